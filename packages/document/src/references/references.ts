import { realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type Step, isNode, ownProperty } from "../openapi/node.ts";
import { decodePercent, printPointer, readFragment } from "../openapi/pointer.ts";
import { type ReadFailure, type Source, readSource } from "../text/source.ts";

/** The target of a `$ref`: a place in one of the files. */
export interface ReferenceTarget {
  source: Source;
  steps: readonly Step[];
  node: unknown;
}

/** The reason why a `$ref` has no target. */
export interface UnresolvedReference {
  code: "dangling-reference" | "remote-reference" | "outside-reference";
  message: string;
}

/** The files of a document. Each file is read once. */
export interface References {
  /** Finds the target of a `$ref` that stands in `source`. */
  follow: (source: Source, reference: string) => ReferenceTarget | UnresolvedReference;
  /** Absolute paths of all files that were opened, in this order, with those that could not be read or parsed. */
  files: () => readonly string[];
  /** SHA-256 of each of these files; `null` for a file that could not be read or parsed. */
  hashes: () => readonly (string | null)[];
  /** Files that were parsed. */
  sources: () => readonly Source[];
  /** Files that could not be parsed. Missing files are reported at the `$ref` that names them. */
  failures: () => readonly (ReadFailure & { file: string })[];
}

const mostHops = 100;

/**
 * Opens the files that `entry` refers to when they are needed. Never fetches over the network, and never opens a file outside
 * the folder `within`.
 */
export function openReferences(entry: Source, within: string = dirname(entry.file)): References {
  const sources = new Map<string, Source | ReadFailure>([[entry.file, entry]]);

  function open(file: string): Source | ReadFailure {
    const source = sources.get(file) ?? readSource(file);
    sources.set(file, source);
    return source;
  }

  function follow(source: Source, reference: string, hops = 0): ReferenceTarget | UnresolvedReference {
    const [path, fragment] = splitAt(reference, "#");
    const place = path === "" ? source.file : locateFile(source, path);
    if (typeof place === "object") return place;
    if (!sources.has(place) && !isInside(place, within)) return outside(path, within);
    const found = open(place);
    if ("code" in found)
      return miss(reference, found.code === "unreadable-file" ? found.message : "its text cannot be parsed");
    return step(found, fragment, reference, hops);
  }

  function step(
    source: Source,
    fragment: string,
    reference: string,
    hops: number,
  ): ReferenceTarget | UnresolvedReference {
    const steps =
      fragment === "" || fragment.startsWith("/") ? readFragment(fragment) : findAnchor(source.value, fragment);
    if (steps === undefined) return miss(reference, `no schema has the anchor \`${fragment}\``);
    let target: ReferenceTarget = { source, steps: [], node: source.value };
    for (const key of steps) {
      const next = readStep(target.node, key);
      if (
        next === undefined &&
        isNode(target.node) &&
        typeof ownProperty(target.node, "$ref") === "string" &&
        hops < mostHops
      ) {
        // The path goes through another `$ref`.
        const rest = printPointer([key, ...steps.slice(target.steps.length + 1)]);
        const behind = follow(target.source, String(target.node["$ref"]), hops + 1);
        return "code" in behind ? behind : stepOn(behind, rest, reference, hops + 1);
      }
      if (next === undefined)
        return miss(
          reference,
          `there is no \`${key}\` in ${target.steps.length === 0 ? "the file" : `\`${printPointer(target.steps)}\``}`,
        );
      target = { source, steps: [...target.steps, key], node: next };
    }
    return target;
  }

  function stepOn(
    from: ReferenceTarget,
    rest: string,
    reference: string,
    hops: number,
  ): ReferenceTarget | UnresolvedReference {
    return step(from.source, `${encodeFragment(printPointer(from.steps))}${encodeFragment(rest)}`, reference, hops);
  }

  return {
    follow,
    files: () => [...sources.keys()],
    hashes: () => [...sources.values()].map((source) => ("hash" in source ? source.hash : null)),
    sources: () => [...sources.values()].filter((source): source is Source => !("code" in source)),
    failures: () =>
      [...sources].flatMap(([file, source]) =>
        "code" in source && source.code !== "unreadable-file" ? [{ ...source, file }] : [],
      ),
  };
}

/** Prints a `$ref` to a place in a file. {@link References.follow} resolves it from any file. */
export function printReference(file: string, steps: readonly Step[]): string {
  return `${encodeFragment(file)}#${encodeFragment(printPointer(steps))}`;
}

/** Returns the absolute path of the file that a `$ref` names. */
function locateFile(source: Source, path: string): string | UnresolvedReference {
  if (path.startsWith("file:")) {
    try {
      return fileURLToPath(path);
    } catch {
      return miss(path, "it is not a file on this machine");
    }
  }
  if (/^[a-z][a-z\d+.-]+:|^\/\//i.test(path)) {
    return { code: "remote-reference", message: `\`${path}\` is on the network, and remote files are not fetched.` };
  }
  return resolve(dirname(source.file), decodePercent(path));
}

/** Returns whether a file is below a folder, also behind symbolic links. */
function isInside(file: string, folder: string): boolean {
  if (!isBelow(file, folder)) return false;
  try {
    return isBelow(realpathSync(file), realpathSync(folder));
  } catch {
    // The file does not exist, which is reported when it is opened.
    return true;
  }
}

function isBelow(file: string, folder: string): boolean {
  const path = relative(folder, file);
  return path !== ".." && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

function outside(path: string, within: string): UnresolvedReference {
  return { code: "outside-reference", message: `\`${path}\` is outside \`${basename(within)}\`, and was not read.` };
}

function readStep(node: unknown, key: Step): unknown {
  if (Array.isArray(node)) return /^\d+$/.test(String(key)) ? node[Number(key)] : undefined;
  return isNode(node) ? ownProperty(node, String(key)) : undefined;
}

/** Finds the schema with this `$anchor`. */
function findAnchor(value: unknown, anchor: string, steps: Step[] = []): Step[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (isNode(value) && [value["$anchor"], value["$dynamicAnchor"]].includes(anchor)) return steps;
  for (const [key, item] of Object.entries(value)) {
    const found = findAnchor(item, anchor, [...steps, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function miss(reference: string, reason: string): UnresolvedReference {
  return {
    code: "dangling-reference",
    message: `\`${reference}\` leads nowhere: ${reason.charAt(0).toLowerCase()}${reason.slice(1).replace(/\.$/, "")}.`,
  };
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function encodeFragment(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("#", "%23");
}
