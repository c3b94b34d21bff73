import { type ApiModel, type BodyEnvelope, listOperations, type Operation } from "@shortvideo-api/model/source";
import { printFields, printJson, printStatusKey } from "../print/literal.ts";

/** How to recognize the JSON of each failure, by status as the document writes it. */
export type FailureEnvelopes = Readonly<Record<string, BodyEnvelope>>;

/** Prints how to recognize the JSON of a success. */
export function printEnvelope({ envelope, list }: Operation["response"]): string[] {
  return [
    ...(envelope === undefined ? [] : [`envelope: ${printJson(envelope)}`]),
    ...(list === undefined ? [] : [`list: ${printJson(list)}`]),
  ];
}

/** Prints how to recognize the documented failures. Leaves out those that are the same as the shared ones. */
export function printFailureEnvelopes({ failures }: Operation, shared: FailureEnvelopes): string[] {
  const envelopes = listEnvelopes(failures);
  const others = failures.filter(({ envelope }) => envelope === undefined).map(({ status }) => status);
  return [
    ...(isSame(envelopes, shared) ? [] : [printEnvelopes(envelopes)]),
    ...(others.length === 0 ? [] : [`bareFailures: ${printJson(others)}`]),
  ];
}

/** Prints the envelopes as a field of the metadata. */
export function printEnvelopes(envelopes: FailureEnvelopes): string {
  const entries = Object.entries(envelopes).map(([key, envelope]) => `${printStatusKey(key)}: ${printJson(envelope)}`);
  return `failures: ${printFields(entries)}`;
}

/** Finds the failures with a JSON body that most operations document. */
export function findSharedEnvelopes(model: ApiModel): FailureEnvelopes {
  const counts = new Map<string, { envelopes: FailureEnvelopes; count: number }>();
  for (const { failures } of listOperations(model)) {
    const envelopes = listEnvelopes(failures);
    const key = JSON.stringify(envelopes);
    counts.set(key, { envelopes, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)[0]?.envelopes ?? {};
}

function listEnvelopes(failures: Operation["failures"]): FailureEnvelopes {
  return Object.fromEntries(
    failures.flatMap(({ envelope, status }): [string, BodyEnvelope][] =>
      envelope === undefined ? [] : [[`${status}`, envelope]],
    ),
  );
}

function isSame(one: FailureEnvelopes, other: FailureEnvelopes): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
