import { BrokenReferenceError, isNode } from "@shortvideo-api/document";
import type { RequestViolation } from "@shortvideo-api/report";
import {
  type ResponseQuery,
  chooseStatus,
  findPositionViolation,
  type Selection,
} from "../response/choose-response.js";
import { ImpossibleResponseError } from "../response/impossible-response-error.js";
import type { ResponseSource } from "./response-source.js";
import type { ServedOperation } from "../operation/operation.js";
import { UnusableSchemaError } from "../operation/compile/schema-compiler.js";
import type { Exchange } from "../exchange/exchange.js";
import {
  type MockResponse,
  toImpossibleResponse,
  toUnservedResponse,
  toViolationHeaders,
  toErrorResponse,
} from "../exchange/mock-response.js";
import { playResponse } from "./play-response.js";
import { defaultSession, type Preference } from "../preference/preference.js";
import { readKey } from "../preference/read-key.js";
import { type PreferenceReading, readPreference } from "../preference/read-preference.js";
import { chooseOperation, type ChosenOperation, listMethods } from "../request/choose-operation.js";
import { findBodyViolations } from "../request/find-body-violations.js";
import { findCredentialViolation } from "../request/find-credential-violation.js";
import { findParameterViolations } from "../request/find-parameter-violations.js";
import { acceptedCodings, readText } from "../request/decode-body.js";
import { readRawPath, readCookies, readQuery } from "../request/read-given.js";
import { type GivenParameters, readTexts } from "../request/read-texts.js";
import { readTarget, type Target } from "../request/read-target.js";
import { toPathViolation } from "./to-path-violation.js";
import type { CreatedResponse } from "./response-engine.js";
import { writeResponse } from "./write-response.js";

/** A request to the service. */
export interface MockRequest {
  /** Upper case: `"GET"`. */
  readonly method: string;
  /** As sent, without a preference before the path: `"/api/post/detail?videoId=1"`. */
  readonly target: string;
  /** The preference before the path: `"scenario=slow"`; `undefined` when there was none. */
  readonly prefix: string | undefined;
  /** Names in lower case, each with all its values. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  /** Decoded. Empty if it could not be decoded. */
  readonly body: Uint8Array;
  /** Why the body could not be decoded; absent when it could. */
  readonly bodyViolation?: RequestViolation | undefined;
}

/** The response to a request, and the known parts of the request. */
export interface Outcome extends Pick<
  Exchange,
  "session" | "parameters" | "example" | "scenario" | "page" | "violations"
> {
  readonly response: MockResponse;
  /** `undefined` when the document has no such path or method. */
  readonly operation: ServedOperation | undefined;
  /** `undefined` when no operation was found. */
  readonly preference: Preference | undefined;
  /** Another engine than the mock's own created the body of the response. Default: `false`. */
  readonly hasUsedEngine?: boolean;
  /** Why the response of the other engine could not be used; absent when it was used, or was not needed. */
  readonly engineDifference?: string | undefined;
}

/** Responds to a request: finds the operation, checks the key and the parameters, and selects a response. */
export async function respondToRequest(
  source: ResponseSource,
  request: MockRequest,
  created?: CreatedResponse,
): Promise<Outcome> {
  const target = readTarget(request.target);
  const { preference, violation } = readRequestPreference(source, request, target);
  const { session } = preference;
  if ("code" in target) return refuse(session, target.code === "url-too-long" ? 414 : 400, target);
  const routes = source.router.find(target.segments);
  if (routes.length === 0) return refuse(session, 404, toPathViolation(source, target));
  const chosen = chooseOperation(routes, request.method, { query: target.query, header: request.headers });
  if (!chosen) return refuseMethod(session, request.method, target, listMethods(routes));

  const { operation } = chosen;
  if (operation.unserved !== undefined) {
    return toBareOutcome(toUnservedResponse(operation.id, operation.unserved), [], session);
  }
  try {
    return await respondToOperation(source, request, { target, chosen, reading: { preference, violation } }, created);
  } catch (error) {
    if (!(error instanceof UnusableSchemaError) && !(error instanceof BrokenReferenceError)) throw error;
    const reason = source.addUnserved(operation, error.message);
    return toBareOutcome(toUnservedResponse(operation.id, reason), [], session);
  }
}

/** A request for an operation, and the parts that were read. */
interface ReadRequest {
  readonly target: Target;
  readonly chosen: ChosenOperation;
  readonly reading: PreferenceReading;
}

async function respondToOperation(
  source: ResponseSource,
  request: MockRequest,
  { target, chosen, reading: { preference, violation } }: ReadRequest,
  created: CreatedResponse | undefined,
): Promise<Outcome> {
  const { operation } = chosen;
  const { session } = preference;
  const parameters = readParameters(request, target, chosen);
  const known = { session, operation, preference, parameters: listTexts(operation, parameters) };
  const keyViolation = findCredentialViolation(operation, parameters);
  // Parameter checks are skipped if the query cannot be decoded.
  const violations = target.queryViolation ? [target.queryViolation] : findParameterViolations(operation, parameters);
  const { body, bodyViolation } = request;
  const hasBody = operation.body !== undefined || body.length > 0;
  if (bodyViolation) violations.push(bodyViolation);
  else if (hasBody) {
    violations.push(...findBodyViolations(operation, request.headers["content-type"]?.[0] ?? "", body));
  }
  if (violation) violations.push(violation);
  if (
    (keyViolation || violations.length > 0) &&
    !violations.some(({ place }) => place === `query.${operation.pagination?.param}`)
  ) {
    const positionViolation = findPositionViolation(operation, source.listings.get(operation.id), known.parameters);
    if (positionViolation) violations.push(positionViolation);
  }
  if (keyViolation)
    return respondWithFailure(source, known, 401, [
      keyViolation,
      ...violations.filter((each) => !isKey(each, keyViolation)),
    ]);
  if (violations.length > 0) return respondWithFailure(source, known, chooseFailureStatus(violations), violations);

  const query = toResponseQuery(request, known, preference);
  const played = await playResponse(source, operation, query, request.target, created).catch((error: unknown) => {
    if (error instanceof ImpossibleResponseError)
      return { response: toImpossibleResponse(error.message), ...noSelection };
    throw error;
  });
  if ("code" in played) {
    // The request is valid: the mock cannot write the media type that it asks for.
    if (played.code === "media-type-unplayed") return { ...toBareOutcome(toErrorResponse(406, [played])), ...known };
    return respondWithFailure(source, known, played.code === "not-acceptable" ? 406 : 400, [played]);
  }
  return { ...known, ...played, violations: [] };
}

function chooseFailureStatus(violations: readonly RequestViolation[]): number {
  const codes = new Set(violations.map(({ code }) => code));
  if (codes.has("media-type-unknown") || codes.has("content-encoding-unknown")) return 415;
  return codes.has("body-too-large") ? 413 : 400;
}

/** Returns whether a violation is about an undeclared query parameter that has the name of the key. */
function isKey({ code, place }: RequestViolation, keyViolation: RequestViolation): boolean {
  const [, name = ""] = /^\w+\.(.*)$/s.exec(keyViolation.place) ?? [];
  return code === "parameter-unknown" && place.toLowerCase() === `query.${name.toLowerCase()}`;
}

/** Returns the outcome of a request that belongs to no operation. */
export function toBareOutcome(
  response: MockResponse,
  violations: readonly RequestViolation[] = [],
  session = defaultSession,
): Outcome {
  return {
    response,
    session,
    parameters: {},
    operation: undefined,
    preference: undefined,
    ...noSelection,
    violations,
  };
}

/** The parts of an outcome that only a selected response has. */
const noSelection = { example: undefined, scenario: undefined, page: undefined };

function refuse(
  session: string,
  status: number,
  violation: RequestViolation,
  headers: MockResponse["headers"] = {},
): Outcome {
  return toBareOutcome(toErrorResponse(status, [violation], headers), [violation], session);
}

/** Responds with the documented body for a failure, or with that of the mock if the operation documents none. */
async function respondWithFailure(
  source: ResponseSource,
  known: { session: string; operation: ServedOperation; preference: Preference; parameters: Exchange["parameters"] },
  status: number,
  violations: readonly RequestViolation[],
): Promise<Outcome> {
  const selection = chooseStatus(known.operation, status);
  const response =
    (selection && (await writePossibleResponse(source, known.operation, selection))) ??
    toErrorResponse(status, violations);
  const isCodingUnknown = violations.some(({ code }) => code === "content-encoding-unknown");
  const headers = {
    ...response.headers,
    ...(isCodingUnknown ? { "accept-encoding": acceptedCodings } : {}),
    ...toViolationHeaders(violations),
  };
  return {
    ...known,
    response: { ...response, headers },
    example: undefined,
    scenario: undefined,
    page: undefined,
    violations,
  };
}

/** Writes a response. Returns `undefined` if no body fits the schema. */
async function writePossibleResponse(
  source: ResponseSource,
  operation: ServedOperation,
  selection: Selection,
): Promise<MockResponse | undefined> {
  try {
    return await writeResponse(source, operation, selection);
  } catch (error) {
    if (error instanceof ImpossibleResponseError) return undefined;
    throw error;
  }
}

function readParameters({ headers }: MockRequest, target: Target, chosen: ChosenOperation): GivenParameters {
  return {
    path: chosen.pathValues,
    rawPath: readRawPath(chosen.operation, target.path),
    query: readQuery(chosen.operation, target),
    header: headers,
    cookie: readCookies(headers["cookie"] ?? []),
  };
}

/** Reads the preference of a request, which selects its response. */
export function readRequestPreference(
  { credentials, state }: ResponseSource,
  { headers, prefix }: MockRequest,
  target: Target | RequestViolation,
): PreferenceReading {
  const query = "code" in target ? [] : target.query;
  const key = readKey(credentials, { query, header: headers, cookie: readCookies(headers["cookie"] ?? []) });
  return readPreference({ prefer: headers["prefer"]?.join(", ") ?? "", prefix, key }, state);
}

/** Lists the parameters that the document declares, as they were sent. */
function listTexts({ parameters }: ServedOperation, given: GivenParameters): Exchange["parameters"] {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const texts = readTexts(parameter, given);
      return texts.length === 0 ? [] : [[`${parameter.in}.${parameter.name}`, texts]];
    }),
  );
}

function toResponseQuery(
  { headers, body }: MockRequest,
  {
    operation: { pagination, takesStream },
    parameters,
  }: { operation: ServedOperation; parameters: Exchange["parameters"] },
  preference: Preference,
): ResponseQuery {
  const [position] = parameters[`query.${pagination?.param}`] ?? [];
  const [size = ""] = parameters[`query.${pagination?.size}`] ?? [];
  return {
    position,
    size: readSize(size),
    parameters,
    preference,
    accept: headers["accept"]?.join(", ") ?? "",
    wantsStream: takesStream ? asksForStream(parameters, body) : undefined,
    lastEventId: headers["last-event-id"]?.[0],
  };
}

/** Returns whether `stream` is `true` in the query or in a JSON body. */
function asksForStream(parameters: Exchange["parameters"], body: Uint8Array): boolean {
  const [text] = parameters["query.stream"] ?? [];
  if (text !== undefined) return text === "true";
  try {
    const value: unknown = JSON.parse(readText(body));
    return isNode(value) && value["stream"] === true;
  } catch {
    return false;
  }
}

/** Reads a page size. A size above the maximum is valid here, because the list limits it. */
function readSize(text: string): number | undefined {
  const size = /^\d/.test(text) ? Number(text) : Number.NaN;
  return Number.isInteger(size) || size === Infinity ? size : undefined;
}

function refuseMethod(session: string, method: string, { path }: Target, methods: readonly string[]): Outcome {
  const allow = methods.join(", ");
  const message = `\`${path}\` accepts ${allow}, not ${method}.`;
  return refuse(session, 405, { code: "method-not-allowed", place: "method", message }, { allow });
}
