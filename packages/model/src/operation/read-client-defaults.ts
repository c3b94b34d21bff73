import { type OpenApi, type Report, validateClientDefaults } from "@shortvideo-api/document/source";
import type { ClientDefaults } from "../api/model.ts";

/** Reads the defaults of clients. Returns no defaults if the document declares none, or malformed ones. */
export function readClientDefaults(root: OpenApi, report: Report): ClientDefaults {
  const declared: unknown = root["x-client-defaults"];
  if (declared === undefined || declared === null) return {};
  const isValid = validateClientDefaults(declared, (code, steps, message) =>
    report(code, ["x-client-defaults", ...steps], message),
  );
  return isValid ? { ...declared } : {};
}
