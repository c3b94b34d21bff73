import { expect, test } from "vitest";
import { printConversion } from "./print-conversion.ts";

test.each([
  ["/acme/api/swagger.json", "swagger.json", "openapi.yaml"],
  ["/acme/openapi.yaml", "openapi.yaml", "openapi-3.yaml"],
  ["/acme/our api.yaml", '"./our api.yaml"', "openapi.yaml"],
  ["/acme/$(rm a).yaml", '"./\\$(rm a).yaml"', "openapi.yaml"],
  ["/acme/-a.yaml", '"./-a.yaml"', "openapi.yaml"],
])("prints a command that a shell reads correctly for %s", (file, from, to) => {
  expect(printConversion(file)).toBe(`npx swagger2openapi@7.0.8 ${from} --patch --yaml --outfile ${to}`);
});
