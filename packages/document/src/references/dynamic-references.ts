import type { DiagnosticCollector } from "../diagnostics/collect-diagnostics.ts";
import { fieldOf, type Kind } from "../openapi/grammar.ts";
import type { Node, Step } from "../openapi/node.ts";
import { printFileRef, type References } from "./references.ts";
import type { Source } from "../text/source.ts";

/** Reads `$dynamicRef` and `$recursiveRef` as `$ref`s, and reports those that may lead elsewhere. */
export interface DynamicReferences {
  /** Replaces the dynamic references of `node`. `outer` is the number of steps to the outermost schema around it. */
  read: (node: Node, place: { source: Source; steps: readonly Step[] }, outer: number) => void;
  /** Reports ambiguous references. To be called after all files were read. */
  finish: () => void;
}

/**
 * Creates a reader of dynamic references. The target of such a reference depends on the schemas through which a validator has reached
 * it. If only one schema has the dynamic name, that schema is the only target.
 */
export function createDynamicReferences(references: References, collector: DiagnosticCollector): DynamicReferences {
  const found: { source: Source; steps: readonly Step[]; keyword: string; name: string | true }[] = [];

  function read(node: Node, { source, steps }: { source: Source; steps: readonly Step[] }, outer: number): void {
    const { $dynamicRef, $recursiveRef } = node;
    if (typeof $dynamicRef === "string") {
      replace(node, "$dynamicRef", $dynamicRef);
      const name = $dynamicRef.slice($dynamicRef.indexOf("#") + 1);
      found.push({ source, steps, keyword: "$dynamicRef", name });
    }
    if (typeof $recursiveRef === "string") {
      // `#` is the schema with the nearest `$id`. Without one, authors mean the whole schema, and not the OpenAPI document.
      const resource = $recursiveRef === "#" ? references.resourceStepsAt(source, steps) : undefined;
      const target = resource === undefined || resource.length < outer ? steps.slice(0, outer) : resource;
      replace(node, "$recursiveRef", $recursiveRef === "#" ? printFileRef(source.file, target) : $recursiveRef);
      found.push({ source, steps, keyword: "$recursiveRef", name: true });
    }
  }

  function finish(): void {
    for (const { source, steps, keyword, name } of found) {
      const count = references.countDynamic(name);
      if (count < 2) continue;
      const anchor = name === true ? "`$recursiveAnchor: true`" : `\`$dynamicAnchor: ${name}\``;
      const message = `${count} schemas have ${anchor}. The reference is read as a \`$ref\` to one of them, wherever it is used.`;
      collector.within(source, steps)("dynamic-reference", [keyword], message);
    }
  }

  return { read, finish };
}

/** Replaces a dynamic reference by a `$ref`, or by an item of `allOf` in a schema that has a `$ref`. */
function replace(node: Node, keyword: string, $ref: string): void {
  delete node[keyword];
  if (!Object.hasOwn(node, "$ref")) node["$ref"] = $ref;
  else node["allOf"] = [...(Array.isArray(node["allOf"]) ? node["allOf"] : []), { $ref }];
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
