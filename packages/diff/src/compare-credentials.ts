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
    message: `The client takes ${printOptions(is, was)}; it took ${printOptions(was, is)}.`,
    ...(removed.length > 0
      ? { hint: is.size === 0 ? "Pass no credentials." : "Pass the credentials in the new options." }
      : {}),
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

/** Prints the names of options, with the values of those that take others in the other document. */
function printOptions(options: ReadonlyMap<string, OptionType>, others: ReadonlyMap<string, OptionType>): string {
  const printed = [...options].map(([name, type]) => {
    const isOther = others.has(name) && others.get(name) !== type;
    return `\`${name}\`${isOther ? ` as ${printValues(type)}` : ""}`;
  });
  return printed.join(", ") || "no credentials";
}

function printValues(type: OptionType): string {
  if (type === "text") return "a string";
  return type === "token" ? "a string or a function" : "an object or a function";
}
