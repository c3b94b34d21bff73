import { resolve } from "node:path";
import { createDiagnostic, type Diagnostic } from "./diagnostics/diagnostic.ts";
import { bundle } from "./references/bundle.ts";
import type { Document } from "./document.ts";
import { findRoundedNumbers } from "./text/find-rounded-numbers.ts";
import type { SpecVersion } from "./openapi/grammar.ts";
import { type Node, describeValue, isNode } from "./openapi/node.ts";
import { isWhole } from "./openapi/openapi.ts";
import { printPointer, readPointer } from "./openapi/pointer.ts";
import { type DiagnosticCollector, collectDiagnostics } from "./diagnostics/collect-diagnostics.ts";
import { openReferences, type References } from "./references/references.ts";
import { type ReadFailure, type Source, readSource } from "./text/source.ts";
import { normalizeDocument } from "./normalize/normalize-document.ts";

/** The result of reading a file: a document, unless the file is unreadable, and its diagnostics. */
export interface Loaded {
  /** Present also beside errors where possible, so that later stages report their diagnostics in the same run. */
  document?: Document;
  diagnostics: Diagnostic[];
}

/** Options of {@link loadDocument}. */
export interface LoadOptions {
  /**
   * The folder of all files that a `$ref` may name. A `$ref` to another file is an error, so that a document by others cannot
   * read your files. Default: the folder of the document.
   */
  refsWithin?: string | undefined;
}

/** Reads an OpenAPI document and every file it refers to. Reports problems as diagnostics; never throws because of them. */
export async function loadDocument(path: string, options: LoadOptions = {}): Promise<Loaded> {
  const file = resolve(path);
  const source = readSource(file);
  return "code" in source ? { diagnostics: [diagnose(file, source)] } : loadSource(source, options);
}

/** Reads a document from a parsed file, whose value it changes. See {@link loadDocument}. */
export function loadSource(source: Source, { refsWithin }: LoadOptions = {}): Loaded {
  const collector = collectDiagnostics();
  const version = readVersion(source, collector);
  if (!isNode(source.value) || version === undefined) return { diagnostics: collector.toDiagnostics() };
  try {
    const references = openReferences(source, refsWithin === undefined ? undefined : resolve(refsWithin));
    const { document, failures } = assemble(source, source.value, { references, version, collector });
    return { document, diagnostics: [...failures, ...collector.toDiagnostics()] };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    collector.within(source, [])("nested-too-deeply", [], "The document is nested too deeply for the call stack.");
    return { diagnostics: collector.toDiagnostics() };
  }
}

function assemble(
  entry: Source,
  root: Node,
  { references, version, collector }: { references: References; version: SpecVersion; collector: DiagnosticCollector },
): { document: Document; failures: Diagnostic[] } {
  const bundled = bundle(entry, root, { references, collector, version });
  normalizeDocument(root, version === "3.0", bundled.broken, (code, steps, message) => {
    const origin = bundled.originOf(steps);
    collector.within(origin.source, [])(code, origin.steps, message);
  });
  for (const source of references.sources()) {
    for (const { steps, text } of findRoundedNumbers(source.text)) {
      collector.within(source, [])("rounded-number", steps, `\`${text}\` is read as \`${Number(text)}\`.`);
    }
  }
  if (!isWhole(root)) throw new Error("The bundled document lacks `info`, `paths`, `components` or `tags`.");
  const locate: Document["locate"] = (pointer) => {
    const { source, steps } = bundled.originOf(readPointer(pointer));
    return { file: source.file, line: source.lineOf(steps), pointer: printPointer(steps) };
  };
  return {
    document: {
      file: entry.file,
      files: references.files(),
      hashes: references.hashes(),
      root,
      leftOut: bundled.leftOut,
      unresolved: new Map(
        [...bundled.unresolved].map(([pointer, { source, steps, code, message }]) => {
          const at = [...steps, "$ref"];
          const place = { file: source.file, line: source.lineOf(at), pointer: printPointer(at) };
          return [pointer, createDiagnostic(code, place, message)];
        }),
      ),
      locate,
    },
    failures: references.failures().map((failure) => diagnose(failure.file, failure)),
  };
}

/** Returns the version whose rules apply to the document; `undefined` for a document of another kind. */
function readVersion(source: Source, collector: DiagnosticCollector): SpecVersion | undefined {
  const report = collector.within(source, []);
  const { value } = source;
  if (!isNode(value)) {
    report("unsupported-version", [], `The file contains ${describeValue(value)} instead of a document.`);
    return undefined;
  }
  const { openapi, swagger } = value;
  if (openapi === undefined || openapi === null) {
    const found = swagger === undefined ? "There is no `openapi`" : `\`swagger\` is ${describeValue(swagger)}`;
    report("unsupported-version", swagger === undefined ? [] : ["swagger"], `${found}.`);
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
