import type { OpenedDocument, Step } from "@shortvideo-api/document";
import type { Exchange } from "@shortvideo-api/mock";
import {
  type CheckedRequest,
  createRecorder,
  loadDocument,
  type RecordedResponse,
  type ServedOperation,
  type UnreadableRequest,
} from "@shortvideo-api/mock/requests";
import type { ContractReport, CountedOmission, Difference, RequestWarning } from "@shortvideo-api/report";
import { checkResponse } from "../verify/compare/check-response.js";
import { compareResponse } from "../verify/compare/compare-response.js";
import { createValidators } from "../verify/compare/create-validators.js";
import type { ResponseDifference } from "../verify/compare/response-difference.js";
import { ResponseCollector } from "../verify/record/response-collector.js";
import { listIgnored } from "../verify/list-ignored.js";
import { describeMissingResponse } from "../verify/operation-state.js";
import { isUnreachable, type NoResponse, printNoResponse } from "../verify/request/no-response.js";
import type { ServiceResponse } from "../verify/request/send-request.js";
import { readPosition, type ServiceRequest } from "../verify/request/service-request.js";
import { rejectUnknown, type VerifyOptions } from "../verify/verify-options.js";
import { readResponse, toRecordedRequest, toRecordedResponse } from "./read-exchange.js";
import { type HeaderPairs, lackingStatuses, type ServiceExchange } from "./service-exchange.js";

/** Options of {@link createExchangeChecker}. */
export interface CheckerOptions extends Pick<VerifyOptions, "spec" | "overlays"> {
  /** The address of the service, on which further pages of lists must be. Default: that of no service. */
  readonly baseUrl?: string | undefined;
  /** The bytes beyond which a body is not checked, before and after decoding. Default 10,000,000. */
  readonly maxBodyBytes?: number | undefined;
  /** Keeps a sample of the first response of each operation and status, without personal data. Default: `false`. */
  readonly record?: boolean | undefined;
  /** Whether a missing key is a violation. Default: `true`. */
  readonly checksKeys?: boolean | undefined;
}

/** The default of `maxBodyBytes`. */
export const defaultMaxBodyBytes = 10_000_000;

/** A checked exchange: the request as the mock describes it, and the differences of its response. Contains no key. */
export interface CheckedExchange extends Exchange {
  readonly differences: readonly Pick<Difference, "code" | "place" | "expected" | "found">[];
}

/** Checks requests as the mock does, and responses as a verification does. */
export interface ExchangeChecker {
  /** The operations of the document that can be checked. */
  readonly operations: readonly ServedOperation[];
  /** Checks an exchange, and adds it to the report. */
  check(exchange: ServiceExchange): CheckedExchange;
  /** Adds a request to the report that the server could not parse and has responded to by itself. */
  recordUnreadable(unreadable: UnreadableRequest): CheckedExchange;
  /**
   * Returns the path and the query for a mock of the document if a response means that the service lacks the operation. Its status is
   * 404, 405 or 501, and it is not a response that the document describes for the operation. Adds nothing to the report.
   */
  findMissingTarget(exchange: ServiceExchange): string | undefined;
  /** Returns the report so far. It has no verdict yet. */
  report(): ContractReport;
  /** The samples so far, by file name such as `posts.get.200.json`. */
  readonly samples: ReadonlyMap<string, string>;
  /** Replaces the keys of all requests so far by `$MOCK_KEY`. */
  redact(text: string): string;
}

/** The maximum number of differences that a report lists. */
const maxDifferences = 1_000;

/**
 * Creates a checker of exchanges with a service.
 *
 * Throws `MockStartError` for a document that cannot be read, and `VerifyOptionsError` for an option that does not exist.
 */
export async function createExchangeChecker(options: CheckerOptions = {}): Promise<ExchangeChecker> {
  const { spec, overlays, baseUrl, maxBodyBytes, record, checksKeys, ...others } = options;
  rejectUnknown(others);
  const source = await loadDocument(spec, overlays, "Nothing was checked.");
  return openExchangeChecker(source, { baseUrl, maxBodyBytes, record, checksKeys });
}

/** Creates a checker of exchanges for an opened document. See {@link createExchangeChecker}. */
export function openExchangeChecker(
  source: OpenedDocument,
  options: Omit<CheckerOptions, "spec" | "overlays">,
): ExchangeChecker {
  const { maxBodyBytes = defaultMaxBodyBytes, record, checksKeys } = options;
  const validators = createValidators(source.document, listIgnored(source));
  const recorder = createRecorder(source, { maxBodyBytes, checksKeys });
  const collector = new ResponseCollector(validators, { record, limit: maxDifferences });
  const uncompared = new Map<string, CountedOmission>();
  const serviceUrl = options.baseUrl ?? "http://service.invalid";
  let responses = 0;

  function locate(path: readonly Step[]): number {
    return source.locate(path).line ?? 1;
  }

  /**
   * Drops the base path of the document's server from the path of a request. A caller that has replaced only the host of the service
   * sends it, and so does one behind a gateway.
   */
  function dropBasePath(exchange: ServiceExchange): ServiceExchange {
    const { request, baseUrl = serviceUrl } = exchange;
    if (recorder.findBasePath(request.target) === "") return exchange;
    const { origin, pathname } = new URL(baseUrl);
    const path = pathname.replace(/\/$/, "") + request.target;
    const base = recorder.findBasePath(path) ?? "";
    if (base === "") return exchange;
    return { ...exchange, request: { ...request, target: path.slice(base.length) }, baseUrl: origin + base };
  }

  /** Notes something that was not compared, although other responses may have been. */
  function noteUncompared(
    { operation, given }: CheckedRequest,
    status: string | undefined,
    place: string,
    reason: string,
  ) {
    if (!operation || !given) return;
    const key = JSON.stringify([operation.id, status, place, reason]);
    const known = uncompared.get(key);
    const line = known?.line ?? locate(operation.steps);
    const count = (known?.count ?? 0) + 1;
    const part = { operation: operation.id, ...(status !== undefined && { status }), place, reason };
    uncompared.set(key, { ...part, line, count });
  }

  function addMissing(request: ServiceRequest, missing: NoResponse): Findings {
    // An unreachable service is not a difference from the document.
    if (isUnreachable(missing)) {
      const message = `${request.operation.id} got no response of the service. ${printNoResponse(missing, "upstream")}`;
      return { differences: [], warnings: [{ code: "service-silent", place: "response", message }] };
    }
    const differences = [describeMissingResponse(request, missing)];
    collector.addDifferences(request, undefined, differences);
    return { differences, warnings: [] };
  }

  function addResponse(
    checked: CheckedRequest,
    request: ServiceRequest,
    response: ServiceResponse,
    baseUrl = serviceUrl,
  ): Findings {
    responses += 1;
    const result = checkResponse(validators, request, response, baseUrl);
    const { page, failure, differences, echoes } = result;
    const ofPage = page?.difference === undefined ? [] : [page.difference];
    collector.addResponse(request, result);
    collector.addDifferences(request, response.status, ofPage);
    if (response.unread !== undefined) noteUncompared(checked, String(response.status), "body", response.unread);
    const position = request.operation.pagination?.position;
    const message = `A response with status ${response.status} has a failure in its body: ${failure}.`;
    return {
      differences: [...differences, ...(echoes?.differences ?? []), ...ofPage],
      warnings: failure === undefined ? [] : [{ code: "in-band-failure", place: "response", message }],
      page: page && {
        items: page.count,
        isLast: !page.hasMore,
        next: page.next && position && readPosition(page.next, position),
      },
    };
  }

  /** Compares the response of an exchange, if the document describes its operation. */
  function findDifferences(
    checked: CheckedRequest,
    { request, mockedStatus, baseUrl, isMeantToFail = false }: ServiceExchange,
    response: ServiceResponse | NoResponse | undefined,
  ): Findings {
    const { operation, given } = checked;
    if (!operation || !given || !response || isMeantToFail) return nothingFound;
    const serviceRequest = { operation, given };
    if ("reason" in response) return addMissing(serviceRequest, response);
    if (mockedStatus !== undefined) {
      const message = `The service returned ${mockedStatus} for ${operation.id}, so the mock responded.`;
      return { differences: [], warnings: [{ code: "response-mocked", place: "response", message }] };
    }
    const { status } = response;
    const asked = findCondition(request.headers, status);
    if (asked !== undefined && !operation.responses.has(String(status))) {
      const reason = `It is that of HTTP to the header \`${asked}\` of the request.`;
      noteUncompared(checked, String(status), "response", reason);
      return nothingFound;
    }
    return addResponse(checked, serviceRequest, response, baseUrl);
  }

  return {
    operations: recorder.operations,
    check(received) {
      const exchange = dropBasePath(received);
      const { durationMs = 0 } = exchange;
      const response = readResponse(exchange, maxBodyBytes);
      const checked = recorder.check(toRecordedRequest(exchange));
      if (checked.uncheckedBody !== undefined) {
        noteUncompared(checked, undefined, "request body", checked.uncheckedBody);
      }
      const { differences, warnings, page } = findDifferences(checked, exchange, response);
      const recorded = response && "status" in response ? toRecordedResponse(response, page) : undefined;
      const isAbandoned = response === undefined;
      const shown = recorder.record(checked, recorded, { durationMs, warnings, isAbandoned });
      const printed = differences.map(({ code, place, expected, found }) => ({ code, place, expected, found }));
      return { ...shown, differences: printed.length === 0 ? [] : recorder.redact(printed) };
    },
    recordUnreadable: (unreadable) => ({ ...recorder.recordUnreadable(unreadable), differences: [] }),
    findMissingTarget(received) {
      const response = readResponse(received, maxBodyBytes);
      if (!response || "reason" in response || !lackingStatuses.includes(response.status)) return undefined;
      const exchange = dropBasePath(received);
      const { operation } = recorder.check(toRecordedRequest(exchange));
      const isMissing =
        operation !== undefined && compareResponse(validators, operation, response).differences.length > 0;
      return isMissing ? exchange.request.target : undefined;
    },
    report() {
      const unlisted = collector.listUnlisted();
      const comparison = {
        responses,
        differences: collector.listDifferences().map(({ path, ...each }) => ({ ...each, line: locate(path) })),
        notCompared: [
          ...uncompared.values(),
          ...collector.listOmissions().map(({ path, ...each }) => ({ ...each, line: locate(path), count: 1 })),
        ],
        ...(unlisted.length > 0 && { unlisted }),
      };
      return recorder.redact({ ...recorder.report(), comparison });
    },
    get samples() {
      return new Map([...collector.samples].map(([name, text]) => [name, recorder.redact(text)]));
    },
    redact: (text) => recorder.redact(text),
  };
}

/** What was found in a response. */
interface Findings {
  readonly differences: readonly ResponseDifference[];
  readonly warnings: readonly RequestWarning[];
  readonly page?: RecordedResponse["page"];
}

const nothingFound: Findings = { differences: [], warnings: [] };

/**
 * Finds the header of a request to which a status is the response of HTTP itself: a condition, or a range.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-13
 */
function findCondition(headers: HeaderPairs, status: number): string | undefined {
  return headers.map(([name]) => name.toLowerCase()).find((name) => conditions.get(status)?.has(name));
}

const conditions: ReadonlyMap<number, ReadonlySet<string>> = new Map([
  [206, new Set(["range"])],
  [304, new Set(["if-none-match", "if-modified-since"])],
  [412, new Set(["if-match", "if-none-match", "if-unmodified-since"])],
  [416, new Set(["range"])],
]);
