import { type Field, grammar } from "./grammar.ts";
import { type AssertionKeyword, keywords } from "./keywords.ts";

/** Keywords whose schemas are branches of the same value. */
export const branchKeywords = ["allOf", "anyOf", "oneOf"] as const;

/** Keywords whose schemas apply to the same value. `not` and `dependentSchemas` do, too, but not to each value. */
export const sameValueKeywords = [...branchKeywords, "if", "then", "else"] as const;

/** Keywords of JSON Schema 2020-12 whose value is a schema. */
export const schemaKeywords: ReadonlySet<string> = listKeywords(["one"]);

/** Keywords of JSON Schema 2020-12 whose value holds several schemas, by name or in a list. */
export const schemaCollectionKeywords: ReadonlySet<string> = listKeywords(["list", "map"]);

/** Returns `true` for a keyword whose value is a schema, or holds some, also by reference. */
export function holdsSchemas(keyword: string): boolean {
  return keyword === "$ref" || schemaKeywords.has(keyword) || schemaCollectionKeywords.has(keyword);
}

/** Keywords that describe a value to people. They have no effect on which values are valid. */
export const annotationKeywords: ReadonlySet<string> = new Set([
  "summary",
  "$comment",
  ...[...keywords].flatMap(([name, { isAnnotation }]) => (isAnnotation === true ? [name] : [])),
]);

/** The keywords of loaded schemas that decide which values are valid, in the order of their table. */
export const assertionKeywords: readonly AssertionKeyword[] = [...keywords.keys()].filter(isAssertionKeyword);

/** Returns `true` for a keyword that decides which values are valid. */
export function isAssertion(keyword: string): boolean {
  return !annotationKeywords.has(keyword) && !keyword.startsWith("x-");
}

function listKeywords(forms: readonly Field["is"][]): ReadonlySet<string> {
  const older = new Set(["additionalItems", "definitions"]);
  const found = [...grammar.schema].filter(
    ([keyword, field]) => !older.has(keyword) && "of" in field && field.of === "schema" && forms.includes(field.is),
  );
  return new Set(found.map(([keyword]) => keyword));
}

function isAssertionKeyword(name: string): name is AssertionKeyword {
  const { isReplaced, isAnnotation } = keywords.get(name) ?? {};
  return isReplaced !== true && isAnnotation !== true;
}
