import { changeEach, isRecord, parseJson } from "@shortvideo-api/document";
import type { ParamValues } from "@shortvideo-api/client/runtime";
import type { Operation } from "@shortvideo-api/model";

/** Reads the params that an agent gives. Many give null for what they leave out. `{ "$base64": "…" }` becomes bytes, at any depth. */
export function readParams({ body }: Operation, params: ParamValues): ParamValues {
  const given = Object.entries(params).filter(([name, value]) => value !== null || (name === "body" && body?.required));
  return Object.fromEntries(given.map(([name, value]) => [name, revive(value)]));
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

function revive(value: unknown): unknown {
  const { $base64: text, $type: type, ...others } = isRecord(value) ? value : {};
  if (typeof text === "string" && Object.keys(others).length === 0) {
    return new Blob([Buffer.from(text, "base64")], typeof type === "string" ? { type } : {});
  }
  return changeEach(value, revive);
}
