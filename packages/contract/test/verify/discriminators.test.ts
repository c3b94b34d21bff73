import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../../../report/test/make-folder.js";
import { verifyService } from "../../src/index.js";

const text = { type: "string" };
const to = (key: string): object => ({ $ref: `#/components/schemas/${key}` });
const chip = { type: "integer", format: "int64" };
const schemas = {
  Pet: { type: "object", required: ["kind"], properties: { kind: text }, discriminator: { propertyName: "kind" } },
  Cat: {
    allOf: [to("Pet"), { type: "object", required: ["lives"], properties: { lives: { type: "integer" }, chip } }],
  },
  Dog: { allOf: [to("Pet"), { type: "object", properties: { bark: text } }] },
  Choice: {
    oneOf: [to("Bird"), to("Fish")],
    discriminator: { propertyName: "t", mapping: { bird: "Bird", fish: "Fish" } },
  },
  Bird: { type: "object", required: ["t"], properties: { t: text, wings: { type: "integer" } } },
  Fish: { type: "object", required: ["t"], properties: { t: text, fins: { type: "integer" } } },
};

/** Verifies a service that returns this text for a schema. Returns the differences, each as one line. */
async function verify(schema: object, body: string): Promise<string[]> {
  const spec = join(await makeFolder(), "pets.json");
  const responses = { 200: { description: "Found.", content: { "application/json": { schema } } } };
  const paths = { "/pets": { get: { operationId: "pets.list", responses } } };
  const info = { title: "Pets", version: "1" };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", info, paths, components: { schemas } }));
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;

  const { report } = await verifyService({ baseUrl: `http://127.0.0.1:${port}`, key: "any", spec, perSecond: 1_000 });

  expect(report.operations.map(({ state }) => state)).toEqual(["compared"]);
  return report.differences.map(({ code, place, expected, found }) => `${code} ${place}: ${expected}, ${found}`);
}

test.each([
  [{ type: "array", items: to("Pet") }, '[{"kind":"Cat","lives":9,"chip":1},{"kind":"Dog","bark":"woof"}]'],
  [to("Choice"), '{"t":"fish","fins":2}'],
  [to("Choice"), '{"t":"bird"}'],
])("knows the fields that a value of %j has because of its kind: %s", async (schema, body) => {
  expect(await verify(schema, body)).toEqual([]);
});

test.each([
  [to("Pet"), '{"kind":"Cow"}', ["value-new body.kind: one of `Cat`, `Dog`, `Cow`"]],
  [to("Pet"), '{"kind":"Cat","lives":"9"}', ["type-wrong body.lives: an integer, text of 1 digit"]],
  [to("Pet"), '{"kind":"Dog","lives":"9"}', ["field-new body.lives: no such field, text"]],
  [to("Choice"), '{"t":"fish","wings":2}', ["field-new body.wings: no such field, an integer"]],
  [to("Choice"), '{"t":"fish","fins":"two"}', ["type-wrong body.fins: an integer, text of 3 characters"]],
])("reports the differences of a value of %j from its kind: %s", async (schema, body, differences) => {
  expect(await verify(schema, body)).toEqual(differences);
});
