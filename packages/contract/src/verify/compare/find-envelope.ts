import { isRecord, type OpenApi, printReference, type Step } from "@shortvideo-api/document";
import type { CompileSchema } from "@shortvideo-api/mock/internal";
import { followReferences, findNode } from "./document-nodes.js";
import { describeWord } from "./describe-value.js";
import type { ResponseDifference } from "./response-difference.js";

/** Detects a body that is wrapped in an additional field, or lacks the field that should wrap it. */
export function findEnvelope(
  document: OpenApi,
  compile: CompileSchema,
  path: readonly Step[],
  body: unknown,
): ResponseDifference | undefined {
  if (!isRecord(body) || Array.isArray(body)) return undefined;
  const schemaPath = followReferences(document, path);
  const declared = listFields(document, schemaPath);
  const fits = (value: unknown, schema: readonly Step[]) => compile({ $ref: printReference(schema) })(value);
  for (const [name, value] of Object.entries(body)) {
    if (declared.has(name) || countFields(value, declared) <= countFields(body, declared)) continue;
    if (!fits(value, schemaPath)) continue;
    const found = `the whole body inside ${describeWord(name)}`;
    return { code: "envelope-changed", place: "body", path: schemaPath, expected: nameFields(declared), found };
  }
  for (const [name, schema] of declared) {
    const fields = listFields(document, schema);
    const isUnwrapped = Object.keys(body).some((field) => fields.has(field) && !declared.has(field));
    if (!isUnwrapped || countFields(body, declared) > 0 || !fits(body, schema)) continue;
    const found = `the content of \`${name}\` without its field`;
    return { code: "envelope-changed", place: "body", path: schemaPath, expected: nameFields(declared), found };
  }
  return undefined;
}

/** Counts the given fields that a value has. */
function countFields(value: unknown, fields: ReadonlyMap<string, readonly Step[]>): number {
  return isRecord(value) ? Object.keys(value).filter((name) => fields.has(name)).length : 0;
}

/** Lists the fields of an object schema, each with the path of its declaration. */
function listFields(document: OpenApi, path: readonly Step[], depth = 0): ReadonlyMap<string, readonly Step[]> {
  const schemaPath = followReferences(document, path);
  const schema = findNode(document, schemaPath);
  if (!isRecord(schema) || depth > 8) return new Map();
  const { properties, allOf } = schema;
  const inherited = Array.isArray(allOf)
    ? allOf.flatMap((_, index) => [...listFields(document, [...schemaPath, "allOf", index], depth + 1)])
    : [];
  const own = isRecord(properties) ? Object.keys(properties) : [];
  return new Map([...inherited, ...own.map((name) => [name, [...schemaPath, "properties", name]] as const)]);
}

function nameFields(fields: ReadonlyMap<string, readonly Step[]>): string {
  const names = [...fields.keys()].slice(0, 4).map((name) => `\`${name}\``);
  return `an object with ${names.join(", ")}${fields.size > names.length ? ", …" : ""} at its top`;
}
