import type { ReadSuccess } from "../call/metadata.js";

/** Reads the body of a success as bytes. */
export const readBlob: ReadSuccess = (response, call) =>
  call.plan.readBody?.(response, call, (chunks) => {
    return new Blob(chunks, { type: response.headers.get("content-type") ?? "" });
  }) ?? response.blob();
