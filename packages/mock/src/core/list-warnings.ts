import { groupEntries, listNames, readUsualType } from "@shortvideo-api/document";
import type { ServedOperation, Response } from "../operation/operation.js";

/** A sentence about operations, in which `{names}` stands for what it is about. */
type NamedSentence = readonly [sentence: string, name: string];

/** Lists the operations and the responses that the mock cannot serve, one sentence for each reason. */
export function listUnserved(operations: readonly ServedOperation[]): string[] {
  const reasons = operations.flatMap(({ id, unserved, responses }) =>
    unserved === undefined
      ? [...responses].map(([status, response]) => ({ reason: response.unserved, name: `the ${status} of ${id}` }))
      : [{ reason: unserved, name: id }],
  );
  return printSentences(
    reasons.flatMap(({ reason, name }) => (reason === undefined ? [] : [[`Not served: {names}. ${reason}`, name]])),
  );
}

/** Lists the parts of requests that the document leaves unchecked, and the media types that the mock cannot write. */
export function listUnchecked(operations: readonly ServedOperation[]): string[] {
  const parts = operations.flatMap(({ id, unchecked }) =>
    unchecked.map(({ what, why }): NamedSentence => [`${what} not checked in {names}: ${why}.`, id]),
  );
  const media = operations.flatMap(({ id, responses }) =>
    [...responses.values()].flatMap((response) => listUnwritten(response).map((each): NamedSentence => [each, id])),
  );
  return printSentences([...parts, ...media]);
}

/** Prints each sentence once, with all its names. */
function printSentences(sentences: readonly NamedSentence[]): string[] {
  return [...groupEntries(sentences)].map(([sentence, names]) =>
    sentence.replace("{names}", () => listNames([...new Set(names)])),
  );
}

function listUnwritten({ media }: Response): string[] {
  const why = "the document has no example text for it";
  const hasOtherBody = media.some(({ body }) => body !== "none");
  // The mock sends the type that stands beside the range.
  const isRepeated = (essence: string) => media.some((each) => each.essence === readUsualType(essence));
  return media
    .filter(({ body, essence }) => body === "none" && !isRepeated(essence))
    .map(({ name }) => `\`${name}\` is ${hasOtherBody ? "not sent" : "sent without a body"} in {names}: ${why}.`);
}
