import { type Credential, credentialForms } from "@shortvideo-api/document";
import { listKeyValues } from "../request/find-credential-violation.js";
import type { GivenParameters } from "../request/read-texts.js";
import type { PreferenceSources } from "./read-preference.js";

/** Reads the key of a request to any operation; `undefined` if none exists. */
export function readKey(
  credentials: readonly Credential[],
  given: Omit<GivenParameters, "path">,
): PreferenceSources["key"] {
  for (const credential of credentials) {
    const { form, in: place, name, prefix } = credential;
    const [value] = listKeyValues(credential, given);
    if (value === undefined || !value.toLowerCase().startsWith(prefix.toLowerCase())) continue;
    const rest = value.slice(prefix.length).trim();
    // With basic authentication, the user `mock` has the preference as password.
    return { place: `${place}.${name}`, value: credentialForms[form].decode(rest) ?? "" };
  }
  return undefined;
}
