import { parseMediaType, readBodyKind } from "@shortvideo-api/document";
import { stringifyExact } from "@shortvideo-api/wire";
import type { Selection } from "../answer/choose-answer.js";
import type { Choice } from "../answer/engine.js";
import type { AnswerSource } from "./answer-source.js";
import { findResponseKey } from "../operation/find-response-key.js";
import type { Operation, Response, ResponseMedia } from "../operation/operation.js";
import type { Reply } from "../exchange/reply.js";

/** Has the engine make the chosen answer, and writes it down; what was written before comes from the store. */
export async function writeReply(source: AnswerSource, operation: Operation, selection: Selection): Promise<Reply> {
  const { engine, replies } = source;
  const known = replies.get(selection.key);
  if (known) return known;
  const { choice, make } = selection;
  const { status, headers, body: usual } = await engine.answer(choice);
  const body = make ? make(usual) : usual;
  const response = operation.responses.get(findResponseKey(operation, choice.status) ?? "");
  const text = writeBody(body, response, choice);
  const sent = findMedia(response, choice)?.sent ?? "application/json";
  const type: Record<string, string> = text === "" ? {} : { "content-type": sent };
  const reply: Reply = { status, headers: { ...headers, ...type }, text };
  replies.set(selection.key, reply);
  return reply;
}

/** A body of another format than JSON is a text, or there is none: JSON is not sent by another name. */
function writeBody(body: unknown, response: Response | undefined, choice: Choice): string {
  const media = findMedia(response, choice);
  if (body === undefined) return "";
  if (!media || readBodyKind(parseMediaType(media.sent ?? media.name).essence) === "json") {
    return stringifyExact(body, response?.exact);
  }
  return typeof body === "string" && media.body !== "none" ? body : "";
}

function findMedia(response: Response | undefined, { mediaType }: Choice): ResponseMedia | undefined {
  return response?.media.find(({ name }) => name === mediaType);
}
