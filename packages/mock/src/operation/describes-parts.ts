import { listKnownParts, type Schema } from "@shortvideo-api/document";

/** Returns `true` for a schema that describes the parts of an object or a list. Its author may not have written the type. */
export function describesParts(document: object, schema: Schema): boolean {
  return listKnownParts(document, schema, "always").some((part) =>
    ["properties", "required", "additionalProperties", "items"].some((keyword) => Object.hasOwn(part, keyword)),
  );
}
