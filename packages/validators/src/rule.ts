import type { Limits, NumberKeyword } from "@shortvideo-api/document";

/** A value that a library compares by itself. */
export type Scalar = string | number | boolean | null;

/** The values that a validator accepts, in the words that validation libraries share. */
export type Rule =
  | { readonly is: "any" | "never" | "boolean" | "null" }
  /** A file or a stream, as the client takes bytes. */
  | { readonly is: "bytes" }
  /** The validator of a component schema, by its key in the document. */
  | { readonly is: "named"; readonly key: string }
  | { readonly is: "values"; readonly values: readonly Scalar[] }
  | StringRule
  | NumberRule
  | ArrayRule
  | ObjectRule
  /** A value that one of these rules accepts; with `exactlyOne`, no other one. */
  | { readonly is: "either"; readonly of: readonly Rule[]; readonly exactlyOne: boolean }
  | { readonly is: "both"; readonly of: readonly Rule[] };

/** A text. Lengths count characters, as JSON Schema does, and not units of UTF-16. */
export interface StringRule extends Pick<Limits, "minLength" | "maxLength" | "pattern"> {
  readonly is: "string";
}

/** A number. */
export interface NumberRule extends Pick<Limits, NumberKeyword> {
  readonly is: "number";
  readonly isInteger: boolean;
}

/** A list. */
export interface ArrayRule extends Pick<Limits, "minItems" | "maxItems" | "uniqueItems"> {
  readonly is: "array";
  /** The rules of the first items. A list may be shorter. */
  readonly prefix: readonly Rule[];
  /** The rule of each other item. */
  readonly items: Rule;
}

/** An object. */
export interface ObjectRule extends Pick<Limits, "minProperties" | "maxProperties"> {
  readonly is: "object";
  readonly fields: readonly { readonly name: string; readonly rule: Rule; readonly isRequired: boolean }[];
  /** The rule of each other property; `never` if there are no others. */
  readonly others: Rule;
}

/** Lists the component schemas to which a rule refers, at any depth of the rule. */
export function listNamed(rule: Rule): string[] {
  return rule.is === "named" ? [rule.key] : listInner(rule).flatMap(listNamed);
}

/** Lists the rules within a rule. */
function listInner(rule: Rule): readonly Rule[] {
  switch (rule.is) {
    case "array":
      return [...rule.prefix, rule.items];
    case "object":
      return [...rule.fields.map((field) => field.rule), rule.others];
    case "either":
    case "both":
      return rule.of;
    default:
      return [];
  }
}
