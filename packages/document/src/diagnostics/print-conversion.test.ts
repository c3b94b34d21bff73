import { expect, test } from "vitest";
import { printConversion } from "./print-conversion.ts";

test.each([
  ["/work/api/swagger.json", "api/swagger.json", "api/openapi.yaml"],
  ["/work/openapi.yaml", "openapi.yaml", "openapi-3.yaml"],
  ["/work/our api/s.yaml", '"our api/s.yaml"', '"our api/openapi.yaml"'],
  ["/work/$(rm a)/s.yaml", '"\\$(rm a)/s.yaml"', '"\\$(rm a)/openapi.yaml"'],
])("converts %s in a shell", (file, from, to) => {
  expect(printConversion(file, "/work")).toBe(`npx swagger2openapi@7.0.8 ${from} --patch --yaml --outfile ${to}`);
});
