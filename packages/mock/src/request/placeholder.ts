import type { Parameter } from "../operation/operation.js";
import { splitProperty } from "./to-pairs.js";

/** A value that a program wrote in place of the one that the caller meant. */
export interface Placeholder {
  /** The value as it was sent, without the name of a property. */
  readonly text: string;
  /** Says where the value comes from, to end the sentence "It is `undefined`, …". */
  readonly cause: string;
  /** A caller may mean the value: `null` may be a name to search for. */
  readonly isAmbiguous: boolean;
}

/** Texts of values that are no texts, and where they come from. */
const missingValues: ReadonlyMap<string, string> = new Map([
  ["undefined", "the text of a variable of JavaScript without a value"],
  ["null", "the text of a variable without a value"],
  ["None", "the text of a variable of Python without a value"],
  ["NaN", "the text of a number that could not be computed"],
]);

/** A template that was not filled in, as OpenAPI, JavaScript, shells and template engines write it. */
const template = /^(?:\$?\{([\w.-]+)\}|\{\{\s*([\w.-]+)\s*\}\}|:([A-Za-z][\w-]*))$/;

/** Finds the first value of a parameter that is a placeholder. Values that the document names for the parameter are none. */
export function findPlaceholder(parameter: Parameter, texts: readonly string[]): Placeholder | undefined {
  const documented = listDocumented(parameter);
  for (const sent of texts) {
    const text = parameter.deep && sent.startsWith("[") && sent !== objectText ? splitProperty(sent)[1] : sent;
    const found = documented.has(text) ? undefined : readPlaceholder(parameter, text);
    if (found) return found;
  }
  return undefined;
}

/** The text of an object of JavaScript. */
const objectText = "[object Object]";

function readPlaceholder({ name, json, types, itemTypes }: Parameter, text: string): Placeholder | undefined {
  if (text === objectText) return { text, cause: "the text of an object of JavaScript", isAmbiguous: false };
  const admitsNull = json || types.includes("null") || itemTypes.includes("null");
  const missing = text === "null" && admitsNull ? undefined : missingValues.get(text);
  if (missing !== undefined) return { text, cause: missing, isAmbiguous: true };
  const [, inBraces, inTwoBraces, afterColon] = template.exec(text) ?? [];
  const filled = inBraces ?? inTwoBraces ?? afterColon;
  // A colon may begin a value such as `:warning`, so it must be followed by the name of the parameter.
  if (filled === undefined || (afterColon !== undefined && afterColon !== name)) return undefined;
  return { text, cause: "a template that was not filled in", isAmbiguous: filled !== name };
}

/** Returns the value that a text has after another decoding, if it looks as if it was percent-encoded twice. */
export function findDoubleEncoded(parameter: Parameter, texts: readonly string[]): string | undefined {
  const documented = listDocumented(parameter);
  return texts.find((text) => !documented.has(text) && isEncoded(text));
}

/** Lists the values that the document names for a parameter. */
function listDocumented({ choices, samples, default: usual }: Parameter): ReadonlySet<string | undefined> {
  return new Set([...choices, ...samples.flat(), usual]);
}

/** Returns whether a text is what percent-encoding writes: it has encoded characters, and all that require it are. */
function isEncoded(text: string): boolean {
  if (!/%[\da-f]{2}/i.test(text)) return false;
  try {
    const decoded = decodeURIComponent(text);
    return encodeURIComponent(decoded).toLowerCase() === text.toLowerCase();
  } catch {
    return false;
  }
}
