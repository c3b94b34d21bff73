import { expect, test } from "vitest";
import { loadFiles, type LoadedFiles } from "../../test/load-files.ts";

const orders = `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths:
  /orders:
    get: { operationId: orders.list, responses: { "200": { description: Orders. } } }
    post:
      operationId: orders.create
      callbacks: { paid: { $ref: "#/components/callbacks/Paid" } }
      responses: { "201": { description: Created. } }
components:
  securitySchemes: { Hook-Key: { type: apiKey, in: header, name: Hook-Key } }
  callbacks:
    Paid:
      "{$request.body#/url}":
        post:
          security: [{ Hook-Key: [] }]
          requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Payment" } } } }
          responses: { "200": { description: Noted. } }
  schemas: { Payment: { type: object } }
`;

const configure = async (configuration: object): Promise<LoadedFiles> =>
  loadFiles(
    { "openapi.yaml": orders, "openapi-monorepo.json": JSON.stringify({ spec: "openapi.yaml", ...configuration }) },
    { overlays: ["openapi-monorepo.json"] },
  );

test("leaves out the callbacks of an operation that is left out, and the components that only they need", async () => {
  const { root, problems } = await configure({ exclude: { operations: ["orders.create"] } });

  expect(problems).toEqual([]);
  expect(root?.components.callbacks).toEqual({});
  expect(root?.components.schemas).toEqual({});
});

test("renames security schemes in callbacks, too", async () => {
  const { root } = await configure({ auth: { "Hook-Key": "hookKey" } });

  const paid = root?.components.callbacks?.["Paid"];
  expect(paid).toMatchObject({ "{$request.body#/url}": { post: { security: [{ hookKey: [] }] } } });
});
