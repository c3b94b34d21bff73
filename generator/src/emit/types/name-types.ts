import ts from "typescript";
import { nameOf } from "./loosen-params.ts";

/** Types as openapi-typescript prints them, with one declaration for each component schema. */
export interface NamedTypes {
  /** The other nodes, which refer to the declarations by their names. */
  nodes: ts.Node[];
  /** The type to declare for each named schema, by key. */
  schemas: Map<string, ts.TypeNode>;
}

/**
 * Moves the component schemas out of `components["schemas"]`, and refers to them by their names, so that editors show
 * `Comment[]` instead of the whole type. Component parameters have no names, so each reference becomes their type.
 */
export function nameTypes(nodes: readonly ts.Node[], names: ReadonlyMap<string, string>): NamedTypes {
  const schemas = new Map<string, ts.TypeNode>();
  const found = listComponents(nodes, "schemas");
  const parameters = new Map(listComponents(nodes, "parameters").map((member) => [nameOf(member), member.type]));
  const context = { names, parameters };
  for (const member of found) {
    const key = nameOf(member);
    if (names.has(key) && member.type) schemas.set(key, rename(member.type, context));
  }
  const isDeclared = new Set<ts.Node>(found.filter((member) => schemas.has(nameOf(member))));
  const left = nodes.map((node) => rename(node, { ...context, isDeclared }));
  return { nodes: left, schemas };
}

/** Returns the names that types refer to, without property names. */
export function listReferences(nodes: Iterable<ts.Node>): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) names.add(node.typeName.text);
    ts.forEachChild(node, visit);
  };
  for (const node of nodes) visit(node);
  return names;
}

interface Renaming {
  names: ReadonlyMap<string, string>;
  parameters: ReadonlyMap<string, ts.TypeNode | undefined>;
  /** Members of `components["schemas"]` that are declared elsewhere. */
  isDeclared?: ReadonlySet<ts.Node>;
}

function rename<Node extends ts.Node>(root: Node, renaming: Renaming): Node {
  const { names, parameters, isDeclared } = renaming;
  const transformer: ts.TransformerFactory<Node> = (context) => {
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isPropertySignature(node) && isDeclared?.has(node)) {
        const { modifiers, name, questionToken } = node;
        const type = referTo(names.get(nameOf(node)) ?? nameOf(node));
        return ts.factory.createPropertySignature(modifiers, name, questionToken, type);
      }
      const component = readComponent(node);
      const name = component?.kind === "schemas" ? names.get(component.key) : undefined;
      if (name !== undefined) return referTo(name);
      const parameter = component?.kind === "parameters" ? parameters.get(component.key) : undefined;
      if (parameter) return ts.visitNode(parameter, visit) ?? parameter;
      return ts.visitEachChild(node, visit, context);
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Visiting changes the children of a node, not its kind.
    return (node) => visit(node) as Node;
  };
  return ts.transform(root, [transformer]).transformed[0] ?? root;
}

function referTo(name: string): ts.TypeNode {
  return ts.factory.createTypeReferenceNode(name);
}

/** Reads a reference such as `components["schemas"]["Comment"]`. */
function readComponent(node: ts.Node): { kind: string; key: string } | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType } = node.objectType;
  const isRoot = ts.isTypeReferenceNode(objectType) && ts.isIdentifier(objectType.typeName);
  if (!isRoot || objectType.typeName.text !== "components") return undefined;
  const kind = readLiteral(node.objectType.indexType);
  const key = readLiteral(node.indexType);
  return kind === undefined || key === undefined ? undefined : { kind, key };
}

function readLiteral(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

function listComponents(nodes: readonly ts.Node[], kind: string): ts.PropertySignature[] {
  const members = nodes
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text === "components")
    .flatMap((declaration) => declaration.members.filter(ts.isPropertySignature));
  const type = members.find((member) => nameOf(member) === kind)?.type;
  return type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];
}
