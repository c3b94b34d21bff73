import { isRecord, parseEchoPlace } from "@shortvideo-api/document";
import { readTexts } from "@shortvideo-api/mock/requests";
import type { ServiceRequest } from "../request/service-request.js";
import type { ResponseDifference, ResponsePart } from "./response-difference.js";

/** The result of checking `x-echo` in one response. */
export interface Echoes {
  readonly differences: readonly ResponseDifference[];
  /** The declared fields. */
  readonly parts: readonly ResponsePart[];
  /** Parameters whose value the response repeats in every declared place. */
  readonly repeated: readonly string[];
}

/** Checks the fields that are declared to repeat a parameter (`x-echo`). A field with another value is a difference. */
export function checkEchoes({ operation, given }: ServiceRequest, body: unknown): Echoes {
  const differences: ResponseDifference[] = [];
  const parts: ResponsePart[] = [];
  const repeated = new Set<string>();
  for (const { parameter: key, place } of operation.echoes) {
    const parameter = operation.parameters.find((each) => `${each.in}.${each.name}` === key);
    const [sent] = parameter ? readTexts(parameter, given) : [];
    const values = readAll(body, parseEchoPlace(place)).filter((value) => value !== null && value !== "");
    const path = [...operation.steps, "x-echo", parameter?.name ?? key];
    const isComparable = sent !== undefined && values.length > 0;
    const omitted = `No response to a request with \`${parameter?.name ?? key}\` had a value here.`;
    parts.push({ place: `body.${place}`, name: "x-echo", path, ...(!isComparable && { omitted }) });
    if (!parameter || !isComparable) continue;
    const others = values.filter((value) => String(value) !== sent);
    if (others.length === 0) repeated.add(parameter.name);
    const expected = `the value of \`${parameter.name}\``;
    for (const _ of others) {
      differences.push({ code: "echo-differs", place: `body.${place}`, path, expected, found: "another value" });
    }
  }
  const differing = new Set(differences.map(({ path }) => path.at(-1)));
  return { differences, parts, repeated: [...repeated].filter((name) => !differing.has(name)) };
}

/** Returns all values at a place. */
function readAll(node: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return node === undefined || isRecord(node) ? [] : [node];
  if (step === "[]") return Array.isArray(node) ? node.flatMap((item) => readAll(item, rest)) : [];
  return isRecord(node) ? readAll(node[step], rest) : [];
}
