import { isDeepStrictEqual } from "node:util";
import { toRequestPath } from "@shortvideo-api/document/source";
import { compareWords } from "../schema/compare-annotations.ts";
import { alignOwnPrefixes, erasePlaceholders } from "./align-prefixes.ts";
import { compareResponses, compareBody } from "./compare-responses.ts";
import { comparePagination } from "./compare-pagination.ts";
import { areSwapped, compareParams } from "./compare-params.ts";
import { type ComparedSides, createSchemaComparison } from "../schema/compare-schemas.ts";
import { compareSecurity } from "./compare-security.ts";
import { compareOwnServers } from "./compare-servers.ts";
import { breaking, type ReportChange, safe } from "../change/raw-change.ts";
import type { DescribedOperation, OperationPair, Sides } from "../schema/side.ts";

/** The operations of two documents: those in both, those that were removed, and new ones. */
export interface MatchedOperations {
  readonly pairs: readonly OperationPair[];
  readonly removed: readonly DescribedOperation[];
  readonly added: readonly DescribedOperation[];
}

/**
 * Matches operations with the same operationId and address, then with the same address, then with the same operationId. The
 * address comes first, since requests depend on it: the old address of a moved id may still be served.
 */
export function matchOperations({ before, after }: Sides): MatchedOperations {
  let removed = [...before.operations];
  let added = [...after.operations];
  const pairs: OperationPair[] = [];
  for (const key of [(each: DescribedOperation) => `${readId(each)} ${printAddress(each)}`, printAddress, readId]) {
    const free = new Map(added.map((operation) => [key(operation), operation]));
    for (const was of removed) {
      const is = free.get(key(was));
      if (!is) continue;
      free.delete(key(was));
      pairs.push({ before: was, after: is });
    }
    removed = removed.filter((was) => !pairs.some((pair) => pair.before === was));
    added = added.filter((is) => !pairs.some((pair) => pair.after === is));
  }
  return { pairs, removed, added };
}

function readId({ operation }: DescribedOperation): string {
  return operation.id;
}

/** Returns method and path, without the names of placeholders. */
function printAddress({ operation: { httpMethod, path } }: DescribedOperation): string {
  return `${httpMethod} ${erasePlaceholders(path)}`;
}

/** Compares one operation in both documents, with its request and its responses. */
export function compareOperation(sides: ComparedSides, pair: OperationPair, report: ReportChange): void {
  const aligned = alignOwnPrefixes(sides, pair);
  compareAddress(aligned.pair, report);
  compareDeprecation(pair, report);
  comparePagination(pair, report);
  compareSecurity(sides, pair, report);
  compareOwnServers(aligned, report);
  compareEchoes(pair, report);
  const words = { before: pair.before.documented, after: pair.after.documented };
  compareWords(words, { place: pair.after.operation.id, report });
  const compareSent = createSchemaComparison(sides);
  compareParams(pair, compareSent, report);
  compareBody(sides, pair, compareSent, report);
  compareResponses(sides, pair, createSchemaComparison(sides), report);
}

/** Reports an operation that was removed. */
export function reportRemoved({ operation, documented }: DescribedOperation, report: ReportChange): void {
  const { deprecated, id } = operation;
  report({
    code: deprecated ? "operation-removed" : "operation-removed-without-deprecation",
    place: id,
    message: deprecated
      ? `\`${id}\` was removed; it was deprecated${deprecated.since === undefined ? "" : ` since ${deprecated.since}`}.`
      : `\`${id}\` was removed without having been deprecated.`,
    ...(deprecated?.use ? { hint: `Call \`${deprecated.use.id}\` instead.` } : {}),
    ...breaking,
    before: documented.steps,
  });
}

/** Reports an operation that was added. */
export function reportAdded({ operation, documented }: DescribedOperation, report: ReportChange): void {
  const { id, summary } = operation;
  const message = `\`${id}\` is new${summary === undefined ? "" : `: ${summary}`}.`;
  report({ code: "operation-added", place: id, message, ...safe, after: documented.steps });
}

function compareAddress({ before, after }: OperationPair, report: ReportChange): void {
  const [was, is] = [before.operation, after.operation];
  const steps = { before: before.documented.steps, after: after.documented.steps };
  const place = is.id;
  if (was.id !== is.id) {
    const message = `\`${was.id}\` is now called \`${is.id}\`.`;
    const hint = `Call \`${is.id}\` in place of \`${was.id}\`.`;
    report({ code: "operation-renamed", place, message, hint, wire: "safe", types: "breaks", ...steps });
  } else if (before.resource.name !== after.resource.name || was.method !== is.method) {
    const [call, now] = [`${before.resource.name}.${was.method}`, `${after.resource.name}.${is.method}`];
    const message = `\`${is.id}\` is \`api.${now}\` in the client; it was \`api.${call}\`.`;
    const hint = `Call \`api.${now}\` in place of \`api.${call}\`.`;
    report({ code: "operation-regrouped", place, message, hint, wire: "safe", types: "breaks", ...steps });
  } else if (was.call.name !== is.call.name) {
    const message = `The function \`${was.call.name}\` of the client is now called \`${is.call.name}\`.`;
    report({ code: "operation-regrouped", place, message, wire: "safe", types: "breaks", ...steps });
  }
  const [sentTo, isSentTo] = [was, is].map(
    ({ httpMethod, path }) => `${httpMethod} ${erasePlaceholders(toRequestPath(path))}`,
  );
  if (sentTo === isSentTo && !areSwapped(was.path, is.path)) return;
  report({
    code: "operation-moved",
    place,
    message: `\`${is.id}\` is \`${is.httpMethod} ${is.path}\`; it was \`${was.httpMethod} ${was.path}\`.`,
    hint: "Upgrade to the new release, or call the new address.",
    wire: "breaks",
    types: "safe",
    ...steps,
  });
}

function compareDeprecation({ before, after }: OperationPair, report: ReportChange): void {
  const [was, is] = [before.operation.deprecated, after.operation.deprecated];
  if (isDeepStrictEqual(was, is)) return;
  const place = after.operation.id;
  const steps = { before: before.documented.steps, after: after.documented.steps };
  const shared = { ...safe, place, ...steps };
  if (was && is) {
    report({ ...shared, code: "deprecation-changed", message: `The deprecation notice of \`${place}\` has changed.` });
  } else if (is) {
    const why = is.why === undefined ? "" : ` ${is.why}`;
    const hint = is.use ? { hint: `Call \`${is.use.id}\` instead.` } : {};
    report({ ...shared, code: "operation-deprecated", message: `\`${place}\` is deprecated.${why}`, ...hint });
  } else report({ ...shared, code: "operation-restored", message: `\`${place}\` is no longer deprecated.` });
}

/** Compares echoes of the request, which only fixtures and the mock use. */
function compareEchoes({ before, after }: OperationPair, report: ReportChange): void {
  if (isDeepStrictEqual(before.operation.echoes, after.operation.echoes)) return;
  report({
    code: "echo-changed",
    place: after.operation.id,
    message: `The fields of the response of \`${after.operation.id}\` that repeat parameters have changed.`,
    ...safe,
    before: [...before.documented.steps, "x-echo"],
    after: [...after.documented.steps, "x-echo"],
  });
}
