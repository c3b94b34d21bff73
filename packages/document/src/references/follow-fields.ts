import { printJson } from "../numbers/json-text.ts";
import { componentMaps, type Field, fieldAt, fieldOf, type Kind } from "../openapi/grammar.ts";
import {
  describeValue,
  isNode,
  type Node,
  ownProperty,
  printLastSteps,
  printPointer,
  type Step,
} from "../openapi/node.ts";
import type { DiagnosticCollector } from "../diagnostics/collect-diagnostics.ts";
import {
  describeCircle,
  describeWrongKind,
  type Followed,
  printFileRef,
  type References,
  type ReferenceTarget,
  type UnresolvedReference,
} from "./references.ts";
import { isReference } from "../openapi/resolve-reference.ts";
import type { SourcePlace } from "../text/source.ts";
import { traverse } from "../openapi/traverse.ts";
import { checkFields, isExample } from "../checks/check-fields.ts";

/** A place: in its file (`source`, `steps`), and in the bundled document (`bundledSteps`). */
export interface BundlePlace extends SourcePlace {
  bundledSteps: readonly Step[];
}

/** The state and the functions of the bundler that resolving a `$ref` needs. */
export interface FieldFollowerOptions {
  references: References;
  collector: DiagnosticCollector;
  /** Bundles an object that comes from another place. */
  take: (kind: Kind, node: Node, place: BundlePlace) => void;
  /** Records the origin of the object at a place of the bundled document. */
  setOrigin: (bundledSteps: readonly Step[], target: ReferenceTarget) => void;
  /** Returns `true` when the target can replace an object of the kind. */
  isFit: (kind: Kind, target: Followed) => target is ReferenceTarget;
}

/**
 * Creates functions that resolve `$ref`s in places where OpenAPI does not allow them, and warn. Many tools resolve a `$ref` in any place,
 * and real documents rely on it.
 */
export function createFieldFollower({ references, collector, take, setOrigin, isFit }: FieldFollowerOptions) {
  /** See `Document.leftOut`. */
  const leftOut = new Map<string, unknown>();
  /** Objects whose `$ref` has no target, by pointer into the bundled document. */
  const unresolved = new Map<string, BundlePlace & UnresolvedReference>();
  /** Objects that are being copied: a circle ends at one of them. */
  const open = new Set<unknown>();
  /** `$ref`s that this module created: they cause no warning. */
  const created = new WeakSet<Node>();

  /** Resolves each `$ref` in a field of the object that stands in place of a list, a map, a text or a number. */
  function followFields(kind: Kind, node: Node, place: () => BundlePlace): void {
    for (const key of Object.keys(node)) {
      const field = fieldOf(kind, key);
      const value = node[key];
      if (field === undefined || field.is === "one" || typeof value !== "object" || value === null) continue;
      if (field.is !== "dropped" && !mayRefer(value)) continue;
      const inner = (): BundlePlace => stepInto(place(), key);
      if (field.is === "value") warnOfValue(value, inner());
      else if (field.is === "dropped") checkDropped(field.of, value, inner());
      else if (field.is === "map") followMap(field.of, value, inner());
      else if (field.is === "list") node[key] = followList(field.of, value, inner());
      else if (!Array.isArray(value)) {
        node[key] = followValue(value, inner());
        if (node[key] === undefined) Reflect.deleteProperty(node, key);
      } else if (field.is === "all" || field.is === "values")
        for (const [index, item] of value.entries()) warnOfValue(item, stepInto(inner(), index));
      else node[key] = value.map((item, index) => followValue(item, stepInto(inner(), index)) ?? null);
    }
  }

  /**
   * Copies the fields of the target of its `$ref` to the object, except those that the object has. Warns unless OpenAPI allows the
   * `$ref` there (`isAllowed`). Returns `false` without a target.
   */
  function takeIn(kind: Kind, node: Node, place: BundlePlace, { isAllowed }: { isAllowed: boolean }): boolean {
    const reference = readText(node, place);
    if (reference === undefined) return false;
    const target = follow(kind, reference, place);
    if (!isAllowed) warnOfPlace(node, reference, place);
    Reflect.deleteProperty(node, "$ref");
    if (!isFit(kind, target) || !isNode(target.node))
      return reportUnresolved("code" in target ? target : describeWrongKind(reference), place);
    if (isOpen(target, place)) return reportUnresolved(describeCircle(reference), place);
    const { node: found } = target;
    checkFields(kind, found, target.steps, collector.within(target.source, []));
    const taken: Node = {};
    for (const [key, value] of Object.entries(found)) {
      const isKnown = fieldOf(kind, key) !== undefined || key === "$ref" || key.startsWith("x-");
      if (isKnown && !Object.hasOwn(node, key)) taken[key] = kind === "pathItem" ? copy(value) : value;
    }
    open.add(node).add(found);
    take(kind, taken, { ...target, bundledSteps: place.bundledSteps });
    open.delete(found);
    open.delete(node);
    for (const [key, value] of Object.entries(taken)) {
      node[key] = value;
      // A field that `take` added has its origin already.
      if (Object.hasOwn(found, key))
        setOrigin([...place.bundledSteps, key], { ...target, steps: [...target.steps, key] });
    }
    return true;
  }

  /**
   * Replaces the `$ref` of a map by the entries of its target. `of` is the kind of the entries. They become `$ref`s if it is
   * `undefined` or a kind of component.
   */
  function followMap(of: Kind | undefined, map: unknown, place: BundlePlace): void {
    // An object under the key `$ref` is an entry of the map.
    if (!isNode(map) || !Object.hasOwn(map, "$ref") || isNode(map["$ref"])) return;
    const target = followText(map, place);
    Reflect.deleteProperty(map, "$ref");
    if (target === undefined) return;
    const reference = printFileRef("", target.steps);
    if (!isNode(target.node)) return void reportUnresolved(describeWrongKind(reference), place);
    if (isOpen(target, place)) return void reportUnresolved(describeCircle(reference), place);
    for (const [key, value] of Object.entries(target.node)) {
      if (!Object.hasOwn(map, key) && key !== "__proto__")
        map[key] = takeEntry(of, value, target, key, stepInto(place, key));
    }
  }

  /** Returns the list itself, or the items of the target of a `$ref` in its place. */
  function followList(of: Kind, list: unknown, place: BundlePlace): unknown {
    if (!isNode(list) || !Object.hasOwn(list, "$ref")) return list;
    const target = followText(list, place);
    if (target === undefined) return [];
    if (Array.isArray(target.node)) {
      setOrigin(place.bundledSteps, target);
      return target.node.map((item, index) => takeEntry(of, item, target, index, stepInto(place, index)));
    }
    created.add(list);
    return [list];
  }

  function takeEntry(
    of: Kind | undefined,
    value: unknown,
    target: ReferenceTarget,
    key: Step,
    place: BundlePlace,
  ): unknown {
    const steps = [...target.steps, key];
    if (of === undefined || componentMaps.has(of)) {
      const reference: Node = { $ref: printFileRef(target.source.file, steps) };
      created.add(reference);
      setOrigin(place.bundledSteps, { ...target, steps });
      return reference;
    }
    if (!isNode(value)) return value;
    if (isOpen({ ...target, steps, node: value }, place)) {
      reportUnresolved(describeCircle(printFileRef("", steps)), place);
      return undefined;
    }
    open.add(value);
    take(of, value, { source: target.source, steps, bundledSteps: place.bundledSteps });
    open.delete(value);
    setOrigin(place.bundledSteps, { ...target, steps });
    return value;
  }

  /** Returns the value itself, or the target of a `$ref` in its place. */
  function followValue(value: unknown, place: BundlePlace): unknown {
    if (!isNode(value) || !Object.hasOwn(value, "$ref")) return value;
    const target = followText(value, place);
    return target && structuredClone(target.node);
  }

  /** Follows a chain of `$ref`s to its end. Reports a `$ref` without a target. */
  function followText(node: Node, place: BundlePlace): ReferenceTarget | undefined {
    const reference = readText(node, place);
    if (reference === undefined) return undefined;
    warnOfPlace(node, reference, place);
    let target = follow(undefined, reference, place);
    const visited = new Set<unknown>([node]);
    while (!("code" in target) && isNode(target.node)) {
      const next = references.readWritten(target.node);
      if (next === undefined) break;
      target = visited.has(target.node)
        ? describeCircle(reference)
        : references.follow(target.source, next, target.steps);
      if (!("code" in target)) visited.add(target.node);
    }
    if (!("code" in target)) return target;
    reportUnresolved(target, place);
    return undefined;
  }

  /**
   * Finds the target of a `$ref` in place of an object of a kind. Warns if it is another one than OpenAPI says, and if it is the value
   * of an example instead of an example.
   */
  function follow(kind: Kind | undefined, reference: string, { source, steps }: BundlePlace): Followed {
    const target = references.follow(source, reference, steps);
    if ("code" in target) return target;
    const report = collector.within(source, steps);
    if (target.lenience) report(target.lenience.code, ["$ref"], target.lenience.message);
    if (kind !== "example" || isExample(target.node) || readPlace(target)) return target;
    // The message does not show the value: it may be a file that is no part of the document.
    const message = `\`${reference}\` leads to a value instead of an example, and is read as \`value\` of the example.`;
    report("example-without-value", ["$ref"], message);
    return { ...target, node: { value: structuredClone(target.node) } };
  }

  /** Returns the text of a `$ref`. Reports and removes a `$ref` that is not text. */
  function readText(node: Node, place: BundlePlace): string | undefined {
    const reference = ownProperty(node, "$ref");
    if (typeof reference === "string") return reference;
    const message = `\`$ref\` is ${describeValue(reference)}, and a text is expected.`;
    reportUnresolved({ code: "dangling-reference", message }, place);
    Reflect.deleteProperty(node, "$ref");
    return undefined;
  }

  /** Checks the `$ref`s in links, and keeps a copy for comparisons of documents: no other stage reads them. */
  function checkDropped(of: Kind, map: unknown, place: BundlePlace): void {
    if (!isNode(map)) return;
    if (Object.hasOwn(map, "$ref") && !isNode(map["$ref"])) {
      const target = followText(map, place);
      if (target) leftOut.set(printPointer(place.bundledSteps), structuredClone(target.node));
      return;
    }
    for (const [key, entry] of Object.entries(map)) {
      const inner = stepInto(place, key);
      // A `$ref` is its target, wherever that is.
      const parts = [entry, ...listTargets(of, entry, inner)].filter((part) => !isOnlyReference(part));
      leftOut.set(printPointer(inner.bundledSteps), structuredClone(parts));
    }
  }

  /** Lists the direct and indirect targets of the `$ref`s below an object, except schemas, which are compared as types. */
  function listTargets(of: Kind, entry: unknown, outer: BundlePlace, seen = new Set<unknown>()): unknown[] {
    const targets: unknown[] = [];
    if (!isNode(entry)) return targets;
    traverse(of, entry, (kind, node, steps) => {
      if (!Object.hasOwn(node, "$ref")) return;
      const inner = { ...outer, steps: [...outer.steps, ...steps] };
      const reference = readText(node, inner);
      const target = reference === undefined ? undefined : references.follow(outer.source, reference);
      if (target === undefined) return;
      if ("code" in target) {
        reportUnresolved(target, inner);
        return;
      }
      if (seen.has(target.node) || isSchemaOfDocument(target)) return;
      seen.add(target.node);
      targets.push(
        target.node,
        ...listTargets(kind, target.node, { ...target, bundledSteps: inner.bundledSteps }, seen),
      );
    });
    return targets;
  }

  function isSchemaOfDocument({ source, steps }: ReferenceTarget): boolean {
    return source === references.sources()[0] && steps[0] === "components" && steps[1] === "schemas";
  }

  function isOpen({ source, steps, node }: ReferenceTarget, place: BundlePlace): boolean {
    const isAbove =
      source === place.source && steps.every((step, index) => String(place.steps[index]) === String(step));
    return isAbove || open.has(node);
  }

  /** Reports a `$ref` without a target. */
  function reportUnresolved({ code, message }: UnresolvedReference, place: BundlePlace): false {
    collector.within(place.source, place.steps)(code, ["$ref"], message);
    unresolved.set(printPointer(place.bundledSteps), { ...place, code, message });
    return false;
  }

  function warnOfPlace(node: Node, reference: string, { source, steps }: BundlePlace): void {
    if (created.has(node)) return;
    const message = `OpenAPI allows no \`$ref\` as \`${printLastSteps(steps)}\`. The generator follows \`${reference}\`; other tools may not.`;
    collector.within(source, steps)("misplaced-reference", ["$ref"], message);
  }

  /** Warns about a value that consists of a `$ref` only: it is data, but the author probably meant a reference. */
  function warnOfValue(value: unknown, { source, steps }: BundlePlace): void {
    if (!isOnlyReference(value)) return;
    const message = `\`${printLastSteps(steps)}\` is the value \`${printJson(value)}\`.`;
    collector.within(source, steps)("reference-as-value", ["$ref"], message);
  }

  return { followFields, followMap, takeIn, readText, follow, reportUnresolved, leftOut, unresolved };
}

/** Returns what a document has at the place of a target; `undefined` in a file that is no document. */
export function readPlace({ source, steps }: ReferenceTarget): Extract<Field, { of: Kind }> | undefined {
  const field = isNode(source.value) && Object.hasOwn(source.value, "openapi") ? fieldAt(steps) : undefined;
  return field && "of" in field ? field : undefined;
}

/** Returns `true` for an object with a `$ref`, and for a list that may have some. Most objects and lists have none. */
function mayRefer(value: object): boolean {
  return Array.isArray(value) ? value.some(isNode) : Object.hasOwn(value, "$ref");
}

function stepInto({ source, steps, bundledSteps }: BundlePlace, step: Step): BundlePlace {
  return { source, steps: [...steps, step], bundledSteps: [...bundledSteps, step] };
}

/** Copies an operation or a list, so that changes for one path do not affect another path with the same target. */
function copy(value: unknown): unknown {
  return isNode(value) ? { ...value } : Array.isArray(value) ? [...value] : value;
}

/** Returns whether a value consists of a `$ref` only. */
function isOnlyReference(value: unknown): boolean {
  return isNode(value) && isReference(value) && Object.keys(value).length === 1;
}
