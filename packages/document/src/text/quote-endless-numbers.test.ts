import { expect, test } from "vitest";
import { loadFiles } from "../../test/load-files.ts";

const yaml = [
  "openapi: 3.1.0",
  "components:",
  "  schemas:",
  "    Size:",
  "      type: number",
  "      maximum: .inf",
  "      default: -.INF",
  "      enum: [1, .nan]",
].join("\n");
const json = '{"openapi":"3.1.0","components":{"schemas":{"Size":{"type":"number","maximum":1e999}}}}';

test.each([
  ["openapi.yaml", yaml, { enum: [1, "NaN"] }],
  ["openapi.json", json, {}],
])("reports a number in %s that JSON cannot express", async (file, text, rest) => {
  const { root, messages } = await loadFiles({ [file]: text });

  expect(root?.components.schemas["Size"]).toEqual({ type: "number", ...rest });
  expect(messages).toContain("`maximum` is `Infinity`, and a number is expected.");
});
