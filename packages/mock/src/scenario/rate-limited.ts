import { findResponseKey } from "../contract/find-response-key.js";
import type { Scenario } from "./scenario.js";

export const rateLimited: Scenario = {
  name: "rate-limited",
  summary: "The session is answered 429 until the time in `retry-after` is over, then rightly.",
  plays: "operations that document 429",
  parameters: [
    {
      name: "retry-after",
      says: "seconds from the first refusal to the first right answer",
      default: "1",
      takes: [0, 3_600],
    },
    { name: "times", says: "refusals at most", default: "1000", takes: [0, 1_000_000] },
  ],
  legal: true,
  findObstacle: (operation) => (findResponseKey(operation, 429) === undefined ? "it documents no 429" : undefined),
  chooseStatus({ parameters: { "retry-after": wait, times }, count }) {
    const { before, ageMs } = count(`rate-limited ${wait} ${times}`);
    const leftMs = Number(wait) * 1_000 - ageMs;
    if (before >= Number(times) || leftMs <= 0) return undefined;
    return { status: 429, headers: { "retry-after": String(Math.ceil(leftMs / 1_000)) } };
  },
};
