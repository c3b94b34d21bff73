import type { Scenario } from "./scenario.js";

export const drip: Scenario = {
  name: "drip",
  summary: "The right answer comes in small pieces.",
  plays: "all",
  parameters: [
    { name: "bytes", says: "bytes of a piece", default: "64", takes: [1, 1_000_000] },
    { name: "pause_ms", says: "milliseconds between two pieces", default: "10", takes: [0, 60_000] },
  ],
  legal: true,
  deliver: (reply, { bytes, pause_ms }) => ({
    ...reply,
    delivery: { drip: { bytes: Number(bytes), pause_ms: Number(pause_ms) } },
  }),
};
