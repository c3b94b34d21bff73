import { isRecord, parseJson } from "@shortvideo-api/document";
import type { ParamValues } from "@shortvideo-api/client/runtime";
import type { Operation } from "@shortvideo-api/model";

/** Reads the params that an agent gives. Many give null for what they leave out. `{ "$base64": "…" }` becomes bytes, at any depth. */
export function readParams({ body }: Operation, params: ParamValues): ParamValues {
  const given = Object.entries(params).filter(([name, value]) => value !== null || (name === "body" && body?.required));
  return reviveFields(Object.fromEntries(given));
}

/** Parses the JSON of an object or a list, which some clients send as text; `undefined` for any other value. */
export function parseText(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return undefined;
  try {
    return revive(parseJson(value));
  } catch {
    return undefined;
  }
}

function reviveFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, revive(value)]));
}

function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (!isRecord(value)) return value;
  const { $base64: text, $type: type, ...others } = value;
  if (typeof text === "string" && Object.keys(others).length === 0) {
    return new Blob([Buffer.from(text, "base64")], typeof type === "string" ? { type } : {});
  }
  return reviveFields(value);
}
