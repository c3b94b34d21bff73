import type { ConnectOptions } from "./connection.js";

/**
 * Throws a TypeError for options that only untyped code can give: none at all, a name in another spelling, or a value of
 * another type. Other names pass, since the same options may go to layers. One message for all keeps bundles small, and it
 * shows no value that might be a key.
 */
export function checkConnectOptions(options: ConnectOptions): void {
  const { apiKey = "-", fetch = Object, layers = [], baseUrl: _, ...others } = options ?? {};
  const isMisspelt = Object.keys(others).some((name) => /^(?:base_?url|api_?key)$/i.test(name));
  if (
    options &&
    !isMisspelt &&
    typeof apiKey === "string" &&
    apiKey.trim() &&
    typeof fetch === "function" &&
    Array.isArray(layers)
  )
    return;
  throw new TypeError(
    "connect takes `baseUrl`, `apiKey` (text that is not blank), `fetch` (a function), `headers` and `layers` (a list).",
  );
}
