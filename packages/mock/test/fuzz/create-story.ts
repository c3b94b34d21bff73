import type { ServedOperation } from "../../src/operation/operation.js";
import type { Random } from "../validation/random.js";
import { createCall, createText } from "./create-call.js";
import { chunks, headerLines, requestLines } from "./hostile-words.js";
import type { Story } from "./story.js";

/** Creates a story: mostly valid HTTP, and sometimes malformed bytes. */
export function createStory(operations: readonly ServedOperation[], random: Random): Story {
  if (random.oneIn(12)) return random.pick(rawStories)(operations, random);
  const count = random.oneIn(8) ? 2 + random.below(5) : 1;
  const calls = Array.from({ length: count }, () => createCall(operations, random));
  // A response that breaks its connection ends the story.
  const cutOff = calls.find(({ sent }) => /reset|truncated/.test(sent.preference));
  if (cutOff) return { pieces: [cutOff.text], requests: [cutOff.sent], ending: "silence" };
  const text = calls.map((call) => call.text).join("");
  const split = random.oneIn(20) ? random.below(text.length) : text.length;
  return {
    pieces: [text.slice(0, split), text.slice(split)].filter((piece) => piece !== ""),
    requests: calls.map(({ sent }) => sent),
    ending: "responses",
  };
}

const head = "GET /api/user/info?uniqueId=a HTTP/1.1\r\nhost: a\r\nx-gateway-key: k\r\n";

/** Functions that create stories of malformed or incomplete bytes. */
const rawStories: readonly ((operations: readonly ServedOperation[], random: Random) => Story)[] = [
  (_operations, random) => createRawStory("half", createText(random, 300)),
  (operations, random) => createRawStory("reset", createPart(operations, random)),
  (operations, random) => createRawStory("half", createPart(operations, random)),
  (operations, random) => createRawStory("reset", createCall(operations, random).text),
  () => createRawStory("silence", head.replace("HTTP/1.1", "HTTP/1.0"), "\r\n"),
  (_operations, random) => createRawStory("half", `${head}transfer-encoding: chunked\r\n\r\n`, random.pick(chunks)),
  (_operations, random) => createRawStory("half", `${head}${random.pick(headerLines)}\r\n\r\n`),
  (_operations, random) => createRawStory("half", `${random.pick(requestLines)}\r\nhost: a\r\n\r\n`),
  (_operations, random) => createRawStory(random.oneIn(10) ? "open" : "reset", head),
  () => createRawStory("reset", ...head.slice(0, 8)),
];

function createPart(operations: readonly ServedOperation[], random: Random): string {
  const { text } = createCall(operations, random);
  return text.slice(0, random.below(text.length));
}

function createRawStory(ending: Story["ending"], ...pieces: readonly string[]): Story {
  return { pieces, requests: [], ending };
}
