import { dataFields } from "../openapi/field-names.ts";
import type { Step } from "../openapi/node.ts";
import { readPositions } from "./positions.ts";

/** Returns `true` for a field with values of the API. Rounded limits, such as a maximum, do no harm. */
const isDataField = (step: Step): boolean => dataFields.has(String(step)) || step === "x-example";
const bigLiteral = /(?<=[\s:[,])-?\d{17,}(?=[\s,\]}])/g;
const bound = /(?:maximum|minimum)["']?\s*:\s*$/i;

/** Finds integers beyond 2^53 in examples, defaults and enums, which parsing has rounded. */
export function findRoundedNumbers(text: string): { steps: Step[]; text: string }[] {
  // A parse with positions takes seconds, and almost no document has such a number: search the text first.
  const isSuspect = [...text.matchAll(bigLiteral)].some(
    ({ index }) => !bound.test(text.slice(Math.max(0, index - 40), index)),
  );
  if (!isSuspect) return [];
  return readPositions(text)
    .listRoundedNumbers()
    .filter(({ steps }) => steps.some(isDataField));
}

/** Describes how parsing rounds an integer. For an integer in rounded form, names another one that has the same form. */
export function describeRounding(text: string): string {
  const read = String(Number(text));
  if (read !== text) return `\`${text}\` is read as \`${read}\`.`;
  const integer = BigInt(text);
  const neighbor = [integer + 1n, integer - 1n].find((each) => Number(each) === Number(text)) ?? integer * 2n;
  return `\`${text}\` looks like a rounded number: \`${neighbor}\` is read and written as \`${text}\`, too.`;
}
