import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, type Header } from "tar-stream";

/** A packed package. */
export interface Tarball {
  /** Absolute path. */
  readonly file: string;
  /** In the form of registries: `sha512-…`. */
  readonly integrity: string;
  readonly manifest: Manifest;
  /** The content of files by their path in the package, such as `dist/index.js`. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The fields of `package.json` that are read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string | undefined;
  readonly repository?: { readonly url?: string; readonly directory?: string };
  readonly bugs?: { readonly url?: string };
  readonly keywords?: readonly string[];
  readonly engines?: Readonly<Record<string, string>> | undefined;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A file of a package, with its metadata in the tar. */
export interface TarballEntry {
  readonly header: Header;
  readonly content: Buffer;
}

/** Reads a package. Throws if it is not a gzipped tar with a `package.json`. */
export async function readTarball(file: string): Promise<Tarball> {
  const [entries, packed] = await Promise.all([readEntries(file), buffer(createReadStream(file))]);
  const files = new Map(entries.map(({ header, content }) => [header.name.replace(/^[^/]+\//, ""), content]));
  const manifest = files.get("package.json");
  if (manifest === undefined) throw new Error(`${file} is not a package: it has no \`package.json\`.`);
  return {
    file,
    integrity: `sha512-${createHash("sha512").update(packed).digest("base64")}`,
    manifest: JSON.parse(manifest.toString()),
    files,
  };
}

/** Reads the files of a gzipped tar in their order. */
export async function readEntries(file: string): Promise<TarballEntry[]> {
  const entries: TarballEntry[] = [];
  const tar = extract();
  const reading = (async () => {
    for await (const entry of tar) {
      const content = await buffer(entry);
      if (entry.header.type === "file") entries.push({ header: entry.header, content });
    }
  })();
  await Promise.all([pipeline(createReadStream(file), createGunzip(), tar), reading]);
  return entries;
}
