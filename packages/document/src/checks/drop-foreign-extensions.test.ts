import { expect, test } from "vitest";
import { loadYaml } from "../../test/load-files.ts";

test("ignores extensions of other tools that have the names of ours, with a warning", async () => {
  const { root, problems, messages } = await loadYaml(
    [
      "paths:",
      "  /letters:",
      "    get:",
      "      x-deprecated: true",
      "      x-pagination: { limit: 50 }",
      "      responses:",
      "        '404': { description: Not found., x-error: retry }",
      "    put:",
      "      x-deprecated: { since: '1' }",
      "      x-pagination: null",
      "      responses: { '404': { description: Not found., x-error: { class: MissingError } } }",
    ].join("\n"),
  );

  expect(problems).toEqual([
    "openapi.yaml:6 warning foreign-extension",
    "openapi.yaml:7 warning foreign-extension",
    "openapi.yaml:9 warning foreign-extension",
  ]);
  expect(messages[0]).toBe("`x-deprecated` is `true`, without `since`, `why`, `use`.");
  expect(Object.keys(root?.paths["/letters"]?.get ?? {})).not.toContain("x-pagination");
  expect(root?.paths["/letters"]?.put).toMatchObject({
    "x-deprecated": { since: "1" },
    responses: { "404": { "x-error": { class: "MissingError" } } },
  });
});
