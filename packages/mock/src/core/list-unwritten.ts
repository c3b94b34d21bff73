import { listNames } from "@shortvideo-api/document";
import type { ServedOperation, Response } from "../operation/operation.js";
import { readSentType } from "../operation/read-response-media.js";

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
  // The mock sends the type that stands beside the range.
  const isRepeated = (essence: string) => media.some((each) => each.essence === readSentType(essence));
  return media
    .filter(({ body, essence }) => body === "none" && !isRepeated(essence))
    .map(({ name }) => `\`${name}\` is ${hasOtherBody ? "not sent" : "sent without a body"} in {ids}: ${why}.`);
}
