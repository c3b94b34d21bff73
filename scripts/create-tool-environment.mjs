import { delimiter, join } from "node:path";

/** Addresses of this machine. A proxy would look for them on its own machine. */
const ownAddresses = ["127.0.0.1", "localhost", "::1", "[::1]"];

/**
 * Returns the environment in which every tool of the workspace runs. It is the caller's, with the programs of the workspace first on
 * the PATH, without telemetry, and without a proxy for this machine.
 * @param {string} bin Folder of the workspace's programs.
 */
export function createToolEnvironment(bin, env = process.env) {
  return {
    ...env,
    ...exceptFromProxies(env),
    PATH: [bin, env.PATH].join(delimiter),
    // A run starts hundreds of Node programs, most of which load the same code.
    NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? join(bin, "..", ".cache", "compile"),
    SCARF_ANALYTICS: "false",
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    // npm repeats its warnings about the user's own settings in each nested run.
    npm_config_loglevel: env.npm_config_loglevel ?? "error",
  };
}

/** Excludes this machine from the proxy of the environment, because tests call servers on this machine. @param {NodeJS.ProcessEnv} env */
function exceptFromProxies(env) {
  const names = Object.keys(env).filter((name) => env[name] !== "");
  if (!names.some((name) => /proxy$/i.test(name))) return {};
  // npm copies the user's NO_PROXY to its own variable, which takes precedence over NO_PROXY in nested runs.
  const known = names.filter((name) => /^(?:no_proxy|p?npm_config_no_?proxy)$/i.test(name));
  return Object.fromEntries(
    [...new Set(["NO_PROXY", "no_proxy", ...known])].map((name) => {
      const value = env[name] ?? env.NO_PROXY ?? env.no_proxy ?? "";
      const listed = value.split(",").filter((each) => each !== "");
      return [name, [...new Set([...listed, ...ownAddresses])].join(",")];
    }),
  );
}
