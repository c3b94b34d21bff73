import { quoteNames } from "@shortvideo-api/document";
import { isIP } from "node:net";
import { isReportFormat, renderReport, reportFormatNames, reportFormats } from "@shortvideo-api/report";
import { decodeUtf8Leniently } from "../request/decode-body.js";
import type { ServedOperation } from "../operation/operation.js";
import { isSessionName, sessionNameForm } from "../preference/preference.js";
import { findSharedProblem } from "../preference/preference-violations.js";
import { tryDecode } from "../request/read-target.js";
import type { Sessions } from "../session/sessions.js";
import type { MockResponse } from "../exchange/mock-response.js";

/** A request to the control API. */
export interface ControlRequest {
  /** Upper case: `"GET"`. */
  readonly method: string;
  /** Path and query as sent: `"/-/sessions/a/report?format=text"`. */
  readonly target: string;
  /** Identifies the caller of the control API. */
  readonly caller: ControlCaller;
  readonly body: Uint8Array | "too-large";
}

/** Returns whether a target belongs to the control API. Such requests need no key and appear in no report. */
export function isControlTarget(target: string): boolean {
  return /^\/-(?:[/?]|$)/.test(target);
}

/** The state that the control API shows and changes. */
interface ControlSource {
  readonly sessions: Sessions;
  /** Operations of the current document. */
  readonly operations: readonly ServedOperation[];
  /** The mock is about to stop. */
  readonly isDraining: boolean;
}

/** Responds to a request to the control API. */
export function respondToControl(source: ControlSource, request: ControlRequest): MockResponse {
  const [path = "", query = ""] = request.target.split("?", 2);
  const { body } = request;
  const problem = findControlProblem(request.caller);
  if (problem !== undefined) return refuse(403, problem);
  if (body === "too-large") return refuse(413, "The body is too large.");
  for (const { pattern, methods } of routes) {
    const match = pattern.exec(path);
    if (!match) continue;
    const session = tryDecode(match[1] ?? "");
    if (session === undefined)
      return refuse(400, "The name of the session has a `%` that does not begin an encoded character.");
    const allowed = [...new Set([...Object.keys(methods), ...("GET" in methods ? ["HEAD"] : []), "OPTIONS"])];
    if (request.method === "OPTIONS") return { status: 204, headers: { allow: allowed.join(", ") }, text: "" };
    const respond = methods[request.method === "HEAD" ? "GET" : request.method];
    if (respond) return respond({ ...source, ...request, body, session, query: new URLSearchParams(query) });
    const message = `\`${path}\` accepts ${allowed.join(", ")}, not ${request.method}.`;
    return { ...refuse(405, message), headers: { ...json, allow: allowed.join(", ") } };
  }
  return refuse(404, `Unknown address \`${path.slice(0, 100)}\`. Addresses: ${quoteNames(Object.keys(resources))}.`);
}

/** A request to one of the resources. */
interface Call extends ControlSource, ControlRequest {
  readonly body: Uint8Array;
  /** The session that the path names; `""` when it names none. */
  readonly session: string;
  readonly query: URLSearchParams;
}

/** The responses of a resource by method. */
type Resource = Readonly<Partial<Record<string, (call: Call) => MockResponse>>>;

/** The resources by address. */
const resources: Readonly<Record<string, Resource>> = {
  "/-/health": { GET: () => toJson({ status: "ok" }) },
  "/-/ready": {
    GET: ({ isDraining }) => (isDraining ? toJson({ status: "stopping" }, 503) : toJson({ status: "ready" })),
  },
  "/-/report": { GET: (call) => respondWithReport(call, undefined) },
  "/-/sessions": {
    GET: ({ sessions }) => toJson({ sessions: sessions.list() }),
    DELETE: ({ sessions }) => respondWithoutBody(() => sessions.reset()),
  },
  "/-/sessions/{session}": {
    GET: showSession,
    DELETE: ({ sessions, session }) => respondWithoutBody(() => sessions.reset(session)),
  },
  "/-/sessions/{session}/report": { GET: (call) => respondWithReport(call, call.session) },
  "/-/sessions/{session}/preference": {
    GET: ({ sessions, session }) => toText(sessions.preferenceOf(session)),
    PUT: setPreference,
  },
};

const routes = Object.entries(resources).map(([address, methods]) => ({
  pattern: new RegExp(`^${address.replace("{session}", "([^/]+)")}$`),
  methods,
}));

function showSession({ sessions, session }: Call): MockResponse {
  const found = sessions.list().find(({ id }) => id === session);
  return found ? toJson(found) : refuseSession(session);
}

function respondWithReport({ sessions, query }: Call, session: string | undefined): MockResponse {
  const format = query.get("format") ?? "json";
  if (!isReportFormat(format)) {
    return refuse(400, `Unknown \`format\` \`${format.slice(0, 60)}\`. Formats: ${reportFormatNames.join(", ")}.`);
  }
  if (session !== undefined && !sessions.has(session)) return refuseSession(session);
  return toText(renderReport(sessions.report(session), format), reportFormats[format].mediaType);
}

function setPreference({ sessions, operations, session, body }: Call): MockResponse {
  if (!isSessionName(session)) return refuse(400, `The name of a session has ${sessionNameForm}.`);
  if (body.length > maxPreferenceBytes) {
    return refuse(413, `A preference has up to ${maxPreferenceBytes} bytes: words such as \`scenario=slow, seed=3\`.`);
  }
  const words = decodeUtf8Leniently(body).trim();
  const problem = findSharedProblem(words, operations);
  if (problem !== undefined) return refuse(400, problem);
  return respondWithoutBody(() => sessions.setPreference(session, words));
}

const maxPreferenceBytes = 2_000;

function refuseSession(session: string): MockResponse {
  const message = `The mock has no session \`${session.slice(0, 100)}\`: no request used it, or it was deleted. \`GET /-/sessions\` lists all sessions.`;
  return refuse(404, message);
}

const json = { "content-type": "application/json" };

function toJson(value: unknown, status = 200): MockResponse {
  return { status, headers: json, text: JSON.stringify(value) };
}

function toText(text: string, mediaType = "text/plain; charset=utf-8"): MockResponse {
  return { status: 200, headers: { "content-type": mediaType }, text };
}

/** Changes the state of the mock, and responds without a body. */
function respondWithoutBody(change: () => void): MockResponse {
  change();
  return { status: 204, headers: {}, text: "" };
}

function refuse(status: number, message: string): MockResponse {
  return toJson({ message }, status);
}

/** Headers and address that identify the caller of the control API. */
export interface ControlCaller {
  /** The header `host`. */
  readonly host: string | undefined;
  /** The header `origin`, which browsers send. */
  readonly origin: string | undefined;
  /** The address of this machine that the connection came to. */
  readonly localAddress: string | undefined;
}

/**
 * Returns the reason why a caller may not control the mock; `undefined` if it may. A browser sends requests of any website to this
 * machine, so pages of another origin are rejected. So are names of the public DNS, which a website can point to this machine.
 */
export function findControlProblem({ host = "", origin, localAddress = "" }: ControlCaller): string | undefined {
  if (origin !== undefined && origin !== `http://${host}`) {
    return `Pages of \`${origin.slice(0, 100)}\` may not control the mock. Set preferences with each request, or call \`/-/\` from the test's own process.`;
  }
  if (!isLoopback(localAddress) || isPrivateName(host.replace(/:\d*$/, ""))) return undefined;
  return `\`${host.slice(0, 100)}\` is a name that any website could point to this machine. Call \`/-/\` at \`localhost\` or \`127.0.0.1\`.`;
}

function isLoopback(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\./.test(address);
}

/** Returns `true` for an address, a name without a dot, and a name below a domain that the public DNS does not have. */
function isPrivateName(name: string): boolean {
  const bare = name.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  // https://www.iana.org/assignments/special-use-domain-names
  return isIP(bare) > 0 || !bare.includes(".") || /\.(?:localhost|local|internal|test|home\.arpa)$/i.test(bare);
}
