import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { printJson } from "@shortvideo-api/document/source";
import type { Json, Schema } from "@shortvideo-api/document/sample/source";

/**
 * Writes a document below a folder, with operations for each schema: `values.send0` has the schema in its body and its optional parameters,
 * `values.move0` in its path, `values.read0` in its response. Each schema has a file beside the document. Returns the path of the document.
 */
export function writeDocument(
  root: string,
  schemas: readonly Json[],
  components: Readonly<Record<string, Schema>> = {},
): string {
  const paths = schemas.flatMap((schema, index) => {
    const folder = `s${index}`;
    mkdirSync(join(root, "spec", folder), { recursive: true });
    writeFileSync(join(root, "spec", folder, "value.json"), printJson(schema));
    const value = { $ref: `./${folder}/value.json` };
    const content = { "application/json": { schema: value } };
    const send = respond({
      operationId: `values.send${index}`,
      parameters: [
        { name: "json", in: "query", content },
        ...["query", "header", "cookie"].map((name) => ({ name, in: name, schema: value })),
      ],
      requestBody: { content },
    });
    const move = respond({
      operationId: `values.move${index}`,
      parameters: [{ name: "path", in: "path", required: true, schema: value }],
    });
    const submit = respond({
      operationId: `values.submit${index}`,
      requestBody: { content: { "application/x-www-form-urlencoded": { schema: value } } },
    });
    const read = respond({
      operationId: `values.read${index}`,
      responses: { "200": { description: "A value.", content } },
    });
    return [
      [`/values/${index}`, { post: send, put: submit, get: read }],
      [`/values/${index}/{path}`, { put: move }],
    ];
  });
  const spec = join(root, "spec/openapi.json");
  const document = {
    openapi: "3.1.0",
    info: { title: "Values", version: "1.0.0" },
    tags: [{ name: "values" }],
    paths: Object.fromEntries(paths) as object,
    components: { schemas: components },
  };
  writeFileSync(spec, printJson(document));
  return spec;
}

/** Completes an operation that accepts a value. */
function respond(operation: object): object {
  return { tags: ["values"], responses: { "204": { description: "Accepted." } }, ...operation };
}
