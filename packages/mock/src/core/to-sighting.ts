import type { MockRequest, Outcome } from "./answer-request.js";
import type { AnswerSource } from "./answer-source.js";
import type { Reply } from "../exchange/reply.js";
import { readText } from "../request/read-json.js";
import { scenarios } from "../scenario/scenarios.js";
import { readReplyFacts } from "../watch/read-reply-facts.js";
import type { Connection, Sighting } from "../watch/sighting.js";

/**
 * Describes a request and its response for the watches. Returns `undefined` where there is nothing to see: no operation was
 * found, or the request is a HEAD in place of a GET.
 */
export function toSighting(
  { document }: AnswerSource,
  { method, body }: MockRequest,
  { operation, preference, given, page, violations, reply }: Outcome,
  connection: Connection,
): Sighting | undefined {
  if (!operation || !preference || method !== operation.method) return undefined;
  return {
    operation,
    given,
    preference,
    connection,
    isRight: violations.length === 0,
    body: readText(body),
    status: reply.status,
    page,
    facts: readReplyFacts(reply, operation, document["x-in-band-failure"]),
  };
}

/** Returns whether a client gets a whole response that it can read. */
export function isWhole(outcome: Pick<Outcome, "reply" | "scenario">): boolean {
  const { delivery }: Reply = outcome.reply;
  const isReadable = outcome.scenario === undefined || scenarios.get(outcome.scenario)?.legal === true;
  return isReadable && delivery?.reset === undefined && delivery?.length === undefined;
}
