import { findChildren } from "./find-children.ts";
import { type BundlePlace, createFieldFollower, readPlace } from "./follow-fields.ts";
import { componentMaps, grammar, type Kind, type SpecVersion } from "../openapi/grammar.ts";
import { countOuter, createDynamicReferences } from "./dynamic-references.ts";
import { nameComponent } from "./name-component.ts";
import { isNode, type Node, ownProperty, printPointer, type Step } from "../openapi/node.ts";
import type { DiagnosticCollector, Report } from "../diagnostics/collect-diagnostics.ts";
import {
  describeWrongKind,
  type Followed,
  type References,
  type ReferenceTarget,
  type UnresolvedReference,
} from "./references.ts";
import { isReference, readReference, referenceTo } from "../openapi/resolve-reference.ts";
import { findOrigin, isTextFile, type Source, type SourcePlace } from "../text/source.ts";
import { normalizeFields } from "../normalize/normalize-fields.ts";
import { normalizeDraft } from "../normalize/normalize-schema.ts";
import { type Enter, NestingError, traverse } from "../openapi/traverse.ts";
import { checkFeatures, dropForeignExtensions } from "../checks/check-features.ts";
import { checkComponentName, checkFields, nameKind } from "../checks/check-fields.ts";

/** The result of {@link bundle}. */
export interface Bundle {
  /** Finds the file that a place of the bundled document comes from, and the place in the file. */
  originOf: (steps: readonly Step[]) => SourcePlace;
  /** Objects whose `$ref` had no target and was removed. */
  broken: ReadonlySet<Node>;
  /** See `Document.leftOut`. */
  leftOut: ReadonlyMap<string, unknown>;
  /** Objects whose `$ref` has no target, by pointer into the bundled document. */
  unresolved: ReadonlyMap<string, BundlePlace & UnresolvedReference>;
}

/** An object that is still to be bundled, and its place. */
interface Task extends BundlePlace {
  kind: Kind;
  node: Node;
}

/**
 * Bundles a document and its other files into one object, in place. Each target of a `$ref` becomes a component with a key of its
 * own, so that every `$ref` has the form `#/components/<kind>/<key>`. An object that cannot refer to a component, such as a path item,
 * gets the fields of the target.
 */
export function bundle(
  entry: Source,
  root: Node,
  { references, collector, version }: { references: References; collector: DiagnosticCollector; version: SpecVersion },
): Bundle {
  const is30 = version === "3.0";
  const components: Node = isNode(root["components"]) ? root["components"] : {};
  root["components"] = components;
  const origins = new Map<string, SourcePlace>();
  const keys = new Map<string, string>();
  const broken = new Set<Node>();
  const bundled = new Set<Node>();
  const { followFields, followMap, takeIn, readText, follow, reportUnresolved, leftOut, unresolved } =
    createFieldFollower({
      references,
      collector,
      take: (kind, node, place) => bundleTask({ ...place, kind, node }),
      setOrigin: (bundledSteps, { source, steps }) => void origins.set(printPointer(bundledSteps), { source, steps }),
      isFit,
    });
  const dynamicReferences = createDynamicReferences(references, collector);
  const tasks: Task[] = [{ kind: "openapi", node: root, source: entry, steps: [], bundledSteps: [] }];
  // Each `$ref` to a target leads to the component that has its name, wherever the document refers to it first.
  takeComponents({ source: entry, steps: ["components"], bundledSteps: ["components"] }, collector.within(entry, []));
  for (const task of tasks) bundleTask(task);
  dynamicReferences.finish();
  for (const { source, steps, name } of references.repeatedNames()) {
    const message = `Another schema has the name \`${name}\` already. References to the name lead to that schema.`;
    collector.within(source, steps)("duplicate-schema-name", [], message);
  }

  function bundleTask({ kind: outerKind, node: outer, source, steps: base, bundledSteps }: Task): void {
    const report = collector.within(source, base);
    const enter: Enter = (kind, node, steps) => {
      const place = (): BundlePlace => ({
        source,
        steps: [...base, ...steps],
        bundledSteps: [...bundledSteps, ...steps],
      });
      if (kind === "components") return false;
      // A target is reached from its own file, too. Its `$ref`s have been rewritten, so a second visit would misread them.
      if (bundled.has(node)) return false;
      if ((kind === "pathItem" || kind === "response") && isExtension([...bundledSteps, ...steps])) return false;
      bundled.add(node);
      checkFields(kind, node, steps, report);
      checkFeatures(kind, node, steps, report);
      dropForeignExtensions(kind, node, steps, report);
      if (Object.hasOwn(node, "$ref")) followHere(kind, node, place());
      if (kind === "example") readExternalValue(node, place());
      if (kind === "schema") normalizeDraft(node, references.keepRemoved);
      followFields(kind, node, place);
      normalizeFields(kind, node, steps, { report, onRemoved: references.keepRemoved });
      if (kind === "schema" && ("$dynamicRef" in node || "$recursiveRef" in node)) {
        dynamicReferences.read(node, place(), base.length + countOuter(outerKind, steps));
      }
      // All components of the entry file are bundled anyway.
      if (kind === "schema" && source !== entry && isNode(node["discriminator"]))
        for (const child of findChildren(references, source, node)) keyFor("schema", "schemas", child);
      if (kind === "mapping")
        for (const value of Object.keys(node)) normalizeMapped(node, value, source, steps, report);
      if (kind === "securityRequirement") nameSchemes(node, source);
      if (kind === "discriminator" && node["defaultMapping"] !== undefined)
        normalizeMapped(node, "defaultMapping", source, steps, report);
      if (isReference(node) && componentMaps.has(kind)) rewriteReference(kind, node, place());
      return true;
    };
    try {
      traverse(outerKind, outer, enter);
    } catch (error) {
      if (!(error instanceof NestingError)) throw error;
      report("nested-too-deeply", error.steps, error.message);
      // Another class, so that the tasks around this one do not report it again.
      throw new RangeError(error.message, { cause: error });
    }
  }

  /** Reads the value of an example from the text file that it names. Other files, remote and missing ones stay outside the document. */
  function readExternalValue(node: Node, { source, steps }: BundlePlace): void {
    const { externalValue } = node;
    const hasValue = ["value", "dataValue", "serializedValue"].some((field) => Object.hasOwn(node, field));
    if (hasValue || typeof externalValue !== "string" || !isTextFile(externalValue.replace(/#.*/s, ""))) return;
    const target = references.follow(source, externalValue, steps);
    if ("code" in target) return;
    node["value"] = structuredClone(target.node);
    Reflect.deleteProperty(node, "externalValue");
  }

  /** Resolves the `$ref` of an object, unless it can stay a `$ref` to a component. */
  function followHere(kind: Kind, node: Node, place: BundlePlace): void {
    if (kind === "openapi") return rejectWholeDocument(node, place);
    if (kind === "pathItem") return void takeIn(kind, node, place, { isAllowed: true });
    if (!componentMaps.has(kind)) {
      const isAllowed = kind === "mediaType" && version === "3.2";
      if (!takeIn(kind, node, place, { isAllowed })) broken.add(node);
      return;
    }
    if (readText(node, place) === undefined) broken.add(node);
    else if (kind !== "schema") {
      warnOfIgnored(node, place);
      if (!is30) applyTexts(kind, node, place);
    }
  }

  /** Warns about each field beside the `$ref` of a Reference Object: OpenAPI says that readers ignore it. */
  function warnOfIgnored(node: Node, { source, steps }: BundlePlace): void {
    const allowed = is30 ? ["$ref"] : ["$ref", "summary", "description"];
    for (const key of Object.keys(node)) {
      if (allowed.includes(key)) continue;
      const message = `\`${key}\` stands beside the \`$ref\` \`${String(node["$ref"])}\`.`;
      collector.within(source, steps)("ignored-beside-reference", [key], message);
    }
  }

  function rejectWholeDocument(node: Node, { source, steps }: BundlePlace): void {
    const message = "A document as a whole cannot be a `$ref`.";
    collector.within(source, steps)("dangling-reference", ["$ref"], message);
    Reflect.deleteProperty(node, "$ref");
  }

  /** Applies a summary and a description beside a `$ref`, which replace those of the target in 3.1. Removes all other fields. */
  function applyTexts(kind: Kind, node: Node, place: BundlePlace): void {
    const texts = ["summary", "description"].filter((key) => grammar[kind].has(key) && typeof node[key] === "string");
    if (texts.length === 0) return;
    for (const key of Object.keys(node)) if (key !== "$ref" && !texts.includes(key)) Reflect.deleteProperty(node, key);
    if (!takeIn(kind, node, place, { isAllowed: true })) broken.add(node);
  }

  /** Adds a task for each component. A component that is only a `$ref` to another file is replaced by the target. */
  function takeComponents(place: BundlePlace, report: Report): false {
    const { source, steps } = place;
    checkFields("components", components, steps, report);
    followMap(undefined, components, place);
    followFields("components", components, () => place);
    normalizeFields("components", components, steps, { report, onRemoved: references.keepRemoved });
    for (const [kind, mapName] of componentMaps) {
      const map = components[mapName];
      if (!isNode(map)) continue;
      for (const [key, node] of Object.entries(map)) {
        if (!isNode(node)) continue;
        if (kind === "schema") checkComponentName(key, node, [...steps, mapName, key], report);
        const bundledSteps = ["components", mapName, key];
        const own: Task = { kind, node, source, steps: [...steps, mapName, key], bundledSteps };
        const task = adoptTarget(mapName, key, own) ?? own;
        map[key] = task.node;
        tasks.push(task);
      }
    }
    const { mediaTypes } = components;
    for (const [key, node] of Object.entries(isNode(mediaTypes) ? mediaTypes : {})) {
      const inner = [...steps, "mediaTypes", key];
      if (isNode(node)) tasks.push({ kind: "mediaType", node, source, steps: inner, bundledSteps: inner });
    }
    return false;
  }

  function adoptTarget(
    mapName: string,
    key: string,
    { kind, node, source, steps, bundledSteps }: Task,
  ): Task | undefined {
    if (!isReference(node) || node.$ref.startsWith("#") || Object.keys(node).length > 1) return undefined;
    const named = references.follow(source, node.$ref);
    if ("code" in named) return undefined;
    const { target, places } = followNames(mapName, named);
    if (!isNode(target.node) || target.source === entry || places.some((place) => keys.has(place))) return undefined;
    for (const place of places) keys.set(place, key);
    origins.set(printPointer(bundledSteps), target);
    if (named.lenience) collector.within(source, steps)(named.lenience.code, ["$ref"], named.lenience.message);
    return { kind, node: target.node, source: target.source, steps: target.steps, bundledSteps };
  }

  function rewriteReference(kind: Kind, node: Node & { $ref: string }, place: BundlePlace): void {
    const { source } = place;
    const mapName = componentMaps.get(kind) ?? "";
    const isInEntry = source === entry && references.resourceStepsAt(entry, place.steps) === undefined;
    if (isInEntry && isComponent(mapName, node.$ref)) return;
    const target = follow(kind, node.$ref, place);
    references.keepWritten(node);
    if (isFit(kind, target)) {
      warnOfKind(kind, node.$ref, target, place);
      node.$ref = referenceTo(mapName, keyFor(kind, mapName, target));
      return;
    }
    reportUnresolved("code" in target ? target : describeWrongKind(node.$ref), place);
    Reflect.deleteProperty(node, "$ref");
    broken.add(node);
  }

  /** Returns `true` when the target can be a component. A map of objects cannot, nor an object that would contain itself. */
  function isFit(kind: Kind, target: Followed): target is ReferenceTarget {
    if ("code" in target) return false;
    const { source, steps, node } = target;
    const holdsComponents = source === entry && steps.length < 2 && (steps[0] ?? "components") === "components";
    const isWhole = readPlace(target)?.is ?? "one";
    return !holdsComponents && isWhole === "one" && (isNode(node) || (kind === "schema" && typeof node === "boolean"));
  }

  function warnOfKind(kind: Kind, reference: string, target: ReferenceTarget, { source, steps }: BundlePlace): void {
    const found = readPlace(target)?.of ?? kind;
    if (found === kind) return;
    const message = `\`${reference}\` leads to another kind of object: ${nameKind(found)} instead of ${nameKind(kind)}.`;
    collector.within(source, steps)("reference-to-another-kind", ["$ref"], message);
  }

  function isComponent(mapName: string, reference: string): boolean {
    const read = readReference(reference);
    if (read?.kind !== mapName || reference.includes("%")) return false;
    const map = components[mapName];
    return isNode(map) && ownProperty(map, read.key) !== undefined;
  }

  /**
   * Follows a target that is only a `$ref` to another file, as in an index of files: it names the other target. Returns the last target,
   * and the identities of all.
   */
  function followNames(
    mapName: string,
    named: ReferenceTarget,
  ): { target: ReferenceTarget; places: readonly string[] } {
    let target = named;
    const places = [identify(mapName, target)];
    while (isNode(target.node) && Object.keys(target.node).length === 1) {
      const reference = references.readWritten(target.node);
      const next = reference === undefined ? undefined : references.follow(target.source, reference, target.steps);
      if (!next || "code" in next || next.source === target.source) break;
      const place = identify(mapName, next);
      if (places.includes(place)) break;
      places.push(place);
      target = next;
    }
    return { target, places };
  }

  /** Returns the key of the component for the target. Adds the component if none exists yet. */
  function keyFor(kind: Kind, mapName: string, named: ReferenceTarget): string {
    const followed = followNames(mapName, named);
    const isNamed = isFit(kind, followed.target);
    const { target, places } = isNamed ? followed : { target: named, places: [identify(mapName, named)] };
    const [first, second, third] = target.steps;
    if (target.source === entry && first === "components" && second === mapName && target.steps.length === 3)
      return String(third);
    const known = places.map((place) => keys.get(place)).find((key) => key !== undefined);
    if (known !== undefined) return known;
    const map: Node = isNode(components[mapName]) ? components[mapName] : {};
    components[mapName] = map;
    const key = nameComponent(named.source.file, named.steps, (taken) => Object.hasOwn(map, taken));
    map[key] = target.node;
    for (const place of places) keys.set(place, key);
    origins.set(printPointer(["components", mapName, key]), target);
    const { source, steps, node } = target;
    if (isNode(node)) tasks.push({ kind, node, source, steps, bundledSteps: ["components", mapName, key] });
    return key;
  }

  /** Writes a target of a discriminator as a `$ref` to a component. */
  function normalizeMapped(node: Node, name: string, source: Source, steps: readonly Step[], report: Report): void {
    const reference = node[name];
    const key = typeof reference === "string" ? findMapped(source, reference) : undefined;
    if (key !== undefined) {
      node[name] = referenceTo("schemas", key);
      return;
    }
    const message = `\`${name}\` maps to \`${String(reference)}\`, which does not exist.`;
    report("discriminator-unknown-schema", [...steps, name], message);
    Reflect.deleteProperty(node, name);
  }

  /** Finds the key of the schema that a discriminator maps to, by `$ref` or by name. The name is one of its file, or of the entry file. */
  function findMapped(source: Source, reference: string): string | undefined {
    const named = (/^[\w.-]+$/.test(reference) ? [source, entry] : [])
      .map((file) => references.follow(file, `#/components/schemas/${reference}`))
      .find((target) => isFit("schema", target));
    const target = named ?? references.follow(source, reference);
    return isFit("schema", target) ? keyFor("schema", "schemas", target) : undefined;
  }

  /** Replaces the addresses of schemes, which OpenAPI 3.2 allows in requirements, by the names of the schemes. */
  function nameSchemes(requirement: Node, source: Source): void {
    const schemes: Node = isNode(components["securitySchemes"]) ? components["securitySchemes"] : {};
    // The name of a component has no such character.
    const addresses = Object.keys(requirement).filter((name) => /[#/]/.test(name) && !Object.hasOwn(schemes, name));
    for (const address of addresses) {
      const target = references.follow(source, address);
      if (!isFit("securityScheme", target)) continue;
      requirement[keyFor("securityScheme", "securitySchemes", target)] = requirement[address];
      Reflect.deleteProperty(requirement, address);
    }
  }

  return { originOf: (steps) => findOrigin(origins, entry, steps), broken, leftOut, unresolved };
}

/** Returns `true` for an extension among paths or among the responses of an operation. Extensions may contain anything. */
function isExtension(bundledSteps: readonly Step[]): boolean {
  const [map, key] = bundledSteps.slice(-2);
  return String(key).startsWith("x-") && (map === "paths" || (map === "responses" && bundledSteps[0] !== "components"));
}

function identify(mapName: string, target: ReferenceTarget): string {
  return `${mapName} ${target.source.file}#${printPointer(target.steps)}`;
}
