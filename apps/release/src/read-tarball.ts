import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** A package as it is published. */
export interface Tarball {
  /** Absolute path. */
  readonly file: string;
  /** As registries write it: `sha512-…`. */
  readonly integrity: string;
  readonly manifest: Manifest;
  /** By their paths within the package, such as `dist/index.js`. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** What is read of a `package.json`. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly repository?: { readonly url?: string };
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const blockSize = 512;

/** Reads a package. Throws when it is not one: no gzip, no tar, no `package.json`. */
export function readTarball(file: string): Tarball {
  const packed = readFileSync(file);
  const files = new Map<string, Buffer>();
  const tar = gunzipSync(packed);
  let longName: string | undefined;
  for (let at = 0; at + blockSize <= tar.length;) {
    const header = tar.subarray(at, at + blockSize);
    const size = Number.parseInt(readText(header, 124, 12), 8) || 0;
    const content = tar.subarray(at + blockSize, at + blockSize + size);
    const kind = String.fromCharCode(header[156] ?? 0);
    const name = longName ?? [readText(header, 345, 155), readText(header, 0, 100)].filter(Boolean).join("/");
    // Names of more than 100 letters stand in an entry of their own, before the one that they are for.
    longName =
      kind === "x"
        ? /\d+ path=(.*)\n/.exec(content.toString())?.[1]
        : kind === "L"
          ? readText(content, 0, size)
          : undefined;
    if (kind === "0" || kind === "\0") if (name !== "") files.set(name.replace(/^[^/]+\//, ""), content);
    at += blockSize + Math.ceil(size / blockSize) * blockSize;
  }
  const manifest = files.get("package.json");
  if (manifest === undefined) throw new Error(`${file} holds no \`package.json\`, so it is no package.`);
  return {
    file,
    integrity: `sha512-${createHash("sha512").update(packed).digest("base64")}`,
    manifest: JSON.parse(manifest.toString()),
    files,
  };
}

function readText(bytes: Buffer, start: number, length: number): string {
  const field = bytes.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString();
}
