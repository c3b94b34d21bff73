import { expect, test } from "vitest";
import type { Schema } from "../openapi/openapi.ts";
import { viewSchema } from "../view/view-schema.ts";
import { describesXml, writeXml } from "./write-xml.ts";

const animals = ["cat & dog", "bird"];
const item = { type: "string" } as const;

// Most are examples of OpenAPI: https://spec.openapis.org/oas/v3.1.1.html#xml-object-examples
test.each<[what: string, schema: Schema, value: unknown, xml: string]>([
  ["a list", { type: "array", items: item }, animals, "<animal>cat &#38; dog</animal><animal>bird</animal>"],
  [
    "a list of named items",
    { type: "array", items: { ...item, xml: { name: "one" } }, xml: { name: "all" } },
    animals,
    "<one>cat &#38; dog</one><one>bird</one>",
  ],
  [
    "a wrapped list",
    { type: "array", items: item, xml: { wrapped: true } },
    animals,
    "<animal><animal>cat &#38; dog</animal><animal>bird</animal></animal>",
  ],
  [
    "a wrapped list with names of its own",
    { type: "array", items: { ...item, xml: { name: "one" } }, xml: { name: "all", nodeType: "element" } },
    animals,
    "<all><one>cat &#38; dog</one><one>bird</one></all>",
  ],
  [
    "an object with attributes, a text and a namespace",
    {
      properties: {
        id: { type: "integer", xml: { attribute: true } },
        name: { type: "string", xml: { name: "label", prefix: "s", namespace: "http://example.com/?a&b" } },
        note: { type: "string", xml: { nodeType: "text" } },
      },
    },
    { id: 12345678901234567890n, name: "Rex", note: 'Say "<hi>"\u0000', "two words": null, "1st": [1, true] },
    '<animal id="12345678901234567890"><s:label xmlns:s="http://example.com/?a&#38;b">Rex</s:label>' +
      "Say &#34;&#60;hi&#62;&#34;\uFFFD<two_words></two_words><_1st>1</_1st><_1st>true</_1st></animal>",
  ],
])("writes %s as a property", (_, animal, value, xml) => {
  const root = viewSchema({}, { properties: { animal } });

  expect(writeXml(root, { animal: value })).toBe(`<?xml version="1.0" encoding="UTF-8"?>\n<root>${xml}</root>`);
});

test("names the outermost element by its component, and its items by theirs", () => {
  const document = { components: { schemas: { Pet: { properties: { id: { type: "integer" } } } } } };
  const pet = { $ref: "#/components/schemas/Pet" };
  const pets = { type: "array", items: pet, xml: { name: "pets" } } as const;

  expect(writeXml(viewSchema(document, pet), { id: 1 })).toMatch(/<Pet><id>1<\/id><\/Pet>$/);
  expect(writeXml(viewSchema(document, pets), [{ id: 1 }, { id: 2 }])).toMatch(
    /<pets><Pet><id>1<\/id><\/Pet><Pet><id>2<\/id><\/Pet><\/pets>$/,
  );
});

test.each<[name: string, schema: Schema, isXml: boolean]>([
  ["application/xml", { properties: {} }, true],
  ["application/atom+xml", { type: ["array", "null"] }, true],
  ["application/xml", { type: "string" }, false],
  ["application/xml", { type: ["object", "string"] }, false],
  ["application/json", { type: "object" }, false],
])("a body in %s with the schema %j is XML of its values: %s", (name, schema, isXml) => {
  expect(describesXml({ name, view: viewSchema({}, schema) })).toBe(isXml);
});
