import { posix } from "node:path";
import type { GeneratedFile } from "../output/generated-file.ts";
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

/**
 * Completes the files of a project: adds the runtime and the entries, and leaves out what no entry imports. Fixtures are a package for
 * tests, and stay out.
 *
 * @param generated - Files that are arranged for this layout.
 */
export function completeFiles(
  generated: readonly GeneratedFile[],
  { runtime, extension }: FilesLayout,
  source: string,
): GeneratedFile[] {
  const header = `// Generated from ${source} by openapi-monorepo. Do not edit: change the document.\n`;
  const arrangement = { layout: "files", naming: { scope: "" } } as const;
  const texts = new Map(Object.entries(entries));
  for (const { path, text } of runtime.map((file) => arrangeSource(file, arrangement))) texts.set(path, text);
  for (const { path, text } of generated) texts.set(path, text.replace(/^\/\/ Generated from .*\n/, ""));
  return listUsed(texts).map((path) => ({
    path,
    text: `${header}\n${setExtensions(readText(texts, path), extension).trimStart()}`,
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

/** Lists the files that the entries import, and the entries. */
function listUsed(texts: ReadonlyMap<string, string>): string[] {
  const used = new Set(Object.keys(entries));
  for (const path of used) {
    for (const [, , target = ""] of (texts.get(path) ?? "").matchAll(relativeImport)) {
      used.add(posix.join(posix.dirname(path), `${target}.ts`));
    }
  }
  return [...used].sort();
}
