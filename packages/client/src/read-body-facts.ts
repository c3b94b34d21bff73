import type { ServiceFacts } from "./service-facts.js";

/** The first code that says no, else the first one: several stand side by side, and one of them may mean success. */
export function readCode(body: unknown, { inBandFailure }: ServiceFacts): string | number | undefined {
  const codes = (inBandFailure?.codes ?? []).map((field) => readField(body, field)).filter(isCode);
  return codes.find((code) => String(code) !== String(inBandFailure?.success)) ?? codes[0];
}

function isCode(value: unknown): value is string | number {
  return typeof value === "number" || (typeof value === "string" && value !== "");
}

// Where the document names no fields: those of RFC 9457, and the most common one.
const usualMessages = ["message", "detail", "title"];

/** What the service says for people, best first. */
export function readMessages(body: unknown, { inBandFailure }: ServiceFacts): string[] {
  return (inBandFailure?.messages ?? usualMessages)
    .map((field) => readField(body, field))
    .filter((text) => typeof text === "string")
    .filter((text) => text.trim() !== "");
}

function readField(body: unknown, path: string): unknown {
  let value = body;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}
