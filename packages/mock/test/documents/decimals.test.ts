import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createMock } from "../../src/index.js";

// Fractions are compared as decimals, and numbers are served as the author wrote them.

const folder = mkdtempSync(join(tmpdir(), "decimals-"));
afterAll(() => rmSync(folder, { recursive: true }));

const spec = join(folder, "openapi.yaml");
writeFileSync(
  spec,
  `openapi: 3.1.0
info: { title: Prices, version: "1" }
paths:
  /prices:
    get:
      responses:
        "400": { description: Wrong. }
        "200":
          description: Prices.
          headers: { total: { required: true, schema: { type: number, multipleOf: 0.01, examples: [39.98] } } }
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Prices" }
              example: { price: 19.99, list: [0.07, 1.1], id: 9007199254740993, any: { id: 9223372036854775807 } }
    post:
      parameters: [{ name: price, in: query, schema: { type: number, multipleOf: 0.01 } }]
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Prices" } } } }
      responses: { "204": { description: Accepted. }, "400": { description: Wrong. } }
components:
  schemas:
    Prices:
      type: object
      properties:
        price: { type: number, multipleOf: 0.01, example: 19.99 }
        list: { type: array, items: { allOf: [{ type: number }, { multipleOf: 0.01 }] } }
        id: { type: integer }
        any: {}
`,
);
const mock = await createMock({ spec, strict: true });

test("serves an example as written, with each decimal and each digit", async () => {
  const response = await mock.fetch(new Request("http://mock.example/prices"));

  expect((await response.text()).replaceAll(/\s/g, "")).toBe(
    '{"price":19.99,"list":[0.07,1.1],"id":9007199254740993,"any":{"id":9223372036854775807}}',
  );
  expect(response.headers.get("total")).toBe("39.98");
});

test.each([
  ["?price=19.99", "{}", 204],
  ["?price=19.995", "{}", 400],
  ["?price=1e-2", "{}", 204],
  ["?price=9007199254740993", "{}", 204],
  ["", '{"price":19.99}', 204],
  ["", '{"price":0.57,"list":[0.29,4.35]}', 204],
  ["", '{"price":19.995}', 400],
  ["", '{"list":[0.295]}', 400],
  ["", '{"any":9007199254740993,"price":0.29}', 204],
  ["", '{"any":9007199254740993,"price":0.295}', 400],
])("the query %j with the body %s has status %d", async (query, body, status) => {
  const headers = { "content-type": "application/json" };
  const request = new Request(`http://mock.example/prices${query}`, { method: "POST", headers, body });

  expect((await mock.fetch(request)).status).toBe(status);
});
