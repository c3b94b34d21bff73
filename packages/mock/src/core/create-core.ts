import type { RequestViolation } from "@shortvideo-api/report";
import { type MockRequest, toBareOutcome } from "../respond/outcome.js";
import { respondToRequest } from "../respond/respond-to-request.js";
import type { ResponseSource } from "../respond/response-source.js";
import { type CorrectedOutcome, correctOutcome } from "../respond/correct-outcome.js";
import { askEngine, toOpinion } from "../respond/ask-engine.js";
import { type ControlRequest, respondToControl, isControlTarget } from "./respond-to-control.js";
import { openToPages, respondToOptions } from "./respond-to-options.js";
import type { Exchange } from "../exchange/exchange.js";
import {
  isWhole,
  toAbandoned,
  toExchange,
  toObservation,
  toUnreadable,
  type UnreadableRequest,
} from "./to-exchange.js";
import { createKeyRing } from "./create-key-ring.js";
import { type MockResponse, toErrorResponse } from "../exchange/mock-response.js";
import { readPreference, splitPrefix } from "../preference/read-preference.js";
import { decodeContent } from "../request/decode-body.js";
import type { Sessions } from "../session/sessions.js";
import type { ObservedConnection } from "../detect/observation.js";

/** The mock without a socket, shared by the HTTP server and by `fetch` in the same process. */
export interface Core {
  /** The current source of responses. A request keeps the source that was current when the server began to read it. */
  readonly source: ResponseSource;
  /** Responds to a request and records it. Default of `source`: the current one. Never rejects. */
  respond(request: CoreRequest, source?: ResponseSource): Promise<CoreResponse>;
  /** Records a request that the server could not parse and has responded to by itself. */
  recordUnreadable(unreadable: UnreadableRequest): void;
  /** Replaces the keys of all requests so far by `$MOCK_KEY`. */
  redactKeys(text: string): string;
  /** Uses another source for further requests. */
  replace(source: ResponseSource): void;
  /** Makes `/-/ready` return 503. */
  drain(): void;
  /** `drain` was called. */
  readonly isDraining: boolean;
}

/** A request from the HTTP server or from `fetch`. */
export interface CoreRequest extends ControlRequest {
  /** Path and query as sent, including a preference before the path: `"/~scenario=slow/api/post/detail?videoId=1"`. */
  readonly target: string;
  /** Names in lower case, each with all its values. */
  readonly headers: MockRequest["headers"];
  /** Base URL that the caller used, without a trailing slash. Addresses of further pages begin with it. */
  readonly baseUrl: string;
  readonly connection: ObservedConnection;
  /** A violation of HTTP that the server found. */
  readonly violation?: RequestViolation | undefined;
}

/** A response to deliver. */
export interface CoreResponse {
  readonly response: MockResponse;
  /**
   * Must be called once the response was sent, or the caller was gone before. Records the request. Call it in the same turn of the event
   * loop, so that a caller that has the response finds the request in the report.
   */
  readonly conclude: (isReceived: boolean) => void;
}

/** Maximum length of a request body, in bytes. */
export const maxBodyLength = 10_000_000;

/** Creates the core. Calls `onExchange` with each request to the service after its response is delivered. */
export function createCore(
  initial: ResponseSource,
  sessions: Sessions,
  onExchange: (exchange: Exchange) => void,
): Core {
  let current = initial;
  let isDraining = false;
  const keys = createKeyRing();

  function respondToControlSafely(request: CoreRequest, { operations }: ResponseSource): MockResponse {
    try {
      return respondToControl({ sessions, operations, isDraining }, request);
    } catch (error) {
      return toFailure(error);
    }
  }

  return {
    get source() {
      return current;
    },
    get isDraining() {
      return isDraining;
    },
    async respond(received, source = current) {
      if (isControlTarget(received.target)) {
        return { response: respondToControlSafely(received, source), conclude: () => {} };
      }
      const start = performance.now();
      const request = toRequest(received);
      const outcome = await respondSafely(source, received, request);
      const { response, session } = outcome;
      const observation = toObservation(source, request, outcome, {
        connection: received.connection,
        readyAt: performance.now(),
      });
      const warnings = observation ? sessions.findWarnings(session, observation) : [];
      const timing = { warnings, durationMs: performance.now() - start };
      const exchange = keys.redactExchange(
        toExchange(request, outcome, observation, timing),
        request,
        source.credentials,
      );
      return {
        // Not for the control API: no website may read the state of the mock.
        response: openToPages(response, request.headers["origin"]),
        conclude(isReceived) {
          if (observation && isReceived && isWhole(outcome)) sessions.remember(session, observation);
          onExchange(sessions.record(isReceived ? exchange : toAbandoned(exchange)));
        },
      };
    },
    recordUnreadable(unreadable) {
      const { session } = readPreference(
        { prefer: "", prefix: unreadable.prefix, key: undefined },
        sessions,
      ).preference;
      onExchange(sessions.record(toUnreadable(unreadable, session)));
    },
    redactKeys: (text) => keys.redact(text),
    replace(next) {
      current = next;
    },
    drain() {
      isDraining = true;
    },
  };
}

function toRequest({ method, target: received, baseUrl, headers, body }: CoreRequest): MockRequest {
  const { target, prefix } = splitPrefix(received);
  const before = prefix === undefined ? "" : `/~${encodeURIComponent(prefix).replaceAll("%3D", "=")}`;
  const request = { method, target, prefix, headers, baseUrl: baseUrl + before };
  if (body === "too-large") return { ...request, body: new Uint8Array() };
  const codings = headers["content-encoding"];
  const decoded = codings ? decodeContent(body, codings, maxBodyLength) : body;
  return "code" in decoded
    ? { ...request, body: new Uint8Array(), bodyViolation: decoded }
    : { ...request, body: decoded };
}

async function respondSafely(
  source: ResponseSource,
  { body, violation }: CoreRequest,
  request: MockRequest,
): Promise<CorrectedOutcome> {
  if (body === "too-large") {
    const message = `The body is larger than ${maxBodyLength / 1_000_000} MB, the maximum.`;
    const tooLarge = { code: "body-too-large", place: "body", message } as const;
    return correctOutcome(source, request, toBareOutcome(toErrorResponse(413, [tooLarge]), [tooLarge]));
  }
  if (violation) return toBareOutcome(toErrorResponse(400, [violation]), [violation]);
  try {
    const options = request.method === "OPTIONS" && respondToOptions(source, request);
    if (options) return toBareOutcome(options);
    const asked = await askEngine(source, request);
    const outcome = respondToRequest(source, request, asked?.verdict.response);
    return { ...correctOutcome(source, request, outcome), opinion: asked && toOpinion(asked, outcome) };
  } catch (error) {
    return toBareOutcome(toFailure(error));
  }
}

/** Returns a 500 for a defect of the mock, which continues to respond to later requests. */
function toFailure(error: unknown): MockResponse {
  const message = `The mock failed: ${error instanceof Error ? error.message : String(error)}`;
  return { status: 500, headers: { "content-type": "application/json" }, text: JSON.stringify({ message }) };
}
