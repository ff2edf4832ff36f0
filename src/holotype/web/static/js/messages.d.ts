/** What a table sends to its pages; `tables/frames.py` makes it. */

export type Fact = { icon: string; value: string; label: string };

export type Panel = { colour: string; icon: string; letter: string; title: string; score: number; facts: Fact[] };

export type Seat = {
  seat: number;
  name: string;
  label: string;
  kind: "person" | "bot" | "open";
  freed: boolean;
  level: string;
  mine: boolean;
  panel: Panel;
};

export type Bar = { title: string; turn: number | null; phase: string; question: string; clause: string };

export type Choice = { token: string; label: string; help: string };

export type LogLine = {
  text: string;
  clause: string;
  move: number;
  seat: number | null;
  private: boolean;
  things: string[];
};

export type Place = { place: number; seat: number; name: string; score: number; won: boolean };

/** What the table and a moment of its replay have in common. */
type Scene = {
  moves: number;
  seat: number | null;
  seats: Seat[];
  bar: Bar;
  picture: string;
  since: number;
  recent: string[];
  ranking: Place[];
  over: boolean;
};

/** A moment of the replay. */
export type Moment = Scene & { log: LogLine[] };

/** The table as it stands. */
export type Frame = Scene & {
  show: "table";
  frame: number;
  version: number;
  viewer: number | null;
  mine: number[];
  host: boolean;
  cover: number | null;
  closed: boolean;
  waits: { for: number[]; until: number | null };
  together: boolean;
  waiting: string;
  legal: Choice[];
  log: { from: number; lines: LogLine[]; total: number };
  undo: { moves: number; free: boolean; turn: number; turn_free: boolean } | null;
  vote: { words: string; back: number; asked: boolean } | null;
  verdict: string;
};

/** Pieces of the picture from one to before another one went; what stands there now, if anything. */
export type Change = [number, number, string?];

/** What is another than in the frame of this number, seen with the same eyes. */
export type Changes = Omit<Partial<Frame>, "show" | "frame" | "picture"> & {
  show: "changes";
  on: number;
  frame: number;
  picture?: Change[];
};

export type Hint = { show: "hint"; version: number; token: string; text: string };

export type Problem = { show: "error"; code: string; text: string };

export type Message = Frame | Changes | Hint | Problem;

/** A clause of the rulebook, as the API returns it. */
export type Clause = { id: string; section: string; name: string; html: string };
