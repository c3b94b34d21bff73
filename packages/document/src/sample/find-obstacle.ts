import type { Schema, SchemaScope } from "../schema/schema.ts";
import type { SchemaView } from "../view/schema-view.ts";
import { viewInScope } from "../view/view-schema.ts";
import type { Samples } from "./build-sample.ts";

/** The most levels that are searched: a schema may contain itself. */
const maxDepth = 16;

/**
 * Finds the innermost part because of which a schema has no value: a required property, or the items of a list that must have some. Returns
 * its place, such as `"data[].token"`. Returns `undefined` if no part is the reason.
 */
export function findObstacle(scope: SchemaScope, samples: Pick<Samples, "of">, schema: Schema): string | undefined {
  const steps: string[] = [];
  const search = (view: SchemaView): void => {
    const obstacle = listRequired(view).find(
      ([, { schema: part }]) => part !== false && samples.of(part) === undefined,
    );
    if (!obstacle || steps.length >= maxDepth) return;
    steps.push(obstacle[0]);
    search(obstacle[1]);
  };
  search(viewInScope(scope, schema));
  return steps.length === 0 ? undefined : steps.join("").replace(/^\./, "");
}

/** Lists the parts that each value has, with the steps to them. */
function listRequired(view: SchemaView): [step: string, part: SchemaView][] {
  const properties = [...view.required].map((name): [string, SchemaView] => [`.${name}`, view.property(name)]);
  const hasItems = view.always.some(({ minItems = 0 }) => minItems > 0);
  return hasItems ? [...properties, ["[]", view.item(0)]] : properties;
}
