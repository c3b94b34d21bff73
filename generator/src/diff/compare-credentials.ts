import type { Auth, AuthScheme } from "../model/api/auth.ts";
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

/** The values of an option. `text`: a string, `token`: a string or a function, `basic`: an object or a function. */
type OptionType = "text" | "token" | "basic";

function listOptions({ option, schemes }: Auth): ReadonlyMap<string, OptionType> {
  if (option === "apiKey") return new Map(schemes.map((scheme) => [option, readType(scheme, true)]));
  return new Map(schemes.map((scheme) => [`auth.${scheme.name}`, readType(scheme, false)]));
}

function readType({ kind, in: place }: AuthScheme, isAlone: boolean): OptionType {
  if (kind === "basic") return kind;
  return isAlone && kind === "key" && place === "header" ? "text" : "token";
}

function accepts(type: OptionType | undefined, given: OptionType): boolean {
  return type === given || (type === "token" && given === "text");
}

function printOptions(options: ReadonlyMap<string, OptionType>): string {
  return [...options.keys()].map((name) => `\`${name}\``).join(", ") || "no credentials";
}
