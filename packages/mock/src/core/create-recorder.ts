import { BrokenReferenceError, type OpenedDocument } from "@shortvideo-api/document";
import type { ContractReport, RequestViolation, RequestWarning } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import type { MockResponse } from "../exchange/mock-response.js";
import type { ObservedConnection } from "../detect/observation.js";
import { setNewest } from "../detect/remembered-text.js";
import { UnusableSchemaError } from "../operation/compile/schema-error.js";
import type { ServedOperation } from "../operation/operation.js";
import { readServedOperations } from "../operation/read-served-operations.js";
import { readStart } from "../operation/pagination.js";
import { defaultSession } from "../preference/preference.js";
import { createRouter } from "../request/create-router.js";
import { decodeContent } from "../request/decode-body.js";
import type { GivenParameters } from "../request/read-texts.js";
import { checkRequest } from "../respond/check-request.js";
import { printCorrection } from "../respond/correct-outcome.js";
import { type MockRequest, noSelection, type Outcome, toBareOutcome } from "../respond/outcome.js";
import { readRequest } from "../respond/read-request.js";
import type { RequestSource } from "../respond/response-source.js";
import { type BasePathFinder, createBasePathFinder, routeRequest } from "../respond/route-request.js";
import { createListReader } from "../response/create-list-reader.js";
import { createSessions } from "../session/sessions.js";
import { readRecordedDocument } from "../session/tally.js";
import { createLocator } from "../validate/document-diagnostic.js";
import { createReadOptions } from "../validate/find-broken-parts.js";
import { createKeyRing } from "./create-key-ring.js";
import { listCredentials } from "./prepare-response-source.js";
import { respondToOptions } from "./respond-to-options.js";
import { toAbandoned, toExchange, toObservation, toUnreadable, type UnreadableRequest } from "./to-exchange.js";

/** A request to which another server responds. */
export interface RecordedRequest extends Pick<MockRequest, "method" | "headers"> {
  /** Path and query as sent, as the document names them: without the base path of a server. */
  readonly target: string;
  /** As sent, with its `content-encoding`. `undefined` if it is unknown. */
  readonly body: Uint8Array | undefined;
  /** Identifies the connection of the caller. */
  readonly connection: number;
}

/** A request with its violations. */
export interface CheckedRequest {
  /** `undefined` when the document has no such path or method, or when the operation cannot be checked. */
  readonly operation: ServedOperation | undefined;
  /** The parameters of the operation, as sent; `undefined` without an operation. */
  readonly given: GivenParameters | undefined;
  readonly violations: readonly RequestViolation[];
  /** Why the body was not checked, as a sentence; `undefined` if it was, or if there is none. */
  readonly uncheckedBody: string | undefined;
}

/** The response of another server. */
export interface RecordedResponse extends Pick<MockResponse, "status" | "headers" | "text"> {
  /** The page of a list that it contains; `undefined` if it is none. */
  readonly page?: { readonly items: number; readonly isLast: boolean; readonly next: string | undefined } | undefined;
}

/** What is known about a response in addition to its content. */
export interface RecordDetails {
  readonly durationMs: number;
  /** Warnings about the response. Default: none. */
  readonly warnings?: readonly RequestWarning[] | undefined;
  /** The caller was gone before the response. Default: `false`. */
  readonly isAbandoned?: boolean | undefined;
}

/**
 * Checks requests to which another server responds, and reports their violations, warnings and coverage as the mock does. Ignores
 * preferences, which only the mock knows, and accepts every position of a list.
 */
export interface Recorder {
  /** Operations of the document. */
  readonly operations: readonly ServedOperation[];
  readonly findBasePath: BasePathFinder;
  check(request: RecordedRequest): CheckedRequest;
  /** Records a request that {@link check} has returned. `response` is `undefined` if there was none. */
  record(checked: CheckedRequest, response: RecordedResponse | undefined, details: RecordDetails): Exchange;
  /** Records a request that the server could not parse and has responded to by itself. */
  recordUnreadable(unreadable: UnreadableRequest): Exchange;
  report(): ContractReport;
  /** Replaces the keys of all requests so far by `$MOCK_KEY`. */
  redact<Value>(value: Value): Value;
}

/** What {@link Recorder.record} needs of a request. */
interface ReadParts extends CheckedRequest {
  readonly request: MockRequest;
  readonly connection: ObservedConnection;
  readonly outcome: Omit<Outcome, "response">;
}

/** Warnings that compare the requests of one caller. Several callers may read the same list at the same time. */
const warningsOfCallers: ReadonlySet<string> = new Set([
  "page-after-last",
  "page-repeated",
  "retry-too-early",
  "retry-unlimited",
]);

/** Options of {@link createRecorder}. */
export interface RecorderOptions {
  /** The bytes after decoding beyond which the body of a request is not checked. */
  readonly maxBodyBytes: number;
  /** Whether a missing key is a violation. Default: `true`. */
  readonly checksKeys?: boolean | undefined;
}

/** Creates a recorder for a document. */
export function createRecorder(opened: OpenedDocument, { maxBodyBytes, checksKeys = true }: RecorderOptions): Recorder {
  const { document } = opened;
  const all = readServedOperations(document, createReadOptions(opened));
  const operations = all.filter(({ unserved }) => unserved === undefined);
  const unserved = all.filter((operation) => !operations.includes(operation));
  const recorded = readRecordedDocument(document, all, { locate: createLocator(opened, operations), isObserved: true });
  const sessions = createSessions(recorded);
  const keys = createKeyRing();
  const credentials = listCredentials(operations);
  const source: RequestSource = {
    document,
    router: createRouter([...operations, ...unserved.filter(({ path }) => path.startsWith("/"))]),
    listings: new Map(),
    // Without credentials, no key is read as a preference.
    credentials: [],
    state: sessions,
  };
  const connections = new Map<number, ObservedConnection>();
  const parts = new WeakMap<CheckedRequest, ReadParts>();

  /** Checks a request without its body, if that is unknown. */
  function read(request: MockRequest): Omit<ReadParts, "connection" | "request" | "uncheckedBody"> {
    const isPreflight = request.method === "OPTIONS" && respondToOptions(source, request) !== undefined;
    const routed = isPreflight ? toBareOutcome(noResponse) : routeRequest(source, request);
    if ("response" in routed) return toUnchecked(routed);
    const { operation, preference } = routed;
    try {
      const readParts = readRequest(routed);
      const { given, parameters } = readParts;
      const violations = checkRequest(source, readParts)?.violations ?? [];
      const known = { session: defaultSession, operation, preference, parameters, ...noSelection, violations };
      return { operation, given, violations, outcome: known };
    } catch (error) {
      if (!(error instanceof UnusableSchemaError) && !(error instanceof BrokenReferenceError)) throw error;
      recorded.unserved.set(operation.id, error.message);
      return toUnchecked(toBareOutcome(noResponse));
    }
  }

  function findWarnings({ connection }: ReadParts, observation: ReturnType<typeof toObservation>) {
    if (!observation) return [];
    const caller = `connection-${connection.id}`;
    const warnings = [
      ...sessions.findWarnings(caller, observation).filter(({ code }) => warningsOfCallers.has(code)),
      ...sessions.findWarnings(defaultSession, observation).filter(({ code }) => !warningsOfCallers.has(code)),
    ];
    for (const session of [caller, defaultSession]) sessions.remember(session, observation);
    return warnings;
  }

  return {
    operations,
    findBasePath: createBasePathFinder(document, source.router),
    check({ method, target, headers: { prefer: _prefer, ...headers }, body: sent, connection }) {
      const { body, unchecked } = decodeRequestBody(sent, headers["content-encoding"], maxBodyBytes);
      const violationOfBody = typeof body === "object" && "code" in body ? { bodyViolation: body } : {};
      const bytes = body instanceof Uint8Array ? body : new Uint8Array();
      const request = { method, target, baseUrl: "", prefix: undefined, headers, body: bytes, ...violationOfBody };
      const found = read(request);
      const isChecked = ({ code, place }: RequestViolation) =>
        (unchecked === undefined || !/^body(?:\.|$)/.test(place)) && (checksKeys || code !== "key-missing");
      const violations = found.violations.filter(isChecked);
      const checked = { ...found, violations, uncheckedBody: unchecked };
      parts.set(checked, {
        ...checked,
        request,
        connection: findConnection(connections, connection),
        outcome: { ...found.outcome, violations },
      });
      return checked;
    },
    record(checked, response, { durationMs, warnings = [], isAbandoned = false }) {
      const known = parts.get(checked);
      if (!known) throw new TypeError("The request was not checked by this recorder.");
      const { request, connection } = known;
      const correction = checked.violations.length > 0 ? printCorrection(source.router, request) : undefined;
      const outcome = {
        ...known.outcome,
        response: response ?? noResponse,
        page: response && toPage(known.outcome, response.page),
        ...(correction !== undefined && { correction }),
      };
      const observation =
        response && toObservation(source, request, outcome, { connection, readyAt: performance.now() });
      const found = [...findWarnings(known, observation), ...warnings];
      const exchange = toExchange(request, outcome, observation, { warnings: found, durationMs });
      const shown = keys.redactExchange(exchange, request, credentials);
      return sessions.record(
        isAbandoned ? toAbandoned(shown) : response ? shown : { ...shown, status: undefined, failedInBand: false },
      );
    },
    recordUnreadable: (unreadable) => sessions.record(toUnreadable(unreadable, defaultSession)),
    report: () => keys.redact(sessions.report()),
    redact: (value) => keys.redact(value),
  };
}

function toUnchecked(outcome: Outcome) {
  return { operation: undefined, given: undefined, violations: outcome.violations, outcome };
}

const noResponse: MockResponse = { status: 0, headers: {}, text: "" };

/** Decodes the body of a request. Returns why it cannot be checked, if it is unknown, too large, or in a coding that is not known here. */
function decodeRequestBody(
  sent: Uint8Array | undefined,
  codings: readonly string[] | undefined,
  maxBytes: number,
): { readonly body: Uint8Array | RequestViolation | undefined; readonly unchecked: string | undefined } {
  if (!sent) return { body: undefined, unchecked: "The body of the request is too large, or was not recorded." };
  const body = codings ? decodeContent(sent, codings, maxBytes) : sent;
  if (!("code" in body) || body.code === "body-malformed") return { body, unchecked: undefined };
  const isLarge = body.code === "body-too-large";
  const unchecked = `The body of the request ${isLarge ? "is too large" : "has an unknown `content-encoding`"}.`;
  return { body: undefined, unchecked };
}

/** The maximum number of connections that are remembered. The oldest is dropped first. */
const maxConnections = 10_000;

function findConnection(connections: Map<number, ObservedConnection>, id: number): ObservedConnection {
  const known = connections.get(id) ?? { id, since: performance.now(), closedAt: undefined };
  setNewest(connections, maxConnections, id, known);
  return known;
}

/** Describes a page as the mock describes its own. All pages but the first have the same index, because only the service counts them. */
function toPage(
  { operation, parameters }: Pick<Outcome, "operation" | "parameters">,
  page: RecordedResponse["page"],
): Outcome["page"] {
  if (!page || !operation?.pagination) return undefined;
  const { items, isLast, next } = page;
  const [sent] = parameters[operation.pagination.position.place] ?? [];
  const position = sent === readStart(operation.pagination) ? undefined : sent;
  const list = createListReader(operation).read(parameters);
  return {
    index: position === undefined ? 0 : 1,
    isLast,
    isEmpty: items === 0,
    // A page that announces another one without naming it is a part of no iteration.
    ...((isLast || next !== undefined) && { link: { list, position, next: isLast ? undefined : next, items } }),
  };
}
