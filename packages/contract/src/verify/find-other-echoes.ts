import { isRecord } from "@shortvideo-api/document";
import { readTexts } from "@shortvideo-api/mock/internal";
import type { Call } from "./call/call.js";
import type { Finding } from "./compare/finding.js";

/** What `x-echo` came to in one answer. */
export interface Echoes {
  readonly findings: readonly Finding[];
  /** Parameters whose value the answer held, and nothing else in its place. */
  readonly heard: readonly string[];
}

/** Finds places that hold something else than the parameter that they are declared to repeat (`x-echo`). */
export function findOtherEchoes({ operation, given }: Call, body: unknown): Echoes {
  const findings: Finding[] = [];
  const heard = new Set<string>();
  for (const { parameter: key, place } of operation.echoes) {
    const parameter = operation.parameters.find((each) => `${each.in}.${each.name}` === key);
    const [sent] = parameter ? readTexts(parameter, given) : [];
    const values = readAll(body, place.split(".")).filter((value) => value !== null && value !== "");
    if (!parameter || sent === undefined || values.length === 0) continue;
    const others = values.filter((value) => String(value) !== sent);
    if (others.length === 0) heard.add(parameter.name);
    const path = ["paths", operation.path, operation.method.toLowerCase(), "x-echo", parameter.name];
    const expected = `what \`${parameter.name}\` gave`;
    for (const _ of others) {
      findings.push({ code: "echo-differs", place: `body.${place}`, path, expected, found: "something else" });
    }
  }
  const differing = new Set(findings.map(({ path }) => path.at(-1)));
  return { findings, heard: [...heard].filter((name) => !differing.has(name)) };
}

/** All values at a place: names, of which those that end in `[]` stand for each item of a list. */
function readAll(node: unknown, [step = "", ...rest]: readonly string[]): unknown[] {
  const name = step.replace(/\[\]$/, "");
  const inner = isRecord(node) ? node[name] : undefined;
  const each = step.endsWith("[]") ? (Array.isArray(inner) ? inner : []) : [inner];
  if (rest.length > 0) return each.flatMap((value: unknown) => readAll(value, rest));
  return each.filter((value) => value !== undefined && !isRecord(value));
}
