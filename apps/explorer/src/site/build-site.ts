import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { ReferencePage } from "../reference/load-reference.ts";
import { listOrigins } from "./list-origins.ts";
import { printPage, printPolicy } from "./print-page.ts";

/** A file of the site. */
export interface SiteFile {
  type: string;
  content: string | Buffer;
}

/** The site of a reference: files by name, in one folder. It sends no requests to other hosts. */
export interface Site {
  /** The header `content-security-policy`. The page contains the same policy. */
  policy: string;
  files: ReadonlyMap<string, SiteFile>;
}

/** The files that are the same for every document. */
export interface Assets {
  /** `"1.72.1"`. */
  scalarVersion: string;
  files: ReadonlyMap<string, SiteFile>;
}

const page = fileURLToPath(new URL("../../page", import.meta.url));

let assets: Promise<Assets> | undefined;

/** Reads the renderer and builds our part of the page, once for all sites. */
export function loadAssets(): Promise<Assets> {
  assets ??= readAssets();
  return assets;
}

async function readAssets(): Promise<Assets> {
  // The file for browsers contains all dependencies.
  const entry = import.meta.resolve("@scalar/api-reference");
  const scalar = readFileSync(new URL("browser/standalone.js", entry), "utf8");
  const manifest: { version: string } = JSON.parse(readFileSync(new URL("../package.json", entry), "utf8"));
  const { outputFiles } = await build({
    entryPoints: [join(page, "main.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return {
    scalarVersion: manifest.version,
    files: new Map<string, SiteFile>([
      // The site does not contain the source map of the renderer.
      [
        `scalar-${manifest.version}.js`,
        { type: script, content: scalar.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n") },
      ],
      ["page.js", { type: script, content: outputFiles[0]?.text ?? "" }],
      ["page.css", { type: "text/css; charset=utf-8", content: readFileSync(join(page, "page.css"), "utf8") }],
      ["icon.svg", { type: "image/svg+xml", content: readFileSync(join(page, "icon.svg"), "utf8") }],
      ["licences.txt", { type: plain, content: readFileSync(join(page, "licences.txt"), "utf8") }],
    ]),
  };
}

/** Assembles the site. With `version`, which identifies the state of the document, the page follows changes of the document. */
export function buildSite(reference: ReferencePage, { scalarVersion, files }: Assets, version?: string): Site {
  const { title, document, source, operations, keys } = reference;
  const policy = printPolicy(listOrigins(document));
  const unfolded = operations <= maxUnfolded;
  const data = { document, unfolded, keys, ...(version === undefined ? {} : { version }) };
  return {
    policy,
    files: new Map<string, SiteFile>([
      ["index.html", { type: "text/html; charset=utf-8", content: printPage(title, policy, scalarVersion) }],
      // A script, so that browsers can also open the page from disk. It parses JSON, because a literal could have a field `__proto__`.
      [
        "reference.js",
        {
          type: script,
          content: `globalThis.reference = JSON.parse(${JSON.stringify(JSON.stringify(data, showDigits))});\n`,
        },
      ],
      ...files,
      [source.name, { type: plain, content: source.text }],
    ]),
  };
}

/** Shows an integer that the page would round as a text of its digits. */
function showDigits(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

/** Maximum number of operations in an unfolded list. A longer list is folded, so that the page opens fast. */
const maxUnfolded = 60;
const script = "text/javascript; charset=utf-8";
const plain = "text/plain; charset=utf-8";
