import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Json } from "@shortvideo-api/document/sample/source";

/**
 * Writes a document below a folder, with two operations for each schema: `values.send0` has the schema in its body and its parameters,
 * `values.read0` in its response. Each schema has a file. Returns the path of the document.
 */
export function writeDocument(root: string, schemas: readonly Json[]): string {
  const paths = schemas.map((schema, index) => {
    const folder = `s${index}`;
    mkdirSync(join(root, "spec", folder), { recursive: true });
    writeFileSync(join(root, "spec", folder, "value.json"), JSON.stringify(schema));
    const value = { $ref: `./${folder}/value.json` };
    const content = { "application/json": { schema: value } };
    const send = {
      operationId: `values.send${index}`,
      tags: ["values"],
      parameters: [
        { name: "json", in: "query", content },
        { name: "form", in: "query", schema: value },
      ],
      requestBody: { content },
      responses: { "204": { description: "Accepted." } },
    };
    const read = {
      operationId: `values.read${index}`,
      tags: ["values"],
      responses: { "200": { description: "A value.", content } },
    };
    return [`/values/${index}`, { post: send, get: read }];
  });
  const spec = join(root, "spec/openapi.json");
  const info = { title: "Values", version: "1.0.0" };
  const document = { openapi: "3.1.0", info, tags: [{ name: "values" }], paths: Object.fromEntries(paths) as object };
  writeFileSync(spec, JSON.stringify(document));
  return spec;
}
