import type { AnswerRequest, Answers } from "../answer/choose-answer.js";
import type { AnswerSource } from "./answer-source.js";
import { findResponseKey } from "../operation/find-response-key.js";
import type { Operation } from "../operation/operation.js";
import type { RequestViolation } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import type { Reply } from "../exchange/reply.js";
import { dropShared } from "../preference/drop-shared.js";
import { playScenario, readObstacle, type Stage } from "./play-scenario.js";
import { writeReply } from "./write-reply.js";

/** The answer to a right request, and what it shows. */
export interface PlayedAnswer extends Pick<Exchange, "example" | "scenario" | "page"> {
  readonly reply: Reply;
}

/**
 * Answers a right request as it, or those who share its address, key or session, prefer. What they share and the operation
 * does not have is passed over; what the request asks for by itself and the operation does not have is a violation.
 */
export async function playAnswer(
  source: AnswerSource,
  operation: Operation,
  asked: AnswerRequest,
  target: string,
): Promise<PlayedAnswer | RequestViolation> {
  const played = await playPreferred(source, operation, asked, target);
  if (!("code" in played) || played.code !== "preference-unknown") return played;
  const preference = dropShared(asked.preference);
  return preference ? playPreferred(source, operation, { ...asked, preference }, target) : played;
}

/** The same, and a violation also where what is shared cannot be met. */
export async function playPreferred(
  source: AnswerSource,
  operation: Operation,
  asked: AnswerRequest,
  target: string,
): Promise<PlayedAnswer | RequestViolation> {
  const { preference } = asked;
  const played = playScenario(operation, readAnswers(source, operation), asked, () =>
    readStage(source, operation, target, preference.session),
  );
  if ("code" in played) return played;
  const { selection, deliver } = played;
  try {
    const written = await writeReply(source, operation, selection);
    const reply = deliver(written);
    // A body that is broken on the way shows no page.
    const page = reply.text === written.text ? selection.page : undefined;
    return { reply, example: selection.choice.example, scenario: preference.scenario?.name, page };
  } catch (error) {
    return readObstacle(operation, preference, error);
  }
}

function readStage(
  { document, judge, state }: AnswerSource,
  operation: Operation,
  target: string,
  session: string,
): Stage {
  return {
    document,
    pagination: operation.pagination,
    echoes: operation.echoes.map(({ place }) => place),
    inBandFailure: document["x-in-band-failure"],
    target,
    schemaOf: (status) => operation.responses.get(findResponseKey(operation, status) ?? "")?.schema ?? true,
    admits: (status, body) => judge.findFault(operation, status, body) === undefined,
    count: (what) => state.count(session, what),
  };
}

function readAnswers({ document, listings, fixtures }: AnswerSource, { id }: Operation): Answers {
  return { listing: listings.get(id), fixtures: fixtures[id], inBandFailure: document["x-in-band-failure"] };
}
