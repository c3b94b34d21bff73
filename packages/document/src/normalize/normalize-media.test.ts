import { expect, test } from "vitest";
import { loadYaml } from "../../test/load-files.ts";

test.each([
  ["application/octet-stream", "{}", { type: "string", format: "binary" }],
  ["image/png", "{ schema: {} }", { type: "string", format: "binary" }],
  ["image/png", "{ schema: { contentMediaType: image/png } }", { type: "string", format: "binary" }],
  ["image/png", "{ schema: { maxLength: 5 } }", { maxLength: 5 }],
  ["image/png", "{ schema: { type: string, contentEncoding: binary } }", { type: "string", format: "binary" }],
  ["application/json", "{}", undefined],
  ["text/csv", "{}", undefined],
  ["multipart/form-data", "{}", undefined],
])("gives a body in %s, declared as %s, the schema %j", async (mediaType, media, schema) => {
  const { root, problems } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    post:",
      `      requestBody: { content: { ${mediaType}: ${media} } }`,
      "      responses: { '204': { description: Done. } }",
    ].join("\n"),
  );

  expect(root?.paths["/letters"]?.post?.requestBody).toEqual({
    content: { [mediaType]: schema === undefined ? {} : { schema } },
  });
  expect(problems).toEqual([]);
});

test.each([
  ["{ contentMediaType: image/png }", {}, true],
  ["{ type: string, contentMediaType: image/png }", {}, true],
  ["{ description: A photo. }", { contentType: "image/png, image/jpeg" }, true],
  ["{ type: array, items: {} }", { contentType: "image/png" }, true],
  ["{ type: [string, 'null'], contentMediaType: image/png }", {}, true],
  ["{ anyOf: [{ type: string, contentMediaType: image/png }, { type: 'null' }] }", {}, true],
  ["{ anyOf: [{ type: array, items: { type: string, contentMediaType: image/png } }, { type: 'null' }] }", {}, true],
  ["{ $ref: '#/components/schemas/Photo' }", {}, true],
  ["{ type: array, items: { $ref: '#/components/schemas/Photo' } }", {}, true],
  ["{ anyOf: [{ type: string }, { type: 'null' }] }", { contentType: "image/png" }, false],
  ["{ type: string, contentEncoding: binary }", {}, true],
  ["{ type: array, items: { type: string, contentEncoding: binary } }", {}, true],
  ["{ type: string, contentEncoding: binary, contentMediaType: image/png }", {}, true],
  ["{ type: string, contentEncoding: binary, contentMediaType: application/json }", {}, false],
  ["{ type: string }", { contentType: "image/png" }, false],
  ["{ type: string, contentMediaType: image/svg+xml }", {}, false],
  ["{ type: string, contentMediaType: image/png, contentEncoding: base64 }", {}, false],
  ["{}", { contentType: "image/png, application/json" }, false],
  // https://spec.openapis.org/oas/v3.2.0.html#encoding-object: beside a style, the media type has no effect.
  ["{}", { contentType: "image/png", explode: true }, false],
  ["{}", null, false],
  ["{}", {}, false],
])("reads the part %s of a form, sent as %j, as bytes: %s", async (part, encoding, isBytes) => {
  const { root } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    post:",
      `      requestBody: { content: { multipart/form-data: { schema: { $ref: '#/components/schemas/Form' }, encoding: { part: ${JSON.stringify(encoding)} } } } }`,
      "      responses: { '204': { description: Done. } }",
      `components: { schemas: { Form: { type: object, allOf: [{ properties: { part: ${part} } }] }, Photo: { type: string, contentMediaType: image/png } } }`,
    ].join("\n"),
  );

  expect(JSON.stringify(root?.components.schemas).includes('"format":"binary"')).toBe(isBytes);
});
