import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { loadReference } from "../reference/load-reference.ts";
import { buildSite, loadAssets } from "../site/build-site.ts";
import { serviceDocument } from "./service-document.ts";

/** Options of {@link writeSite}. */
export interface WriteOptions {
  /** Absolute path of the target folder. */
  to: string;
  /** Path of the document. Default: that of the short-video service. */
  spec?: string;
  /** Addresses of further servers, listed before those of the document. */
  server: readonly string[];
}

/** The default target folder. It contains only built files, so it is emptied first. */
export const usualFolder = fileURLToPath(new URL("../../dist", import.meta.url));

/** Writes the site to a folder, which is created if necessary. Returns a summary. */
export async function writeSite({ to, spec = serviceDocument, server }: WriteOptions): Promise<string> {
  const reference = await loadReference(
    spec,
    server.map((url) => ({ url })),
  );
  const { files } = buildSite(reference, await loadAssets());
  if (to === usualFolder) rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const [name, { content }] of files) writeFileSync(join(to, name), content);
  const folder = relative(process.cwd(), to) || ".";
  return `${reference.title}: ${reference.operations} operations, ${files.size} files in ${folder}.`;
}
