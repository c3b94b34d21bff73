import { type DocumentedResponse, type OpenApi, type Step } from "@shortvideo-api/document";
import { type CompileSchema, fitsParameter, readHeaders, readTexts } from "@shortvideo-api/mock/requests";
import type { ResponseDifference } from "./response-difference.js";

/** Compares the headers of a response: each required one is present, and each value matches its schema. */
export function compareHeaders(
  document: OpenApi,
  compile: CompileSchema,
  documented: DocumentedResponse,
  { headers, path }: { readonly headers: Headers; readonly path: readonly Step[] },
): ResponseDifference[] {
  return readHeaders(document, documented.headers, compile).parameters.flatMap((header): ResponseDifference[] => {
    const { name, required, checked, expected } = header;
    // The lines of cookies cannot be joined.
    const value = name.toLowerCase() === "set-cookie" ? (headers.getSetCookie()[0] ?? null) : headers.get(name);
    const place = `header.${name.toLowerCase()}`;
    const steps = [...path, "headers", name];
    if (value === null) {
      return required
        ? [{ code: "header-missing", place, path: steps, expected: `the header \`${name}\``, found: "no such header" }]
        : [];
    }
    const given = { path: {}, query: [], header: { [name.toLowerCase()]: [value] }, cookie: {} };
    if (!checked || fitsParameter(header, readTexts(header, given))) return [];
    // The value may be a secret, such as a cookie.
    return [{ code: "header-wrong", place, path: [...steps, "schema"], expected, found: "another value" }];
  });
}
