import type { ApiModel } from "../../model/api/model.ts";
import type { Operation } from "../../model/api/operation.ts";
import type { Envelope } from "../../model/api/response.ts";
import { printRuleKey } from "./error-classes.ts";
import { printJson } from "../print/literal.ts";

/** By what the JSON of each failure is told from anything else; by status, as the document writes it. */
export type FailureEnvelopes = Readonly<Record<string, Envelope>>;

/** What a call knows of the answers that its operation documents, as far as it differs from most others. */
export function printDocumentedResponses({ response, failures }: Operation, usual: FailureEnvelopes): string[] {
  const envelopes = listEnvelopes(failures);
  const others = failures.filter(({ envelope }) => envelope === undefined).map(({ status }) => status);
  return [
    ...(response.envelope === undefined || isOfList(response) ? [] : [`envelope: ${printJson(response.envelope)}`]),
    ...(response.list === undefined ? [] : [`list: ${printJson(response.list)}`]),
    ...(isSame(envelopes, usual) ? [] : [printFailures(envelopes)]),
    ...(others.length === 0 ? [] : [`bareFailures: ${printJson(others)}`]),
  ];
}

/** A field of what holds them. */
export function printFailures(envelopes: FailureEnvelopes): string {
  const entries = Object.entries(envelopes).map(([key, envelope]) => `${printRuleKey(key)}: ${printJson(envelope)}`);
  return entries.length === 0 ? "failures: {}" : `failures: { ${entries.join(", ")} }`;
}

/** Whether a page is told by its list alone, which goes without saying. */
function isOfList({ envelope, list }: Operation["response"]): boolean {
  return envelope !== undefined && list !== undefined && JSON.stringify(envelope) === JSON.stringify(list.slice(-1));
}

/** The failures with a JSON body that most operations document. */
export function findUsualFailures({ resources }: ApiModel): FailureEnvelopes {
  const counts = new Map<string, { envelopes: FailureEnvelopes; count: number }>();
  for (const { failures } of resources.flatMap((resource) => resource.operations)) {
    const envelopes = listEnvelopes(failures);
    const key = JSON.stringify(envelopes);
    counts.set(key, { envelopes, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)[0]?.envelopes ?? {};
}

function listEnvelopes(failures: Operation["failures"]): FailureEnvelopes {
  return Object.fromEntries(
    failures.flatMap(({ envelope, status }): [string, Envelope][] =>
      envelope === undefined ? [] : [[`${status}`, envelope]],
    ),
  );
}

function isSame(one: FailureEnvelopes, other: FailureEnvelopes): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
