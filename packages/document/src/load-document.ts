import { resolve } from "node:path";
import { createDiagnostic, type Diagnostic, type Place } from "./diagnostics/diagnostic.ts";
import { bundle } from "./references/bundle.ts";
import type { Config } from "./configuration/config.ts";
import type { BundledDocument, DocumentChanges } from "./configuration/change-document.ts";
import { describeRounding, findRoundedNumbers } from "./text/find-rounded-numbers.ts";
import type { SpecVersion } from "./openapi/grammar.ts";
import { describeValue, isNode, type Node, readPointer } from "./openapi/node.ts";
import type { OpenApi } from "./openapi/openapi.ts";
import { printConversion } from "./diagnostics/print-conversion.ts";
import {
  collectDiagnostics,
  type DiagnosticCollector,
  locateIn,
  type Report,
} from "./diagnostics/collect-diagnostics.ts";
import { nameOperations } from "./operation/name-operations.ts";
import { openReferences, type References } from "./references/references.ts";
import { type ReadFailure, readSource, type Source } from "./text/source.ts";
import { findWritten, moveToDerived } from "./normalize/discriminators/apply-discriminators.ts";
import { normalizeDocument } from "./normalize/normalize-document.ts";

/** A document and all files that it refers to, resolved into one. */
export interface Document {
  /** Absolute path of the file that the caller named. */
  file: string;
  /** Absolute paths of every file that was read, `file` first. */
  files: readonly string[];
  /** SHA-256 of each file of `files`; `null` for a missing file. */
  hashes: readonly (string | null)[];
  /** The version of OpenAPI in which it is written. */
  version: SpecVersion;
  /** The whole document in OpenAPI 3.1, with the operations and media types of 3.2. */
  root: OpenApi;
  /** Links, which `root` leaves out, by pointer. Each comes with the targets of its `$ref`s, except schemas. */
  leftOut: ReadonlyMap<string, unknown>;
  /** Objects whose `$ref` has no target and was removed, by pointer into `root`. Each comes with its diagnostic. */
  unresolved: ReadonlyMap<string, Diagnostic>;
  /** Finds the place of a pointer into `root` in the files. The first call is slow: use it for messages only. */
  locate: (pointer: string) => Place;
}

/** The result of reading a file: a document, unless the file is unreadable, and its diagnostics. */
export interface Loaded {
  /** Present even with errors where possible, so that later stages report their diagnostics in the same run. */
  document?: Document;
  diagnostics: Diagnostic[];
}

/** Options of {@link loadDocument}. */
export interface LoadOptions {
  /** The configuration that names the document, with its own overlays and `refsWithin`. Default: none. */
  config?: Pick<Config, "overlayFiles" | "refsWithinFolder"> | undefined;
  /**
   * The folder of all files that a `$ref` may name. A `$ref` to another file is an error, so that a document by others cannot
   * read your files. Default: that of the configuration, or the folder of the document.
   */
  refsWithin?: string | undefined;
  /**
   * Files of OpenAPI Overlay 1.0 or 1.1, which are applied to the document in this order before anything reads it. A `$ref` in an
   * overlay is relative to the document. A configuration counts as an overlay, and applies after all others.
   */
  overlays?: readonly string[] | undefined;
}

/** Reads an OpenAPI document and every file it refers to. Reports problems as diagnostics; never throws because of them. */
export async function loadDocument(
  path: string,
  { config, overlays = [], refsWithin = config?.refsWithinFolder }: LoadOptions = {},
): Promise<Loaded> {
  const { sources, diagnostics } = readFiles([path, ...(config?.overlayFiles ?? []), ...overlays]);
  const [entry, ...added] = sources;
  return diagnostics.length > 0 || !entry ? { diagnostics } : await loadSources(entry, added, { refsWithin });
}

/** Reads a document and overlays. Returns those that are readable, and the problems of the others. */
export function readFiles(paths: readonly string[]): { sources: Source[]; diagnostics: Diagnostic[] } {
  const sources: Source[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of paths.map((path) => resolve(path))) {
    const source = readSource(file);
    if ("code" in source) diagnostics.push(diagnose(file, source));
    else sources.push(source);
  }
  return { sources, diagnostics };
}

/** Reads a document from a parsed file, whose value changes, and applies parsed overlays. See {@link loadDocument}. */
export async function loadSources(
  entry: Source,
  overlays: readonly Source[],
  { refsWithin }: Pick<LoadOptions, "refsWithin"> = {},
): Promise<Loaded> {
  if (overlays.length === 0) return load(entry, refsWithin, undefined);
  // Most documents have no overlay, so the modules that apply overlays are loaded on demand.
  const { openChanges } = await import("./configuration/change-document.ts");
  return load(entry, refsWithin, await openChanges(overlays));
}

function load(entry: Source, refsWithin: string | undefined, changes: DocumentChanges | undefined): Loaded {
  const collector = collectDiagnostics();
  const version = readVersion(entry, collector);
  if (!isNode(entry.value) || version === undefined) return { diagnostics: collector.toDiagnostics() };
  try {
    const source = changes?.beforeBundle(entry, collector) ?? entry;
    const references = openReferences(source, refsWithin === undefined ? undefined : resolve(refsWithin));
    const document = assemble(source, entry.value, version, references);
    const failures = references.failures().map((failure) => diagnose(failure.file, failure));
    return { document, diagnostics: [...failures, ...collector.toDiagnostics()] };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const reported = collector.toDiagnostics();
    if (reported.some(({ code }) => code === "nested-too-deeply")) return { diagnostics: reported };
    collector.within(entry, [])("nested-too-deeply", [], "The document is nested too deeply for the call stack.");
    return { diagnostics: collector.toDiagnostics() };
  }

  function assemble(changed: Source, root: Node, spec: SpecVersion, references: References): Document {
    const overlays = changes?.files ?? [];
    const bundled = bundle(changed, root, { references, collector, version: spec });
    const changedOriginOf = changes?.afterBundle({ ...bundled, root, entry: changed }, collector) ?? bundled.originOf;
    const report: Report = (code, steps, message) => {
      const origin = changedOriginOf(steps);
      collector.within(origin.source, [])(code, origin.steps, message);
    };
    const { document, derived } = normalizeDocument(root, spec === "3.0", bundled.broken, report);
    const originOf: BundledDocument["originOf"] = (steps) => changedOriginOf(findWritten(steps, derived));
    for (const source of [...references.sources(), ...overlays]) {
      for (const { steps, text } of findRoundedNumbers(source.text)) {
        // These steps are those of the text, before any overlay.
        collector.within({ ...source, placeOf: undefined }, [])("rounded-number", steps, describeRounding(text));
      }
    }
    nameOperations(document, report, (steps) => {
      const { source, steps: written } = originOf(steps);
      return overlays.includes(source.placeOf?.(written).source ?? source);
    });
    const locate: Document["locate"] = (pointer) => {
      const { source, steps } = originOf(readPointer(pointer));
      return locateIn(source, steps);
    };
    return {
      file: changed.file,
      files: [...references.files(), ...overlays.map(({ file }) => file)],
      hashes: [...references.hashes(), ...overlays.map(({ hash }) => hash)],
      version: spec,
      root: document,
      leftOut: bundled.leftOut,
      unresolved: new Map(
        [...bundled.unresolved].map(([pointer, { source, steps, code, message }]) => {
          const place = locateIn(source, [...steps, "$ref"]);
          return [moveToDerived(root, pointer, derived), createDiagnostic(code, place, message)];
        }),
      ),
      locate,
    };
  }
}

/** Returns the version whose rules apply to the document; `undefined` for a document of another kind. */
function readVersion(source: Source, collector: DiagnosticCollector): SpecVersion | undefined {
  const report = collector.within(source, []);
  const { value } = source;
  if (!isNode(value)) {
    report("unsupported-version", [], `The file contains ${describeValue(value)} instead of an OpenAPI document.`);
    return undefined;
  }
  const { openapi, swagger } = value;
  if (openapi === undefined || openapi === null) {
    const isConvertible = swagger === 2 || swagger === "2.0";
    const command = ` Run this command in the folder of the file to convert it: \`${printConversion(source.file)}\`.`;
    const found = `\`swagger\` is ${describeValue(swagger)}.${isConvertible ? command : ""}`;
    if (swagger === undefined) report("unsupported-version", [], "The document lacks `openapi`.");
    else report("unsupported-version", ["swagger"], found);
    return undefined;
  }
  // Without quotes, YAML reads the version as a number, and `3.0` as 3.
  const version = typeof openapi === "number" ? openapi.toFixed(1) : typeof openapi === "string" ? openapi.trim() : "";
  if (/^3\.0(?:\.|$)/.test(version)) return "3.0";
  if (/^3\.\d/.test(version)) {
    if (/^3\.1(?:\.|$)/.test(version)) return "3.1";
    if (!/^3\.2(?:\.|$)/.test(version)) report("newer-version", ["openapi"], `\`${version}\` is read as 3.2.`);
    return "3.2";
  }
  report("unsupported-version", ["openapi"], `\`openapi\` is ${describeValue(openapi)}.`);
  return undefined;
}

function diagnose(file: string, { code, line, message }: ReadFailure): Diagnostic {
  return createDiagnostic(code, { file, line, pointer: "" }, message);
}
