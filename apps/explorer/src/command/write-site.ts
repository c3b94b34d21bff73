import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { loadReference } from "../reference/load-reference.ts";
import { buildSite, loadAssets } from "../site/build-site.ts";
import { serviceDocument } from "./service-document.ts";

export interface WriteOptions {
  /** Absolute path of the folder. */
  to: string;
  /** Path of a document other than the service's. */
  spec?: string;
  server: readonly string[];
}

/** Contains only built files, so it is emptied first. */
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
