import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { answerRequest, type MockRequest, toBareOutcome } from "../answer-request.js";
import type { AnswerSource } from "../answer-source.js";
import { type CorrectedOutcome, correctOutcome } from "../correct-outcome.js";
import { splitPrefix } from "../preference/split-prefix.js";
import { readPreference } from "../preference/read-preference.js";
import { listVerbs } from "../request/choose-operation.js";
import { readTarget } from "../request/read-target.js";
import { readBody } from "./read-body.js";
import { corsHeaders, toOptionsReply } from "./cors.js";
import { deliver } from "./deliver.js";
import type { Exchange } from "./exchange.js";
import { answerControl, type ControlSource, isControlTarget } from "./control.js";
import { findHostProblem } from "./find-host-problem.js";
import { redactTarget } from "./redact-target.js";
import { maxHeaderSize, refuseConnect, refuseUnreadable, type Unreadable } from "./refuse-unreadable.js";
import { type Reply, toRefusal } from "./reply.js";
import type { Sessions } from "../session/sessions.js";
import type { Connection } from "../watch/sighting.js";
import { isWhole, toSighting } from "../watch/to-sighting.js";

/** The HTTP side: a server that answers whatever comes, and dies of none of it. */
export interface Front {
  readonly server: Server;
  /** Says to each further caller that this connection ends with its answer, and to `/-/ready` that none should come. */
  drain(): void;
  /** Answers each request that comes from now on from another source; those under way end with theirs. */
  replace(source: AnswerSource): void;
}

/** Builds the server; it does not listen yet. */
export function createFront(first: AnswerSource, sessions: Sessions, onExchange: (exchange: Exchange) => void): Front {
  let source = first;
  let draining = false;
  const server = createServer(
    // Half-open connections end by themselves. Milliseconds.
    {
      maxHeaderSize,
      // Node would answer without a word to the report.
      requireHostHeader: false,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5_000,
    },
    (incoming, response) => {
      void handle(incoming, response);
    },
  );
  server.on("clientError", (error, socket: Socket) => tellUnreadable(refuseUnreadable(error, socket)));
  // An expectation that nobody knows may be passed over; Node would answer 417 behind our back.
  server.on(
    "checkExpectation",
    (incoming: IncomingMessage, response: ServerResponse) => void handle(incoming, response),
  );
  server.on("checkContinue", (incoming: IncomingMessage, response: ServerResponse) => {
    // Before its turn, Node would write it into the answer that is under way.
    if (response.socket) response.writeContinue();
    void handle(incoming, response);
  });
  server.on("connect", ({ url = "" }, socket: Socket) => tellUnreadable(refuseConnect(url, socket)));

  const connections = new WeakMap<Socket, Connection>();
  let connectionCount = 0;
  server.on("connection", (socket: Socket) => {
    connections.set(socket, { id: ++connectionCount, since: performance.now() });
  });

  function toConnection({ socket }: IncomingMessage): Connection {
    return connections.get(socket) ?? { id: 0, since: 0 };
  }

  function tellUnreadable(unreadable: Unreadable | undefined): void {
    if (!unreadable) return;
    const { verb, target, prefix, status, problem } = unreadable;
    const { session } = readPreference({ prefer: "", prefix, key: undefined }, sessions).preference;
    const nothing = {
      operation: undefined,
      example: undefined,
      scenario: undefined,
      page: undefined,
      failedInBand: false,
      warnings: [],
      correction: undefined,
    };
    const exchange = { session, verb, target, given: {}, status, problems: [problem], duration_ms: 0, ...nothing };
    onExchange(sessions.record(exchange));
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const current = source;
    const body = await readBody(incoming);
    if (body === "broken") return;
    if (isControlTarget(incoming.url ?? "")) {
      const reply = answerControlSafely(
        { sessions, operations: current.operations, isDraining: draining },
        incoming,
        body,
      );
      return send(incoming, response, reply, draining);
    }
    const start = performance.now();
    const request = toRequest(incoming, body === "too-large" ? Buffer.alloc(0) : body);
    const outcome = await answerSafely(current, incoming, request, body === "too-large");
    const { reply, operation, session, given, example, scenario, page, problems, correction } = outcome;
    // What does not come whole is no page that anybody got, and what does not come at all has no status.
    const reset = reply.delivery?.reset;
    const sighting = toSighting(current, request, outcome, toConnection(incoming));
    const warnings = sighting ? sessions.findWarnings(session, sighting) : [];
    const exchange: Exchange = {
      session,
      verb: request.verb,
      target: redactTarget(request.target, operation),
      operation: operation?.id,
      given,
      status: reset === "start" ? undefined : reply.status,
      example: reset === undefined ? example : undefined,
      scenario,
      page: reset === undefined ? page : undefined,
      failedInBand: reset === undefined && (sighting?.facts.failedInBand ?? false),
      problems,
      warnings,
      correction,
      duration_ms: performance.now() - start,
    };
    // Before the answer: who has got it finds it in the report.
    const recorded = sessions.record(exchange);
    // A page from anywhere may read what the service is said to answer, but not what the mock remembers.
    await send(incoming, response, { ...reply, headers: { ...corsHeaders, ...reply.headers } }, draining);
    if (sighting && isWhole(outcome) && !response.destroyed) sessions.keep(session, sighting);
    onExchange(recorded);
  }

  return {
    server,
    drain() {
      draining = true;
    },
    replace(next) {
      source = next;
    },
  };
}

function toRequest(
  { method: verb = "", url = "", headersDistinct: headers }: IncomingMessage,
  body: Buffer,
): MockRequest {
  return { verb, ...splitPrefix(url), headers, body };
}

async function answerSafely(
  source: AnswerSource,
  incoming: IncomingMessage,
  request: MockRequest,
  isTooLarge: boolean,
): Promise<CorrectedOutcome> {
  const baseUrl = readBaseUrl(incoming);
  if (isTooLarge) {
    const problem = {
      code: "body-too-large",
      place: "body",
      message: "The body is longer than the megabyte that is read.",
    } as const;
    return correctOutcome(source, request, baseUrl, toBareOutcome(toRefusal(413, [problem]), [problem]));
  }
  const hostProblem = findHostProblem(incoming);
  if (hostProblem) return toBareOutcome(toRefusal(400, [hostProblem]), [hostProblem]);
  try {
    const options = request.verb === "OPTIONS" && answerOptions(source, request);
    if (options) return toBareOutcome(options);
    return correctOutcome(source, request, baseUrl, await answerRequest(source, request));
  } catch (error) {
    return toBareOutcome(toFailure(error));
  }
}

/** Nothing a request holds should lead here. If one does, the next must find the mock alive. */
function toFailure(error: unknown): Reply {
  const message = `The mock failed: ${error instanceof Error ? error.message : String(error)}`;
  return { status: 500, headers: { "content-type": "application/json" }, text: JSON.stringify({ message }) };
}

/** Where the caller found the mock; where its `host` header says nothing that an address could hold, where it listens. */
function readBaseUrl({ headers: { host = "" }, socket }: IncomingMessage): string {
  const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host);
  return `http://${isHost ? host : `127.0.0.1:${socket.localPort}`}`;
}

/** `undefined` where the document has an OPTIONS operation of its own, or no such path. */
function answerOptions({ router }: AnswerSource, { target: address, headers }: MockRequest): Reply | undefined {
  const requested = headers["access-control-request-headers"]?.join(", ") ?? "";
  if (address === "*") return toOptionsReply(["GET", "HEAD", "OPTIONS"], requested);
  const target = readTarget(address);
  const routes = "code" in target ? [] : router.find(target.segments);
  if (routes.length === 0 || routes.some(({ byVerb }) => byVerb.has("OPTIONS"))) return undefined;
  return toOptionsReply(listVerbs(routes), requested);
}

function answerControlSafely(source: ControlSource, incoming: IncomingMessage, body: Buffer | "too-large"): Reply {
  const { method: verb = "", url: target = "", headers, socket } = incoming;
  const caller = { host: headers.host, origin: headers.origin, localAddress: socket.localAddress };
  try {
    return answerControl(source, { verb, target, caller, body });
  } catch (error) {
    return toFailure(error);
  }
}

async function send(
  incoming: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  draining: boolean,
): Promise<void> {
  // Behind a request to change the protocol, Node reads no other.
  const isLast = draining || reply.status === 413 || incoming.headers.upgrade !== undefined;
  const ending = isLast ? { connection: "close" } : {};
  const headers = { ...reply.headers, ...ending };
  await deliver(response, { ...reply, headers }, incoming.method === "HEAD");
}
