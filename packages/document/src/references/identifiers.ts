import { pathToFileURL } from "node:url";
import { type KeyMeaning, readKeyMeaning } from "../openapi/grammar.ts";
import { isNode, isRecord, type Node, printPointer, type Step } from "../openapi/node.ts";
import type { Source, SourcePlace } from "../text/source.ts";

/** A schema with an `$id`, or a whole file. References in it are relative to its address. */
export interface SchemaResource extends SourcePlace {
  node: unknown;
  /** The address, without a fragment. */
  uri: string;
  /** The places of schemas with an `$anchor` or a `$dynamicAnchor`, by name. */
  anchors: Map<string, readonly Step[]>;
}

/** A name that a schema repeats from another one, and the place of the repetition. */
export interface RepeatedName extends SourcePlace {
  name: string;
}

/** Matches a keyword that names a schema. */
const naming = /\$(?:id|anchor|dynamicAnchor|recursiveAnchor)/;

/**
 * Creates an empty collection of the names of schemas: `$id`, `$anchor`, `$dynamicAnchor` and `$recursiveAnchor`. Includes the `$self`
 * of documents.
 */
export function createIdentifiers() {
  /** Resources of files with names, by pointer. */
  const bySource = new Map<Source, Map<string, SchemaResource>>();
  const byUri = new Map<string, SchemaResource>();
  const dynamic = new Map<string | true, SourcePlace[]>();
  const repeated: RepeatedName[] = [];

  /** Reads the names in a file, before anything in it is changed. */
  function add(source: Source): void {
    const uri = pathToFileURL(source.file).href;
    const own = isNode(source.value) ? source.value["$self"] : undefined;
    const hasNames = naming.test(source.text) || typeof own === "string";
    if (!hasNames) return;
    const named = typeof own === "string" ? resolveUri(uri, own) : undefined;
    const file: SchemaResource = { source, steps: [], node: source.value, uri: named ?? uri, anchors: new Map() };
    bySource.set(source, new Map([["", file]]));
    setUri(uri, file);
    setUri(file.uri, file);
    visit(source.value, [], file, "fields");
  }

  function visit(value: unknown, steps: readonly Step[], outer: SchemaResource, keys: KeyMeaning): void {
    // Nothing in a value of the API names a schema.
    if (!isRecord(value) || keys === "data") return;
    const isList = Array.isArray(value);
    const resource = isList || keys === "names" ? outer : enter(value, steps, outer);
    for (const [key, inner] of Object.entries(value)) {
      visit(inner, [...steps, isList ? Number(key) : key], resource, readKeyMeaning(key, keys));
    }
  }

  /** Reads the names of one schema. Returns the resource to which its parts belong. */
  function enter(node: Node, steps: readonly Step[], outer: SchemaResource): SchemaResource {
    let resource = outer;
    const { $id, $anchor, $dynamicAnchor, $recursiveAnchor } = node;
    if (typeof $id === "string" && $id.startsWith("#")) outer.anchors.set($id.slice(1), steps);
    else if (typeof $id === "string") {
      const uri = resolveUri(outer.uri, $id);
      if (uri !== undefined) {
        resource = { source: outer.source, steps, node, uri, anchors: new Map() };
        bySource.get(outer.source)?.set(printPointer(steps), resource);
        // A file may give its own address as its `$id`.
        if (byUri.has(uri) && byUri.get(uri)?.node !== node)
          repeated.push({ source: outer.source, steps: [...steps, "$id"], name: $id });
        setUri(uri, resource);
      }
    }
    for (const [keyword, anchor] of [["$anchor", $anchor] as const, ["$dynamicAnchor", $dynamicAnchor] as const]) {
      if (typeof anchor !== "string") continue;
      const known = resource.anchors.get(anchor);
      if (known === undefined) resource.anchors.set(anchor, steps);
      else if (known !== steps) repeated.push({ source: outer.source, steps: [...steps, keyword], name: anchor });
    }
    const place = { source: outer.source, steps };
    if (typeof $dynamicAnchor === "string") addDynamic($dynamicAnchor, place);
    if ($recursiveAnchor === true) addDynamic(true, place);
    return resource;
  }

  function addDynamic(anchor: string | true, place: SourcePlace): void {
    dynamic.set(anchor, [...(dynamic.get(anchor) ?? []), place]);
  }

  function setUri(uri: string, resource: SchemaResource): void {
    if (!byUri.has(uri)) byUri.set(uri, resource);
  }

  return {
    add,
    /** Returns the innermost resource around a place; `undefined` for a file without names. */
    resourceAt: (source: Source, steps: readonly Step[]): SchemaResource | undefined => {
      const resources = bySource.get(source);
      if (!resources) return undefined;
      for (let { length } = steps; length > 0; length--) {
        const found = resources.get(printPointer(steps.slice(0, length)));
        if (found) return found;
      }
      return resources.get("");
    },
    /** Finds the resource that a reference at a place of `base` names without a fragment. */
    find: (source: Source, base: SchemaResource | undefined, path: string): SchemaResource | undefined => {
      if (byUri.size === 0) return undefined;
      const uri = resolveUri(base?.uri ?? pathToFileURL(source.file).href, path);
      return uri === undefined ? undefined : byUri.get(uri);
    },
    /** Names that a schema repeats from another one. */
    repeated,
    /** Lists the places of the schemas with this `$dynamicAnchor`, or for `true` with a `$recursiveAnchor`, in all files. */
    listDynamic: (anchor: string | true): readonly SourcePlace[] => dynamic.get(anchor) ?? [],
  };
}

/** Returns an address relative to another one, without its fragment; `undefined` if that is impossible. */
function resolveUri(base: string, reference: string): string | undefined {
  if (!URL.canParse(reference, base)) return undefined;
  const url = new URL(reference, base);
  url.hash = "";
  return url.href;
}
