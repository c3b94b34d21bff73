import { expect, test } from "vitest";
import { compareDocuments } from "../src/compare-documents.ts";
import { json, type Json, object, operation, response, responses, sent } from "./edit.ts";
import { readDocument } from "./read-document.ts";

/** Returns a document whose only credential has this scheme. */
function secured(scheme: Json): Json {
  return operation({}, { securitySchemes: { key: scheme } }, { security: [{ key: [] }] });
}

/** Returns a document in which `pets.list` returns a page, whose number has this schema. */
function numberedList(schema: Json): Json {
  const parameters = [{ name: "page", in: "query", schema: { type: "integer", ...schema } }];
  const list = { "200": json({ type: "array", items: { type: "string" } }) };
  return operation({ parameters, responses: list, "x-pagination": { style: "page", param: "page", items: "$" } });
}

const key = { type: "apiKey", in: "header", name: "x-key" };
const bearer = { type: "http", scheme: "bearer" };
const pet = json(object({ name: { type: "string" } }));

test.each([
  [
    "an option of credentials with other values",
    secured(bearer),
    secured(key),
    "The client takes `apiKey` as a string; it took `apiKey` as a string or a function.",
  ],
  [
    "credentials where none were needed",
    operation({}),
    secured(bearer),
    "Callers send `bearer` credentials; they sent no credentials.",
  ],
  [
    "a named status in place of the default response",
    responses({ default: pet }),
    responses({ "201": pet }),
    "A success of any status is no longer returned, but 201.",
  ],
  [
    "a failure without a description",
    responses({ "200": pet }),
    responses({ "200": pet, "404": { description: "" } }),
    "404 is documented.",
  ],
  [
    "the default response in place of a named status",
    responses({ "201": pet }),
    responses({ default: pet }),
    "A success of any status is returned.",
  ],
  [
    "the properties of an object that could have any",
    response({ type: "object" }),
    response(object({ name: { type: "string" } })),
    "Further properties of the response no longer have a type.",
  ],
  [
    "the name of a schema without a description",
    operation({}, { schemas: { Token: { type: "object" } } }),
    operation({}, { schemas: { Setting: { type: "object" } } }),
    "The type `Token` was removed.",
  ],
  [
    "the properties of a map",
    response({ type: "object", additionalProperties: { type: "string" } }),
    response(object({ name: { type: "string" } })),
    "Further properties of the response no longer have a schema.",
  ],
  [
    "an example, but no description",
    response({ ...object({}), description: "A pet.", example: { name: "Milo" } }),
    response({ ...object({}), description: "A pet.", example: { name: "Otis" } }),
    "The response has another example.",
  ],
  [
    "the pages of a body that is a list, which are counted from 0",
    numberedList({ default: 1 }),
    numberedList({ default: 0 }),
    "`pets.list` is paginated differently: page in `page`, counted from 0, items in the whole body; it was page in `page`, counted from 1, items in the whole body.",
  ],
] as const)("says what has changed: %s", async (_, before, after, message) => {
  const changes = compareDocuments({ before: await readDocument(before), after: await readDocument(after) });

  expect(changes.map((change) => change.message)).toContain(message);
});

test.each([
  [bearer, key, "Pass the credentials in the new options."],
  [bearer, undefined, "Pass no credentials."],
])("says where to pass credentials, if anywhere", async (was, is, hint) => {
  const before = await readDocument(secured(was));
  const after = await readDocument(is ? secured(is) : operation({}));

  expect(compareDocuments({ before, after })).toContainEqual(
    expect.objectContaining({ code: "credentials-changed", hint }),
  );
});

/** Returns a document that accepts each of these schemes, by its name, with these scopes. */
function securedBy(...names: readonly (readonly [name: string, ...scopes: string[]])[]): Json {
  const flows = { clientCredentials: { tokenUrl: "https://pets.example/token", scopes: { read: "", write: "" } } };
  const securitySchemes = { key, bearer, oauth: { type: "oauth2", flows } };
  const security = names.map(([name, ...scopes]) => ({ [name]: scopes }));
  return operation({}, { securitySchemes }, { security });
}

test.each([
  ["in place of others", [["key"]], [["bearer"]], /^Upgrade to the new release/],
  ["that were one of several", [["key"], ["bearer"]], [["bearer"]], /^Pass credentials that are enough now\.$/],
  [
    "with further scopes",
    [["oauth", "read"]],
    [["oauth", "read", "write"]],
    /^Pass credentials that are enough now\.$/,
  ],
] as const)("says what callers do about credentials %s", async (_, was, is, hint) => {
  const [before, after] = [await readDocument(securedBy(...was)), await readDocument(securedBy(...is))];

  expect(compareDocuments({ before, after })).toContainEqual(
    expect.objectContaining({ code: "security-changed", hint: expect.stringMatching(hint) }),
  );
});

/** Returns a document that accepts any string, and names a type of known ones. */
function sendKind(...known: readonly string[]): Json {
  return sent(object({ kind: { anyOf: [{ type: "string" }, { $ref: "#/components/schemas/Kind" }] } }), {
    Kind: { type: "string", enum: known },
  });
}

test("reports that a named type lists fewer values, although another alternative accepts them", async () => {
  const [before, after] = [await readDocument(sendKind("cat", "cow", "dog")), await readDocument(sendKind("cat"))];

  const changes = compareDocuments({ before, after });

  expect(changes.map(({ message, wire, types }) => [message, wire, types])).toEqual([
    // Callers may import the type.
    ["`Kind` no longer lists `cow` or `dog`, which other alternatives admit.", "safe", "breaks"],
  ]);
});
