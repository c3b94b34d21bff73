import type { Step } from "@shortvideo-api/document";
import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { Omission } from "@shortvideo-api/report";
import type { ResponsePart } from "./compare/response-part.js";

/** Collects the parts of documented responses. A part that was compared in one response is no omission. */
export interface OmissionCollector {
  /** `key` is that of the response in the document, such as `"4XX"`. */
  add(operation: ServedOperation, key: string, parts: readonly ResponsePart[]): void;
  /** Lists the parts that were compared in no response, in the order of their first occurrence. */
  list(): readonly (Omit<Omission, "line"> & { readonly path: readonly Step[] })[];
}

/** Creates an empty collector. */
export function createOmissionCollector(): OmissionCollector {
  const known = new Map<string, ReturnType<OmissionCollector["list"]>[number] | undefined>();
  return {
    add({ id }, key, parts) {
      for (const { place, name, path, omitted } of parts) {
        const part = JSON.stringify([id, key, place, name]);
        if (omitted === undefined) known.set(part, undefined);
        else if (!known.has(part)) known.set(part, { operation: id, status: key, place, reason: omitted, path });
      }
    },
    list: () => [...known.values()].filter((part) => part !== undefined),
  };
}
