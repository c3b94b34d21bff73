import type { Credential, CredentialForm } from "@shortvideo-api/document/source";
import {
  type ApiModel,
  type Auth,
  type AuthAlternatives,
  type AuthScheme,
  isPlainKey,
  isSameAuth,
  nameVariables,
  type Operation,
  printString,
  printTypeKey,
  sampleAuth,
  type VariableNames,
} from "@shortvideo-api/model/source";
import { type DocBlock, printLine } from "../print/doc.ts";
import { printJson } from "../print/literal.ts";
import { printConstant, printExports, printInterface, printMember } from "../print/declarations.ts";

/** Words about the places of credentials. */
const places: Readonly<Record<Credential["in"], { noun: string; note: string }>> = {
  header: { noun: "header", note: "" },
  query: { noun: "query parameter", note: "" },
  cookie: { noun: "cookie", note: ". Browsers send it themselves" },
};

/** How callers authenticate with a service that takes no credentials. */
export const noAuth: Auth = { option: undefined, schemes: [], shared: [] };

/** Prints the options of `createClient` and `connect` for credentials. */
export function printAuthOptions({ auth, clientDefaults: { environment } }: ApiModel): string[] {
  const { option } = auth;
  return [
    printInterface(
      "AuthOptions",
      option
        ? "The credentials of a client. They are sent to the origin of `baseUrl` only, and never shown in an error."
        : "The service takes no credentials.",
      option ? [option === "auth" ? printSchemes(auth, environment) : printApiKey(auth, environment)] : [],
    ),
    printConstant(
      "authOptions",
      "The types of {@link AuthOptions} at run time; an empty text if the signer checks the value.",
      "OptionTypes<AuthOptions>",
      option ? `{ ${option}: ${printString(option === "auth" ? "object" : isPlainKey(auth) ? "string" : "")} }` : "{}",
    ),
  ];
}

/** Returns whether callers may give functions as credentials. */
export function takesFunctions(auth: Auth): boolean {
  return auth.option !== undefined && !isPlainKey(auth);
}

/** Prints the exports that callers with credentials need, besides those of every client. */
export function printAuthExports(auth: Auth): string[] {
  if (!auth.option || isPlainKey(auth)) return [];
  const types = new Set(auth.schemes.map(({ credential }) => printValueType(credential.form)));
  types.delete("string");
  return [
    ...printExports("../errors/client-error.js", ["CredentialsError"]),
    ...printExports(
      "../call/signer.js",
      ["CredentialContext", "CredentialFunction", "CredentialValue", ...types],
      true,
    ),
  ];
}

/** Prints the option of a client of the mock, which accepts any credential. */
export function printSampleAuth(auth: Auth): string[] {
  return Object.entries(sampleAuth(auth)).map(([option, value]) => `${option}: ${printJson(value)}`);
}

/** Describes the credentials of an operation that differ from those of most operations, or that need scopes. */
export function describeOwnAuth({ auth: alternatives }: Operation, auth: Auth): string | undefined {
  if (auth.option === undefined) return undefined;
  const isShared = isSameAuth(alternatives, auth.shared);
  if (isShared && alternatives.flat().every(({ scopes }) => scopes.length === 0)) return undefined;
  return `Credentials: ${describeAlternatives(alternatives)}.`;
}

/** Returns whether the client rejects calls without credentials. */
export function needsCredentials({ auth: alternatives }: Operation): boolean {
  return alternatives.length > 0 && alternatives.every((each) => each.length > 0);
}

/** Describes alternatives: "`petKey`, or `login` and `tenant`, or none". */
function describeAlternatives(alternatives: AuthAlternatives): string {
  if (alternatives.length === 0) return "none";
  return alternatives
    .map(
      (each) =>
        each.map(({ scheme, scopes }) => `\`${printLine(scheme)}\`${describeScopes(scopes)}`).join(" and ") || "none",
    )
    .join(", or ");
}

function describeScopes(scopes: readonly string[]): string {
  return scopes.length === 0 ? "" : ` with ${scopes.map((scope) => `\`${printLine(scope)}\``).join(", ")}`;
}

/** Prints the type of a credential as callers and receivers give it: `string`, or a type of `call/signer.ts`. */
export function printValueType(form: CredentialForm): string {
  return form === "basic" ? "BasicCredentials" : "string";
}

function printApiKey(auth: Auth, environment: string | undefined): string {
  const [scheme] = auth.schemes;
  const type = isPlainKey(auth) ? "string" : "CredentialValue";
  return printMember(
    `apiKey?: ${type} | undefined;`,
    scheme ? describeScheme(scheme, ", for the requests that take it.", nameDefaults(auth, environment).apiKey) : [],
  );
}

/** Describes what callers give for a scheme, and its default. */
function describeScheme(scheme: AuthScheme, end: string, variables: Variables): DocBlock[] {
  return [
    `${describePlace(scheme)}${end}`,
    scheme.description,
    ...describeVariables(variables),
    scheme.deprecated ? { tag: "deprecated", text: "The service deprecates this security scheme." } : undefined,
  ];
}

function printSchemes(auth: Auth, environment: string | undefined): string {
  const { schemes, shared } = auth;
  const variables = nameDefaults(auth, environment).auth;
  const members = schemes.map((scheme) => {
    const value = printValueType(scheme.credential.form);
    const type = value === "string" ? "CredentialValue" : `CredentialValue<${value}>`;
    const member = `${printTypeKey(scheme.name)}?: ${type} | undefined;`;
    return printMember(member, describeScheme(scheme, ".", variables?.[scheme.name]));
  });
  const plain = shared.map((each) => each.map(({ scheme }) => ({ scheme, scopes: [] })));
  const most = `Most operations take ${describeAlternatives(plain)}; the others say so.`;
  return printMember(`auth?: {\n${members.join("\n")}\n} | undefined;`, [
    "Credentials by the names of their security schemes. A request carries the first alternative of its operation that callers " +
      `have given completely. ${most}`,
    environment === undefined
      ? undefined
      : "Without this option, `createClient` reads the credentials from environment variables.",
  ]);
}

/** Returns the environment variables of a client; none if the document does not name them. */
function nameDefaults(auth: Auth, environment: string | undefined): Partial<VariableNames> {
  return environment === undefined ? {} : nameVariables(environment, auth);
}

/** The environment variables of a credential or of its parts. */
type Variables = string | Readonly<Record<string, string>> | undefined;

/** Describes the environment variables that are the defaults of a credential or of its parts. */
function describeVariables(names: Variables): string[] {
  if (names === undefined) return [];
  const variables = (typeof names === "string" ? [names] : Object.values(names)).map((name) => `\`${name}\``);
  const noun = variables.length === 1 ? "environment variable" : "environment variables";
  return [`Default of \`createClient\`: the ${noun} ${variables.join(" and ")}.`];
}

/** Describes what callers give. */
function describePlace({ credential: { form, in: place, name, prefix } }: AuthScheme): string {
  if (form === "basic") return "User name and password of HTTP basic authentication";
  const { noun, note } = places[place];
  const where = `${noun} \`${printLine(name)}\``;
  return prefix === "" ? `The key in the ${where}${note}` : `The token in the ${where}, after \`${printLine(prefix)}\``;
}
