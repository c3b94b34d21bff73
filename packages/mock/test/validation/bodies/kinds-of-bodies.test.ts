import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMock } from "../../../src/index.js";
import { form, pet, useBodiesMock } from "./use-bodies-mock.js";

const bodies = useBodiesMock();

test.each([
  ["json", '{"name":"Rex"}', "application/json", "accepted"],
  ["json", '{"name":"Rex"}', "Application/JSON; charset=UTF-8", "accepted"],
  ["json", '{"name":"Rex"}', "text/json", "media-type-unknown"],
  ["json", '{"name":"Rex"}', "application/jsonp", "media-type-unknown"],
  ["json", "name=Rex", form, "media-type-unknown"],
  ["json", '{"name":"Rex"', "application/json", "body-malformed"],
  ["json", '{"name":"Rex","id":9223372036854775807}', "application/json", "accepted"],
  ["json", '{"name":"Rex","id":9223372036854775808}', "application/json", "body-wrong"],
  ["json", '{"name":"Rex","id":-9223372036854775809}', "application/json", "body-wrong"],
  ["json", '{"name":"Rex","ids":[1,9223372036854775808]}', "application/json", "body-wrong"],
  ["json", '{"name":"9223372036854775808"}', "application/json", "accepted"],
  ["json", '{"name":"Rex","age":2147483648}', "application/json", "body-wrong"],
  ["text", "short", "text/plain", "accepted"],
  ["text", "short", "text/plain;charset=utf-8", "accepted"],
  ["text", "too long", "text/plain", "body-wrong"],
  ["text", "short", "text/html", "media-type-unknown"],
  ["number", "9223372036854775807", "text/plain", "accepted"],
  ["number", "9223372036854775808", "text/plain", "body-wrong"],
  ["number", "x", "text/plain", "body-wrong"],
  ["shortBytes", "\u0000\u0001", "application/octet-stream", "accepted"],
  ["shortBytes", "ääa", "application/octet-stream", "body-wrong"],
  ["shortBytes", "a", "application/octet-stream", "body-wrong"],
  ["shortBytes", "1234", "image/png", "accepted"],
  ["shortBytes", "12345", "image/png", "body-wrong"],
  ["xml", "<pet/>", "application/xml", "accepted"],
  ["bytes", "\u0000", "application/octet-stream", "accepted"],
  ["files", '{"a":1}', "application/json", "accepted"],
  ["files", '{"a":1234}', "application/json", "body-wrong"],
  ["files", "a=%", form, "accepted"],
  ["files", "ab", "text/csv", "accepted"],
  ["files", "ä1", "text/csv", "body-wrong"],
  ["jsonFile", '{"a":1}', "application/json", "accepted"],
  ["jsonFile", "[", "application/json", "accepted"],
  ["image", "x", "image/png", "accepted"],
  ["image", "x", "video/mp4", "media-type-unknown"],
  ["vendor", '{"name":"Rex"}', "application/vnd.pets.v1+json", "accepted"],
  ["vendor", '{"name":"R"}', "application/VND.pets.v1+JSON; charset=utf-8", "body-wrong"],
  ["several", "[]", "application/json", "accepted"],
  ["several", "{}", "application/json", "body-wrong"],
  ["several", "{}", "application/json; version=2", "accepted"],
  ["several", "[]", 'application/json; version="2"', "body-wrong"],
  ["several", "7", "application/vnd.seven+json", "accepted"],
  ["several", "[]", "application/vnd.seven+json", "body-wrong"],
  ["several", "<seven/>", "application/xml", "accepted"],
  ["suffix", "[]", "application/vnd.seven+json", "accepted"],
  ["suffix", "[]", "application/json", "accepted"],
  ["jsons", '{"name":"Rex"}', "application/vnd.pets+json", "accepted"],
  ["jsons", '{"name":"R"}', "application/vnd.pets+json", "body-wrong"],
  ["jsons", '{"name":"R"}', "application/json", "body-wrong"],
  ["jsons", '{"name":"Rex"}', "application/json", "accepted"],
  ["jsons", "a", "text/plain", "media-type-unknown"],
  ["text", "", "text/plain", "accepted"],
  ["bytes", "", "application/octet-stream", "accepted"],
  ["shortBytes", "", "image/png", "accepted"],
  ["shortBytes", "", "application/octet-stream", "body-wrong"],
  ["number", "", "text/plain", "body-wrong"],
  ["json", "", "application/json", "body-missing"],
  ["undescribed", "", "application/json", "accepted"],
  ["undescribed", "{}", "application/json", "accepted"],
  ["xml", "", "application/xml", "body-missing"],
  ["image", "", "text/plain", "body-missing"],
])("%s: %s as %s is %s", async (name, body, type, expected) => {
  expect(await bodies.ask(name, body, type)).toBe(expected);
});

test.each(["GET", "HEAD"])("needs no body for a %s, because many clients cannot send one", async (method) => {
  const spec = join(bodies.folder, "bodiless.json");
  const requestBody = { required: true, content: { "application/json": { schema: pet } } };
  const operation = { requestBody, responses: { 200: { description: "Found." }, 400: { description: "Wrong." } } };
  const paths = { "/pets": { [method.toLowerCase()]: operation } };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths }));
  const other = await createMock({ spec });

  expect((await other.fetch("http://mock/pets", { method })).status).toBe(200);
});

test("warns about each body that it does not check, with the reason", () => {
  expect(bodies.mock.warnings.filter((warning) => warning.includes("body"))).toEqual([
    "`all` of the body is not checked in nested: OpenAPI does not say how a list or an object within another one is written.",
    "`words` of the body is not checked in nested: the mock does not read a list in the style `deepObject`.",
    "`home` of the body is not checked in ambiguous: a property of it has the name of another.",
    "`office` of the body is not checked in ambiguous: a property of it has the name of another.",
    "`note` of the body is not checked in ambiguous: an object may have a property with its name.",
    "`pets` of the body is not checked in ambiguous: OpenAPI does not say how a list or an object within another one is written.",
    "`counts` of the body is not checked in openObjects: another object accepts properties of any name, too.",
    "`labels` of the body is not checked in openObjects: another object accepts properties of any name, too.",
    "The body as `application/xml` is not checked in xml: the mock does not read XML.",
    "The body as `application/*`, unless it is JSON or a form, is not checked in several, suffix: the mock does not read other formats.",
  ]);
});
