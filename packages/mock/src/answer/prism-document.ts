import { isRecord } from "../contract/is-record.js";
import { isInt64 } from "../contract/read-exact.js";
import { type OpenApi, type PathItem, verbs } from "../contract/openapi.js";

/**
 * Gives the copy of the document that Prism may see.
 *
 * Out of it stay the parts that the front answers for (parameters, bodies, security) and callbacks, which Prism would call.
 * 64-bit integers are strings of digits there: Prism holds numbers as doubles and would round them. The front writes them
 * back as numbers.
 */
export function toPrismDocument(document: OpenApi): OpenApi {
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, item]) => [path, withAnswersOnly(item)]),
  );
  const copy: OpenApi = { openapi: document.openapi, info: { title: "", version: "", ...document.info }, paths };
  const whole = document.components ? { ...copy, components: document.components } : copy;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Changed are schemas, into schemas.
  return withDigitStrings(whole) as OpenApi;
}

function withAnswersOnly(item: PathItem): PathItem {
  return Object.fromEntries(
    verbs.flatMap((verb) => {
      const operation = item[verb];
      if (!operation) return [];
      const { deprecated = false, responses = {} } = operation;
      return [[verb, { deprecated, responses }]];
    }),
  );
}

/** Changes schemas only: what stands under `value` or `example` is an answer and stays as it is. */
function withDigitStrings(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withDigitStrings);
  if (!isRecord(node)) return node;
  if (isInt64(node["type"], node["format"])) return toDigitString(node);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "value" || key === "example" ? value : withDigitStrings(value),
    ]),
  );
}

function toDigitString({ type, "x-example": example }: Readonly<Record<string, unknown>>): object {
  const types = [type].flat().map((each) => (each === "integer" ? "string" : each));
  return { type: types, pattern: "^[1-9][0-9]{18}$", examples: [example ?? "7300000000000000001"] };
}
