import type { Exacts } from "./build-exact.ts";
import { asJson } from "./json.ts";
import { readPlainReference } from "./read-plain-reference.ts";
import type { PlanPart, Task } from "./sample-task.ts";
import type { Json, Sample } from "./sample.ts";
import type { SchemaScope } from "./schema.ts";

/** Plans a string that holds JSON of a known shape; `undefined` where the schema says nothing of the kind. */
export function buildJsonSample(
  { members, hints, name }: Task,
  scope: SchemaScope,
  exacts: Exacts,
  plan: PlanPart,
): Sample | undefined {
  const member = members.find(
    ({ contentMediaType, contentSchema }) => contentMediaType === "application/json" && contentSchema !== undefined,
  );
  if (member?.contentSchema === undefined) return undefined;
  const { contentSchema } = member;
  const of = plan({ schemas: [contentSchema], hints: hints.flatMap(readContent), name, needed: true });
  if (!of) return undefined;
  const schema = scope.aliases.get(readPlainReference([contentSchema]) ?? "");
  const exact = schema === undefined ? exacts.of(contentSchema) : undefined;
  return { kind: "json", of, schema, ...(exact ? { exact } : {}) };
}

/** What a string holds, unless numbers in it would be rounded. */
function readContent(hint: Json): Json[] {
  if (typeof hint !== "string" || /[:,[\s]-?\d{16}/.test(hint)) return [];
  return [asJson(JSON.parse(hint))];
}
