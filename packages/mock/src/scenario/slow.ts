import type { Scenario } from "./scenario.js";

export const slow: Scenario = {
  name: "slow",
  summary: "The right answer comes late.",
  plays: "all",
  parameters: [{ name: "delay_ms", says: "milliseconds until its first byte", default: "1000", takes: [0, 600_000] }],
  legal: true,
  deliver: (reply, { delay_ms }) => ({ ...reply, delivery: { delay_ms: Number(delay_ms) } }),
};
