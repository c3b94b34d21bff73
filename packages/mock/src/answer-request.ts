import { type AnswerRequest, chooseStatus, findPositionProblem, type Selection } from "./answer/choose-answer.js";
import { ImpossibleResponseError } from "./answer/impossible-response-error.js";
import type { AnswerSource } from "./answer-source.js";
import type { Operation } from "./contract/operation.js";
import type { Problem } from "@shortvideo-api/report";
import type { Exchange } from "./http/exchange.js";
import { type Reply, toImpossibleReply, toProblemHeaders, toRefusal } from "./http/reply.js";
import { playAnswer } from "./play-answer.js";
import { defaultSession, type Preference } from "./preference/preference.js";
import { readKey } from "./preference/read-key.js";
import { type PreferenceReading, readPreference } from "./preference/read-preference.js";
import { chooseOperation, type ChosenOperation, listVerbs } from "./request/choose-operation.js";
import { findBodyProblems } from "./request/find-body-problems.js";
import { findCredentialProblem } from "./request/find-credential-problem.js";
import { findParameterProblems, type GivenParameters, readTexts } from "./request/find-parameter-problems.js";
import { readCookies } from "./request/read-cookies.js";
import { readTarget, type Target } from "./request/read-target.js";
import { toPathProblem } from "./to-path-problem.js";
import { writeReply } from "./write-reply.js";

/** A request as HTTP brought it. */
export interface MockRequest {
  /** Upper case: `"GET"`. */
  readonly verb: string;
  /** As sent, without a preference that stood before the path: `"/api/post/detail?videoId=1"`. */
  readonly target: string;
  /** The preference that stood before the path: `"scenario=slow"`; `undefined` when there was none. */
  readonly prefix: string | undefined;
  /** Names in lower case, each with all its values. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** What became of a request. */
export interface Outcome extends Pick<Exchange, "session" | "given" | "example" | "scenario" | "page" | "problems"> {
  readonly reply: Reply;
  /** `undefined` when the path or the verb is none of the document's. */
  readonly operation: Operation | undefined;
  /** What the request asked of the mock; `undefined` where no operation was found. */
  readonly preference: Preference | undefined;
}

/** Answers one request: finds the operation, the key, what is wrong, and else the answer. The whole way on one screen. */
export async function answerRequest(source: AnswerSource, request: MockRequest): Promise<Outcome> {
  const target = readTarget(request.target);
  const { preference, problem } = readRequestPreference(source, request, target);
  const { session } = preference;
  if ("code" in target) return refuse(session, target.code === "url-too-long" ? 414 : 400, target);
  const routes = source.router.find(target.segments);
  if (routes.length === 0) return refuse(session, 404, toPathProblem(source, target));
  const chosen = chooseOperation(routes, request.verb);
  if (!chosen) return refuseVerb(session, request.verb, target, listVerbs(routes));

  const { operation } = chosen;
  const parameters = readParameters(request, target, chosen);
  const known = { session, operation, preference, given: toGiven(operation, parameters) };
  const keyProblem = findCredentialProblem(operation, parameters);
  // A query that cannot be decoded: parameter checks are skipped.
  const problems = target.queryProblem ? [target.queryProblem] : findParameterProblems(operation, parameters);
  const { body } = request;
  const hasBody = operation.body !== undefined || body.length > 0;
  if (hasBody) problems.push(...(await findBodyProblems(operation, request.headers["content-type"]?.[0] ?? "", body)));
  if (problem) problems.push(problem);
  if (
    (keyProblem || problems.length > 0) &&
    !problems.some(({ place }) => place === `query.${operation.pagination?.param}`)
  ) {
    const positionProblem = findPositionProblem(operation, source.listings.get(operation.id), known.given);
    if (positionProblem) problems.push(positionProblem);
  }
  if (keyProblem) return fail(source, known, 401, [keyProblem, ...problems.filter((each) => !isKey(each, keyProblem))]);
  if (problems.length > 0)
    return fail(source, known, problems.some(({ code }) => code === "media-type-unknown") ? 415 : 400, problems);

  const asked = toAnswerRequest(request, known, preference);
  const played = await playAnswer(source, operation, asked, request.target).catch((error: unknown) => {
    if (error instanceof ImpossibleResponseError) return { reply: toImpossibleReply(error.message), ...nothingShown };
    throw error;
  });
  if ("code" in played) {
    // The caller cannot help it, and broke nothing.
    if (played.code === "media-type-unplayed") return { ...toBareOutcome(toRefusal(406, [played])), ...known };
    return fail(source, known, played.code === "not-acceptable" ? 406 : 400, [played]);
  }
  return { ...known, ...played, problems: [] };
}

/** Is it about a key that stands in the query, where the document does not have it? */
function isKey({ code, place }: Problem, keyProblem: Problem): boolean {
  const [, name = ""] = /^\w+\.(.*)$/s.exec(keyProblem.place) ?? [];
  return code === "parameter-unknown" && place.toLowerCase() === `query.${name.toLowerCase()}`;
}

/** What becomes of a request that the document says nothing of. */
export function toBareOutcome(reply: Reply, problems: readonly Problem[] = [], session = defaultSession): Outcome {
  return { reply, session, given: {}, operation: undefined, preference: undefined, ...nothingShown, problems };
}

const nothingShown = { example: undefined, scenario: undefined, page: undefined };

function refuse(session: string, status: number, problem: Problem, headers: Reply["headers"] = {}): Outcome {
  return toBareOutcome(toRefusal(status, [problem], headers), [problem], session);
}

/** The operation's own body for a failure; where it documents none, ours. */
async function fail(
  source: AnswerSource,
  known: { session: string; operation: Operation; preference: Preference; given: Exchange["given"] },
  status: number,
  problems: readonly Problem[],
): Promise<Outcome> {
  const selection = chooseStatus(known.operation, status);
  const reply =
    (selection && (await writePossibleReply(source, known.operation, selection))) ?? toRefusal(status, problems);
  const headers = { ...reply.headers, ...toProblemHeaders(problems) };
  return { ...known, reply: { ...reply, headers }, example: undefined, scenario: undefined, page: undefined, problems };
}

/** `undefined` where the document admits no such response. */
async function writePossibleReply(
  source: AnswerSource,
  operation: Operation,
  selection: Selection,
): Promise<Reply | undefined> {
  try {
    return await writeReply(source, operation, selection);
  } catch (error) {
    if (error instanceof ImpossibleResponseError) return undefined;
    throw error;
  }
}

function readParameters({ headers }: MockRequest, { query }: Target, { pathValues }: ChosenOperation): GivenParameters {
  return { path: pathValues, query, header: headers, cookie: readCookies(headers["cookie"] ?? []) };
}

function readRequestPreference(
  { credentials, state }: AnswerSource,
  { headers, prefix }: MockRequest,
  target: Target | Problem,
): PreferenceReading {
  const query = "code" in target ? [] : target.query;
  const key = readKey(credentials, { query, header: headers, cookie: readCookies(headers["cookie"] ?? []) });
  return readPreference({ prefer: headers["prefer"]?.join(", ") ?? "", prefix, key }, state);
}

/** Parameters that the document declares, as they were sent. */
function toGiven({ parameters }: Operation, given: GivenParameters): Exchange["given"] {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const texts = readTexts(parameter, given);
      return texts.length === 0 ? [] : [[`${parameter.in}.${parameter.name}`, texts]];
    }),
  );
}

function toAnswerRequest(
  { headers }: MockRequest,
  { operation: { pagination }, given }: { operation: Operation; given: Exchange["given"] },
  preference: Preference,
): AnswerRequest {
  const [position] = given[`query.${pagination?.param}`] ?? [];
  const [size = ""] = given[`query.${pagination?.size}`] ?? [];
  return {
    position,
    size: readSize(size),
    given,
    preference,
    accept: headers["accept"]?.join(", ") ?? "",
  };
}

/** However large: a page holds what the list admits. */
function readSize(text: string): number | undefined {
  const size = /^\d/.test(text) ? Number(text) : Number.NaN;
  return Number.isInteger(size) || size === Infinity ? size : undefined;
}

function refuseVerb(session: string, verb: string, { path }: Target, verbs: readonly string[]): Outcome {
  const allow = verbs.join(", ");
  const message = `\`${path}\` takes ${allow}, and not ${verb}.`;
  return refuse(session, 405, { code: "method-not-allowed", place: "method", message }, { allow });
}
