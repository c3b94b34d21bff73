import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { OpenApi } from "../src/openapi/openapi.ts";
import { type Document, loadDocument } from "../src/load-document.ts";
import type { Diagnostic } from "../src/diagnostics/diagnostic.ts";

/** The result of loading a document that a test wrote to files. */
export interface LoadedFiles {
  /** `undefined` for an unreadable document. */
  root: OpenApi | undefined;
  /** Names of the files that were read. */
  files: string[];
  /** The place, severity and code of each diagnostic, in the order of the files: `openapi.yaml:3 error syntax`. */
  problems: string[];
  /** The message of each diagnostic, in the same order. */
  messages: string[];
  document: Document | undefined;
}

/** Writes files into a temporary folder and loads the first. Applies the files that `overlays` names. */
export async function loadFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  { overlays = [] }: { overlays?: readonly string[] } = {},
): Promise<LoadedFiles> {
  const folder = mkdtempSync(join(tmpdir(), "document-"));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const { document, diagnostics } = await loadDocument(join(folder, Object.keys(files)[0] ?? ""), {
      overlays: overlays.map((name) => join(folder, name)),
    });
    return {
      root: document?.root,
      files: (document?.files ?? []).map((file) => relative(folder, file)),
      problems: listProblems(diagnostics, folder),
      messages: sortDiagnostics(diagnostics).map(({ message }) => message),
      document,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints the place, severity and code of each diagnostic, in the order of the files: `openapi.yaml:3 error syntax`. */
export function listProblems(diagnostics: readonly Diagnostic[], folder?: string): string[] {
  return sortDiagnostics(diagnostics).map(({ file, line, severity, code }) => {
    const name = folder === undefined ? (file.split("/").at(-1) ?? "") : relative(folder, file);
    return `${name}:${line ?? "?"} ${severity} ${code}`;
  });
}

/** Loads a document that has `openapi`, `info` and the given YAML, which begins on line 3. */
export function loadYaml(body: string, version = "3.1.0"): Promise<LoadedFiles> {
  return loadFiles({ "openapi.yaml": `openapi: ${version}\ninfo: { title: Letters, version: "1.0.0" }\n${body}` });
}

function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (left, right) => left.file.localeCompare(right.file) || (left.line ?? 0) - (right.line ?? 0),
  );
}
