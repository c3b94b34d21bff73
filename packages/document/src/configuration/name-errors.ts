import type { ConfiguredDocument } from "./configured-document.ts";
import type { SelectableOperation } from "./list-selectable.ts";
import { isNode, type Node, ownProperty, type Step } from "../openapi/node.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";
import type { Source } from "../text/source.ts";

interface NameErrorsOptions {
  readonly source: Source;
  readonly all: readonly SelectableOperation[];
  readonly report: (steps: readonly Step[], message: string) => void;
}

/** Writes the error class of each status into `x-error` of its responses. Reports statuses that no operation documents. */
export function nameErrors(
  { root, editor }: Pick<ConfiguredDocument, "root" | "editor">,
  errors: Readonly<Record<string, string>>,
  { source, all, report }: NameErrorsOptions,
): void {
  const uses = all.flatMap(({ operation }) => listResponses(root, operation));
  const statusesOf = new Map<Node, Set<string>>();
  for (const { status, target } of uses) statusesOf.set(target, (statusesOf.get(target) ?? new Set()).add(status));
  for (const [status, name] of Object.entries(errors)) {
    const steps = ["errors", status];
    const matching = uses.filter((use) => use.status === status);
    if (matching.length === 0) {
      const known = [...new Set(uses.map((use) => use.status))].filter((each) => /^[1345]\d\d$/.test(each)).sort();
      const list = known.length === 0 ? "" : ` Statuses: ${known.map((each) => `\`${each}\``).join(", ")}.`;
      report(steps, `No operation documents a response \`${status}\`.${list}`);
    }
    for (const { responses, target } of matching) {
      // Each status has a class of its own, so a response that several statuses share is copied for each of them.
      const isShared = (statusesOf.get(target)?.size ?? 0) > 1;
      const response = isShared ? structuredClone(target) : target;
      if (isShared) responses[status] = response;
      const declared = ownProperty(response, "x-error");
      editor.set(response, "x-error", { ...(isNode(declared) ? declared : {}), class: name }, { source, steps });
    }
  }
}

/** Lists the responses of an operation. `target` is the response itself, or the target of its `$ref`. */
function listResponses(root: Node, operation: Node): { status: string; responses: Node; target: Node }[] {
  const { responses } = operation;
  if (!isNode(responses)) return [];
  return Object.entries(responses).flatMap(([status, node]) => {
    const target = resolveKnown(root, node);
    return isNode(target) ? [{ status, responses, target }] : [];
  });
}
