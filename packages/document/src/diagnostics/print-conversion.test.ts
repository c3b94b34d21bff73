import { expect, test } from "vitest";
import { printConversion } from "./print-conversion.ts";

test.each([
  ["/work/api/swagger.json", "swagger.json", "openapi.yaml"],
  ["/work/openapi.yaml", "openapi.yaml", "openapi-3.yaml"],
  ["/work/our api.yaml", '"./our api.yaml"', "openapi.yaml"],
  ["/work/$(rm a).yaml", '"./\\$(rm a).yaml"', "openapi.yaml"],
  ["/work/-a.yaml", '"./-a.yaml"', "openapi.yaml"],
])("converts %s in a shell", (file, from, to) => {
  expect(printConversion(file)).toBe(`npx swagger2openapi@7.0.8 ${from} --patch --yaml --outfile ${to}`);
});
