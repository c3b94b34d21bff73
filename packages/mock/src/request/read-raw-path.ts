import { toRequestPath } from "@shortvideo-api/document";
import { createRecord } from "../operation/create-record.js";
import type { ServedOperation } from "../operation/operation.js";
import { matchSegment, readSegment } from "./match-segment.js";

/**
 * Reads the values of a path without decoding them, because an encoded comma does not separate items. Returns `undefined` when no
 * parameter needs them.
 */
export function readRawPath(operation: ServedOperation, sent: string): Readonly<Record<string, string>> | undefined {
  const { path, parameters } = operation;
  const isNeeded = parameters.some(({ in: place, joined }) => place === "path" && joined !== undefined);
  if (!isNeeded || !sent.includes("%")) return undefined;
  const segments = sent.slice(1).split("/");
  const values = toRequestPath(path)
    .slice(1)
    .split("/")
    .flatMap((text, index): (readonly [name: string, value: string])[] => {
      const segment = readSegment(text, operation);
      if (typeof segment === "string") return [];
      const found = matchSegment(segment, segments[index] ?? "");
      return segment.names.flatMap((name, position) => (found ? [[name, found[position] ?? ""] as const] : []));
    });
  return createRecord(values);
}
