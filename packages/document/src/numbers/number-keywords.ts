/** The keywords of JSON Schema that limit numbers. */
export const numberKeywords = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;

/** A keyword that limits numbers. */
export type NumberKeyword = (typeof numberKeywords)[number];
