import { realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { createIdentifiers, type RepeatedName, type SchemaResource } from "./identifiers.ts";
import { suggestName } from "../checks/find-near-name.ts";
import {
  decodePercent,
  isNode,
  type Node,
  ownProperty,
  printPointer,
  readFragment,
  readPointer,
  type Step,
} from "../openapi/node.ts";
import { uncapitalize } from "../names/letter-case.ts";
import { type ReadFailure, readSource, type Source, type SourcePlace } from "../text/source.ts";

/** The target of a `$ref`: a place in one of the files. */
export interface ReferenceTarget extends SourcePlace {
  node: unknown;
  /** Why the target is another one than OpenAPI says, which names none. */
  lenience?: { readonly code: LenienceCode; readonly message: string };
}

type LenienceCode = "reference-ignores-id" | "reference-not-decoded" | "reference-to-no-name" | "misspelt-reference";

/** The reason why a `$ref` has no target. */
export interface UnresolvedReference {
  code: "dangling-reference" | "remote-reference" | "outside-reference";
  message: string;
}

/** The target of a `$ref`, or the reason why it has none. */
export type Followed = ReferenceTarget | UnresolvedReference;

/** Resolves the `$ref`s of a document, and reads each of its files once. */
export interface References {
  /** Finds the target of a `$ref` in `source`, at these steps. The `$ref` is relative to the nearest `$id` around it. */
  follow: (source: Source, reference: string, steps?: readonly Step[]) => Followed;
  /** Returns the `$ref` of an object as written in its file. */
  readWritten: (node: Node) => string | undefined;
  /** Stores the written `$ref` of an object before the bundler changes it. */
  keepWritten: (node: Node) => void;
  /** Stores a field that the bundler removes from an object or a list. Other `$ref`s may lead into it. */
  keepRemoved: (holder: object, key: string, value: unknown) => void;
  /** Lists the places of the schemas with this `$dynamicAnchor`, or for `true` with a `$recursiveAnchor`, in all files. */
  listDynamic: (anchor: string | true) => readonly SourcePlace[];
  /** Lists names that a schema repeats from another one. References lead to the first schema with a name. */
  repeatedNames: () => readonly RepeatedName[];
  /** Returns the steps to the schema with the nearest `$id` around a place; `[]` for the whole file. */
  resourceStepsAt: (source: Source, steps: readonly Step[]) => readonly Step[] | undefined;
  /** Returns the absolute paths of all opened files, in the order of their opening. Includes files that could not be read or parsed. */
  files: () => readonly string[];
  /** Returns the SHA-256 of each of these files; `null` for a file that could not be read or parsed. */
  hashes: () => readonly (string | null)[];
  /** Returns the files that were parsed. */
  sources: () => readonly Source[];
  /** Returns the files that could not be parsed. Missing files are reported at the `$ref` that names them. */
  failures: () => readonly (ReadFailure & { file: string })[];
}

/** The most `$ref`s that the path of one `$ref` may go through. */
const mostHops = 100;
/** The number of `$ref`s for which a near name is searched. Each one is compared with all names. */
const mostSuggestions = 10;

/**
 * Creates a resolver. It opens the files to which `entry` refers when they are needed. It never fetches over the network, and never
 * opens a file outside the folder `within`.
 */
export function openReferences(entry: Source, within: string = dirname(entry.file)): References {
  const sources = new Map<string, Source | ReadFailure>([[entry.file, entry]]);

  const identifiers = createIdentifiers();
  /** The written `$ref`s of objects that the bundler has changed. */
  const written = new WeakMap<Node, string>();
  /** The ends of messages about a `$ref` without a target, by the `$ref`. */
  const suggestions = new Map<string, string>();
  /** The removed fields of objects and lists. */
  const removed = new WeakMap<object, Map<string, unknown>>();
  identifiers.add(entry);

  function open(file: string): Source | ReadFailure {
    const known = sources.get(file);
    if (known) return known;
    const source = readSource(file, { isTarget: true });
    sources.set(file, source);
    if (!("code" in source)) identifiers.add(source);
    return source;
  }

  function follow(source: Source, reference: string, steps: readonly Step[] = [], hops = 0): Followed {
    const found = find(source, reference, steps, hops);
    if (!("code" in found)) return found;
    const elsewhere = findElsewhere(source, steps, reference);
    if (!elsewhere) return found;
    const { target, place } = elsewhere;
    const message = `\`${reference}\` leads nowhere, and was read as \`${place}\`.`;
    return { ...target, lenience: { code: "misspelt-reference", message } };
  }

  /**
   * Finds the place that the author of a `$ref` without a target probably means:
   * - `#/$defs/Foo` for a place in the whole schema, which a document has as a component. Generators of schemas write it.
   * - `#/components/…` for a place in the document, in a file that is a part of it.
   * - `#components/…`, and `..\pets.yaml` from Windows.
   */
  function findElsewhere(
    source: Source,
    steps: readonly Step[],
    reference: string,
  ): { target: ReferenceTarget; place: string } | undefined {
    if (/^[^#]*\\/.test(reference)) {
      const place = reference.replace(/^[^#]*/, (path) => path.replaceAll("\\", "/"));
      const target = find(source, place, steps, mostHops);
      return "code" in target ? undefined : { target, place };
    }
    if (!/^#.*\//s.test(reference)) return undefined;
    const inner = readFragment(reference.slice(1));
    for (let length = 0; length <= steps.length; length++) {
      const target = followKeys(toTarget(source), [...steps.slice(0, length), ...inner], reference, mostHops);
      if (!("code" in target)) return { target, place: `#${printPointer(target.steps)}` };
    }
    const target = source === entry ? undefined : followKeys(toTarget(entry), inner, reference, mostHops);
    if (!target || "code" in target) return undefined;
    const path = relative(dirname(source.file), entry.file).replaceAll(sep, "/");
    return { target, place: `${path}#${printPointer(inner)}` };
  }

  function find(source: Source, reference: string, steps: readonly Step[], hops: number): Followed {
    const [path = "", fragment = ""] = reference.split(/#(.*)/s);
    const base = identifiers.resourceAt(source, steps);
    const named = path === "" ? base : identifiers.find(source, base, path);
    if (named) {
      const found = enter(named, fragment, reference, hops);
      if (!("code" in found) || path !== "" || named.steps.length === 0) return found;
      // In a schema with an `$id`, `#/components/schemas/Pet` is a place in that schema. Many authors mean a place in the document.
      const whole = enter(toTarget(source), fragment, reference, hops);
      if ("code" in whole) return found;
      const message = `\`${reference}\` leads nowhere in \`${named.uri}\`, and was read as a place in the file.`;
      return { ...whole, lenience: { code: "reference-ignores-id", message } };
    }
    const place = path === "" ? source.file : locateFile(source, path);
    if (typeof place === "object") return place;
    if (!sources.has(place) && !isInside(place, within)) {
      const message = `\`${path}\` is outside \`${basename(within)}\`, and was not read.`;
      return { code: "outside-reference", message };
    }
    const found = open(place);
    if ("code" in found)
      return describeMissing(reference, found.code === "unreadable-file" ? found.message : "its text cannot be parsed");
    return enter(identifiers.resourceAt(found, []) ?? toTarget(found), fragment, reference, hops);
  }

  /** Finds the place that a fragment names in a file or in a schema with an `$id`. */
  function enter(
    start: ReferenceTarget & Partial<Pick<SchemaResource, "anchors">>,
    fragment: string,
    reference: string,
    hops: number,
  ): Followed {
    const { source, steps, node, anchors } = start;
    if (fragment === "" || fragment.startsWith("/")) {
      const found = followKeys({ source, steps, node }, readFragment(fragment), reference, hops);
      if (!("code" in found)) return found;
      // Strictly, this is the field whose name is empty.
      if (fragment === "/") {
        const whole = enter(start, "", reference, hops);
        const message = `\`${reference}\` leads nowhere, and was read without the \`#/\`.`;
        return "code" in whole ? found : { ...whole, lenience: { code: "reference-to-no-name", message } };
      }
      if (!fragment.includes("%")) return found;
      // Some programs write the escapes of a `$ref` into the keys, too.
      const literal = followKeys({ source, steps, node }, readPointer(fragment), reference, hops);
      if ("code" in literal) return found;
      const message = `\`${reference}\` leads nowhere when its escapes are decoded, and was read as it is written.`;
      return { ...literal, lenience: { code: "reference-not-decoded", message } };
    }
    const found = anchors?.get(decodePercent(fragment));
    if (!found) return describeMissing(reference, `no schema has the anchor \`${fragment}\``);
    return followKeys(toTarget(source), found, reference, hops);
  }

  function followKeys(start: ReferenceTarget, keys: readonly Step[], reference: string, hops: number): Followed {
    let target = start;
    for (const [index, key] of keys.entries()) {
      // The `$ref` names the place as the author has written it.
      const next = readRemoved(target.node, key) ?? readStep(target.node, key);
      if (next !== undefined) {
        const step = Array.isArray(target.node) ? Number(key) : key;
        target = { source: target.source, steps: [...target.steps, step], node: next };
        continue;
      }
      const innerReference = isNode(target.node) ? readWritten(target.node) : undefined;
      if (innerReference !== undefined && hops < mostHops) {
        // The path goes through another `$ref`.
        const other = follow(target.source, innerReference, target.steps, hops + 1);
        return "code" in other ? other : followKeys(other, keys.slice(index), reference, hops + 1);
      }
      const where = target.steps.length === 0 ? "the file" : `\`${printPointer(target.steps)}\``;
      const missing = describeMissing(reference, `there is no \`${key}\` in ${where}`);
      return { ...missing, message: `${missing.message}${suggestNear(reference, String(key), target.node)}` };
    }
    return target;
  }

  /** Suggests another name, for the first few references only: if a document lacks its schemas, thousands of them lead nowhere. */
  function suggestNear(reference: string, key: string, node: unknown): string {
    const known = suggestions.get(reference);
    if (known !== undefined || suggestions.size >= mostSuggestions || !isNode(node)) return known ?? "";
    const near = suggestName(key, Object.keys(node));
    suggestions.set(reference, near);
    return near;
  }

  function readRemoved(node: unknown, key: Step): unknown {
    return typeof node === "object" && node !== null ? removed.get(node)?.get(String(key)) : undefined;
  }

  function readWritten(node: Node): string | undefined {
    const reference = written.get(node) ?? ownProperty(node, "$ref");
    return typeof reference === "string" ? reference : undefined;
  }

  return {
    follow,
    readWritten,
    keepWritten: (node) => {
      if (typeof node["$ref"] === "string" && !written.has(node)) written.set(node, node["$ref"]);
    },
    keepRemoved: (holder, key, value) => {
      const fields = removed.get(holder) ?? new Map<string, unknown>();
      removed.set(holder, fields.set(key, value));
    },
    listDynamic: identifiers.listDynamic,
    repeatedNames: () => identifiers.repeated,
    resourceStepsAt: (source, steps) => identifiers.resourceAt(source, steps)?.steps,
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
export function printFileRef(file: string, steps: readonly Step[]): string {
  return `${encodeFragment(file)}#${encodeFragment(printPointer(steps))}`;
}

/** Returns the absolute path of the file that a `$ref` names. */
function locateFile(source: Source, path: string): string | UnresolvedReference {
  if (path.startsWith("file:")) {
    try {
      return fileURLToPath(path);
    } catch {
      return describeMissing(path, "it is not a file on this machine");
    }
  }
  if (/^[a-z][a-z\d+.-]+:|^\/\//i.test(path)) {
    return { code: "remote-reference", message: `\`${path}\` is on the network, and remote files are not fetched.` };
  }
  return resolve(dirname(source.file), decodePercent(path));
}

/** Returns `true` for a file below a folder, also after symbolic links are followed. */
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

function readStep(node: unknown, key: Step): unknown {
  if (Array.isArray(node)) return /^\d+$/.test(String(key)) ? node[Number(key)] : undefined;
  return isNode(node) ? ownProperty(node, String(key)) : undefined;
}

function toTarget(source: Source): ReferenceTarget {
  return { source, steps: [], node: source.value };
}

function describeMissing(reference: string, reason: string): UnresolvedReference {
  return {
    code: "dangling-reference",
    message: `\`${reference}\` leads nowhere: ${uncapitalize(reason).replace(/\.$/, "")}.`,
  };
}

/** Describes a `$ref` whose target is another kind of object than its place requires. */
export function describeWrongKind(reference: string): UnresolvedReference {
  return { code: "dangling-reference", message: `\`${reference}\` leads to another kind of object.` };
}

/** Describes a `$ref` that leads back to itself. */
export function describeCircle(reference: string): UnresolvedReference {
  return { code: "dangling-reference", message: `\`${reference}\` leads back to itself.` };
}

function encodeFragment(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("#", "%23");
}
