import { createWriteStream, renameSync } from "node:fs";
import { posix } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { type Manifest, readEntries } from "./read-tarball.ts";

/**
 * Rewrites a package for its users. The manifest loses `scripts` and `devDependencies`, which only the repository needs. Relative links
 * in documents become links to the repository's page, since npm does not show the files that they name. Without a repository in the
 * manifest, the links stay relative.
 */
export async function finishTarball(file: string): Promise<void> {
  const entries = await readEntries(file);
  const written = entries.find(({ header }) => header.name === "package/package.json");
  if (written === undefined) throw new Error(`${file} is not a package: it has no \`package.json\`.`);
  const manifest: Manifest = JSON.parse(written.content.toString());
  const tar = pack();
  for (const { header, content } of entries) {
    const { name, mode, mtime } = header;
    tar.entry({ name, mode, mtime }, finishFile(name.replace(/^package\//, ""), content, manifest));
  }
  tar.finalize();
  const finished = `${file}.tmp`;
  await pipeline(tar, createGzip({ level: 9 }), createWriteStream(finished));
  renameSync(finished, file);
}

function finishFile(path: string, content: Buffer, manifest: Manifest): Buffer | string {
  if (path === "package.json") {
    const { scripts: _, devDependencies: __, ...kept } = manifest;
    return `${JSON.stringify(kept, null, 2)}\n`;
  }
  return /^[^/]+\.md$/.test(path) ? finishLinks(content.toString(), manifest) : content;
}

/** Matches a link, a picture or a reference of Markdown: the text before the target, and the target. */
const link = /(!?\[[^\]]*\]\(|^\[[^\]]+\]: )(?![a-z][a-z+.-]*:|#|\/)([^)\s]+)/gim;

/** Lists the relative link targets in a Markdown text. */
export function listRelativeLinks(text: string): readonly string[] {
  return [...withoutCode(text).matchAll(link)].map(([, , target = ""]) => target);
}

function finishLinks(text: string, { repository }: Manifest): string {
  const page = repository?.url?.replace(/^git\+/, "").replace(/\.git$/, "");
  if (page === undefined) return text;
  // Code may look like a link.
  return text
    .split(fences)
    .map((part) =>
      isCode(part) ? part : part.replace(link, (_, before: string, target: string) => before + resolve(before, target)),
    )
    .join("");

  /** Returns the address of a file in the repository. */
  function resolve(before: string, target: string): string {
    const kind = before.startsWith("!") ? "raw" : "blob";
    return `${page}/${kind}/HEAD/${posix.join(repository?.directory ?? "", target)}`;
  }
}

const fences = /(^```[^]*?^```$)/m;

function isCode(part: string): boolean {
  return part.startsWith("```");
}

function withoutCode(text: string): string {
  return text
    .split(fences)
    .filter((part) => !isCode(part))
    .join("");
}
