import type { Preference } from "./preference.js";

/**
 * Takes out of a preference which answer is shared by many requests: by all to an address, with a key or of a session.
 * `undefined` where none is.
 *
 * Who plays a scenario for a whole run means the operations that can play it; who asks for it with a request means that one.
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
