import { parseJson } from "../numbers/json-text.ts";
import type { Exacts } from "../schema/build-exact.ts";
import { asJson, type Json } from "../schema/json.ts";
import { readPlainReference } from "../schema/read-plain-reference.ts";
import type { PlanPart, Task } from "./sample-task.ts";
import { type FindSample, readSampleValue } from "./sample-value.ts";
import type { Sample } from "./sample.ts";
import type { SchemaScope } from "../schema/schema.ts";

/** The seeds for which the text is checked against the other keywords. */
const checkedSeeds = [0, 1, 2];

/** Plans a string that contains JSON of a known schema. Returns `undefined` for a schema without `contentSchema`. */
export function buildJsonSample(
  { members, hints, name, admits }: Task,
  { scope, exacts, byAlias }: { scope: SchemaScope; exacts: Exacts; byAlias: FindSample },
  plan: PlanPart,
): Sample | undefined {
  const member = members.find(
    ({ contentMediaType, contentSchema }) => contentMediaType === "application/json" && contentSchema !== undefined,
  );
  if (member?.contentSchema === undefined) return undefined;
  const { contentSchema } = member;
  const of = plan({ schemas: [contentSchema], hints: hints.flatMap(readContent), name, needed: false });
  if (!of) return undefined;
  const schema = scope.aliases.get(readPlainReference([contentSchema]) ?? "");
  const exact = schema === undefined ? exacts.of(contentSchema) : undefined;
  const sample: Sample = { kind: "json", of, schema, ...(exact ? { exact } : {}) };
  return checkedSeeds.every((seed) => admits(readSampleValue(sample, seed, byAlias))) ? sample : undefined;
}

/** Reads the JSON in a string. */
function readContent(hint: Json): Json[] {
  return typeof hint === "string" ? [asJson(parseJson(hint))] : [];
}
