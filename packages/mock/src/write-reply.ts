import { stringifyExact } from "@shortvideo-api/wire";
import type { Selection } from "./answer/choose-answer.js";
import type { AnswerSource } from "./answer-source.js";
import { findResponseKey } from "./contract/find-response-key.js";
import type { Operation } from "./contract/operation.js";
import type { Reply } from "./http/reply.js";

/** Has the engine make the chosen answer, and writes it down; what was written before comes from the store. */
export async function writeReply(source: AnswerSource, operation: Operation, selection: Selection): Promise<Reply> {
  const { engine, replies } = source;
  const known = replies.get(selection.key);
  if (known) return known;
  const { choice, make } = selection;
  const { status, headers, body: usual } = await engine.answer(choice);
  const body = make ? make(usual) : usual;
  const response = operation.responses.get(findResponseKey(operation, choice.status) ?? "");
  const isPlainText = typeof body === "string" && !/[/+]json$/.test(choice.mediaType ?? "");
  const text = body === undefined ? "" : isPlainText ? body : stringifyExact(body, response?.exact);
  const type: Record<string, string> = text === "" ? {} : { "content-type": choice.mediaType ?? "application/json" };
  const reply: Reply = { status, headers: { ...headers, ...type }, text };
  replies.set(selection.key, reply);
  return reply;
}
