import type { ServiceFacts } from "./service-facts.js";

/** The first code that says no, else the first one: several stand side by side, and one of them may mean success. */
export function readCode(body: unknown, { inBandFailure }: ServiceFacts): string | number | undefined {
  const codes = readFields(body, inBandFailure?.codes ?? []);
  return codes.find((code) => `${code}` !== `${inBandFailure?.success}`) ?? codes[0];
}

// Where the document names no fields: those of RFC 9457, and the most common one.
const usualMessages = ["message", "detail", "title"];

/** What the service says for people, best first. */
export function readMessages(body: unknown, { inBandFailure }: ServiceFacts): string[] {
  return readFields(body, inBandFailure?.messages ?? usualMessages).filter((text) => typeof text === "string");
}

/** The words and numbers that stand in fields, dots leading inward. */
function readFields(body: unknown, paths: readonly string[]): (string | number)[] {
  const found: (string | number)[] = [];
  for (const path of paths) {
    let value: unknown = body;
    for (const name of path.split(".")) value = Object(value)[name];
    if (typeof value === "number" || (typeof value === "string" && value.trim())) found.push(value);
  }
  return found;
}
