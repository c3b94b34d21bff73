import type { Credential, CredentialForm } from "@shortvideo-api/document/source";
import { StructureKind } from "ts-morph";
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
import { type DocBlock, printDoc, printDocComment, printLine } from "../print/doc.ts";
import { printJson } from "../print/literal.ts";
import { printConstant, printExports } from "../print/declarations.ts";
import type { SourceFile } from "../print/source-file.ts";

/** How the client takes a credential of a form. */
interface ClientForm {
  /** The type of a value: `string`, or a type of `call/signer.ts`. */
  type: string;
  /** Describes what callers give. */
  describe: (credential: Credential) => string;
}

const text: ClientForm = {
  type: "string",
  describe: ({ in: place, name, prefix }) => {
    const where = `${places[place].noun} \`${printLine(name)}\``;
    return prefix === ""
      ? `The key in the ${where}${places[place].note}`
      : `The token in the ${where}, after \`${printLine(prefix)}\``;
  },
};

const clientForms: Readonly<Record<CredentialForm, ClientForm>> = {
  key: text,
  token: text,
  basic: {
    type: "BasicCredentials",
    describe: () => "User name and password of HTTP basic authentication",
  },
};

/** Words about the places of credentials. */
const places: Readonly<Record<Credential["in"], { noun: string; note: string }>> = {
  header: { noun: "header", note: "" },
  query: { noun: "query parameter", note: "" },
  cookie: { noun: "cookie", note: ". Browsers send it themselves" },
};

/** How callers authenticate with a service that takes no credentials. */
export const noAuth: Auth = { option: undefined, schemes: [], shared: [] };

/** Prints the options of `createClient` and `connect` for credentials. */
export function printAuthOptions({ auth, clientDefaults: { environment } }: ApiModel): SourceFile["statements"] {
  const { option } = auth;
  return [
    {
      kind: StructureKind.Interface,
      name: "AuthOptions",
      isExported: true,
      docs: [
        option
          ? "The credentials of a client. They are sent to the origin of `baseUrl` only, and never shown in an error."
          : "The service takes no credentials.",
      ],
      properties: option
        ? [
            {
              name: option,
              hasQuestionToken: true,
              ...(option === "auth" ? printSchemes(auth, environment) : printApiKey(auth, environment)),
            },
          ]
        : [],
    },
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

/** Prints the type of a credential as callers and receivers give it. */
export function printValueType(form: CredentialForm): string {
  return clientForms[form].type;
}

function printApiKey(auth: Auth, environment: string | undefined): { type: string; docs: string[] } {
  const [scheme] = auth.schemes;
  return {
    type: `${isPlainKey(auth) ? "string" : "CredentialValue"} | undefined`,
    docs: scheme
      ? [
          printDoc([
            `${describePlace(scheme)}, for the requests that take it.`,
            scheme.description,
            ...describeVariables(nameDefaults(auth, environment).apiKey),
            ...printDeprecation(scheme),
          ]),
        ]
      : [],
  };
}

function printSchemes(auth: Auth, environment: string | undefined): { type: string; docs: string[] } {
  const { schemes, shared } = auth;
  const variables = nameDefaults(auth, environment).auth;
  const members = schemes.map((scheme) => {
    const value = printValueType(scheme.credential.form);
    const type = value === "string" ? "CredentialValue" : `CredentialValue<${value}>`;
    const doc = printDocComment([
      `${describePlace(scheme)}.`,
      scheme.description,
      ...describeVariables(variables?.[scheme.name]),
      ...printDeprecation(scheme),
    ]);
    return `${doc}\n${printTypeKey(scheme.name)}?: ${type} | undefined;`;
  });
  const plain = shared.map((each) => each.map(({ scheme }) => ({ scheme, scopes: [] })));
  const most = `Most operations take ${describeAlternatives(plain)}; the others say so.`;
  return {
    type: `{\n${members.join("\n")}\n} | undefined`,
    docs: [
      printDoc([
        "Credentials by the names of their security schemes. A request carries the first alternative of its operation that callers " +
          `have given completely. ${most}`,
        ...(environment === undefined
          ? []
          : ["Without this option, `createClient` reads the credentials from environment variables."]),
      ]),
    ],
  };
}

/** Returns the environment variables of a client; none if the document does not name them. */
function nameDefaults(auth: Auth, environment: string | undefined): Partial<VariableNames> {
  return environment === undefined ? {} : nameVariables(environment, auth);
}

/** Describes the environment variables that are the defaults of a credential or of its parts. */
function describeVariables(names: string | Readonly<Record<string, string>> | undefined): string[] {
  if (names === undefined) return [];
  const variables = (typeof names === "string" ? [names] : Object.values(names)).map((name) => `\`${name}\``);
  const noun = variables.length === 1 ? "environment variable" : "environment variables";
  return [`Default of \`createClient\`: the ${noun} ${variables.join(" and ")}.`];
}

function printDeprecation({ deprecated }: AuthScheme): DocBlock[] {
  return deprecated ? [{ tag: "deprecated", text: "The service deprecates this security scheme." }] : [];
}

function describePlace({ credential }: AuthScheme): string {
  return clientForms[credential.form].describe(credential);
}
