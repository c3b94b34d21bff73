/** Keywords of JSON Schema 2020-12 that hold a schema. */
export const schemaKeywords: ReadonlySet<string> = new Set(
  "items contains additionalProperties propertyNames unevaluatedItems unevaluatedProperties not if then else contentSchema".split(
    " ",
  ),
);

/** Keywords that hold several schemas, by name or in a row. */
export const schemasKeywords: ReadonlySet<string> = new Set(
  "properties patternProperties dependentSchemas $defs prefixItems allOf anyOf oneOf".split(" "),
);

/** Keywords that tell people of a value, and do not say which values are valid. */
export const wordKeywords: ReadonlySet<string> = new Set(
  "title description summary deprecated readOnly writeOnly default example examples externalDocs xml $comment".split(
    " ",
  ),
);
