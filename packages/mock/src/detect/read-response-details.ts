import { deniesSuccess, type InBandFailureExtension, isExactNumber, isRecord } from "@shortvideo-api/document";
import { listPageValues, readAt } from "../exchange/places.js";
import type { ServedOperation } from "../operation/operation.js";
import { parseExactly } from "../request/decode-body.js";
import type { MockResponse } from "../exchange/mock-response.js";

/** The parts of a response that later requests depend on. */
export interface ResponseDetails {
  /** Whole numbers beyond 2^53 in the body, without their sign. */
  readonly numbers: BigUint64Array;
  /** The values with which the page names the next one, in order of preference. */
  readonly named: readonly unknown[];
  /** Number of items on the page; 0 when the response is not a page. */
  readonly items: number;
  /** The page says with a number, not with `true`, that another follows. */
  readonly hasNumericFlag: boolean;
  /** The response is a success whose body contains a failure. */
  readonly failedInBand: boolean;
  /** Seconds that the response asks to wait; `undefined` when it does not ask. */
  readonly retryAfter: number | undefined;
}

/** Details by response, because many requests receive the same one. */
const detailsByResponse = new WeakMap<MockResponse, ResponseDetails>();

/** Reads the details of a response. Reads each success once. */
export function readResponseDetails(
  response: MockResponse,
  { pagination }: ServedOperation,
  inBandFailure: InBandFailureExtension | undefined,
): ResponseDetails {
  const found = detailsByResponse.get(response);
  if (found) return found;
  const isSuccess = response.status >= 200 && response.status < 300;
  const body = isSuccess && (pagination || inBandFailure) ? parseExactly(response.text) : undefined;
  const page = { body, headers: response.headers };
  const items = pagination && readAt(body, pagination.items);
  const details: ResponseDetails = {
    numbers: isSuccess ? listLongNumbers(response.text) : new BigUint64Array(),
    named: pagination ? listPageValues(page, pagination, "next") : [],
    items: Array.isArray(items) ? items.length : 0,
    hasNumericFlag:
      pagination !== undefined &&
      listPageValues(page, pagination, "hasMore").some((flag) => isExactNumber(flag) && flag > 0),
    failedInBand: inBandFailure !== undefined && containsFailure(body, inBandFailure),
    retryAfter: readRetryAfter(response),
  };
  // The `retry-after` of a rejection may be a date, so the remaining time changes.
  if (isSuccess) detailsByResponse.set(response, details);
  return details;
}

function containsFailure(body: unknown, extension: InBandFailureExtension): boolean {
  return (
    isRecord(body) && extension.codes.some((code) => Object.hasOwn(body, code) && deniesSuccess(extension, body[code]))
  );
}

/** Reads seconds or a date. https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3 */
function readRetryAfter({ status, headers }: MockResponse): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const text = [headers["retry-after"] ?? []].flat()[0] ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return seconds > 0 ? seconds : undefined;
}

/** Maximum number of numbers from one text. */
const maxNumbers = 2_000;

const largest = 2n ** 64n - 1n;

/** 16 digits for the shortest whole number beyond 2^53, 20 for the longest of 64 bits. */
const longRuns = /(?<![\w.])\d{16,20}(?![\w.])/g;

/**
 * Lists the whole numbers beyond 2^53 in a JSON text, without their sign. Includes digits in strings, also in strings that contain
 * JSON. Leaves out numbers that do not fit in 64 bits.
 */
export function listLongNumbers(text: string): BigUint64Array {
  const found = new Set<bigint>();
  for (const [run] of text.matchAll(longRuns)) {
    if (Number.isSafeInteger(Number(run))) continue;
    const number = BigInt(run);
    if (number <= largest && found.size < maxNumbers) found.add(number);
  }
  return BigUint64Array.from(found);
}
