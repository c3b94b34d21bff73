import { expect, test } from "vitest";
import { loadYaml } from "../../test/load-files.ts";

test.each([
  ["application/octet-stream", "{}", { type: "string", format: "binary" }],
  ["image/png", "{ schema: {} }", { type: "string", format: "binary" }],
  ["image/png", "{ schema: { contentMediaType: image/png } }", { type: "string", format: "binary" }],
  ["image/png", "{ schema: { maxLength: 5 } }", { maxLength: 5 }],
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
