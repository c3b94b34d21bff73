import { expect, test } from "vitest";
import { loadFiles } from "../../test/load-files.ts";

test.each([
  ["openapi.json", '{"openapi":"3.1.0","paths":{},"components":{},"paths":{}}', "JSON", "paths"],
  ["openapi.json", '{"openapi":"3.1.0","pa\\"ths":{},"pa\\"ths":{}}', "JSON", 'pa\\"ths'],
  ["openapi.yaml", "openapi: 3.1.0\npaths:\n  /a: {}\n  /a: {}\n", "YAML", "/a"],
  ["openapi.yaml", "openapi: 3.1.0\n'pa ths': {}\n'pa ths': {}\n", "YAML", "pa ths"],
])("names the repeated key in %s", async (file, text, language, key) => {
  const { messages } = await loadFiles({ [file]: text });

  expect(messages).toEqual([`The text is not valid ${language}: duplicated mapping key \`${key}\`.`]);
});
