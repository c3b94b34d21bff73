import { type Declarations, readDeclarations } from "../extensions/read-operation-extensions.ts";
import { listOperationNodes, type OperationNode } from "../openapi/list-operation-nodes.ts";
import type { Step } from "../openapi/node.ts";
import type {
  OpenApi,
  OperationObject,
  PathItem,
  RequestBodyObject,
  ResponseObject,
  SecurityRequirement,
  Server,
} from "../openapi/openapi.ts";
import { identifyParameter } from "../normalize/normalize-parameters.ts";
import { readTagPath } from "./read-tag-path.ts";
import {
  type DocumentedMedia,
  type DocumentedParameter,
  type DocumentedPart,
  locateNode,
  readHeaders,
  readMedia,
  readParameter,
} from "./read-parts.ts";
import { type NamedCredential, readAlternatives } from "../auth/read-credentials.ts";

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
              new DocumentedOperation(
                document,
                { item, path, steps: ["paths", path], shared: document.security },
                each,
              ),
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
            new DocumentedWebhook(document, { item, path: title, steps: ["webhooks", title], shared: [] }, each, {
              title,
            }),
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

/** An operation of a document. Reads each part when it is first used. */
export class DocumentedOperation implements DocumentedPart<OperationObject>, Declarations {
  readonly node: OperationObject;
  readonly steps: readonly Step[];
  /** The `operationId`; method and path if there is none. */
  readonly id: string;
  /** As a request sends it: `"GET"`, `"QUERY"`, or a key of `additionalOperations`. */
  readonly method: string;
  /** As in the document: `"/pets/{petId}"`. For a webhook its key, for a callback the expression of the address. */
  readonly path: string;
  readonly deprecated: boolean;
  /** All tags, also those that only mark the operation. */
  readonly tags: readonly string[];
  /** The servers of the operation, otherwise those of its path; `undefined` if both have none. */
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

  /** The texts that name the resource of its tags and those around it, the outermost first; empty if no tag names one. */
  get tagPath(): readonly string[] {
    return readTagPath(this.#document.tags, this.tags)?.path ?? [];
  }

  /** Those of the path, then those of the operation. One of the operation replaces one of the path. */
  get parameters(): readonly DocumentedParameter[] {
    return (this.#parameters ??= readParameters(this.#document, this.#placed, this));
  }

  get body(): DocumentedBody | undefined {
    return (this.#body ??= readBody(this.#document, this));
  }

  /** In the order of the document, by key: `"200"`, `"4XX"`, `"default"`. */
  get responses(): ReadonlyMap<string, DocumentedResponse> {
    return (this.#responses ??= readResponses(this.#document, this));
  }

  /** The credentials of requests: by the operation's own `security`, otherwise by that of the document. A webhook has only its own. */
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

  /** Requests that the service sends after this one. */
  get callbacks(): readonly DocumentedWebhook[] {
    return (this.#callbacks ??= readCallbacks(this.#document, this));
  }
}

/** A request that the service sends: a webhook of the document, or a callback of an operation. Reads each part when it is first used. */
export class DocumentedWebhook extends DocumentedOperation {
  readonly kind: "webhook" | "callback";
  /** The key of the webhook or of the callback. */
  readonly title: string;
  /** The operation of a callback. */
  readonly owner: DocumentedOperation | undefined;
  /** The runtime expression of the address of a callback. */
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

/** A response to an operation. Reads each part when it is first used. */
export class DocumentedResponse implements DocumentedPart<ResponseObject> {
  readonly node: ResponseObject;
  readonly steps: readonly Step[];
  /** Its key in the document: `"200"`, `"4XX"`, `"default"`. */
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

  /** In the order of the document. */
  get headers(): readonly DocumentedParameter[] {
    return (this.#headers ??= readHeaders(this.#document, this.node.headers, this.steps));
  }

  /** In the order of the document. */
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

/** The body of a request. */
export interface DocumentedBody extends DocumentedPart<RequestBodyObject> {
  readonly required: boolean;
  /** In the order of the document. */
  readonly media: readonly DocumentedMedia[];
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
    return located ? [[status, new DocumentedResponse(document, status, located)] as const] : [];
  });
  return new Map(read);
}

/** Alternatives of authentication. */
export interface DocumentedSecurity {
  readonly requirements: readonly SecurityRequirement[];
  readonly steps: readonly Step[];
  /** Whether they stand in the operation, and not in the document. */
  readonly isOwn: boolean;
  /** The credentials of each alternative that requests carry. See `readAlternatives`. */
  readonly alternatives: readonly (readonly NamedCredential[])[];
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

/** Servers, and their place in the document. */
export interface DocumentedServers {
  readonly servers: readonly Server[];
  readonly steps: readonly Step[];
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
      return listOperationNodes(item).map((each) => new DocumentedWebhook(document, placed, each, { title, owner }));
    });
  });
}
