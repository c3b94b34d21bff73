import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { followRedirects, UnusableResponseError } from "./follow-redirects.ts";
import { makeTemporaryFolder } from "./make-temporary-folder.ts";
import type { Revision } from "./read-revision.ts";

/** The limits of a download. */
export interface FetchLimits {
  /** Default: 30 seconds. */
  readonly timeoutMs: number;
  /** The maximum size of the document, packed or not. Default: 64 MiB. */
  readonly maxBytes: number;
}

const defaultLimits: FetchLimits = { timeoutMs: 30_000, maxBytes: 64 * 2 ** 20 };

/** A document was not fetched. The message names its address without the query, and the reason. */
export class DocumentFetchError extends Error {
  override readonly name = "DocumentFetchError";
}

/**
 * Fetches one document by http or https, without the files that it refers to. Throws {@link DocumentFetchError} if the service
 * does not return the document in time. `stop` ends the download: then it throws the reason of the signal.
 */
export async function fetchDocument(
  address: string,
  limits: FetchLimits = defaultLimits,
  stop?: AbortSignal,
): Promise<Revision> {
  if (!URL.canParse(address)) throw new DocumentFetchError(`\`${address}\` is not an http or https address.`);
  const url = new URL(address);
  // The query may hold a key.
  const name = `${url.origin}${url.pathname}`;
  // Node 20 forgets a time limit to which only `AbortSignal.any` refers.
  const late = AbortSignal.timeout(limits.timeoutMs);
  const bytes = await download(url, limits, stop ? AbortSignal.any([stop, late]) : late).catch((error: unknown) => {
    stop?.throwIfAborted();
    const reason = late.aborted ? `it took longer than ${limits.timeoutMs / 1_000} s.` : explainFailure(error);
    throw new DocumentFetchError(`\`${name}\` was not fetched: ${reason}`, { cause: error });
  });
  const { folder, dispose } = makeTemporaryFolder("revision");
  const isJson = /^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 1024)));
  const file = join(folder, isJson ? "openapi.json" : "openapi.yaml");
  writeFileSync(file, bytes);
  return {
    file,
    folder,
    name,
    overlays: [],
    refsWithin: folder,
    packages: undefined,
    describeFile: (other) => (other === file ? name : other),
    dispose,
  };
}

async function download(url: URL, { maxBytes }: FetchLimits, signal: AbortSignal): Promise<Uint8Array> {
  const response = await followRedirects(url, {
    headers: { accept: "application/yaml, application/json, text/plain;q=0.9, */*;q=0.1" },
    signal,
  });
  if (!response.ok) throw new UnusableResponseError(`the service returned ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    const chunk = part.value;
    length += chunk.length;
    if (length > maxBytes) throw new UnusableResponseError(`the response is longer than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  if (length === 0) throw new UnusableResponseError("the response is empty.");
  return unpack(Buffer.concat(chunks), maxBytes);
}

/** Unpacks a document that is served as a gzipped file. Returns others unchanged. */
function unpack(bytes: Buffer, maxBytes: number): Buffer {
  const isGzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzipped) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    throw new UnusableResponseError(`it cannot be unpacked to at most ${maxBytes} bytes.`, { cause: error });
  }
}

function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return "the connection failed.";
  if (error instanceof UnusableResponseError) return error.message;
  const { cause } = error;
  return `the connection failed${cause instanceof Error ? `: ${cause.message}` : ""}.`;
}
