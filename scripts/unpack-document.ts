import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";

/** Unpacks a gzipped document (`*.gz`) into a folder. Returns its path; the given one for a document that is not gzipped. */
export function unpackDocument(document: string, folder: string): string {
  if (!document.endsWith(".gz")) return document;
  const path = join(folder, basename(document, ".gz"));
  writeFileSync(path, gunzipSync(readFileSync(document)));
  return path;
}
