import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { Difference, DifferenceCode, Omission } from "@shortvideo-api/report";
import type { CheckedResponse } from "../compare/check-response.js";
import type { Validators } from "../compare/create-validators.js";
import type { WithPath, ResponseDifference, ResponsePart } from "../compare/response-difference.js";
import { RoundingDetector } from "./rounding-detector.js";
import { createRedactor, type RedactBody, toSampleName } from "./create-redactor.js";
import { type PrintedRequest, printRequest } from "../request/print-request.js";
import type { ServiceRequest } from "../request/service-request.js";

/** Options of {@link ResponseCollector}. */
export interface CollectorOptions {
  /** Keeps samples. Default: `false`. */
  readonly record?: boolean | undefined;
  /** The maximum number of differences to list. Default: no maximum. */
  readonly limit?: number;
  /** Prints the request of a difference. Default: {@link printRequest}. */
  readonly print?: (request: ServiceRequest) => PrintedRequest;
}

/**
 * Collects what responses show. Differences of the same kind, operation, status and place become one with a count. A part that was
 * compared in one response is no omission.
 */
export class ResponseCollector {
  /** The first response of each operation and status, without personal data, by file name. Empty unless the collector records. */
  readonly samples = new Map<string, string>();
  readonly #found = new Map<string, WithPath<Difference> & { count: number }>();
  readonly #unlisted = new Map<DifferenceCode, number>();
  readonly #parts = new Map<string, WithPath<Omission> | undefined>();
  readonly #rounding = new RoundingDetector();
  readonly #redact: RedactBody | undefined;
  readonly #limit: number;
  readonly #print: (request: ServiceRequest) => PrintedRequest;

  constructor(validators: Validators, { record, limit = Infinity, print = printRequest }: CollectorOptions) {
    this.#redact = record ? createRedactor(validators) : undefined;
    this.#limit = limit;
    this.#print = print;
  }

  /** Adds the differences, the parts and the sample of a response. `shown` is the request to show. Default: the sent one. */
  addResponse(request: ServiceRequest, checked: CheckedResponse, shown?: ServiceRequest): void {
    const { response, key, differences, echoes, body, visits } = checked;
    if (key !== undefined) this.addParts(request.operation, key, [...listOwnParts(checked), ...(echoes?.parts ?? [])]);
    this.addDifferences(request, response.status, [...differences, ...(echoes?.differences ?? [])], shown);
    this.#rounding.add(request, response.status, visits);
    const file = toSampleName(request.operation, response.status);
    const isSample = body !== undefined && visits.length > 0 && !this.samples.has(file);
    if (this.#redact && isSample) this.samples.set(file, this.#redact(body, visits));
  }

  addDifferences(
    request: ServiceRequest,
    status: number | undefined,
    differences: readonly ResponseDifference[],
    shown = request,
  ): void {
    for (const difference of differences) {
      const { code } = difference;
      const key = toKey(request, status, difference);
      const known = this.#found.get(key);
      if (known) known.count += 1;
      else if (this.#found.size >= this.#limit) this.#unlisted.set(code, (this.#unlisted.get(code) ?? 0) + 1);
      else this.#found.set(key, toEntry(request, status, difference, this.#print(shown)));
    }
  }

  /** Adds parts of a response. `key` is that of the response in the document, such as `"4XX"`. */
  addParts({ id }: ServedOperation, key: string, added: readonly ResponsePart[]): void {
    for (const { place, name, path, omitted } of added) {
      const part = JSON.stringify([id, key, place, name]);
      if (omitted === undefined) this.#parts.set(part, undefined);
      else if (!this.#parts.has(part))
        this.#parts.set(part, { operation: id, status: key, place, reason: omitted, path });
    }
  }

  /** Returns whether a difference is collected already. */
  hasDifference(
    request: ServiceRequest,
    status: number,
    difference: Pick<ResponseDifference, "code" | "place" | "rule">,
  ): boolean {
    return this.#found.has(toKey(request, status, difference));
  }

  /** Lists the differences in the order of their first occurrence, then those that only several responses show. */
  listDifferences(): readonly WithPath<Difference>[] {
    const rounded = this.#rounding
      .list()
      .map(({ request, status, difference }) => toEntry(request, status, difference, this.#print(request)));
    return [...this.#found.values(), ...rounded];
  }

  /** Counts the differences beyond the limit of the collector, by code. */
  listUnlisted(): readonly { readonly code: DifferenceCode; readonly count: number }[] {
    return [...this.#unlisted].map(([code, count]) => ({ code, count }));
  }

  /** Lists the parts that were compared in no response, in the order of their first occurrence. */
  listOmissions(): readonly WithPath<Omission>[] {
    return [...this.#parts.values()].filter((part) => part !== undefined);
  }
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
