import {
  dereference,
  type Header,
  isReference,
  type OpenApi,
  type ParameterObject,
  readReference,
  type Reference,
  type RequestBodyObject,
  type Step,
} from "@shortvideo-api/document/source";
import type { Endpoint } from "@shortvideo-api/model/source";
import type { Located } from "../schema/side.ts";

/** A node of a document, without a `$ref`, and its steps in the document. */
export interface LocatedNode<Node> {
  readonly node: Node;
  readonly steps: readonly Step[];
}

/** Locates a node, or the component that its `$ref` leads to. Returns `undefined` if there is no such component. */
export function locateNode<Node extends object>(
  components: Readonly<Record<string, Node | Reference>> | undefined,
  node: Node | Reference,
  steps: readonly Step[],
): LocatedNode<Node> | undefined {
  const found = dereference(components, node);
  if (!found) return undefined;
  if (!isReference(node)) return { node: found, steps };
  const reference = readReference(node.$ref);
  return { node: found, steps: reference ? ["components", reference.kind, reference.key] : steps };
}

/** Locates the body that callers, or the service, send with an operation. */
export function locateBody(
  { components }: OpenApi,
  { operation, steps }: Pick<Endpoint, "operation" | "steps">,
): LocatedNode<RequestBodyObject> | undefined {
  return (
    operation.requestBody && locateNode(components.requestBodies, operation.requestBody, [...steps, "requestBody"])
  );
}

/** Locates the parameters of an operation and of its path. The keys are place and name. */
export function locateParameters(root: OpenApi, endpoint: Endpoint): ReadonlyMap<string, LocatedNode<ParameterObject>> {
  const { path, operation, steps } = endpoint;
  const located = new Map<string, LocatedNode<ParameterObject>>();
  const add = (nodes: readonly (ParameterObject | Reference)[] | undefined, base: readonly Step[]): void => {
    for (const [index, node] of (nodes ?? []).entries()) {
      const found = locateNode(root.components.parameters, node, [...base, "parameters", index]);
      if (found) located.set(`${found.node.in} ${found.node.name}`, found);
    }
  };
  add(root.paths[path]?.parameters, steps.slice(0, 2));
  add(operation.parameters, steps);
  return located;
}

/**
 * Locates the schema of a parameter or a header: its `schema`, or the one of its single media type. Returns `undefined` when
 * it has neither.
 */
export function locateValue({ node, steps }: LocatedNode<Pick<Header, "schema" | "content">>): Located | undefined {
  if (node.schema !== undefined) return { schema: node.schema, steps: [...steps, "schema"] };
  const [media] = Object.entries(node.content ?? {});
  return media && { schema: media[1].schema ?? true, steps: [...steps, "content", media[0], "schema"] };
}
