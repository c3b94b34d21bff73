import type { KeywordCxt } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { type Direction, optionalKeywords } from "@shortvideo-api/document";

/** Makes a validator accept bodies without the properties that they may leave out in these directions. See `markOneWay`. */
export function relaxRequired(ajv: Ajv2020, directions: readonly Direction[]): void {
  const definition = ajv.getKeyword("required");
  if (typeof definition !== "object" || !("code" in definition)) throw new Error("Ajv has no keyword `required`.");
  // The code for longer lists would read the names from the schema.
  ajv.opts.loopRequired = Infinity;
  ajv.removeKeyword("required");
  ajv.addKeyword({
    ...definition,
    // Its old place among the keywords: messages report the first error.
    before: "propertyNames",
    code(context: KeywordCxt) {
      const names: readonly string[] = context.schema;
      const lists = directions.map((direction) => context.parentSchema[optionalKeywords[direction]]);
      const optional = new Set<unknown>(lists.filter(Array.isArray).flat());
      definition.code(Object.assign(context, { schema: names.filter((name) => !optional.has(name)) }));
    },
  });
}
