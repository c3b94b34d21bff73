import { createRequire } from "node:module";
import {
  createLocator,
  dropUnusableKeywords,
  loadDocument,
  type Operation,
  readOperations,
} from "@shortvideo-api/mock/internal";
import type { Call } from "./call/call.js";
import { planCalls } from "./call/plan-calls.js";
import { readHar } from "./call/read-har.js";
import { readRequests } from "./call/read-requests.js";
import { concludeOutcome } from "./conclude-outcome.js";
import { createVerification } from "./create-verification.js";
import { checkFacts } from "./facts/check-facts.js";
import type { Progress } from "./progress.js";
import type { VerifiedOperation, VerifyReport } from "@shortvideo-api/report";

// Not `import.meta.resolve`, which is not there where Vite evaluates this.
const serviceDocument = createRequire(import.meta.url).resolve("@shortvideo-api/spec/openapi.yaml");

export interface VerifyOptions {
  /** Where the service answers: what stands before the paths of the document. */
  readonly baseUrl: string;
  /** Goes where the document says, and nowhere else. */
  readonly key: string;
  /** Path of an OpenAPI 3.0 or 3.1 document. Default: that of the short-video service. */
  readonly spec?: string | undefined;
  /** Text of a file of requests, a JSON object a line: `{ "operation": "posts.get", "params": {…} }`. Default: the examples. */
  readonly requests?: string | undefined;
  /** Text of an HTTP archive, in place of `requests`. */
  readonly har?: string | undefined;
  /** Ids of the operations to call. Default: all. */
  readonly operations?: readonly string[] | undefined;
  /** Requests in a second. Default 1. */
  readonly perSecond?: number | undefined;
  /**
   * Pages of a list to ask for at most, so that a list that leads back shows. The calls of one operation share the pages behind their
   * first ones; each asks for a second page. 1 asks for no further page. Default 10.
   */
  readonly pages?: number | undefined;
  /** How long an answer may take. Default 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Keeps samples of the answers. Default false. */
  readonly record?: boolean | undefined;
  /** Ends it early; what is known by then is reported. */
  readonly signal?: AbortSignal | undefined;
  /** Is told before each request. */
  readonly onRequest?: ((progress: Progress) => void) | undefined;
}

export interface Verification {
  readonly report: VerifyReport;
  /** By name of a file, such as `posts.get.200.json`, the first answer of each operation and documented status, without what is personal. */
  readonly samples: ReadonlyMap<string, string>;
}

/** There is no such operation, or the base URL is none: wrong use. */
export class VerifyOptionsError extends Error {
  override readonly name = "VerifyOptionsError";
}

/**
 * Calls a service, and says where its answers differ from the document. Only GET and HEAD are called.
 *
 * Throws {@link VerifyOptionsError} or `RequestsError` of what it was given, and `MockStartError` of a document that
 * cannot be read; nothing that the service does makes it throw.
 */
export async function verifyService(options: VerifyOptions): Promise<Verification> {
  const began = performance.now();
  const source = await loadDocument(options.spec ?? serviceDocument);
  // What no validator can use would fail the whole verification.
  dropUnusableKeywords(source.document);
  const operations = readOperations(source.document);
  const { calls, notes } = chooseCalls(operations, options);
  const verification = createVerification(source.document, {
    service: {
      baseUrl: readBaseUrl(options.baseUrl),
      key: readKey(options.key),
      timeoutMs: options.timeoutMs ?? 30_000,
    },
    perSecond: options.perSecond ?? 1,
    pages: options.pages ?? 10,
    record: options.record ?? false,
    signal: options.signal,
    onRequest: options.onRequest ?? (() => {}),
  });
  await verification.callAll(calls);
  const { differences, evidence, requests, interrupted, missing, samples, seen } = verification.conclude();
  const { file, lines: operationLines } = createLocator(source, operations)();
  const facts = checkFacts(source.document, operations, evidence);
  const refuted = facts.filter(({ status }) => status === "refuted").length;
  const lines = [...differences, ...facts].map(({ path }) => source.lineOf(path) ?? 1);
  const verified = operations.map((operation, index): VerifiedOperation => {
    const { id, method, path } = operation;
    const isLeftOut = options.operations !== undefined && !options.operations.includes(id);
    const state = isLeftOut ? "left-out" : "skipped";
    const told = seen.get(id) ?? { state, note: notes.get(id) ?? "It was not called before the end." };
    return { id, method, path, line: operationLines[index] ?? 1, statuses: [], ...told };
  });
  const { title, version } = source.document.info;
  const report: VerifyReport = {
    format: 1,
    document: { title, version, file },
    ...concludeOutcome(verified, differences.length, refuted, missing, new URL(options.baseUrl).protocol),
    interrupted,
    requests,
    durationMs: Math.round(performance.now() - began),
    operations: verified,
    differences: differences.map(({ path: _path, ...difference }, index) => ({
      ...difference,
      line: lines[index] ?? 1,
    })),
    facts: facts.map(({ path: _path, ...fact }, index) => ({ ...fact, line: lines[differences.length + index] ?? 1 })),
  };
  return { report, samples };
}

/** The calls to make, and by operation why there is none. */
function chooseCalls(
  operations: readonly Operation[],
  { requests, har, operations: wanted }: VerifyOptions,
): { calls: Call[]; notes: ReadonlyMap<string, string> } {
  const unknown = wanted?.find((id) => !operations.some((each) => each.id === id));
  if (unknown !== undefined) throw new VerifyOptionsError(`\`${unknown}\` is no operation of the document.`);
  const given =
    requests === undefined
      ? har === undefined
        ? undefined
        : readHar(har, operations)
      : readRequests(requests, operations);
  const notes = new Map<string, string>();
  const calls = operations.flatMap((operation) => {
    const { id, method } = operation;
    const note = (text: string) => {
      notes.set(id, text);
      return [];
    };
    if (wanted && !wanted.includes(id)) return note("It was not asked for.");
    if (method !== "GET" && method !== "HEAD")
      return note(`${method} may change something, so that it is never called.`);
    const own = given ? given.filter((call) => call.operation === operation) : planCalls(operation);
    if (own.length > 0) return own;
    return note(
      given
        ? "No request was given for it."
        : "It requires a body, or a parameter of which the document shows no value.",
    );
  });
  return { calls, notes };
}

/** Returns the key. Throws when a header cannot carry it; the message does not show it. */
function readKey(key: string): string {
  // RFC 9110, section 5.5, as `fetch` reads it: Latin-1 without control characters, and spaces around it are dropped.
  if (/^[\t\x20-\x7E\x80-\xFF]*$/.test(key.trim())) return key;
  throw new VerifyOptionsError("The key has a character that an HTTP header cannot carry. Copy the whole key again.");
}

function readBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "" && url.username === "";
  if (isPlain) return url.href.replace(/\/+$/, "");
  throw new VerifyOptionsError("The base URL is an `http://` or `https://` address without query and user name.");
}
