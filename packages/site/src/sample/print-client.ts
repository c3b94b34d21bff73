import { printKey, printMembers } from "@shortvideo-api/model";
import type { SiteContent, SiteOperation } from "../content/content.js";
import { printArguments, printBraces, width } from "./print-braces.js";
import { javaScriptDialect, printLiteral, printText } from "./print-literal.js";
import { listVariables, readVariables } from "./sample-request.js";

/** Prints a call of the typed client. */
export function printClientCall(content: SiteContent, site: SiteOperation): string {
  const { operation } = site;
  const call = `await ${printCall(site, operation.method)}`;
  const { kind, isRedirect, items } = operation.response;
  if (kind === "none" && !isRedirect) return `${printClient(content, site)}\n${call};`;
  if (items) return printLoop(content, site, call);
  return `${printClient(content, site)}\nconst response = ${call};\nconsole.log(response);`;
}

/** Prints the iteration over all items of a list; `undefined` for another operation. */
export function printClientIteration(content: SiteContent, site: SiteOperation): string | undefined {
  const { pagination } = site.operation;
  return pagination && printLoop(content, site, printCall(site, pagination.iterate));
}

function printLoop(content: SiteContent, site: SiteOperation, items: string): string {
  return `${printClient(content, site)}\nfor await (const item of ${items}) {\n  console.log(item);\n}`;
}

/** Prints the import and the construction of the client, with the credentials of an operation, and further names and options. */
export function printClient(
  content: SiteContent,
  { operation }: Pick<SiteOperation, "operation">,
  { imports = [], options: others = [] }: { imports?: readonly string[]; options?: readonly string[] } = {},
): string {
  const options = [...printAddress(content), ...printCredentials(content, operation.auth[0]), ...others];
  const opening = printBraces("import ", ["createClient", ...imports], ` from ${printText(content.packages.client)};`);
  return `${opening}\n\n${printNote(content, operation.auth)}${printConstruction(options)}\n`;
}

/** Prints the construction of the client. */
export function printConstruction(options: readonly string[]): string {
  return options.length === 0 ? "const api = createClient();" : printBraces("const api = createClient(", options, ");");
}

/** Prints the address unless the client uses it by default. */
function printAddress({ baseUrl, model }: SiteContent): string[] {
  const { isBaseUrlRequired, shared } = model.servers;
  const isUsual = !isBaseUrlRequired && (shared.length === 0 || shared[0]?.defaultUrl === baseUrl);
  return isUsual ? [] : [`baseUrl: ${printText(baseUrl)}`];
}

/** Prints the option with credentials: environment variables with the names of the client. */
export function printCredentials(content: SiteContent, alternative: readonly { scheme: string }[] = []): string[] {
  const { apiKey, auth = {} } = readVariables(content);
  // Clients of such a document read the variables themselves.
  if (content.model.clientDefaults.environment !== undefined || alternative.length === 0) return [];
  if (apiKey !== undefined) return [`apiKey: process.env.${apiKey}`];
  const schemes = alternative.flatMap(({ scheme }) => {
    const named = auth[scheme];
    if (named === undefined) return [];
    if (typeof named === "string") return [`${printKey(scheme)}: process.env.${named}`];
    const parts = Object.entries(named).map(([part, variable]) => `${printKey(part)}: process.env.${variable} ?? ""`);
    return [printBraces(`${printKey(scheme)}: `, parts, "")];
  });
  return schemes.length === 0 ? [] : [printBraces("auth: ", schemes, "")];
}

/** Names the variables that the client itself reads. */
function printNote(content: SiteContent, [alternative = []]: SiteOperation["operation"]["auth"]): string {
  if (content.model.clientDefaults.environment === undefined || alternative.length === 0) return "";
  const { apiKey, auth = {} } = readVariables(content);
  const named = apiKey === undefined ? alternative.map(({ scheme }) => auth[scheme]) : [apiKey];
  const names = named.flatMap(listVariables);
  return names.length === 0 ? "" : `// Reads ${names.join(", ")} from the environment.\n`;
}

function printBlob(file: unknown): string {
  const { bytes, mediaType }: { bytes: string; mediaType: string } = Object(file);
  return `new Blob([${printText(bytes)}]${mediaType === "" ? "" : `, { type: ${printText(mediaType)} }`})`;
}

/** Prints the example call of a method, with the options of the call. */
export function printCall({ operation, resource, example }: SiteOperation, method: string, options?: string): string {
  const { params, files } = example ?? { params: {}, files: undefined };
  const dialect = {
    ...javaScriptDialect,
    special: (value: typeof params) => (files?.has(value) ? printBlob(value) : undefined),
  };
  const isEmpty = Object.keys(Object(params)).length === 0;
  const isLeftOut = isEmpty && operation.paramsOptional && options === undefined;
  const name = printMembers("api", [...resource.members, method]);
  const columns = width - "for await (const item of ()) {".length - name.length;
  const printed = isLeftOut ? "" : printLiteral(params, dialect, "", columns);
  const given = [printed, ...(options === undefined ? [] : [options])].filter(Boolean);
  return printArguments(name, given);
}
