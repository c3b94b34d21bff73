import { expect, test } from "vitest";
import { resolve } from "@shortvideo-api/document";
import { library } from "../../test/library.js";
import { toDocument } from "../../test/to-document.js";
import { loadDocument } from "../operation/load-document.js";
import { readServedOperations } from "../operation/read-served-operations.js";
import { service } from "../core/service.js";
import { insertFixtures } from "./fixtures.js";
import { readExample } from "./create-engine.js";

test("returns each named example of the service unchanged", async () => {
  const document = insertFixtures((await loadDocument(service.spec)).document, service.fixtures);
  const found: unknown[] = [];
  const expected: unknown[] = [];

  for (const operation of readServedOperations(document)) {
    for (const [status, { documented, examples }] of operation.responses) {
      const mediaType = documented.media[0]?.name ?? "";
      for (const example of examples) {
        const choice = { operation, status: Number(status), mediaType, example };
        found.push([operation.id, status, example, readExample(choice)]);
        const media = documented.node.content?.[mediaType];
        expected.push([
          operation.id,
          status,
          example,
          readValue(resolve<object>(document, media?.examples?.[example] ?? {})),
        ]);
      }
    }
  }

  expect(found.length).toBeGreaterThan(100);
  expect(found).toEqual(expected);
});

function readValue(example: object): unknown {
  return "value" in example ? example.value : undefined;
}

test("returns no body for a response without example, or if a dynamic one is chosen", async () => {
  const { document } = await loadDocument(library.spec);
  const operation = readServedOperations(document).find(({ method, path }) => `${method} ${path}` === "GET /books");
  if (!operation) throw new Error("The library has no books.");
  const choice = { operation, mediaType: "application/json" };

  expect(readExample({ ...choice, status: 200 })).toBeUndefined();
  expect(readExample({ ...choice, status: 400, dynamic: true })).toBeUndefined();
  expect(readExample({ ...choice, status: 400 })).toEqual({ message: "Bad request" });
});

test("puts fixtures before the examples of the document, whose names may be those of inherited properties", () => {
  const examples = { constructor: { value: "own" }, first: { value: "replaced" } };
  const responses = { 200: { description: "", content: { "application/json": { examples } } } };
  const document = toDocument({ paths: { "/a": { get: { operationId: "a", responses } } } });

  const [operation] = readServedOperations(insertFixtures(document, { a: { responses: { first: 1 }, failures: {} } }));

  const [media] = operation?.responses.get("200")?.documented.media ?? [];
  expect([...(media?.named ?? [])]).toEqual([
    ["first", 1],
    ["constructor", "own"],
  ]);
});
