import type { Step } from "../openapi/node.ts";
import { readPositions } from "./positions.ts";

/** Keywords under which a value is told, and not only bounded. */
const tellsValues = new Set(["example", "examples", "default", "enum", "const", "value", "x-example"]);
const bigLiteral = /(?<=[\s:[,])-?\d{17,}(?=[\s,\]}])/g;
const bound = /(?:maximum|minimum)["']?\s*:\s*$/i;

/** Integers in examples, defaults and enums that parsing has rounded, since they lie beyond 2^53. */
export function findRoundedNumbers(text: string): { steps: Step[]; text: string }[] {
  // A quick look first, since almost no document has one: a parse with positions takes seconds.
  const isSuspect = [...text.matchAll(bigLiteral)].some(
    ({ index }) => !bound.test(text.slice(Math.max(0, index - 40), index)),
  );
  if (!isSuspect) return [];
  return readPositions(text)
    .roundedNumbers()
    .filter(({ steps }) => steps.some((step) => typeof step === "string" && tellsValues.has(step)));
}
