import {
  type Document,
  type DocumentedResponse,
  type InBandFailureExtension,
  readMediaKind,
  readOperations,
} from "@shortvideo-api/document/source";
import { readBody, type Trait } from "./read-traits.ts";

/** How a success and a failure of the same status differ, and the parts of the document that say so. */
export interface SuggestedFailure {
  readonly failure: InBandFailureExtension;
  readonly evidence: readonly Trait[];
}

/** Usual names of the reason of a failure. */
const reasonNames = new Set(["error", "message", "error message", "error description", "detail", "reason"]);

/**
 * Suggests `x-in-band-failure` for a document whose successes always say `ok: true`, and whose failures may have any status, and say
 * `ok: false` with a reason. Returns `undefined` without both, and if the document declares its failures.
 */
export function suggestFailure({ root }: Document): SuggestedFailure | undefined {
  if (root["x-in-band-failure"] !== undefined) return undefined;
  const responses = readOperations(root).flatMap(({ responses: all }) => [...all.values()]);
  const [successes, failures] = [/^2/, /^default$/].map((statuses) =>
    responses.filter(({ status }) => statuses.test(status)).map(readOuterFields),
  );
  for (const fields of failures ?? []) {
    const flag = fields.find(({ values }) => values?.length === 1 && typeof values[0] === "boolean");
    const reasons = fields.filter(({ words, type }) => type === "string" && reasonNames.has(words));
    if (!flag || reasons.length === 0) continue;
    const success = !flag.values?.[0];
    const others = (successes ?? []).flatMap((all) => all.filter(({ name }) => name === flag.name));
    const [other] = others;
    if (!other || !others.every(({ values }) => values?.length === 1 && values[0] === success)) continue;
    const failure = { codes: [flag.name], success, messages: reasons.map(({ name }) => name) };
    return { failure, evidence: [other, flag, ...reasons] };
  }
  return undefined;
}

/** Reads the values at the top of a body of JSON. */
function readOuterFields({ media }: DocumentedResponse): readonly Trait[] {
  const json = media.find(({ name }) => readMediaKind(name) === "json");
  return json ? readBody(json).fields.filter(({ name }) => !name.includes(".")) : [];
}
