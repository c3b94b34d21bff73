import { type Kind, componentMaps, grammar, sharedMaps } from "./grammar.ts";
import { nameComponent } from "./name-component.ts";
import { type Node, type Step, isNode, ownProperty } from "./node.ts";
import { printPointer } from "./pointer.ts";
import type { Problems, Report } from "./problem.ts";
import { type Miss, type References, type Target, printReference } from "./references.ts";
import { isReference, readReference, referenceTo } from "./resolve-reference.ts";
import type { Source } from "./source.ts";
import { tidyFields } from "./tidy-fields.ts";
import { tidyItems } from "./tidy-schema.ts";
import { walk } from "./walk.ts";

/** Where a place of the document comes from. */
export interface Origin {
  source: Source;
  steps: readonly Step[];
}

/** A document in one piece. */
export interface Bundle {
  originOf: (steps: readonly Step[]) => Origin;
  /** What is left of objects whose `$ref` leads nowhere. */
  broken: ReadonlySet<Node>;
}

/** An object that is still to be walked, and where it comes from. */
interface Task extends Origin {
  kind: Kind;
  node: Node;
}

/**
 * Puts a document in one piece, in place. Whatever a `$ref` leads to that is no component becomes one, under a key of
 * its own, so that every `$ref` reads `#/components/<kind>/<key>`; path items take the place of their `$ref`.
 */
export function bundle(entry: Source, root: Node, references: References, problems: Problems): Bundle {
  const components: Node = isNode(root["components"]) ? root["components"] : {};
  root["components"] = components;
  const origins = new Map<string, Origin>();
  const keys = new Map<string, string>();
  const broken = new Set<Node>();
  const walked = new Set<Node>();
  const tasks: Task[] = [{ kind: "openapi", node: root, source: entry, steps: [] }];
  for (const task of tasks) walkTask(task);

  function walkTask({ kind: outerKind, node: outer, source, steps: base }: Task): void {
    const report = problems.within(source, base);
    walk(outerKind, outer, (kind, node, steps) => {
      if (kind === "components") return takeComponents(source, steps, report);
      if (kind === "pathItem" && isReference(node)) return takePathItem(node, { source, steps: [...base, ...steps] });
      // What a `$ref` leads into stands in its own file, too; walked twice, its `$ref`s would be read as that file's.
      if (walked.has(node)) return false;
      walked.add(node);
      if (kind === "schema") tidyItems(node);
      tidyFields(kind, node, steps, report);
      expandMaps(kind, node, source, steps, report);
      if (kind === "schema") tidyReferences(node, source, steps, report);
      if (isReference(node) && componentMaps.has(kind)) rewriteReference(kind, node, source, steps, report);
      return true;
    });
  }

  /** Leaves the components to tasks of their own; one that is only a `$ref` to another file gets what stands there. */
  function takeComponents(source: Source, steps: readonly Step[], report: Report): false {
    expandObject(components, source, steps, report);
    tidyFields("components", components, steps, report);
    expandMaps("components", components, source, steps, report);
    for (const [kind, mapName] of componentMaps) {
      const map = components[mapName];
      if (!isNode(map)) continue;
      for (const [key, node] of Object.entries(map)) {
        if (!isNode(node)) continue;
        const task = adoptTarget(kind, mapName, key, node, source) ?? {
          kind,
          node,
          source,
          steps: [...steps, mapName, key],
        };
        map[key] = task.node;
        tasks.push(task);
      }
    }
    return false;
  }

  function adoptTarget(kind: Kind, mapName: string, key: string, node: Node, source: Source): Task | undefined {
    if (!isReference(node) || node.$ref.startsWith("#")) return undefined;
    const target = references.follow(source, node.$ref);
    if ("code" in target || !isNode(target.node) || target.source === entry || keys.has(identify(mapName, target)))
      return undefined;
    keys.set(identify(mapName, target), key);
    origins.set(printPointer(["components", mapName, key]), target);
    return { kind, node: target.node, source: target.source, steps: target.steps };
  }

  function takePathItem(node: Node, place: Origin): false {
    let from = place;
    const met = new Set<unknown>([node]);
    while (isReference(node)) {
      const target = references.follow(from.source, node.$ref);
      const { $ref: reference } = node;
      Reflect.deleteProperty(node, "$ref");
      if (!isFit("pathItem", target) || !isNode(target.node) || met.has(target.node)) {
        const { code, message } = "code" in target ? target : wrongKind(reference);
        problems.within(from.source, from.steps)(code, ["$ref"], message);
        break;
      }
      for (const [key, value] of Object.entries(target.node)) {
        if (Object.hasOwn(node, key) || !grammar.pathItem.has(key)) continue;
        // A copy, since what belongs to one path only is done to its operations.
        node[key] = isNode(value) ? { ...value } : Array.isArray(value) ? [...value] : value;
      }
      met.add(target.node);
      from = target;
    }
    origins.set(printPointer(place.steps), from);
    tasks.push({ kind: "pathItem", node, ...from });
    return false;
  }

  /** A map that is a `$ref` as a whole becomes a map of `$ref`s, one for each entry of what it leads to. */
  function expandMaps(kind: Kind, node: Node, source: Source, steps: readonly Step[], report: Report): void {
    for (const key of sharedMaps[kind] ?? []) {
      const map = ownProperty(node, key);
      if (isNode(map)) expandObject(map, source, [...steps, key], report);
    }
  }

  function expandObject(node: Node, source: Source, steps: readonly Step[], report: Report): void {
    if (!isReference(node)) return;
    const target = references.follow(source, node.$ref);
    const fault = "code" in target ? target : isNode(target.node) ? undefined : wrongKind(node.$ref);
    if (fault) report(fault.code, [...steps, "$ref"], fault.message);
    Reflect.deleteProperty(node, "$ref");
    if ("code" in target || !isNode(target.node)) return;
    for (const key of Object.keys(target.node)) {
      if (Object.hasOwn(node, key) || key === "__proto__") continue;
      node[key] = { $ref: printReference(target.source.file, [...target.steps, key]) };
    }
  }

  function rewriteReference(
    kind: Kind,
    node: Node & { $ref: string },
    source: Source,
    steps: readonly Step[],
    report: Report,
  ): void {
    const mapName = componentMaps.get(kind) ?? "";
    if (source === entry && isComponent(mapName, node.$ref)) return;
    const target = references.follow(source, node.$ref);
    if (isFit(kind, target)) {
      node.$ref = referenceTo(mapName, keyFor(kind, mapName, target));
      return;
    }
    const { code, message } = "code" in target ? target : wrongKind(node.$ref);
    report(code, [...steps, "$ref"], message);
    Reflect.deleteProperty(node, "$ref");
    broken.add(node);
  }

  /** Is there something that can be a component? What holds the components cannot: it would hold itself. */
  function isFit(kind: Kind, target: Target | Miss): target is Target {
    if ("code" in target) return false;
    const { source, steps, node } = target;
    const holdsComponents = source === entry && steps.length < 3 && (steps[0] ?? "components") === "components";
    return !holdsComponents && (isNode(node) || (kind === "schema" && typeof node === "boolean"));
  }

  function isComponent(mapName: string, reference: string): boolean {
    const read = readReference(reference);
    if (read?.kind !== mapName || reference.includes("%")) return false;
    const map = components[mapName];
    return isNode(map) && ownProperty(map, read.key) !== undefined;
  }

  /** Key of the component that the target is, or becomes. */
  function keyFor(kind: Kind, mapName: string, target: Target): string {
    const [first, second, third] = target.steps;
    if (target.source === entry && first === "components" && second === mapName && target.steps.length === 3)
      return String(third);
    const known = keys.get(identify(mapName, target));
    if (known !== undefined) return known;
    const map: Node = isNode(components[mapName]) ? components[mapName] : {};
    components[mapName] = map;
    const key = nameComponent(target.source.file, target.steps, (taken) => Object.hasOwn(map, taken));
    map[key] = target.node;
    keys.set(identify(mapName, target), key);
    origins.set(printPointer(["components", mapName, key]), target);
    if (isNode(target.node)) tasks.push({ kind, node: target.node, source: target.source, steps: target.steps });
    return key;
  }

  function tidyReferences(node: Node, source: Source, steps: readonly Step[], report: Report): void {
    if (typeof node["$dynamicRef"] === "string") {
      node["$ref"] ??= node["$dynamicRef"];
      delete node["$dynamicRef"];
    }
    const mapping = isNode(node["discriminator"]) ? node["discriminator"]["mapping"] : undefined;
    if (!isNode(mapping)) return;
    for (const [value, reference] of Object.entries(mapping)) {
      const key = typeof reference === "string" ? findMapped(source, reference) : undefined;
      if (key !== undefined) mapping[value] = referenceTo("schemas", key);
      else {
        const place = [...steps, "discriminator", "mapping", value];
        report(
          "discriminator-unknown-schema",
          place,
          `\`${value}\` maps to \`${String(reference)}\`, which does not exist.`,
        );
        delete mapping[value];
      }
    }
  }

  /** Key of the schema that a discriminator maps to: by its name, or by a `$ref`. */
  function findMapped(source: Source, reference: string): string | undefined {
    const named = /^[\w.-]+$/.test(reference)
      ? references.follow(source, `#/components/schemas/${reference}`)
      : undefined;
    const target = named === undefined || "code" in named ? references.follow(source, reference) : named;
    return isFit("schema", target) ? keyFor("schema", "schemas", target) : undefined;
  }

  /** Where the place comes from: the way in `root`, unless it or what it stands in was taken from elsewhere. */
  function originOf(steps: readonly Step[]): Origin {
    for (const length of [3, 2]) {
      const origin = origins.get(printPointer(steps.slice(0, length)));
      if (origin) return { source: origin.source, steps: [...origin.steps, ...steps.slice(length)] };
    }
    return { source: entry, steps };
  }

  return { originOf, broken };
}

function identify(mapName: string, target: Target): string {
  return `${mapName} ${target.source.file}#${printPointer(target.steps)}`;
}

function wrongKind(reference: string): { code: "dangling-reference"; message: string } {
  return { code: "dangling-reference", message: `\`${reference}\` leads to something that cannot stand here.` };
}
