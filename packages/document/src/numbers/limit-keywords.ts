/** The keywords of JSON Schema that limit a number of characters, items or properties. Those that begin with `min` are lower limits. */
export const countLimits = [
  { keyword: "minLength", type: "string", unit: "character" },
  { keyword: "maxLength", type: "string", unit: "character" },
  { keyword: "minItems", type: "array", unit: "item" },
  { keyword: "maxItems", type: "array", unit: "item" },
  { keyword: "minProperties", type: "object", unit: "property" },
  { keyword: "maxProperties", type: "object", unit: "property" },
] as const;

/** A keyword that limits a number of characters, items or properties. */
export type CountKeyword = (typeof countLimits)[number]["keyword"];

/** The names of these keywords. */
export const countKeywords: readonly CountKeyword[] = countLimits.map(({ keyword }) => keyword);

/** Returns whether a keyword is a lower limit. */
export function isLowerLimit(keyword: CountKeyword): boolean {
  return keyword.startsWith("min");
}

/** The keywords of JSON Schema that limit numbers. */
export const numberKeywords = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;

/** A keyword that limits numbers. */
export type NumberKeyword = (typeof numberKeywords)[number];
