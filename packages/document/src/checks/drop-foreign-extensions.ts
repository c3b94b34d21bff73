import { describeValue, isNode, type Node, type Step } from "../openapi/node.ts";
import type { Kind } from "../openapi/grammar.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";

/** Extensions whose names other tools use, too, and the fields of which ours has at least one. */
const ownFields: Readonly<Partial<Record<Kind, Readonly<Record<string, readonly string[]>>>>> = {
  operation: { "x-deprecated": ["since", "why", "use"], "x-pagination": ["style", "param", "items"] },
  response: { "x-error": ["class"] },
};

/** Removes extensions of other tools that only share their names with ours, with a warning. */
export function dropForeignExtensions(kind: Kind, node: Node, steps: readonly Step[], report: Report): void {
  const own = ownFields[kind];
  if (own === undefined) return;
  for (const [name, fields] of Object.entries(own)) {
    const value = node[name];
    if (value === undefined || value === null) continue;
    if (isNode(value) && fields.some((field) => Object.hasOwn(value, field))) continue;
    const message = `\`${name}\` is ${describeValue(value)}, without ${fields.map((field) => `\`${field}\``).join(", ")}.`;
    report("foreign-extension", [...steps, name], message);
    delete node[name];
  }
}
