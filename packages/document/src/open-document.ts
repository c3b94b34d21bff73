import { resolve } from "node:path";
import { findConfig } from "./configuration/config.ts";
import { createDiagnostic, type Diagnostic, type Place } from "./diagnostics/diagnostic.ts";
import { ProblemsError } from "./diagnostics/problems-error.ts";
import { type Loaded, loadSources, readFiles } from "./load-document.ts";
import { printPointer, type Step } from "./openapi/node.ts";
import type { OpenApi } from "./openapi/openapi.ts";
import { markOneWay } from "./normalize/mark-one-way.ts";
import {
  describeRepeatedKey,
  type ParsedText,
  parseText,
  type ReadFailure,
  readSource,
  type Source,
} from "./text/source.ts";

/** A document in OpenAPI 3.1, for readers that accept it in spite of problems. */
export interface OpenedDocument extends Pick<ParsedText, "text"> {
  /** The path that the caller named. */
  readonly file: string;
  /** SHA-256 of each further file that was read; `null` for a missing file. */
  readonly otherHashes: readonly (string | null)[];
  /** The document in OpenAPI 3.1, in one piece. */
  readonly document: OpenApi;
  /** Problems that the loader found. */
  readonly diagnostics: readonly Diagnostic[];
  /** See `Document.unresolved`. */
  readonly unresolved: ReadonlyMap<string, Diagnostic>;
  /** Finds the place of these steps in the files. The first call is slow. */
  readonly locate: (steps: readonly Step[]) => Place;
  /** Whether a schema may admit `null` because its author probably expects so, although OpenAPI does not. */
  readonly assumesNull: boolean;
  /** Whether a schema may be write-only. */
  readonly hasWriteOnly: boolean;
}

/**
 * Reads a document in YAML or JSON, gzipped or not, as `loadDocument` does, without `$ref`s that have no target. Accepts repeated
 * keys of JSON. Marks required properties that one direction leaves out. Returns the problems, as sentences, when the file contains no
 * OpenAPI 3 document, or an overlay has errors.
 *
 * `overlays` are files of OpenAPI Overlay 1.0 or 1.1, which are applied to the document in this order, after the configuration that names
 * the document.
 */
export async function openDocument(
  file: string,
  overlays: readonly string[] = [],
): Promise<OpenedDocument | readonly string[]> {
  const source = readSource(resolve(file), { isLenient: true });
  if ("code" in source) return [explainFailure(file, source)];
  try {
    const config = findConfig(file);
    const changes = new Set([...(config?.overlayFiles ?? []), ...overlays.map((path) => resolve(path))]);
    const { sources, diagnostics } = readFiles([...changes]);
    if (diagnostics.length > 0) return openLoaded(file, source, { diagnostics });
    return openLoaded(file, source, await loadSources(source, sources, { refsWithin: config?.refsWithinFolder }));
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error.diagnostics.map((diagnostic) => printFailure(diagnostic.file, diagnostic));
  }
}

/**
 * Opens a document whose text the caller has, as {@link openDocument} does. `file` is the name for messages. A `$ref` to another file is
 * relative to it. `overlays` are texts of overlays and configurations.
 */
export async function openText(
  file: string,
  text: string,
  overlays: readonly string[] = [],
): Promise<OpenedDocument | readonly string[]> {
  const names = [file, ...overlays.map((_, index) => `overlay ${index + 1}`)];
  const sources: Source[] = [];
  for (const [index, written] of [text, ...overlays].entries()) {
    const name = names[index] ?? file;
    const parsed = parseText(written, { file: name, isLenient: index === 0 });
    if ("code" in parsed) return [explainFailure(name, parsed)];
    sources.push({ file: resolve(name), hash: "", ...parsed });
  }
  const [source, ...changes] = sources;
  if (!source) return [];
  return openLoaded(file, source, await loadSources(source, changes));
}

function openLoaded(
  file: string,
  source: Source,
  { document: loaded, diagnostics: found }: Loaded,
): OpenedDocument | readonly string[] {
  const { text, repeated } = source;
  const place = { file: source.file, line: repeated?.line, pointer: "" };
  // The last of its values was read.
  const ofKeys = repeated ? [createDiagnostic("syntax", place, describeRepeatedKey(repeated))] : [];
  const diagnostics = [...ofKeys, ...found];
  const failures = loaded ? diagnostics.filter(isOfChanges) : diagnostics;
  if (!loaded || failures.length > 0) {
    return failures.map((diagnostic) =>
      printFailure(diagnostic.file === resolve(file) ? file : diagnostic.file, diagnostic),
    );
  }
  const { root: document, hashes, unresolved, locate } = loaded;
  markOneWay(document);
  return {
    file,
    text,
    otherHashes: hashes.slice(1),
    document,
    diagnostics,
    unresolved,
    locate: (steps) => locate(printPointer(steps)),
    // Another file may have such a schema.
    assumesNull: hashes.length > 1 || text.includes("nullable"),
    hasWriteOnly: hashes.length > 1 || text.includes("writeOnly"),
  };
}

/** Returns `true` for an error of an overlay or a configuration. Callers wrote those themselves, unlike many a document. */
function isOfChanges({ code, severity }: Diagnostic): boolean {
  return severity === "error" && /^(?:overlay|configuration)-/.test(code);
}

/** Explains why a file cannot be read, and says what to do. */
function explainFailure(file: string, { code, line, message }: ReadFailure): string {
  return printFailure(file, createDiagnostic(code, { file, line, pointer: "" }, message));
}

function printFailure(file: string, { code, line, message, fix }: Diagnostic): string {
  if (code === "unreadable-file" || code === "unsupported-version") return `\`${file}\`: ${message} ${fix}`;
  return `\`${file}\` cannot be read${line === undefined ? "" : `, line ${line}`}: ${message} ${fix}`;
}
