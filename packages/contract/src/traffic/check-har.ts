import { bodylessStatuses, isRecord } from "@shortvideo-api/document";
import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { ContractReport } from "@shortvideo-api/report";
import { type HarEntry, listEntries, readHarPairs, readText } from "../verify/request/read-har.js";
import { readBaseUrl } from "../verify/verify-options.js";
import {
  type CheckedExchange,
  type CheckerOptions,
  createExchangeChecker,
  type ExchangeChecker,
} from "./create-exchange-checker.js";
import { createTargetReader } from "./read-target.js";
import type { ExchangeResponse, HeaderPairs, ServiceExchange } from "./service-exchange.js";

/** Options of {@link checkHar}. */
export interface HarOptions extends Omit<CheckerOptions, "baseUrl" | "checksKeys"> {
  /** The address of the service. Default: every entry whose path ends with a path of the document is a request to the service. */
  readonly baseUrl?: string | undefined;
}

/** The result of {@link checkHar}. */
export interface HarCheck {
  /** The report. It has no verdict yet. */
  readonly report: ContractReport;
  /** The number of entries that are no requests to the service. */
  readonly otherEntries: number;
  /** The samples of `record`, by file name such as `posts.get.200.json`. */
  readonly samples: ReadonlyMap<string, string>;
}

/**
 * Checks the exchanges of an HTTP archive (HAR 1.2) as a proxy does. A body that the archive lacks is named as not compared. If no
 * request has a key, keys are not checked, because archives are often exported without them.
 *
 * Throws `RequestsError` when the text is not an archive, and `MockStartError` for a document that cannot be read. Throws
 * `VerifyOptionsError` for a malformed address or an unknown option.
 */
export async function checkHar(text: string, options: HarOptions = {}): Promise<HarCheck> {
  const given = options.baseUrl === undefined ? undefined : readBaseUrl(options.baseUrl);
  const entries = listEntries(text).toSorted((one, other) => readStart(one) - readStart(other));
  const checker = await createExchangeChecker(options);
  const exchanges = readExchanges(entries, given, checker.operations);
  const checked = exchanges.map((exchange) => checker.check(exchange));
  const lacksKeys = hasNoKey(checker, checked);
  const otherEntries = entries.length - exchanges.length;
  if (!lacksKeys) return { report: checker.report(), otherEntries, samples: checker.samples };
  const keyless = await createExchangeChecker({ ...options, checksKeys: false });
  for (const exchange of exchanges) keyless.check(exchange);
  return { report: addUncheckedKeys(keyless.report(), exchanges.length), otherEntries, samples: keyless.samples };
}

/** Returns `true` if some operations require a key, and no request to them has one. */
function hasNoKey({ operations }: ExchangeChecker, checked: readonly CheckedExchange[]): boolean {
  const requiring = new Set(
    operations
      .filter(({ credentials }) => credentials.length > 0 && credentials.every((each) => each.length > 0))
      .map(({ id }) => id),
  );
  const called = checked.filter(({ operation = "" }) => requiring.has(operation));
  return called.length > 0 && called.every(({ violations }) => violations.some(isBareLack));
}

/** Returns `true` for a missing key, unless the request has one in another place. */
function isBareLack({ code, advice }: CheckedExchange["violations"][number]): boolean {
  return code === "key-missing" && advice === undefined;
}

function addUncheckedKeys(report: ContractReport, count: number): ContractReport {
  const { comparison } = report;
  if (!comparison) return report;
  const reason = "No request of the archive has a key, so it was probably exported without keys.";
  const omission = { place: "request key", reason, line: 1, count };
  return { ...report, comparison: { ...comparison, notCompared: [omission, ...comparison.notCompared] } };
}

function readStart({ entry }: HarEntry): number {
  return Date.parse(readText(entry["startedDateTime"])) || 0;
}

/** Reads the exchanges with the service. */
function readExchanges(
  entries: readonly HarEntry[],
  baseUrl: string | undefined,
  operations: readonly ServedOperation[],
): ServiceExchange[] {
  const readTarget = createTargetReader(operations, baseUrl);
  const connections = new Map<unknown, number>();
  return entries.flatMap(({ entry, request, url, method }): ServiceExchange[] => {
    const { response, connection, time } = entry;
    const address = readTarget(url);
    if (!address) return [];
    if (!connections.has(connection)) connections.set(connection, connections.size);
    return [
      {
        request: {
          method,
          target: address.target,
          headers: readSentHeaders(request),
          body: readSentBody(request),
          connection: connections.get(connection),
        },
        response: readResponse(response),
        durationMs: typeof time === "number" && time > 0 ? time : 0,
        baseUrl: address.baseUrl,
      },
    ];
  });
}

/** Reads the headers of a request. Some recorders list its media type and its cookies only apart from the headers. */
function readSentHeaders({ headers, postData, cookies }: Readonly<Record<string, unknown>>): HeaderPairs {
  // The text of a body is decoded.
  const given = readHarPairs(headers).filter(([name]) => !/^content-encoding$/i.test(name));
  const cookie = readHarPairs(cookies).map(([name, value]) => `${name}=${value}`);
  const typed = withHeader(given, "content-type", isRecord(postData) ? readText(postData["mimeType"]) : "");
  return withHeader(typed, "cookie", cookie.join("; "));
}

/** Adds a header if it is neither empty nor among the given ones. */
function withHeader(given: HeaderPairs, name: string, value: string): HeaderPairs {
  return value === "" || given.some(([each]) => each.toLowerCase() === name) ? given : [...given, [name, value]];
}

/** Reads the body of a request; `undefined` if the archive lacks it. Browsers leave out files of multipart bodies. */
function readSentBody({ postData, bodySize }: Readonly<Record<string, unknown>>): Uint8Array | undefined {
  if (!isRecord(postData)) return Number(bodySize ?? 0) > 0 ? undefined : new Uint8Array();
  const { text, params, encoding } = postData;
  const mimeType = readText(postData["mimeType"]).toLowerCase();
  if (mimeType.startsWith("multipart/")) return undefined;
  if (typeof text === "string" && (text !== "" || !Array.isArray(params))) return toBytes(text, encoding);
  if (!Array.isArray(params) || !mimeType.startsWith("application/x-www-form-urlencoded")) return undefined;
  const pairs = params.flatMap((each: unknown) =>
    isRecord(each) ? [[readText(each["name"]), readText(each["value"])]] : [],
  );
  return toBytes(new URLSearchParams(pairs).toString(), undefined);
}

/** Reads a response; `undefined` if none has arrived, which browsers write as status 0. */
function readResponse(response: unknown): ExchangeResponse | undefined {
  if (!isRecord(response) || typeof response["status"] !== "number" || response["status"] === 0) return undefined;
  const { status } = response;
  const { text, encoding, size, mimeType } = isRecord(response["content"]) ? response["content"] : {};
  const type = mimeType === "x-unknown" ? "" : readText(mimeType);
  const headers = withHeader(readHarPairs(response["headers"]), "content-type", type);
  const known = { status, headers, isDecoded: true };
  if (typeof text === "string") return { ...known, body: toBytes(text, encoding) };
  const isEmpty = size === 0 || bodylessStatuses.has(status);
  return { ...known, body: new Uint8Array(), ...(!isEmpty && { unread: "The archive does not have the body." }) };
}

/** Firefox marks some texts as base64 that are plain: https://bugzilla.mozilla.org/show_bug.cgi?id=1762313 */
function toBytes(text: string, encoding: unknown): Uint8Array {
  const isEncoded = encoding === "base64" && /^[\w+/-]*={0,2}$/.test(text.replaceAll(/\s/g, ""));
  return new Uint8Array(Buffer.from(text, isEncoded ? "base64" : "utf8"));
}
