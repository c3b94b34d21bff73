import { isNode } from "@shortvideo-api/document/source";
import { asJson, isFields, type Json } from "./json.ts";
import type { Samples } from "./build-sample.ts";
import type { FailedResponse, Failure } from "./model.ts";
import type { DescribedFailure } from "./read-answer.ts";
import type { Schema } from "./schema.ts";

/** What the name of a failure that hides in a success is. */
const inBand = "inBandFailure";
/** Statuses that stand for a range of them. */
const usual = new Map<Failure["status"], number>([
  ["default", 500],
  ["4XX", 400],
  ["5XX", 500],
]);

/** What an operation can fail with. */
export interface Failing {
  failed: readonly DescribedFailure[];
  /** Of the answer, where it is JSON. */
  schema: Schema | undefined;
  /** Names of answers, which no failure gets. */
  taken: readonly string[];
  /** `x-in-band-failure` of the document, as it stands there. */
  declared: unknown;
}

/** Plans failures as whole responses: one for each body that the document names, else one for each status. */
export function buildFailedResponses(samples: Samples, { failed, schema, taken, declared }: Failing): FailedResponse[] {
  const names = new Set<string | number>([...taken, inBand]);
  const responses = failed.flatMap(({ failure, schema: of, examples, named }): FailedResponse[] => {
    const status = typeof failure.status === "number" ? failure.status : usual.get(failure.status);
    if (status === undefined) return [];
    const common = { description: failure.description, status, mediaType: failure.content?.mediaType };
    const bodies =
      of === undefined ? [] : [...named].map(([name, value]) => ({ name, sample: samples.of(of, [value]) }));
    const [first] = bodies;
    if (!first) return [{ ...common, name: status, sample: of === undefined ? undefined : samples.of(of, examples) }];
    return bodies.map(({ name, sample }) => ({ ...common, name: names.has(name) ? `${name}${status}` : name, sample }));
  });
  const unique = responses.filter(({ name }) => !names.has(name) && names.add(name));
  const hidden = schema === undefined ? undefined : findHidden(samples, schema, declared);
  if (hidden === undefined) return unique;
  const description = "A failure that hides in a success: its body says so, and carries no data.";
  const sample = { kind: "literal", value: hidden } as const;
  return [...unique, { name: inBand, description, status: 200, mediaType: "application/json", sample }];
}

/** The body that the document shows for such a failure: one whose code the answer declares, else the first. */
function findHidden(samples: Samples, schema: Schema, declared: unknown): Json | undefined {
  const { codes, examples } = isNode(declared) ? declared : {};
  if (!Array.isArray(codes) || !Array.isArray(examples)) return undefined;
  const bodies = examples.map(asJson).filter(isFields);
  const own = codes.filter((code) => typeof code === "string" && samples.at(schema, [code]) !== undefined);
  return bodies.find((body) => own.some((code) => Object.hasOwn(body, String(code)))) ?? bodies[0];
}
