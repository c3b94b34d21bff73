import { basename } from "node:path";
import { isAddress, ProblemsError } from "@shortvideo-api/document/source";

/** A document that can be read from a file. */
export interface ReadableDocument {
  /** Absolute path. The file of a fetched document is temporary. */
  readonly file: string;
  /** The name of a fetched document in generated files; `undefined` for a file. */
  readonly source: string | undefined;
  /** Returns a diagnostic or another place that names the address, without its query, instead of the temporary file. */
  readonly rename: <Placed extends { file: string }>(placed: Placed) => Placed;
}

/**
 * Runs `work` with a document, which is fetched if `spec` is an address, and deleted afterwards. The diagnostics of a `ProblemsError`
 * name the address. `signal` ends the download.
 */
export async function withDocument<Result>(
  spec: string,
  work: (document: ReadableDocument) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  if (!isAddress(spec)) return await work({ file: spec, source: undefined, rename: (placed) => placed });
  const { fetchDocument } = await import("@shortvideo-api/document/revision/source");
  const { file, name = file, dispose } = await fetchDocument(spec, undefined, signal);
  const rename: ReadableDocument["rename"] = (placed) => (placed.file === file ? { ...placed, file: name } : placed);
  try {
    return await work({ file, source: basename(file), rename });
  } catch (error) {
    throw error instanceof ProblemsError ? new ProblemsError(error.diagnostics.map(rename)) : error;
  } finally {
    dispose();
  }
}
