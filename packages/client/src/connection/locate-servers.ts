import { checkNames } from "../call/check-options.js";
import type { CreateLocator, ServerMetadata } from "../call/locator.js";
import { toText } from "../serialize/serialize-scalars.js";
import { readBaseUrl } from "./address.js";

/** The members of the option `server` that are not variables of the selected server. */
interface ServerNames {
  /** The member that selects one of several servers. */
  readonly choice?: string | undefined;
  /** The variables that only servers of operations have. */
  readonly others?: readonly string[] | undefined;
}

/** The caller's values of variables, by name. */
type Values = ReadonlyMap<string, unknown>;

/**
 * Creates the locator for the servers of a document. It returns the server that the option `server` selects, by default the first
 * one. If an operation has its own servers, the selected server must be one of them, and the default is their first one. `baseUrl`
 * replaces all servers.
 *
 * Throws a TypeError for an unknown variable and an invalid address, and a RangeError for an unknown server or value.
 */
export function locateServers(servers: readonly ServerMetadata[], names: ServerNames = {}): CreateLocator {
  const { choice = "", others = [] } = names;
  const [first] = servers;
  return (options) => {
    const { baseUrl, server: given = {} } = options ?? {};
    if (baseUrl !== undefined) {
      const address = readBaseUrl(baseUrl);
      return () => address;
    }
    const values: Values = new Map(Object.entries(given ?? {}));
    const url = values.get(choice);
    const chosen = url === undefined ? first : servers.find((server) => server.url === url);
    if (!chosen && first)
      throw new RangeError(`\`server.${choice}\` must be ${listTexts(servers.map((server) => server.url))}.`);
    const choiceNames = choice === "" ? [] : [choice];
    checkNames("`server`", given, [...choiceNames, ...Object.keys(chosen?.variables ?? {}), ...others]);
    const shared = chosen && fillIn(chosen, values);
    return ({ id, servers: operationServers }) => {
      const selected = operationServers?.find((server) => server.url === chosen?.url);
      const server = selected ?? (chosen === first ? operationServers?.[0] : undefined);
      if (server) return fillIn(server, values);
      if (shared && !operationServers) return shared;
      throw new RangeError(
        `${id} was not sent: the selected server is not one of its own. Give the address as \`baseUrl\`.`,
      );
    };
  };
}

/** Returns the address of a server with the values of a caller, and the defaults of its other variables. */
function fillIn({ url, variables = {} }: ServerMetadata, given: Values): string {
  // The scheme and the host; empty if a variable contains the scheme.
  const origin = /^[^/]*:\/\/[^/]*/.exec(url)?.[0] ?? "";
  const filled = url.replaceAll(/\{([^{}]*)\}/g, (_, name: string, index: number) => {
    const { default: defaultValue, values } = variables[name] ?? {};
    const value = toText(given.get(name) ?? defaultValue);
    if (value === defaultValue || values?.includes(value)) return value;
    if (values) throw new RangeError(`\`server.${name}\` must be ${listTexts(values)}.`);
    // Another host would get the credentials.
    if (index < origin.length && !/^[^/\\?#@]+$/.test(value)) {
      throw new TypeError(
        `\`server.${name}\` must be a part of a host, without \`/\`, \`\\\`, \`?\`, \`#\` and \`@\`.`,
      );
    }
    return value;
  });
  try {
    return readBaseUrl(filled);
  } catch {
    throw new TypeError("The values of `server` must form an http(s) address without password, query and fragment.");
  }
}

function listTexts(texts: readonly string[]): string {
  return `${texts.length > 1 ? "one of " : ""}${texts.map((text) => `\`${text}\``).join(", ")}`;
}
