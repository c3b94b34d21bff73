import { expect, test } from "vitest";
import { loadFiles, loadYaml } from "../../test/load-files.ts";

const paths = `paths:
  /letters:
    get:
      operationId: get_letters
      deprecated: true
      x-deprecated: { use: get_letters_id }
      responses: { "200": { description: Letters. } }
    post: { operationId: post_letters, responses: { "201": { description: Sent. } } }
  /letters/{id}:
    get: { operationId: get_letters_id, responses: { "200": { description: One. } } }
  /inbox:
    get:
      responses:
        "200": { $ref: "#/components/responses/Letters" }
components:
  responses:
    Letters: { description: Letters., content: { application/json: { schema: { $ref: "#/components/schemas/Letters" } } } }
  schemas:
    Letters: { type: array, items: { type: string } }
`;

const idsOf = async (body: string): Promise<(string | undefined)[]> => {
  const { root } = await loadYaml(body);
  return Object.values(root?.paths ?? {}).flatMap(({ get, post }) =>
    [get, post].flatMap((operation) => (operation ? [operation.operationId] : [])),
  );
};

test("names operations by their path, and by the type of their response", async () => {
  expect(await idsOf(paths)).toEqual(["letters.list", "letters.create", "letters.get", "inbox.list"]);
});

test("updates the name of the operation that replaces a deprecated one", async () => {
  const { root } = await loadYaml(paths);

  expect(root?.paths["/letters"]?.get?.["x-deprecated"]).toEqual({ use: "letters.get" });
});

test("keeps the ids of a document or an operation with `x-names: as-written`", async () => {
  expect(await idsOf(`x-names: as-written\n${paths}`)).toEqual([
    "get_letters",
    "post_letters",
    "get_letters_id",
    "inbox.list",
  ]);
  expect(await idsOf(`x-names: derived\n${paths.replace("post: {", "post: { x-names: as-written,")}`)).toEqual([
    "letters.list",
    "post_letters",
    "letters.get",
    "inbox.list",
  ]);
});

test("derives all names but those that an overlay has chosen", async () => {
  const overlay = `overlay: 1.0.0
info: { title: O, version: "1" }
actions: [{ target: "$.paths['/letters'].post", update: { operationId: sendLetter } }]`;

  const { root } = await loadFiles(
    { "openapi.yaml": `openapi: 3.1.0\ninfo: { title: L, version: "1" }\n${paths}`, "overlay.yaml": overlay },
    { overlays: ["overlay.yaml"] },
  );

  const { get, post } = root?.paths["/letters"] ?? {};
  expect([get?.operationId, post?.operationId]).toEqual(["letters.list", "sendLetter"]);
});

test("puts resources of tags within each other, by their names and by their parents", async () => {
  const document = [
    "openapi: 3.2.0",
    'info: { title: Letters, version: "1" }',
    "tags: [{ name: mail }, { name: letters, parent: mail }, { name: urgent, kind: badge }]",
    "paths:",
    "  /letters/{id}/stamps: { get: { tags: [urgent, letters], responses: {} } }",
    "  /cards/{id}: { get: { tags: [mail/post cards], responses: {} } }",
    "  /boxes: { get: { tags: ['2.0', Box 2.0], responses: {} } }",
    "  /slots: { get: { tags: ['2.0'], responses: {} } }",
  ].join("\n");

  const { root } = await loadFiles({ "openapi.yaml": document });

  expect(Object.values(root?.paths ?? {}).map(({ get }) => get?.operationId)).toEqual([
    "mail.letters.stamps.list",
    "mail.postCards.get",
    "box20.boxes.list",
    "slots.list",
  ]);
});

test("gives another name to an operation with the id of an earlier one, with a warning", async () => {
  const { root, problems, messages } = await loadYaml(
    [
      "paths:",
      "  /letters: { get: { operationId: listAll } }",
      "  /cards:",
      "    get:",
      "      operationId: listAll",
      "webhooks:",
      "  cardCame:",
      "    post:",
      "      operationId: listAll",
    ].join("\n"),
  );

  expect(root?.paths["/letters"]?.get?.operationId).toBe("listAll");
  expect(root?.paths["/cards"]?.get?.operationId).toBe("cards.list");
  expect(root?.webhooks?.["cardCame"]?.post?.operationId).toBeUndefined();
  expect(problems).toEqual([
    "openapi.yaml:7 warning duplicate-operation-id",
    "openapi.yaml:11 warning duplicate-operation-id",
  ]);
  expect(messages).toEqual([
    "`listAll` is also the operationId of `GET /letters`, so this operation is called `cards.list`.",
    "`listAll` is also the operationId of `GET /letters`, so the webhook has none.",
  ]);
});
