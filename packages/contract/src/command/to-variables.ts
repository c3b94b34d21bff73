import { networkInterfaces } from "node:os";
import type { Environment } from "@shortvideo-api/report";

/** The environment variables in which the code under test finds the mock. */
export interface VariableOptions {
  /** Variables for the address of the mock, in addition to `MOCK_URL`. */
  readonly urlVariables?: readonly string[] | undefined;
  /** Variables for a key, in addition to `MOCK_KEY`. */
  readonly keyVariables?: readonly string[] | undefined;
}

/** The key for the code under test. The mock accepts any key. */
export const mockKey = "any-key";

/** Returns the environment variables for a mock at `url`. */
export function toVariables(url: string, options: VariableOptions, env: Environment): Record<string, string> {
  const { keyVariables = [] } = options;
  return {
    ...toUrlVariables(url, options, env),
    ...Object.fromEntries(["MOCK_KEY", ...keyVariables].map((name) => [name, mockKey])),
  };
}

/** Returns the environment variables for a server at `url` without those of a key. */
export function toUrlVariables(
  url: string,
  { urlVariables = [] }: Pick<VariableOptions, "urlVariables">,
  env: Environment,
): Record<string, string> {
  return {
    ...exceptFromProxies(env, new URL(url).hostname),
    ...Object.fromEntries(["MOCK_URL", ...urlVariables].map((name) => [name, url])),
  };
}

/**
 * Returns the URL at which callers reach a mock. If it listens on all addresses, this is the address of this machine in a network, which
 * containers reach, too. Without a network, only this machine reaches the mock.
 */
export function toReachableUrl(url: string): string {
  const { hostname, port } = new URL(url);
  if (hostname !== "0.0.0.0" && hostname !== "[::]") return url;
  const all = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const outer = all.find(({ internal, family }) => !internal && family === "IPv4");
  return `http://${outer?.address ?? "127.0.0.1"}:${port}`;
}

/** Excludes this machine from the proxy in the environment: the proxy would look for the mock on its own machine. */
function exceptFromProxies(env: Environment, host: string): Record<string, string> {
  if (!Object.keys(env).some((name) => /^(?:https?|all)_proxy$/i.test(name))) return {};
  const known = env["NO_PROXY"] ?? env["no_proxy"] ?? "";
  const here = new Set(["127.0.0.1", "localhost", "[::1]", host]);
  const exceptions = [...(known === "" ? [] : [known]), ...here].join(",");
  return { NO_PROXY: exceptions, no_proxy: exceptions };
}
