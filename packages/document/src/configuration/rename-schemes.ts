import { suggestName } from "../checks/find-near-name.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";
import { traverse } from "../openapi/traverse.ts";

/** Renames security schemes and the requirements that name them. Reports unknown schemes and names that are taken. */
export function renameSchemes(
  root: Node,
  names: Readonly<Record<string, string>>,
  report: (steps: readonly Step[], message: string) => void,
): void {
  const components = isNode(root["components"]) ? root["components"] : {};
  const schemes = isNode(components["securitySchemes"]) ? components["securitySchemes"] : {};
  const known = Object.keys(schemes);
  const accepted = new Map<string, string>();
  for (const [key, name] of Object.entries(names)) {
    const other = known.find((scheme) => scheme !== key && (names[scheme] ?? scheme) === name);
    if (!known.includes(key)) {
      report(["auth", key], `The document has no security scheme \`${key}\`.${suggestName(key, known)}`);
    } else if (other !== undefined) {
      report(["auth", key], `\`${name}\` is already the name of the security scheme \`${other}\`.`);
    } else accepted.set(key, name);
  }
  renameKeys(schemes, accepted);
  // Callbacks and components have operations, too.
  traverse("openapi", root, (kind, node) => {
    if (kind === "securityRequirement") renameKeys(node, accepted);
  });
}

/** Renames keys of an object, and keeps their order. */
function renameKeys(node: Node, names: ReadonlyMap<string, string>): void {
  if (!Object.keys(node).some((key) => names.has(key))) return;
  const entries = Object.entries(node);
  for (const [key] of entries) Reflect.deleteProperty(node, key);
  for (const [key, value] of entries) node[names.get(key) ?? key] = value;
}
