import type { Scenario } from "./scenario.js";

export const flaky: Scenario = {
  name: "flaky",
  summary: "Each request of the session fails a few times, then it is answered rightly.",
  plays: "operations that document the status",
  parameters: [
    { name: "times", says: "failures of each request", default: "2", takes: [0, 1_000_000] },
    { name: "status", says: "the status of a failure", default: "500", takes: [400, 599] },
  ],
  legal: true,
  chooseStatus({ operation, target, parameters: { times, status }, count }) {
    // Set otherwise, it begins anew.
    const { before } = count(`flaky ${status} ${times} ${operation.id} ${digest(target)}`);
    return before < Number(times) ? { status: Number(status) } : undefined;
  },
};

/** Tells requests apart in a few letters. */
function digest(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
