import { expect, test } from "vitest";
import type { SecurityScheme } from "@shortvideo-api/document";
import { readServedOperations } from "../operation/read-served-operations.js";
import { printFirstCall } from "./print-first-call.js";
import { toDocument } from "../../test/to-document.js";

/** Prints the line for a document with one path and these security schemes. */
function print(path: string, ...schemes: SecurityScheme[]): string | undefined {
  const securitySchemes = Object.fromEntries(schemes.map((scheme, index) => [`key${index}`, scheme]));
  const security = [Object.fromEntries(Object.keys(securitySchemes).map((name) => [name, []]))];
  const paths = { [path]: { get: { responses: { "200": { description: "Fine." } } } } };
  const document = toDocument({ paths, security, components: { schemas: {}, securitySchemes } });
  return printFirstCall("http://a", readServedOperations(document));
}

test("prints the key in the header, the query parameter or the cookie that the document declares", () => {
  expect(print("/pets", { type: "http", scheme: "bearer" })).toBe(
    "curl -H 'Authorization: Bearer any-key' 'http://a/pets'",
  );
  expect(print("/pets", { type: "apiKey", in: "query", name: "key" })).toBe("curl 'http://a/pets?key=any-key'");
  expect(print("/pets", { type: "apiKey", in: "cookie", name: "sid" })).toBe("curl -b 'sid=any-key' 'http://a/pets'");
});
