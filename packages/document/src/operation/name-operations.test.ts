import { expect, test } from "vitest";
import { loadYaml } from "../../test/load-files.ts";

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
