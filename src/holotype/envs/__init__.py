"""The games where the tools of reinforcement learning already are: `pettingzoo`, `gymnasium` and `open_spiel`.

Each module needs its own library and is imported by name: `import holotype.envs.pettingzoo`."""
