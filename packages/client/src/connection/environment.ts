import type { EnvironmentNames } from "../call/declared-defaults.js";
import type { AddressOptions } from "../call/locator.js";
import type { ConnectionCredentials } from "../call/metadata.js";
import { readBaseUrl } from "./address.js";

type Defaulted = Pick<AddressOptions, "baseUrl" | "server"> & Pick<ConnectionCredentials, "apiKey" | "auth">;

/**
 * Reads the address and the credentials that the options lack from environment variables. An explicit `server` keeps its address,
 * and an explicit `auth` gets no further credentials. Throws a TypeError for a variable that is not an address.
 */
export function readEnvironment(options: Defaulted, names: EnvironmentNames | undefined): Defaulted {
  if (!names) return {};
  const address =
    options.baseUrl === undefined && options.server === undefined ? readVariable(names.baseUrl) : undefined;
  const apiKey = options.apiKey === undefined && names.apiKey !== undefined ? readVariable(names.apiKey) : undefined;
  const auth = options.auth === undefined && names.auth ? readCredentials(names.auth) : undefined;
  return {
    ...(address !== undefined && { baseUrl: readAddress(address, names.baseUrl) }),
    ...(apiKey !== undefined && { apiKey }),
    ...(auth && { auth }),
  };
}

/** Reads an address. The error names the variable. */
function readAddress(address: string, name: string): string {
  try {
    return readBaseUrl(address);
  } catch (error) {
    throw new TypeError(Object(error).message.replace("baseUrl", name), { cause: error });
  }
}

/** Reads an environment variable without white space around it. Returns `undefined` if it is blank, or if the runtime has none. */
export function readVariable(name: string): string | undefined {
  try {
    const value: unknown = Object(globalThis).process?.env?.[name];
    return (typeof value === "string" && value.trim()) || undefined;
  } catch {
    // Deno denies access to variables unless the program has the permission.
    return undefined;
  }
}

function readCredentials(names: NonNullable<EnvironmentNames["auth"]>): Readonly<Record<string, unknown>> {
  const found = Object.entries(names).map(([scheme, variable]): [string, unknown] => {
    if (typeof variable === "string") return [scheme, readVariable(variable)];
    const parts = Object.entries(variable).map(([part, name]) => [part, readVariable(name)] as const);
    return [scheme, parts.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(parts)];
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}
