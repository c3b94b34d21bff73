import { expect, test } from "vitest";
import { listOperations } from "../operation/list-operations.ts";
import { loadYaml } from "../../test/load-files.ts";

test("lists the operations of `query` and of additional methods", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters/{id}:",
      "    parameters: [{ name: id, in: path, schema: { type: string } }]",
      "    query: { responses: { '200': { description: Found. } } }",
      "    additionalOperations:",
      "      COPY: { responses: { '4xx': { description: Refused. } } }",
    ].join("\n"),
    "3.2.0",
  );

  expect(listOperations(root?.paths["/letters/{id}"])).toEqual([
    { method: "QUERY", steps: ["query"], operation: { responses: { "200": { description: "Found." } } } },
    {
      method: "COPY",
      steps: ["additionalOperations", "COPY"],
      operation: { responses: { "4XX": { description: "Refused." } } },
    },
  ]);
  expect(problems).toEqual([]);
});

test("follows references to media types, and keeps the schema of their items", async () => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      responses:",
      "        '200': { description: All., content: { text/event-stream: { $ref: '#/components/mediaTypes/Events' } } }",
      "components:",
      "  mediaTypes:",
      "    Events: { itemSchema: { $ref: '#/components/schemas/Event' } }",
      "  schemas:",
      "    Event: { type: object, properties: { data: { type: string, nullable: true } } }",
    ].join("\n"),
    "3.2.0",
  );

  expect(root?.paths["/letters"]?.get?.responses?.["200"]).toMatchObject({
    content: { "text/event-stream": { itemSchema: { $ref: "#/components/schemas/Event" } } },
  });
  expect(problems).toEqual([]);
});
