import { type Declarations, readDeclarations } from "../extensions/read-operation-extensions.ts";
import { listOperationNodes, type OperationNode } from "../openapi/list-operation-nodes.ts";
import type { Step } from "../openapi/node.ts";
import type { OpenApi, OperationObject, PathItem, ResponseObject } from "../openapi/openapi.ts";
import type {
  DocumentedBody,
  DocumentedMedia,
  DocumentedOperation,
  DocumentedParameter,
  DocumentedPart,
  DocumentedResponse,
  DocumentedSecurity,
  DocumentedServers,
  DocumentedWebhook,
} from "./documented-operation.ts";
import { identifyParameter } from "../normalize/normalize-parameters.ts";
import { readTagPath } from "./read-tag-path.ts";
import { locateNode, readHeaders, readMedia, readParameter } from "./read-parts.ts";
import { readAlternatives } from "../auth/read-credentials.ts";

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
        : listOperationNodes(item).map(
            (each) =>
              new LazyOperation(document, { item, path, steps: ["paths", path], shared: document.security }, each),
          ),
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
      : listOperationNodes(item).map(
          (each) =>
            new LazyWebhook(document, { item, path: title, steps: ["webhooks", title], shared: [] }, each, { title }),
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

/** An operation that reads each part when it is first used. */
class LazyOperation implements DocumentedOperation {
  readonly node: OperationObject;
  readonly steps: readonly Step[];
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly deprecated: boolean;
  readonly tags: readonly string[];
  readonly servers: DocumentedServers | undefined;
  readonly #document: OpenApi;
  readonly #placed: PlacedItem;
  #parameters: readonly DocumentedParameter[] | undefined;
  #body: DocumentedBody | undefined;
  #responses: ReadonlyMap<string, DocumentedResponse> | undefined;
  #security: DocumentedSecurity | undefined;
  #declarations: Declarations | undefined;
  #callbacks: readonly DocumentedWebhook[] | undefined;

  constructor(
    document: OpenApi,
    placed: PlacedItem,
    { inner, method, operation: node }: OperationNode<OperationObject>,
  ) {
    const { operationId, deprecated = false, tags = [] } = node;
    this.#document = document;
    this.#placed = placed;
    this.node = node;
    this.steps = [...placed.steps, ...inner];
    this.id = operationId ?? `${method} ${placed.path}`;
    this.method = method;
    this.path = placed.path;
    this.deprecated = deprecated;
    this.tags = tags;
    this.servers = readServers(placed, node, this.steps);
  }

  get tagPath(): readonly string[] {
    return readTagPath(this.#document.tags, this.tags)?.path ?? [];
  }

  get parameters(): readonly DocumentedParameter[] {
    return (this.#parameters ??= readParameters(this.#document, this.#placed, this));
  }

  get body(): DocumentedBody | undefined {
    return (this.#body ??= readBody(this.#document, this));
  }

  get responses(): ReadonlyMap<string, DocumentedResponse> {
    return (this.#responses ??= readResponses(this.#document, this));
  }

  get security(): DocumentedSecurity {
    return (this.#security ??= readSecurity(this.#document, this.#placed, this));
  }

  get #declared(): Declarations {
    return (this.#declarations ??= readDeclarations(this.node, this.steps));
  }

  get pagination(): Declarations["pagination"] {
    return this.#declared.pagination;
  }

  get exactlyOneOf(): Declarations["exactlyOneOf"] {
    return this.#declared.exactlyOneOf;
  }

  get echoes(): Declarations["echoes"] {
    return this.#declared.echoes;
  }

  get deprecation(): Declarations["deprecation"] {
    return this.#declared.deprecation;
  }

  get problems(): Declarations["problems"] {
    return this.#declared.problems;
  }

  get callbacks(): readonly DocumentedWebhook[] {
    return (this.#callbacks ??= readCallbacks(this.#document, this));
  }
}

/** A webhook or a callback, which reads each part when it is first used. */
class LazyWebhook extends LazyOperation implements DocumentedWebhook {
  readonly kind: DocumentedWebhook["kind"];
  readonly title: string;
  readonly owner: DocumentedOperation | undefined;
  readonly expression: string | undefined;

  /** A webhook has no owner. */
  constructor(
    document: OpenApi,
    placed: PlacedItem,
    found: OperationNode<OperationObject>,
    { title, owner }: { readonly title: string; readonly owner?: DocumentedOperation },
  ) {
    super(document, placed, found);
    this.kind = owner ? "callback" : "webhook";
    this.title = title;
    this.owner = owner;
    this.expression = owner && placed.path;
  }
}

/** A response that reads each part when it is first used. */
class LazyResponse implements DocumentedResponse {
  readonly node: ResponseObject;
  readonly steps: readonly Step[];
  readonly status: string;
  readonly description: string;
  readonly #document: OpenApi;
  #headers: readonly DocumentedParameter[] | undefined;
  #media: readonly DocumentedMedia[] | undefined;

  constructor(document: OpenApi, status: string, { node, steps }: DocumentedPart<ResponseObject>) {
    this.#document = document;
    this.node = node;
    this.steps = steps;
    this.status = status;
    this.description = node.description;
  }

  get headers(): readonly DocumentedParameter[] {
    return (this.#headers ??= readHeaders(this.#document, this.node.headers, this.steps));
  }

  get media(): readonly DocumentedMedia[] {
    return (this.#media ??= readMedia(this.#document, this.node.content, this.steps));
  }
}

function readParameters(
  document: OpenApi,
  { item, steps: itemSteps }: PlacedItem,
  { node, steps }: DocumentedPart<OperationObject>,
): readonly DocumentedParameter[] {
  const merged = new Map<string, DocumentedParameter>();
  const add = (nodes: PathItem["parameters"] = [], base: readonly Step[]): void => {
    for (const [index, each] of nodes.entries()) {
      const located = locateNode(document, each, [...base, "parameters", index]);
      if (!located) continue;
      // A replaced parameter keeps its position.
      merged.set(identifyParameter(located.node), readParameter(document, located));
    }
  };
  add(item.parameters, itemSteps);
  add(node.parameters, steps);
  return [...merged.values()];
}

function readBody(
  document: OpenApi,
  { node: { requestBody }, steps }: DocumentedPart<OperationObject>,
): DocumentedBody | undefined {
  const located = requestBody && locateNode(document, requestBody, [...steps, "requestBody"]);
  if (!located) return undefined;
  const { required = false, content } = located.node;
  return { ...located, required, media: readMedia(document, content, located.steps) };
}

function readResponses(
  document: OpenApi,
  { node: { responses = {} }, steps }: DocumentedPart<OperationObject>,
): ReadonlyMap<string, DocumentedResponse> {
  const read = Object.entries(responses).flatMap(([status, entry]) => {
    const located = locateNode<ResponseObject>(document, entry, [...steps, "responses", status]);
    return located ? [[status, new LazyResponse(document, status, located)] as const] : [];
  });
  return new Map(read);
}

function readSecurity(
  document: OpenApi,
  { shared = [] }: PlacedItem,
  { node, steps }: DocumentedPart<OperationObject>,
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
    if (!located) return [];
    return Object.entries(located.node).flatMap(([expression, item]) => {
      if (expression.startsWith("x-")) return [];
      const placed: PlacedItem = { item, path: expression, steps: [...located.steps, expression], shared: [] };
      return listOperationNodes(item).map((each) => new LazyWebhook(document, placed, each, { title, owner }));
    });
  });
}
