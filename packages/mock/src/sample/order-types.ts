import { isInt64, type SchemaObject } from "@shortvideo-api/document";

/** Types that all members admit, that of the wish first, and `null` last except where values are to be flat. */
export function orderTypes(members: readonly SchemaObject[], wish: unknown, isFlat: boolean): readonly string[] {
  const named = members.flatMap(({ type }) => (type === undefined ? [] : [[type].flat()]));
  const admitted = allTypes.filter((type) =>
    named.every((types) => types.includes(type) || (type === "integer" && types.includes("number"))),
  );
  const isWhole = !admitted.includes("number");
  const types = admitted.filter((type) => type !== "integer" || isWhole);
  const guessed = guessType(members);
  const score = (type: string): number => {
    if (type === "null") return wish === null ? 3 : -1;
    if (wish !== undefined && type === typeOf(wish, types)) return 3;
    if (type === guessed) return 2;
    return isFlat && (type === "object" || type === "array") ? -2 : 0;
  };
  return types.toSorted((one, other) => score(other) - score(one));
}

const allTypes = ["string", "integer", "number", "boolean", "object", "array", "null"] as const;

function typeOf(value: unknown, types: readonly string[]): string {
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return types.includes("number") ? "number" : "integer";
  return typeof value;
}

/** The type that keywords speak of where none is named. */
function guessType(members: readonly SchemaObject[]): string | undefined {
  const has = (words: string) => members.some((member) => words.split(" ").some((word) => Object.hasOwn(member, word)));
  if (members.some(({ type, format }) => isInt64({ type: type ?? "integer", format }))) return "integer";
  if (has("properties additionalProperties patternProperties required minProperties propertyNames dependentRequired"))
    return "object";
  if (has("items prefixItems minItems uniqueItems contains")) return "array";
  if (has("minLength maxLength pattern format contentMediaType")) return "string";
  return has("minimum maximum exclusiveMinimum exclusiveMaximum multipleOf") ? "number" : undefined;
}
