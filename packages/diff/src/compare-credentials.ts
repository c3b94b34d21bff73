import { type Auth, isPlainKey } from "@shortvideo-api/model/source";
import type { CredentialForm } from "@shortvideo-api/document/source";
import { type ReportChange, toVerdict } from "./change/raw-change.ts";
import type { Sides } from "./schema/side.ts";

/** Compares the options of a client for credentials. Changes on the wire are reported for each operation. */
export function compareCredentials({ before, after }: Sides, report: ReportChange): void {
  const [was, is] = [listOptions(before.model.auth), listOptions(after.model.auth)];
  const removed = [...was].filter(([name, type]) => !accepts(is.get(name), type));
  const added = [...is.keys()].filter((name) => !was.has(name));
  if (removed.length === 0 && added.length === 0) return;
  report({
    code: "credentials-changed",
    place: "components.securitySchemes",
    message: `The client takes ${printOptions(is)}; it took ${printOptions(was)}.`,
    ...(removed.length > 0 ? { hint: "Pass the credentials in the new options." } : {}),
    wire: "safe",
    types: toVerdict(removed.length > 0),
    before: ["components", "securitySchemes"],
    after: ["components", "securitySchemes"],
  });
}

/** The values of an option. `text`: a string, `token`: a string or a function; of other forms: an object or a function. */
type OptionType = "text" | CredentialForm;

function listOptions(auth: Auth): ReadonlyMap<string, OptionType> {
  return new Map(
    auth.schemes.map(({ name, credential, sample }) => [
      auth.option === "apiKey" ? auth.option : `auth.${name}`,
      isPlainKey(auth) ? "text" : typeof sample === "string" ? "token" : credential.form,
    ]),
  );
}

function accepts(type: OptionType | undefined, given: OptionType): boolean {
  return type === given || (type === "token" && given === "text");
}

function printOptions(options: ReadonlyMap<string, OptionType>): string {
  return [...options.keys()].map((name) => `\`${name}\``).join(", ") || "no credentials";
}
