import { type Credential, credentialForms } from "@shortvideo-api/document";
import type { GivenParameters } from "../request/read-texts.js";
import type { PreferenceSources } from "./read-preference.js";

/** Reads the key of a request to any operation; `undefined` if none exists. */
export function readKey(
  credentials: readonly Credential[],
  { header, query, cookie }: Omit<GivenParameters, "path">,
): PreferenceSources["key"] {
  for (const { form, in: place, name, prefix } of credentials) {
    const values = {
      header: header[name.toLowerCase()]?.[0],
      query: query.find(([key]) => key === name)?.[1],
      cookie: cookie[name]?.[0],
    };
    const value = values[place];
    if (value === undefined || !value.toLowerCase().startsWith(prefix.toLowerCase())) continue;
    const rest = value.slice(prefix.length).trim();
    // With basic authentication, the user `mock` has the preference as password.
    return { place: `${place}.${name}`, value: credentialForms[form].decode(rest) };
  }
  return undefined;
}
