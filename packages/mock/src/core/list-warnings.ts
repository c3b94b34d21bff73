import { listNames, readUsualType } from "@shortvideo-api/document";
import type { ServedOperation, Response } from "../operation/operation.js";

/** Lists the operations and the responses that the mock cannot serve, one sentence for each reason. */
export function listUnserved(operations: readonly ServedOperation[]): string[] {
  const reasons = operations.flatMap(({ id, unserved, responses }) =>
    unserved === undefined
      ? [...responses].map(([status, response]) => ({ reason: response.unserved, name: `the ${status} of ${id}` }))
      : [{ reason: unserved, name: id }],
  );
  const known = reasons.flatMap(({ reason, name }) => (reason === undefined ? [] : [[reason, name] as const]));
  return groupNames(known).map(([reason, names]) => `Not served: ${names}. ${reason}`);
}

/** Lists the parts of requests that the document leaves unchecked, one sentence each. */
export function listUnchecked(operations: readonly ServedOperation[]): string[] {
  const parts = operations.flatMap(({ id, unchecked }) =>
    unchecked.map(({ what, why }) => [`${what} not checked in {ids}: ${why}.`, id] as const),
  );
  return groupNames(parts).map(([sentence, ids]) => sentence.replace("{ids}", () => ids));
}

/** Lists the documented media types that the mock cannot write, one sentence each. */
export function listUnwritten(operations: readonly ServedOperation[]): string[] {
  const types = operations.flatMap(({ id, responses }) =>
    [...responses.values()].flatMap(({ media }) => listSentences(media).map((sentence) => [sentence, id] as const)),
  );
  return groupNames(types).map(([sentence, ids]) => sentence.replace("{ids}", () => ids));
}

/** Groups names by the text that they share, in the order of the texts. */
function groupNames(pairs: readonly (readonly [text: string, name: string])[]): [text: string, names: string][] {
  const groups = new Map<string, Set<string>>();
  for (const [text, name] of pairs) groups.set(text, (groups.get(text) ?? new Set()).add(name));
  return [...groups].map(([text, names]) => [text, listNames([...names])]);
}

function listSentences(media: Response["media"]): string[] {
  const why = "the document has no example text for it";
  const hasOtherBody = media.some(({ body }) => body !== "none");
  // The mock sends the type that stands beside the range.
  const isRepeated = (essence: string) => media.some((each) => each.essence === readUsualType(essence));
  return media
    .filter(({ body, essence }) => body === "none" && !isRepeated(essence))
    .map(({ name }) => `\`${name}\` is ${hasOtherBody ? "not sent" : "sent without a body"} in {ids}: ${why}.`);
}
