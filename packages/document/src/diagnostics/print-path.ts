import platformRules from "node:path";
import { escapeInvisible } from "../describe/show-value.ts";

/** The rules of a platform for paths, such as `path.win32` of Node. */
export interface PathRules {
  readonly sep: string;
  readonly relative: (from: string, to: string) => string;
  readonly isAbsolute: (path: string) => boolean;
}

/**
 * Prints a path relative to `folder`, with `/` on every platform. A path that is more than one folder above `folder`, or on another drive,
 * stays absolute, and so does an address. Control characters are escaped.
 */
export function printPath(
  path: string,
  folder: string,
  { sep, relative, isAbsolute }: PathRules = platformRules,
): string {
  if (/^https?:\/\//i.test(path)) return escapeInvisible(path);
  const short = relative(folder, path);
  if (short === "") return ".";
  const isFar = short.startsWith(`..${sep}..${sep}`) || isAbsolute(short);
  return escapeInvisible((isFar ? path : short).split(sep).join("/"));
}
