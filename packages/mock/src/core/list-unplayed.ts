import type { ResponseSource } from "./response-source.js";
import { readShared } from "../preference/read-preference.js";
import { playPreferred } from "./play-response.js";

/** Lists the ids of operations that cannot play a shared preference and respond as usual. */
export async function listUnplayed(source: ResponseSource, words: string): Promise<string[]> {
  if (words === "") return [];
  // A trial is not a request, so it counts nothing.
  const trial = { ...source, state: { preferenceOf: () => words, count: () => ({ before: 0, ageMs: 0 }) } };
  const preference = readShared(words);
  const unplayed: string[] = [];
  for (const operation of source.operations) {
    const query = { position: undefined, size: undefined, parameters: {}, preference, accept: "" };
    const played = await playPreferred(trial, operation, query, operation.path);
    if ("code" in played) unplayed.push(operation.id);
  }
  return unplayed;
}
