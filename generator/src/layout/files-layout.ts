import { posix } from "node:path";
import { type GeneratedFile, printFileHeader } from "../output/generated-file.ts";
import { arrangeSource } from "./arrange-sources.ts";
import type { ImportExtension } from "./import-extension.ts";

/** The code of the layout `files` that no document decides. */
export interface FilesLayout {
  /** The hand-written sources of packages, by their path in this repository. */
  readonly runtime: readonly GeneratedFile[];
  readonly extension: ImportExtension;
}

/** The files that users import. */
const entries: Readonly<Record<string, string>> = {
  "index.ts": `export * from "./client/index.js";\n`,
  "functions.ts": `export * from "./client/functions.js";\n`,
  "response-checks.ts": `export * from "./client/response-checks.js";\n`,
};

/** The files of a document, arranged for this layout. */
export interface ArrangedFiles {
  readonly own: readonly GeneratedFile[];
  /** Those of emitters. Users import each one that stands beside the code of the client. */
  readonly added: readonly GeneratedFile[];
}

/**
 * Completes the files of a project: adds the runtime and the entries, and leaves out what no entry imports. Fixtures are a package for
 * tests, and stay out.
 */
export function completeFiles(
  { own, added }: ArrangedFiles,
  { runtime, extension }: FilesLayout,
  source: string,
): GeneratedFile[] {
  const arrangement = { layout: "files", naming: { scope: "" } } as const;
  const texts = new Map(Object.entries({ ...listAddedEntries(added), ...entries }));
  const starts = [...texts.keys(), ...added.map(({ path }) => path)];
  for (const { path, text } of runtime.map((file) => arrangeSource(file, arrangement))) texts.set(path, text);
  for (const { path, text } of [...own, ...added]) texts.set(path, text.replace(/^\/\/ Generated from .*\n/, ""));
  return listUsed(texts, starts).map((path) => ({
    path,
    text: `${printFileHeader(source)}\n${setExtensions(readText(texts, path), extension).trimStart()}`,
  }));
}

function readText(texts: ReadonlyMap<string, string>, path: string): string {
  return (texts.get(path) ?? "").replaceAll(/@shortvideo-api\/([\w-]+)/g, "$1");
}

const relativeImport = /^((?:\}|import\b.*|export\b.*) from )"(\.\.?\/[^"]+)\.js"/gm;

function setExtensions(text: string, extension: ImportExtension): string {
  if (extension === "js") return text;
  const end = extension === "ts" ? ".ts" : "";
  return text.replaceAll(relativeImport, (_, before: string, path: string) => `${before}"${path}${end}"`);
}

/** Returns the entries of the files of emitters: `queries.ts` for `client/generated/queries.ts`. */
function listAddedEntries(added: readonly GeneratedFile[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    added.flatMap(({ path }) => {
      const [, name] = /^client\/generated\/([\w-]+)\.ts$/.exec(path) ?? [];
      return name === undefined ? [] : [[`${name}.ts`, `export * from "./client/generated/${name}.js";\n`]];
    }),
  );
}

/** Lists the files at which users start, and those that they import. */
function listUsed(texts: ReadonlyMap<string, string>, starts: readonly string[]): string[] {
  const used = new Set(starts);
  for (const path of used) {
    for (const [, , target = ""] of (texts.get(path) ?? "").matchAll(relativeImport)) {
      used.add(posix.join(posix.dirname(path), `${target}.ts`));
    }
  }
  return [...used].sort();
}
