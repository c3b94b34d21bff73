import { readDeclarations } from "../extensions/read-operation-extensions.ts";
import { listOperationNodes } from "../openapi/list-operation-nodes.ts";
import type { Step } from "../openapi/node.ts";
import type { OpenApi, OperationObject, PathItem, ResponseObject } from "../openapi/openapi.ts";
import type {
  DocumentedBody,
  DocumentedOperation,
  DocumentedParameter,
  DocumentedResponse,
  DocumentedSecurity,
  DocumentedServers,
  DocumentedWebhook,
} from "./documented-operation.ts";
import { listNavigationTags } from "./list-navigation-tags.ts";
import { locateNode } from "./locate-node.ts";
import { once } from "./once.ts";
import { readAlternatives } from "../auth/read-credentials.ts";
import { readHeaders, readMedia, readParameter } from "./read-parts.ts";

const known = new WeakMap<OpenApi, readonly DocumentedOperation[]>();

/**
 * Reads the operations of a document, in its order. Reads their parts on demand: the document must not change afterwards. Leaves out
 * parts whose `$ref` has no target, which the loader reports.
 */
export function readOperations(document: OpenApi): readonly DocumentedOperation[] {
  let operations = known.get(document);
  if (!operations) {
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      path.startsWith("x-")
        ? []
        : readItem(document, { item, path, steps: ["paths", path], shared: document.security }),
    );
    known.set(document, operations);
  }
  return operations;
}

/** Reads the requests that the service sends: the webhooks of a document, then the callbacks of its operations. */
export function readWebhooks(document: OpenApi): readonly DocumentedWebhook[] {
  const webhooks = Object.entries(document.webhooks ?? {}).flatMap(([title, item]) =>
    title.startsWith("x-")
      ? []
      : readItem(document, { item, path: title, steps: ["webhooks", title], shared: [] }).map((operation) =>
          Object.assign(operation, { kind: "webhook" as const, title, owner: undefined, expression: undefined }),
        ),
  );
  return [...webhooks, ...readOperations(document).flatMap(({ callbacks }) => callbacks)];
}

/** A path item, and its place in the document. */
interface PlacedItem {
  readonly item: PathItem;
  readonly path: string;
  readonly steps: readonly Step[];
  /** The `security` of the document, which describes the requests of callers. Webhooks and callbacks do not inherit it. */
  readonly shared: OpenApi["security"];
}

function readItem(document: OpenApi, placed: PlacedItem): DocumentedOperation[] {
  return listOperationNodes(placed.item).map(({ method, inner, operation }) =>
    createOperation(document, placed, method, operation, [...placed.steps, ...inner]),
  );
}

function createOperation(
  document: OpenApi,
  placed: PlacedItem,
  method: string,
  node: OperationObject,
  steps: readonly Step[],
): DocumentedOperation {
  const { path } = placed;
  const { operationId, deprecated = false, tags = [] } = node;
  const navigationTags = once(() => listNavigationTags(document.tags, tags));
  const parameters = once(() => readParameters(document, placed, node, steps));
  const body = once(() => readBody(document, node, steps));
  const responses = once(() => readResponses(document, node, steps));
  const security = once(() => readSecurity(document, placed, node, steps));
  const declarations = once(() => readDeclarations(node, steps));
  const callbacks = once(() => readCallbacks(document, operation));
  const operation: DocumentedOperation = {
    node,
    steps,
    id: operationId ?? `${method} ${path}`,
    method,
    path,
    deprecated,
    tags,
    servers: readServers(placed, node, steps),
    get navigationTags() {
      return navigationTags();
    },
    get parameters() {
      return parameters();
    },
    get body() {
      return body();
    },
    get responses() {
      return responses();
    },
    get security() {
      return security();
    },
    get pagination() {
      return declarations().pagination;
    },
    get exactlyOneOf() {
      return declarations().exactlyOneOf;
    },
    get echoes() {
      return declarations().echoes;
    },
    get deprecation() {
      return declarations().deprecation;
    },
    get problems() {
      return declarations().problems;
    },
    get callbacks() {
      return callbacks();
    },
  };
  return operation;
}

function readParameters(
  document: OpenApi,
  { item, steps: itemSteps }: PlacedItem,
  node: OperationObject,
  steps: readonly Step[],
): readonly DocumentedParameter[] {
  const merged = new Map<string, DocumentedParameter>();
  const add = (nodes: PathItem["parameters"] = [], base: readonly Step[]): void => {
    for (const [index, each] of nodes.entries()) {
      const located = locateNode(document, each, [...base, "parameters", index]);
      if (!located) continue;
      const { in: place, name } = located.node;
      // A replaced parameter keeps its position.
      merged.set(`${place} ${name}`, readParameter(document, located));
    }
  };
  add(item.parameters, itemSteps);
  add(node.parameters, steps);
  return [...merged.values()];
}

function readBody(
  document: OpenApi,
  { requestBody }: OperationObject,
  steps: readonly Step[],
): DocumentedBody | undefined {
  const located = requestBody && locateNode(document, requestBody, [...steps, "requestBody"]);
  if (!located) return undefined;
  const { required = false, content } = located.node;
  return { ...located, required, media: readMedia(document, content, located.steps) };
}

function readResponses(
  document: OpenApi,
  { responses = {} }: OperationObject,
  steps: readonly Step[],
): ReadonlyMap<string, DocumentedResponse> {
  const read = Object.entries(responses).flatMap(([status, entry]) => {
    const located = locateNode<ResponseObject>(document, entry, [...steps, "responses", status]);
    if (!located) return [];
    const { description, headers, content } = located.node;
    const headerList = once(() => readHeaders(document, headers, located.steps));
    const media = once(() => readMedia(document, content, located.steps));
    const response: DocumentedResponse = {
      ...located,
      status,
      description,
      get headers() {
        return headerList();
      },
      get media() {
        return media();
      },
    };
    return [[status, response] as const];
  });
  return new Map(read);
}

function readSecurity(
  document: OpenApi,
  { shared = [] }: PlacedItem,
  node: OperationObject,
  steps: readonly Step[],
): DocumentedSecurity {
  const requirements = [node.security ?? shared].flat();
  const isOwn = node.security !== undefined;
  const place = [...(isOwn ? steps : []), "security"];
  return { requirements, steps: place, isOwn, alternatives: readAlternatives(document, requirements) };
}

/** An empty list counts as none. */
function readServers(
  { item, steps: itemSteps }: PlacedItem,
  node: OperationObject,
  steps: readonly Step[],
): DocumentedServers | undefined {
  const places = [
    { servers: node.servers ?? [], steps: [...steps, "servers"] },
    { servers: item.servers ?? [], steps: [...itemSteps, "servers"] },
  ];
  return places.find(({ servers }) => servers.length > 0);
}

function readCallbacks(document: OpenApi, owner: DocumentedOperation): readonly DocumentedWebhook[] {
  return Object.entries(owner.node.callbacks ?? {}).flatMap(([title, entry]) => {
    const located = locateNode(document, entry, [...owner.steps, "callbacks", title]);
    return Object.entries(located?.node ?? {}).flatMap(([expression, item]) =>
      expression.startsWith("x-")
        ? []
        : readItem(document, {
            item,
            path: expression,
            steps: [...(located?.steps ?? []), expression],
            shared: [],
          }).map((operation) => Object.assign(operation, { kind: "callback" as const, title, owner, expression })),
    );
  });
}
