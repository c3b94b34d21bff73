import type { DiagnosticCollector } from "../diagnostics/collect-diagnostics.ts";
import { fieldOf, type Kind } from "../openapi/grammar.ts";
import { type Node, printPointer, type Step } from "../openapi/node.ts";
import { printFileRef, type References } from "./references.ts";
import type { SourcePlace } from "../text/source.ts";

/**
 * Creates functions that read `$dynamicRef` and `$recursiveRef` as `$ref`s. The target of such a reference depends on the schemas through
 * which a validator has reached it. If only one schema has the dynamic name, that schema is the only target. Otherwise the reference
 * accepts the values of each of these schemas, so that no tool rejects a valid value.
 */
export function createDynamicReferences(references: References, collector: DiagnosticCollector) {
  const found: { place: SourcePlace; keyword: string; name: string | true }[] = [];

  /** Replaces the dynamic references of `node`. `outer` is the number of steps to the outermost schema around it. */
  function read(node: Node, place: SourcePlace, outer: number): void {
    const { source, steps } = place;
    const { $dynamicRef, $recursiveRef } = node;
    if (typeof $dynamicRef === "string") {
      const name = $dynamicRef.slice($dynamicRef.indexOf("#") + 1);
      replace(node, "$dynamicRef", listTargets(place, $dynamicRef, name));
      found.push({ place, keyword: "$dynamicRef", name });
    }
    if (typeof $recursiveRef === "string") {
      // `#` is the schema with the nearest `$id`. Without one, authors mean the whole schema, and not the OpenAPI document.
      const resource = $recursiveRef === "#" ? references.resourceStepsAt(source, steps) : undefined;
      const target = resource === undefined || resource.length < outer ? steps.slice(0, outer) : resource;
      const $ref = $recursiveRef === "#" ? printFileRef(source.file, target) : $recursiveRef;
      replace(node, "$recursiveRef", listTargets(place, $ref, true));
      found.push({ place, keyword: "$recursiveRef", name: true });
    }
  }

  /** Lists the `$ref`s to all schemas with a dynamic name. A reference whose own target has another name leads only there. */
  function listTargets({ source, steps }: SourcePlace, $ref: string, name: string | true): string[] {
    const named = references.listDynamic(name);
    const target = references.follow(source, $ref, steps);
    const isDynamic = !("code" in target) && named.some((place) => isSamePlace(place, target));
    return isDynamic ? named.map((place) => printFileRef(place.source.file, place.steps)) : [$ref];
  }

  /** Reports references that may lead to several schemas. To be called after all files were read. */
  function finish(): void {
    for (const { place, keyword, name } of found) {
      const count = references.listDynamic(name).length;
      if (count < 2) continue;
      const anchor = name === true ? "`$recursiveAnchor: true`" : `\`$dynamicAnchor: ${name}\``;
      const message = `${count} schemas have ${anchor}. The reference accepts the values of each of them, wherever it is used.`;
      collector.within(place.source, place.steps)("dynamic-reference", [keyword], message);
    }
  }

  return { read, finish };
}

function isSamePlace(one: SourcePlace, other: SourcePlace): boolean {
  return one.source === other.source && printPointer(one.steps) === printPointer(other.steps);
}

/** Replaces a dynamic reference by a `$ref`, or by a choice of several. In a schema that has the same keyword, it becomes an item of `allOf`. */
function replace(node: Node, keyword: string, targets: readonly string[]): void {
  delete node[keyword];
  const [$ref, ...others] = targets;
  const part = others.length === 0 ? { $ref } : { anyOf: targets.map((target) => ({ $ref: target })) };
  const isFree = Object.keys(part).every((key) => !Object.hasOwn(node, key));
  if (isFree) Object.assign(node, part);
  else node["allOf"] = [...(Array.isArray(node["allOf"]) ? node["allOf"] : []), part];
}

/** Counts the steps to the outermost schema on a path that leads to a schema. */
export function countOuter(kind: Kind, steps: readonly Step[]): number {
  let current: Kind | undefined = kind;
  let count = 0;
  while (current !== undefined && current !== "schema" && count < steps.length) {
    const field = fieldOf(current, String(steps[count]));
    current = field && "of" in field ? field.of : undefined;
    count += field?.is === "one" ? 1 : 2;
  }
  return Math.min(count, steps.length);
}
