import { expect, test } from "vitest";
import { library } from "../../test/library.js";
import { loadDocument } from "../contract/load-document.js";
import { readOperations } from "../contract/read-operations.js";
import { service } from "../service.js";
import { createEngine } from "./engine.js";
import { insertFixtures } from "./insert-fixtures.js";
import { readReadyAnswers } from "./ready-answers.js";

test.each([
  ["the service", service, []],
  ["the library", library, ["books.add", "books.get"]],
])("are what Prism answers, for each status, type and example of %s", async (_name, { spec, fixtures }, made) => {
  const document = insertFixtures((await loadDocument(spec)).document, fixtures);
  const engine = createEngine(document);
  const findReadyAnswer = readReadyAnswers(document);
  const missing = new Set<string>();
  const ready: unknown[] = [];
  const wanted: unknown[] = [];

  for (const { id, method, path, responses } of readOperations(document)) {
    for (const [status, { mediaTypes, examples }] of responses) {
      for (const mediaType of mediaTypes.length === 0 ? [undefined] : mediaTypes) {
        for (const example of [undefined, ...examples]) {
          const choice = { method, path, status: Number(status), mediaType, example };
          const answer = findReadyAnswer(choice);
          if (!answer) missing.add(id);
          ready.push([choice, answer]);
          // Prism answers in turn.
          wanted.push([choice, answer && (await engine.answer(choice))]);
        }
      }
    }
  }

  expect(ready).toEqual(wanted);
  expect([...missing].toSorted()).toEqual(made);
});

test("leave to Prism what must be made", async () => {
  const { document } = await loadDocument(library.spec);
  const findReadyAnswer = readReadyAnswers(document);
  const choice = { method: "GET", path: "/books", mediaType: "application/json" };

  expect(findReadyAnswer({ ...choice, status: 200 })).toBeUndefined();
  expect(findReadyAnswer({ ...choice, status: 400, dynamic: true })).toBeUndefined();
  expect(findReadyAnswer({ ...choice, status: 400 })?.body).toEqual({ message: "Bad request" });
});
