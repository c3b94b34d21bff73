import type { Schema, SchemaObject } from "../openapi/openapi.ts";
import { sameValueKeywords } from "../openapi/schema-keywords.ts";
import type { OwnKeywords, SchemaView } from "./schema-view.ts";

/** The number of combinations that are listed. Schemas with more are few, and read as a whole. */
const maxCombinations = 256;

/**
 * Lists the combinations of the branches of a schema: for each, the schemas without choices that a value must match. Returns `undefined`
 * for a schema without choices, and for one with too many combinations.
 */
export function combineBranches(view: SchemaView): readonly (readonly Schema[])[] | undefined {
  return hasChoices(view, new Set()) ? combine(view, new Set()) : undefined;
}

function hasChoices({ own, allOf, choices }: SchemaView, seen: Set<OwnKeywords>): boolean {
  if (seen.has(own)) return false;
  seen.add(own);
  return choices.length > 0 || allOf.some((part) => hasChoices(part, seen));
}

/** `within` contains the schemas around the current one, which may be circular. Such a part adds no condition. */
function combine(view: SchemaView, within: ReadonlySet<OwnKeywords>): Schema[][] | undefined {
  if (within.has(view.own)) return [[]];
  const inner = new Set(within).add(view.own);
  let combined: Schema[][] = [[readAlone(view)]];
  const factors = [
    ...view.allOf.map((part) => [part]),
    ...view.choices.map(({ branches }) => branches.filter(({ own }) => !inner.has(own))),
  ];
  for (const branches of factors) {
    const added: Schema[][] = [];
    for (const branch of branches) {
      const found = combine(branch, inner);
      if (!found || combined.length * (added.length + found.length) > maxCombinations) return undefined;
      added.push(...found);
    }
    combined = combined.flatMap((one) => added.map((other) => [...one, ...other]));
  }
  return combined;
}

const alone = new WeakMap<object, Schema>();

/** Returns the keywords of one schema without those that combine others, apart from `not`. The same schema has the same result. */
function readAlone({ own, schema }: SchemaView): Schema {
  if (schema === false) return false;
  const known = alone.get(own);
  if (known !== undefined) return known;
  const kept = Object.entries(own).filter(([keyword]) => !combining.has(keyword));
  const found: SchemaObject | true = kept.length === 0 || Object.fromEntries(kept);
  alone.set(own, found);
  return found;
}

const combining: ReadonlySet<string> = new Set(["$ref", ...sameValueKeywords, "dependentSchemas", "discriminator"]);
