import { type DocumentedResponse, isToken } from "@shortvideo-api/document";
import { fitsHeader, readHeaders } from "@shortvideo-api/mock/requests";
import type { Validators } from "./create-validators.js";
import { describesValues, undescribed } from "./document-nodes.js";
import type { ResponseDifference, ResponsePart } from "./response-difference.js";

/** Compares the headers of a response: each required one is present, and each value matches its schema. */
export function compareHeaders(
  validators: Validators,
  documented: DocumentedResponse,
  headers: Headers,
): { readonly differences: readonly ResponseDifference[]; readonly parts: readonly ResponsePart[] } {
  const { document } = validators;
  // No response has a header with another name.
  const possible = documented.headers.filter(({ name }) => isToken(name));
  const { parameters, unchecked } = readHeaders(document, possible, validators.compile);
  const parts: ResponsePart[] = [];
  const differences = parameters.flatMap((header): ResponseDifference[] => {
    const { name, required, expected } = header;
    const values = readLines(headers, name);
    const place = `header.${name.toLowerCase()}`;
    const steps = [...documented.steps, "headers", name];
    const addPart = (omitted?: string) => void parts.push({ place, path: steps, ...(omitted && { omitted }) });
    if (values.length === 0) {
      addPart(required ? undefined : "No response had it.");
      return required
        ? [{ code: "header-missing", place, path: steps, expected: `the header \`${name}\``, found: "no such header" }]
        : [];
    }
    const why = unchecked.find((each) => each.name === name)?.why;
    if (why !== undefined) {
      addPart(`Its value cannot be read: ${why}.`);
      return [];
    }
    const described = documented.headers.find((each) => each.name === name);
    const isDescribed = described && describesValues(document, described.schemaSteps);
    const fitting = values.map((value) => fitsHeader(header, value));
    const undecided = validators.takeUndecided();
    const [omitted] = [...validators.listIgnored(steps), ...(isDescribed ? undecided : [undescribed])];
    addPart(omitted);
    // The value may be a secret, such as a cookie.
    const path = [...steps, "schema"];
    return fitting.every(Boolean) ? [] : [{ code: "header-wrong", place, path, expected, found: "another value" }];
  });
  return { differences, parts };
}

/** Reads the lines of a header. Those of cookies cannot be joined. */
function readLines(headers: Headers, name: string): readonly string[] {
  if (name.toLowerCase() === "set-cookie") return headers.getSetCookie();
  const value = headers.get(name);
  return value === null ? [] : [value];
}
