import js from "@eslint/js";
import globals from "globals";

export default [
  {
    files: ["src/holotype/web/static/js/*.js"],
    languageOptions: { globals: globals.browser },
    rules: { ...js.configs.recommended.rules, eqeqeq: "error", "no-var": "error", "prefer-const": "error" },
  },
];
