import { findNode, isNode, isRecord, isSchema, type SchemaView, type Step, viewSchema } from "@shortvideo-api/document";
import type { Validators } from "./create-validators.js";
import { followReferences } from "./document-nodes.js";
import { describeWord } from "./describe-value.js";
import type { ResponseDifference } from "./response-difference.js";

/** Detects a body that is wrapped in an additional field, or lacks the field that should wrap it. */
export function findEnvelope(
  { document, compile }: Pick<Validators, "document" | "compile">,
  path: readonly Step[],
  body: unknown,
): ResponseDifference | undefined {
  if (!isNode(body)) return undefined;
  const schemaPath = followReferences(document, path);
  const schema = findNode(document, schemaPath);
  if (!isSchema(schema)) return undefined;
  const view = viewSchema(document, schema);
  const declared = listFields(view);
  const fits = (value: unknown, expected: SchemaView) => compile(expected.schema)(value).length === 0;
  for (const [name, value] of Object.entries(body)) {
    if (declared.has(name) || countFields(value, declared) <= countFields(body, declared)) continue;
    if (!fits(value, view)) continue;
    const found = `the whole body inside ${describeWord(name)}`;
    return { code: "envelope-changed", place: "body", path: schemaPath, expected: nameFields(declared), found };
  }
  for (const name of declared) {
    const content = view.property(name);
    const fields = listFields(content);
    const isUnwrapped = Object.keys(body).some((field) => fields.has(field) && !declared.has(field));
    if (!isUnwrapped || countFields(body, declared) > 0 || !fits(body, content)) continue;
    const found = `the content of \`${name}\` without its field`;
    return { code: "envelope-changed", place: "body", path: schemaPath, expected: nameFields(declared), found };
  }
  return undefined;
}

/** Counts the given fields that a value has. */
function countFields(value: unknown, fields: ReadonlySet<string>): number {
  return isRecord(value) ? Object.keys(value).filter((name) => fields.has(name)).length : 0;
}

/** Lists the fields that an object always has the schemas of. A branch of a choice may not apply. */
function listFields({ always }: SchemaView): ReadonlySet<string> {
  return new Set(always.flatMap(({ properties = {} }) => Object.keys(properties)));
}

function nameFields(fields: ReadonlySet<string>): string {
  const names = [...fields].slice(0, 4).map((name) => `\`${name}\``);
  return `an object with ${names.join(", ")}${fields.size > names.length ? ", …" : ""} at its top`;
}
