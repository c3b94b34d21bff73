/** Variables by their names, as `process.env` has them; said without its own type, which not every program has. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** By which variables code under test finds the mock. */
export interface HandOverOptions {
  /** Variables that hold the address of the mock, beside `MOCK_URL`. */
  readonly urlVariables?: readonly string[] | undefined;
  /** Variables that hold a key, beside `MOCK_KEY`. */
  readonly keyVariables?: readonly string[] | undefined;
}

/** What code under test is handed as its key. The mock takes any. */
export const handedKey = "any-key";

/** What is set in an environment, so that code in it finds the mock at `url`. */
export function toVariables(
  url: string,
  { urlVariables = [], keyVariables = [] }: HandOverOptions,
  env: Environment,
): Record<string, string> {
  return {
    ...exceptFromProxies(env),
    ...Object.fromEntries(["MOCK_URL", ...urlVariables].map((name) => [name, url])),
    ...Object.fromEntries(["MOCK_KEY", ...keyVariables].map((name) => [name, handedKey])),
  };
}

/** Behind a proxy, this machine would be asked for on another. */
function exceptFromProxies(env: Environment): Record<string, string> {
  if (!Object.keys(env).some((name) => /^(?:https?|all)_proxy$/i.test(name))) return {};
  const known = env["NO_PROXY"] ?? env["no_proxy"] ?? "";
  const exceptions = [...(known === "" ? [] : [known]), "127.0.0.1", "localhost", "[::1]"].join(",");
  return { NO_PROXY: exceptions, no_proxy: exceptions };
}
