/** Environment variables, as `process.env` contains them. Declared here because not every program has the types of Node. */
export type Environment = Readonly<Record<string, string | undefined>>;

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
export function toVariables(
  url: string,
  { urlVariables = [], keyVariables = [] }: VariableOptions,
  env: Environment,
): Record<string, string> {
  return {
    ...exceptFromProxies(env),
    ...Object.fromEntries(["MOCK_URL", ...urlVariables].map((name) => [name, url])),
    ...Object.fromEntries(["MOCK_KEY", ...keyVariables].map((name) => [name, mockKey])),
  };
}

/** Excludes this machine from the proxy in the environment: the proxy would look for the mock on its own machine. */
function exceptFromProxies(env: Environment): Record<string, string> {
  if (!Object.keys(env).some((name) => /^(?:https?|all)_proxy$/i.test(name))) return {};
  const known = env["NO_PROXY"] ?? env["no_proxy"] ?? "";
  const exceptions = [...(known === "" ? [] : [known]), "127.0.0.1", "localhost", "[::1]"].join(",");
  return { NO_PROXY: exceptions, no_proxy: exceptions };
}
