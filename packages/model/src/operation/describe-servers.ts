import type { OpenApi, Report, Server, Step, DocumentedOperation } from "@shortvideo-api/document/source";
import type { AddressVariable, ServerAddress, Servers } from "../api/servers.ts";
import { toSentence } from "./clean-text.ts";

/** The servers of an API, and those of its operations. */
export interface DescribedServers {
  readonly servers: Servers;
  /** The servers of an operation and of its path, unless they are those of the API. */
  readonly own: ReadonlyMap<DocumentedOperation, readonly ServerAddress[]>;
}

/** Describes the servers that a client can use, and reports the others, except addresses that depend on the place of the document. */
export function describeServers(
  root: OpenApi,
  endpoints: readonly DocumentedOperation[],
  report: Report,
): DescribedServers {
  const shared = readServerList(root.servers, ["servers"], report);
  const declared = endpoints.flatMap((endpoint) => {
    if (!endpoint.servers) return [];
    const { servers: given, steps } = endpoint.servers;
    // A path is one of the host of the API: most services publish their document there.
    const servers = readServerList(given, steps, report, shared[0]);
    return identify(servers) === identify(shared) ? [] : [{ endpoint, servers, given: given[0]?.url ?? "", steps }];
  });
  const usable = declared.filter(({ servers }) => servers.length > 0);
  const isBaseUrlRequired = shared.length === 0 && (usable.length < endpoints.length || endpoints.length === 0);
  const kept = isBaseUrlRequired ? [] : usable;
  for (const found of declared) {
    if (kept.includes(found)) continue;
    const message = `The client sends these requests to the address of the API, not to \`${found.given}\`.`;
    report("server-of-operation-ignored", found.steps, message);
  }
  const variables = shared.flatMap((server) => server.variables);
  const others = kept.flatMap(({ servers }) => servers.flatMap((server) => server.variables));
  return {
    servers: {
      isBaseUrlRequired,
      shared,
      choice: shared.length < 2 ? undefined : nameChoice([...variables, ...others]),
      others: mergeVariables(others.filter(({ name }) => !variables.some((variable) => variable.name === name))),
    },
    own: new Map(kept.map(({ endpoint, servers }) => [endpoint, servers])),
  };
}

/** Names the member of the option `server` that selects a server. */
function nameChoice(variables: readonly AddressVariable[]): string {
  const isTaken = (name: string): boolean => variables.some((variable) => variable.name === name);
  let name = "url";
  while (isTaken(name)) name = `server_${name}`;
  return name;
}

/** Merges variables of one name. Together they take the values of each. */
function mergeVariables(variables: readonly AddressVariable[]): AddressVariable[] {
  const merged = new Map<string, AddressVariable>();
  for (const variable of variables) {
    const known = merged.get(variable.name);
    const values = known?.values && variable.values ? [...new Set([...known.values, ...variable.values])] : undefined;
    merged.set(variable.name, known ? { ...known, values } : variable);
  }
  return [...merged.values()];
}

function readServerList(
  servers: readonly Server[] = [],
  steps: readonly Step[],
  report: Report,
  base?: ServerAddress,
): readonly ServerAddress[] {
  const read = servers.flatMap((server, index) => readServer(server, [...steps, index], report, base));
  return read.filter(({ url }, index) => read.findIndex((other) => other.url === url) === index);
}

/** Reads a server, unless no client can use it. Returns a list of at most one. */
function readServer(
  server: Server,
  steps: readonly Step[],
  report: Report,
  base: ServerAddress | undefined,
): ServerAddress[] {
  const { description, variables: declared = {} } = server;
  // Paths begin with a slash, so one at the end has no meaning.
  const url = server.url.trim().replace(/(?<=[^/])\/+$/, "");
  const named = new Set([...url.matchAll(placeholder)].map(([, name = ""]) => name));
  for (const name of Object.keys(declared).filter((each) => !named.has(each))) {
    const message = `\`url\` does not contain \`{${name}}\`.`;
    report("server-variable-unused", [...steps, "variables", name], message);
  }
  const variables = [...named].map((name) => readVariable(name, declared, steps, report));
  if (!variables.every((variable) => variable !== undefined)) return [];
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  const defaultUrl = url.replaceAll(placeholder, (_, name: string) => defaults.get(name) ?? "");
  const written = { url, defaultUrl, description: toSentence(description), variables };
  // A relative address depends on where the document is published.
  const address = /^[a-z][a-z\d+.-]*:/i.test(defaultUrl) ? written : base && resolveServer(written, base);
  if (!address) return [];
  const problem = findAddressProblem(address.defaultUrl);
  if (problem !== undefined) {
    report("server-address-unusable", [...steps, "url"], `Clients do not use the address: it ${problem}.`);
    return [];
  }
  return isLoopback(address.defaultUrl) ? [] : [address];
}

/** Adds the host of another server to a path. Returns `undefined` for a path below that of the document. */
function resolveServer(server: ServerAddress, base: ServerAddress): ServerAddress | undefined {
  if (!server.url.startsWith("/")) return undefined;
  const origin = /^[^/]*:\/\/[^/]*/;
  const [[start = ""], [defaultStart = ""]] = [origin.exec(base.url) ?? [], origin.exec(base.defaultUrl) ?? []];
  if (start === "") return undefined;
  const own = new Set(server.variables.map(({ name }) => name));
  const inherited = base.variables.filter(({ name }) => start.includes(`{${name}}`) && !own.has(name));
  return {
    ...server,
    url: (start + server.url).replace(/\/$/, ""),
    defaultUrl: (defaultStart + server.defaultUrl).replace(/\/$/, ""),
    variables: [...inherited, ...server.variables],
  };
}

const placeholder = /\{([^{}]*)\}/g;

function readVariable(
  name: string,
  declared: NonNullable<Server["variables"]>,
  steps: readonly Step[],
  report: Report,
): AddressVariable | undefined {
  const variable = Object.hasOwn(declared, name) ? declared[name] : undefined;
  if (!variable) {
    const message = `\`{${name}}\` in \`url\` is not a variable of this server.`;
    report("server-variable-unknown", [...steps, "url"], message);
    return undefined;
  }
  const place = [...steps, "variables", name];
  const { default: value, enum: values } = variable;
  if (value === undefined) {
    report("server-variable-without-default", place, `The variable \`${name}\` has no \`default\`.`);
    return undefined;
  }
  const isListed = values?.includes(value) ?? true;
  if (values && !isListed) {
    const listed = values.map((each) => `\`${each}\``).join(", ");
    const message = `The default \`${value}\` is not one of ${listed || "the values of an empty `enum`"}.`;
    report("server-default-not-in-enum", [...place, "default"], message);
  }
  return {
    name,
    description: toSentence(variable.description),
    default: value,
    values: values && [...new Set(isListed ? values : [value, ...values])],
  };
}

/** Describes why the client does not take the address as `baseUrl`; `undefined` if it does. A test compares both. */
export function findAddressProblem(address: string): string | undefined {
  const [scheme = ""] = address.split(":", 1);
  if (!/^https?$/i.test(scheme)) return `begins with \`${scheme}:\``;
  const [mark] = /[@?#\s]/.exec(address) ?? [];
  if (mark !== undefined) return marks[mark] ?? "contains a space";
  return /^\w+:\/\//.test(address) && URL.canParse(address) ? undefined : "is malformed";
}

const marks: Readonly<Record<string, string>> = { "@": "contains `@`", "?": "has a query", "#": "has a fragment" };

/** Returns whether the address leads to the machine of the caller. `URL` writes all spellings of an address in one form. */
function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(?:0\.0\.0\.0|127\.[\d.]+|(?:.+\.)?localhost\.?|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]+\])$/.test(hostname);
}

/** Identifies a list of servers. */
function identify(servers: readonly ServerAddress[]): string {
  return JSON.stringify(servers.map(({ url, variables }) => [url, variables]));
}
