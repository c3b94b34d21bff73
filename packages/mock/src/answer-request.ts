import { type AnswerRequest, chooseAnswer, chooseStatus } from "./answer/choose-answer.js";
import type { Choice, Engine } from "./answer/engine.js";
import type { LinkedPages } from "./answer/link-pages.js";
import type { WriteBody } from "./answer/write-body.js";
import { findResponseKey } from "./contract/find-response-key.js";
import type { Operation } from "./contract/operation.js";
import type { Problem } from "./contract/problem.js";
import { type Reply, toProblemHeaders, toRefusal } from "./http/reply.js";
import { findBodyProblem } from "./request/find-body-problem.js";
import { findCredentialProblem } from "./request/find-credential-problem.js";
import type { Route, Router } from "./request/find-operation.js";
import { findParameterProblems, type GivenParameters } from "./request/find-parameter-problems.js";
import { readCookies } from "./request/read-cookies.js";
import { readTarget, type Target } from "./request/read-target.js";

/** A request as HTTP brought it. */
export interface MockRequest {
  /** Upper case: `"GET"`. */
  readonly verb: string;
  /** As sent: `"/api/post/detail?videoId=1"`. */
  readonly target: string;
  /** Names in lower case, each with all its values. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** What became of a request. */
export interface Outcome {
  readonly reply: Reply;
  /** `undefined` when the path or the verb is none of the document's. */
  readonly operation: Operation | undefined;
  /** Name of the answer that was chosen; `undefined` for the usual one and for failures. */
  readonly example: string | undefined;
  readonly problems: readonly Problem[];
}

/** What the answers are made of. Holds nothing of any request. */
export interface AnswerSource {
  readonly router: Router;
  readonly engine: Engine;
  readonly pages: ReadonlyMap<string, LinkedPages>;
  readonly writeBody: WriteBody;
}

/** Answers one request: finds the operation, the key, what is wrong, and else the answer. The whole way on one screen. */
export async function answerRequest(source: AnswerSource, request: MockRequest): Promise<Outcome> {
  const target = readTarget(request.target);
  if ("code" in target) return refuse(target.code === "url-too-long" ? 414 : 400, target);
  const route = source.router.find(target.segments);
  if (!route) return refuse(404, toPathProblem(source.router, target));
  // HEAD is GET without the body, which whoever writes the answer leaves out. https://www.rfc-editor.org/rfc/rfc9110#section-9.3.2
  const operation = route.byVerb.get(request.verb) ?? (request.verb === "HEAD" ? route.byVerb.get("GET") : undefined);
  if (!operation)
    return refuse(405, toVerbProblem(request.verb, target, route), { allow: listVerbs(route).join(", ") });

  const given = readParameters(request, target, route);
  const keyProblem = findCredentialProblem(operation, given);
  if (keyProblem) return fail(source, operation, 401, [keyProblem]);
  // What else is wrong with a query of which a part is lost cannot be told.
  const problems = target.queryProblem ? [target.queryProblem] : findParameterProblems(operation, given);
  const bodyProblem = findBodyProblem(operation, request.headers["content-type"]?.[0] ?? "", request.body);
  if (bodyProblem) problems.push(bodyProblem);
  if (problems.length > 0)
    return fail(source, operation, bodyProblem?.code === "media-type-unknown" ? 415 : 400, problems);

  const choice = chooseAnswer(operation, source.pages.get(operation.id), toAnswerRequest(operation, request, given));
  if ("code" in choice) return fail(source, operation, 400, [choice]);
  const reply = await writeReply(source, operation, choice);
  return { reply, operation, example: choice.example, problems: [] };
}

/** The verbs of a path, with those that the front adds. */
export function listVerbs({ byVerb }: Route): string[] {
  return [...new Set([...byVerb.keys(), ...(byVerb.has("GET") ? ["HEAD"] : []), "OPTIONS"])];
}

function refuse(status: number, problem: Problem, headers: Reply["headers"] = {}): Outcome {
  return {
    reply: toRefusal(status, [problem], headers),
    operation: undefined,
    example: undefined,
    problems: [problem],
  };
}

/** The operation's own body for a failure; where it documents none, ours. */
async function fail(
  source: AnswerSource,
  operation: Operation,
  status: number,
  problems: readonly Problem[],
): Promise<Outcome> {
  const choice = chooseStatus(operation, status);
  const reply = choice ? await writeReply(source, operation, choice, problems) : toRefusal(status, problems);
  return { reply, operation, example: undefined, problems };
}

/** Has the engine make the chosen answer, and writes it down. */
export async function writeReply(
  { engine, writeBody }: AnswerSource,
  operation: Operation,
  choice: Choice,
  problems: readonly Problem[] = [],
): Promise<Reply> {
  const { status, headers, body } = await engine.answer(choice);
  const response = operation.responses.get(findResponseKey(operation, choice.status) ?? "");
  const isPlainText = typeof body === "string" && !/[/+]json$/.test(choice.mediaType ?? "");
  const text = body === undefined ? "" : isPlainText ? body : writeBody(body, response?.exact);
  const type: Record<string, string> = text === "" ? {} : { "content-type": choice.mediaType ?? "application/json" };
  return { status, headers: { ...headers, ...type, ...toProblemHeaders(problems) }, text };
}

function readParameters({ headers }: MockRequest, { query }: Target, { pathValues }: Route): GivenParameters {
  return { path: pathValues, query, header: headers, cookie: readCookies(headers["cookie"] ?? []) };
}

function toAnswerRequest(
  { pagination }: Operation,
  { headers }: MockRequest,
  { query }: GivenParameters,
): AnswerRequest {
  return {
    position: query.find(([name]) => name === pagination?.param)?.[1],
    prefer: headers["prefer"]?.join(", ") ?? "",
    accept: headers["accept"]?.join(", ") ?? "",
  };
}

function toPathProblem(router: Router, { path }: Target): Problem {
  const nearest = router.findNearestPath(path);
  const advice = nearest === undefined ? "none of the document's is near it" : `the nearest is \`${nearest}\``;
  return {
    code: "path-unknown",
    place: "path",
    message: `\`${path.slice(0, 100)}\` is no path of this API; ${advice}.`,
  };
}

function toVerbProblem(verb: string, { path }: Target, route: Route): Problem {
  const message = `\`${path}\` takes ${listVerbs(route).join(", ")}, and not ${verb}.`;
  return { code: "method-not-allowed", place: "method", message };
}
