import * as fc from "fast-check";
import type { Json } from "../../../packages/diff/test/edit.ts";
import { schemas } from "./arbitrary-documents.ts";
import { type EditSchema, listKeywordEdits, pick } from "./list-keyword-edits.ts";
import { fieldsOf, isFields, isUncertain, listSchemas, readKey, type Slot } from "./list-schemas.ts";

/** A random edit of a document. The numbers choose one of the places, of the edits that are possible there, and of their variants. */
export interface RandomEdit {
  readonly place: number;
  readonly kind: number;
  readonly variant: number;
  /** Whether keywords are edited. Otherwise the schema is replaced, or becomes a part of another one. */
  readonly isFine: boolean;
  /** A schema that the edit may insert. */
  readonly other: unknown;
}

const edit: fc.Arbitrary<RandomEdit> = fc.record({
  place: fc.nat(),
  kind: fc.nat(),
  variant: fc.nat(),
  isFine: fc.constantFrom(false, true, true),
  other: schemas,
});

/** One to three edits. */
export const randomEdits: fc.Arbitrary<readonly RandomEdit[]> = fc.array(edit, { minLength: 1, maxLength: 3 });

/** Returns a copy of a document with the edits. */
export function editDocument(document: Json, edits: readonly RandomEdit[]): Json {
  return edits.reduce((current, { place, kind, variant, isFine, other }) => {
    const edited = structuredClone(current);
    const copy: unknown = structuredClone(other);
    const possible = listSchemas(edited).map((slot) => {
      const schema = slot.holder[slot.key];
      const fine = isFine && isFields(schema) ? listKeywordEdits(schema, copy, variant) : [];
      return fine.length > 0 ? fine : listSchemaEdits(edited, slot, copy);
    });
    pick(pick([...possible, listFieldEdits(edited)], place) ?? [], kind)?.();
    return isUncertain(edited) ? current : edited;
  }, document);
}

/** Lists the edits of what surrounds the schemas: whether parameters, bodies and headers are required. */
function listFieldEdits(document: Json): EditSchema[] {
  const edits: EditSchema[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (isFields(node) && ("in" in node || "schema" in node || "content" in node) && node["in"] !== "path") {
      edits.push(() => (node["required"] = node["required"] !== true));
    }
    if (isFields(node) && Array.isArray(node["parameters"])) {
      const parameters: unknown[] = node["parameters"];
      edits.push(() => parameters.push({ name: "x-new", in: "query", schema: { type: "string" } }));
    }
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(document["paths"]);
  return edits;
}

/** Lists the edits that replace a schema, or make it a part of another one. */
function listSchemaEdits(document: Json, { holder, key }: Slot, other: unknown): EditSchema[] {
  const schema = holder[key];
  const { $ref: target, discriminator } = fieldsOf(schema);
  const name = typeof target === "string" ? readKey(target) : undefined;
  const replacements: unknown[] = [
    other,
    { anyOf: [schema, other] },
    { anyOf: [schema, { type: "null" }] },
    { oneOf: [schema, other] },
    { allOf: [schema] },
    { allOf: [schema, other] },
  ];
  if (name !== undefined) {
    const components = fieldsOf(fieldsOf(document["components"])["schemas"]);
    const another = name === "Cat" ? "Dog" : "Cat";
    replacements.push(structuredClone(components[name]), { $ref: `#/components/schemas/${another}` });
  }
  const edits = replacements.map(
    (by): EditSchema =>
      () =>
        (holder[key] = by),
  );
  if (isFields(discriminator)) {
    for (const value of ["cat", "kitty"]) {
      edits.push(() => (discriminator["mapping"] = { [value]: "#/components/schemas/Cat" }));
    }
  }
  return edits;
}
