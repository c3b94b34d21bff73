import { posix } from "node:path";
import type { GeneratedFile } from "../output/generated-file.ts";
import type { ImportExtension } from "./import-extension.ts";

/** The folders of the layout `files`, each with the sources of a package. Fixtures are a package for tests, and stay out. */
const folders = ["client", "openapi-types", "pagination", "wire"] as const;

/** The code of the layout `files` that no document decides. */
export interface FilesLayout {
  /** The hand-written files of packages, by the name of the package and the path in it. */
  readonly runtime: Readonly<Record<(typeof folders)[number], { readonly files: Readonly<Record<string, string>> }>>;
  readonly extension: ImportExtension;
}

/** The files that users import. */
const entries: Readonly<Record<string, string>> = {
  "index.ts": `export * from "./client/index.js";\n`,
  "functions.ts": `export * from "./client/functions.js";\n`,
};

/**
 * Arranges generated code and its runtime as files of a project: without packages, each folder with the sources of one. Leaves out what
 * no entry imports.
 *
 * @param generated - Files of `packages/<name>/src/generated/`.
 */
export function arrangeFiles(
  generated: readonly GeneratedFile[],
  { runtime, extension }: FilesLayout,
  source: string,
): GeneratedFile[] {
  const header = `// Generated from ${source} by openapi-monorepo. Do not edit: change the document.\n`;
  const texts = new Map(Object.entries(entries));
  for (const folder of folders) {
    for (const [path, text] of Object.entries(runtime[folder].files)) {
      if (path.endsWith(".ts")) texts.set(path.replace("src", folder), text);
    }
  }
  for (const { path, text } of generated) {
    const [, folder, file] = /^packages\/([\w-]+)\/src\/(generated\/.+)$/.exec(path) ?? [];
    texts.set(`${folder}/${file}`, text.replace(/^\/\/ Generated from .*\n/, ""));
  }
  const linked = new Map([...texts].map(([path, text]) => [path, linkFolders(path, text)]));
  return listUsed(linked).map((path) => ({
    path,
    text: `${header}\n${setExtensions(linked.get(path) ?? "", extension).trimStart()}`,
  }));
}

const packageImport = /^((?:\}|import\b.*|export\b.*) from )"@shortvideo-api\/([\w-]+)"/gm;
const relativeImport = /^((?:\}|import\b.*|export\b.*) from )"(\.\.?\/[^"]+)\.js"/gm;

/** Replaces imports of packages by imports of their folders. */
function linkFolders(path: string, text: string): string {
  const link = (folder: string): string => posix.relative(posix.dirname(path), `${folder}/index.js`);
  return text
    .replaceAll(packageImport, (_, before: string, folder: string) => `${before}"${link(folder)}"`)
    .replaceAll(/@shortvideo-api\/([\w-]+)/g, "$1");
}

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
