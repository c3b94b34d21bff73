import { findResponseKey } from "../contract/find-response-key.js";
import type { Operation } from "../contract/operation.js";
import type { Problem } from "../contract/problem.js";

/** What a `Prefer` header asks of the mock, in Prism's words. */
export interface Preference {
  readonly status: number | undefined;
  readonly example: string | undefined;
  readonly dynamic: boolean;
}

/**
 * Reads `Prefer: code=401, example=emptyPage`. Words that are not of the mock are passed over, as RFC 7240 (2) asks; one of
 * ours that says two things, or nothing that is known, is told of: whoever tests by it would test something else.
 */
export function readPreference(header: string): Preference | Problem {
  const words = new Map<string, string>();
  for (const part of header.split(/[,;]/)) {
    const [name = "", value = ""] = part.split("=", 2);
    const key = name.trim().toLowerCase();
    if (!ownWords.has(key)) continue;
    const text = value.trim().replace(/^"(.*)"$/, "$1");
    const known = words.get(key) ?? text;
    if (known !== text) {
      return toProblem(`\`Prefer\` gives \`${key}\` as \`${cut(known)}\` and as \`${cut(text)}\`; it takes one.`);
    }
    words.set(key, text);
  }
  const code = words.get("code");
  const dynamic = words.get("dynamic") ?? "false";
  if (dynamic !== "true" && dynamic !== "false") {
    return toProblem(`\`Prefer\` gives \`dynamic\` as \`${cut(dynamic)}\`; it takes \`true\` or \`false\`.`);
  }
  return {
    status: code === undefined ? undefined : Number(code),
    example: words.get("example"),
    dynamic: dynamic === "true",
  };
}

const ownWords = new Set(["code", "example", "dynamic"]);

/** Says what a preference asks for that the operation does not have; `undefined` when it has it. */
export function findPreferenceProblem(
  operation: Operation,
  status: number,
  { example }: Preference,
): Problem | undefined {
  const key = findResponseKey(operation, status);
  if (key === undefined) {
    const documented = [...operation.responses.keys()].join(", ");
    return toProblem(`\`Prefer\` asks for a status that ${operation.id} does not document; it has ${documented}.`);
  }
  const examples = operation.responses.get(key)?.examples ?? [];
  if (example === undefined || examples.includes(example)) return undefined;
  const named = examples.length === 0 ? "no named example" : examples.map((name) => `\`${name}\``).join(", ");
  return toProblem(`\`Prefer\` asks for an example that ${operation.id} does not have for ${key}; it has ${named}.`);
}

function cut(text: string): string {
  return text.slice(0, 60);
}

function toProblem(message: string): Problem {
  return { code: "preference-unknown", place: "header.prefer", message };
}
