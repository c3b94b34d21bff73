import { type Document, type Schema, type SchemaView, type Step, viewSchema } from "@shortvideo-api/document/source";
import { readNumber, type Trait } from "./read-traits.ts";

/** A number, and the unit in its description. */
export interface SuggestedUnit {
  /** Such as `"epoch-seconds"`. */
  readonly unit: string;
  readonly evidence: readonly [Trait];
}

/** Words of a description that name a unit. The unit of a time is not that of a duration. */
const unitWords: readonly (readonly [unit: string, words: RegExp])[] = [
  [
    "epoch-seconds",
    /\bseconds since (?:the )?(?:unix )?epoch\b|\b(?:unix|epoch) (?:time|timestamp)s?\b[^.]*\bin seconds\b|\bepoch seconds\b/i,
  ],
  [
    "epoch-milliseconds",
    /\bmilliseconds since (?:the )?(?:unix )?epoch\b|\b(?:unix|epoch) (?:time|timestamp)s?\b[^.]*\bin milliseconds\b|\bepoch milliseconds\b/i,
  ],
  ["seconds", /\b(?:in|number of) seconds\b/i],
  ["milliseconds", /\b(?:in|number of) milliseconds\b/i],
  ["days", /\b(?:in|number of) days\b/i],
  ["bytes", /\b(?:in|number of) bytes\b/i],
  ["pixels", /\bin pixels\b/i],
];

/** Suggests `x-unit` for the numbers of the named schemas whose descriptions name exactly one unit. */
export function suggestUnits({ root }: Document): SuggestedUnit[] {
  const { schemas } = root.components;
  return Object.entries(schemas).flatMap(([key, schema]) =>
    findUnits(viewSchema(root, schema), ["components", "schemas", key]),
  );
}

/** Finds the units of a schema that stands at these steps, and of all schemas in it. A schema that it refers to has steps of its own. */
function findUnits(view: SchemaView, steps: readonly Step[]): SuggestedUnit[] {
  const { properties = {}, items = true } = view.own;
  const inner = (schema: Schema, inside: () => SchemaView, ...at: readonly Step[]): SuggestedUnit[] =>
    typeof schema === "boolean" || schema.$ref !== undefined ? [] : findUnits(inside(), [...steps, ...at]);
  return [
    ...readUnit(view, steps),
    ...Object.entries(properties).flatMap(([name, schema]) =>
      inner(schema, () => view.property(name), "properties", name),
    ),
    ...inner(items, () => view.item(view.prefixLength), "items"),
    ...view.allOf.flatMap((part, index) => (part.key === undefined ? findUnits(part, [...steps, "allOf", index]) : [])),
  ];
}

function readUnit(view: SchemaView, steps: readonly Step[]): SuggestedUnit[] {
  const number = view.own["x-unit"] === undefined ? readNumber(view, steps) : undefined;
  if (!number) return [];
  const [found, ...others] = unitWords.filter(([, words]) => words.test(number.text)).map(([unit]) => unit);
  // `in seconds since the epoch` is a time.
  const isTime = found?.startsWith("epoch-") && others.every((other) => found.endsWith(other));
  return found && (others.length === 0 || isTime) ? [{ unit: found, evidence: [number] }] : [];
}
