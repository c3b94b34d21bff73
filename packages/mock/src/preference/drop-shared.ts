import type { Preference } from "./preference.js";

/**
 * Removes the part of a preference that many requests share: that of an address, a key or a session. Returns `undefined` if there is no such
 * part.
 *
 * A scenario for a whole run applies to the operations that can play it. A scenario of one request must be played.
 */
export function dropShared(preference: Preference): Preference | undefined {
  const isShared = (word: string) => preference.origins.get(word)?.isOwn === false;
  if (!["code", "example", "scenario"].some(isShared)) return undefined;
  return {
    ...preference,
    status: isShared("code") ? undefined : preference.status,
    example: isShared("example") ? undefined : preference.example,
    scenario: isShared("scenario") ? undefined : preference.scenario,
  };
}
