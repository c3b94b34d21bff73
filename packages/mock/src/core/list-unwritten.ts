import { listNames } from "@shortvideo-api/document";
import type { ServedOperation, Response } from "../operation/operation.js";

/** Lists the documented media types that the mock cannot write, one sentence each. */
export function listUnwritten(operations: readonly ServedOperation[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const { id, responses } of operations) {
    for (const { media } of responses.values()) {
      for (const sentence of listSentences(media)) found.set(sentence, (found.get(sentence) ?? new Set()).add(id));
    }
  }
  return [...found].map(([sentence, ids]) => sentence.replace("{ids}", () => listNames([...ids])));
}

function listSentences(media: Response["media"]): string[] {
  const why = "the document has no example text for it";
  const hasOtherBody = media.some(({ body }) => body !== "none");
  return media
    .filter(({ body }) => body === "none")
    .map(({ name }) => `\`${name}\` is ${hasOtherBody ? "not sent" : "sent without a body"} in {ids}: ${why}.`);
}
