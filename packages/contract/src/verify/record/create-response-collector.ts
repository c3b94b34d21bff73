import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { Difference, DifferenceCode, Omission } from "@shortvideo-api/report";
import type { CheckedResponse } from "../compare/check-response.js";
import type { Validators } from "../compare/create-validators.js";
import type { WithPath, ResponseDifference, ResponsePart } from "../compare/response-difference.js";
import { createRoundingDetector } from "./create-rounding-detector.js";
import { createRedactor, toSampleName } from "./create-redactor.js";
import { type PrintedRequest, printRequest } from "../request/print-request.js";
import type { ServiceRequest } from "../request/service-request.js";

/**
 * Collects what responses show. Differences of the same kind, operation, status and place become one with a count. A part that was
 * compared in one response is no omission.
 */
export interface ResponseCollector {
  /** Adds the differences, the parts and the sample of a response. `shown` is the request to show. Default: the sent one. */
  addResponse(request: ServiceRequest, checked: CheckedResponse, shown?: ServiceRequest): void;
  addDifferences(
    request: ServiceRequest,
    status: number | undefined,
    differences: readonly ResponseDifference[],
    shown?: ServiceRequest,
  ): void;
  /** Adds parts of a response. `key` is that of the response in the document, such as `"4XX"`. */
  addParts(operation: ServedOperation, key: string, parts: readonly ResponsePart[]): void;
  /** Returns whether a difference is collected already. */
  hasDifference(
    request: ServiceRequest,
    status: number,
    difference: Pick<ResponseDifference, "code" | "place" | "rule">,
  ): boolean;
  /** Lists the differences in the order of their first occurrence, then those that only several responses show. */
  listDifferences(): readonly WithPath<Difference>[];
  /** Counts the differences beyond the limit of the collector, by code. */
  listUnlisted(): readonly { readonly code: DifferenceCode; readonly count: number }[];
  /** Lists the parts that were compared in no response, in the order of their first occurrence. */
  listOmissions(): readonly WithPath<Omission>[];
  /** The first response of each operation and status, without personal data, by file name. Empty unless the collector records. */
  readonly samples: ReadonlyMap<string, string>;
}

/** Options of {@link createResponseCollector}. */
export interface CollectorOptions {
  /** Keeps samples. Default: `false`. */
  readonly record?: boolean | undefined;
  /** The maximum number of differences to list. Default: no maximum. */
  readonly limit?: number;
  /** Prints the request of a difference. Default: {@link printRequest}. */
  readonly print?: (request: ServiceRequest) => PrintedRequest;
}

/** Creates an empty collector. */
export function createResponseCollector(
  validators: Validators,
  { record = false, limit = Infinity, print = printRequest }: CollectorOptions = {},
): ResponseCollector {
  const found = new Map<string, WithPath<Difference> & { count: number }>();
  const unlisted = new Map<DifferenceCode, number>();
  const parts = new Map<string, WithPath<Omission> | undefined>();
  const rounding = createRoundingDetector();
  const redact = createRedactor(validators);
  const samples = new Map<string, string>();

  const addDifferences: ResponseCollector["addDifferences"] = (request, status, differences, shown = request) => {
    for (const difference of differences) {
      const { code } = difference;
      const key = toKey(request, status, difference);
      const known = found.get(key);
      if (known) known.count += 1;
      else if (found.size >= limit) unlisted.set(code, (unlisted.get(code) ?? 0) + 1);
      else found.set(key, toEntry(request, status, difference, print(shown)));
    }
  };

  const addParts: ResponseCollector["addParts"] = ({ id }, key, added) => {
    for (const { place, name, path, omitted } of added) {
      const part = JSON.stringify([id, key, place, name]);
      if (omitted === undefined) parts.set(part, undefined);
      else if (!parts.has(part)) parts.set(part, { operation: id, status: key, place, reason: omitted, path });
    }
  };

  return {
    addResponse(request, checked, shown) {
      const { response, key, differences, echoes, body, visits } = checked;
      if (key !== undefined) addParts(request.operation, key, [...listOwnParts(checked), ...(echoes?.parts ?? [])]);
      addDifferences(request, response.status, [...differences, ...(echoes?.differences ?? [])], shown);
      rounding.add(request, response.status, visits);
      const file = toSampleName(request.operation, response.status);
      if (record && body && visits.length > 0 && !samples.has(file)) samples.set(file, redact(body, visits));
    },
    addDifferences,
    addParts,
    hasDifference: (request, status, difference) => found.has(toKey(request, status, difference)),
    listDifferences: () => [
      ...found.values(),
      ...rounding.list().map(({ request, status, difference }) => toEntry(request, status, difference, print(request))),
    ],
    listUnlisted: () => [...unlisted].map(([code, count]) => ({ code, count })),
    listOmissions: () => [...parts.values()].filter((part) => part !== undefined),
    samples,
  };
}

/** Lists the parts of a response. The body is not one of them if it is unknown: other responses may have been compared. */
function listOwnParts({ parts, response }: CheckedResponse): readonly ResponsePart[] {
  return response.unread === undefined ? parts : parts.filter(({ place }) => place !== "body");
}

function toEntry(
  { operation }: ServiceRequest,
  status: number | undefined,
  { code, place, rule, expected, found, path }: ResponseDifference,
  printed: PrintedRequest,
): WithPath<Difference> {
  return {
    code,
    operation: operation.id,
    ...(status !== undefined && { status }),
    place,
    ...(rule !== undefined && { rule }),
    expected,
    found,
    count: 1,
    path,
    ...printed,
  };
}

function toKey(
  { operation }: ServiceRequest,
  status: number | undefined,
  { code, place, rule }: Pick<ResponseDifference, "code" | "place" | "rule">,
): string {
  return JSON.stringify([operation.id, status, code, place, rule]);
}
