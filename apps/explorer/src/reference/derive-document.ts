import {
  type Document,
  isNode,
  type Kind,
  type DocumentedOperation,
  type Node,
  type OpenApi,
  printPointer,
  readOperations,
  type Tag,
  traverse,
} from "@shortvideo-api/document/source";
import type { ApiModel, Resource, Operation } from "@shortvideo-api/generator";
import { cleanNode, isAddress } from "./clean-node.ts";
import { describeResponses } from "./describe-responses.ts";
import { describeIntroduction } from "./describe-introduction.ts";
import { describeOperation } from "./describe-operation.ts";
import { describeParameter } from "./describe-parameter.ts";
import { describeProvenance } from "./describe-provenance.ts";
import { describeSchema } from "./describe-schema.ts";
import { findComponent } from "./find-component.ts";
import { describeDeclaration } from "./describe-declaration.ts";
import { describeMarks, groupTags } from "./group-tags.ts";
import { printSamples } from "./print-samples.ts";

/** A service or a mock to which the reader can send requests. */
export interface ReachableServer {
  /** `"http://127.0.0.1:4010"`. */
  url: string;
  description?: string;
}

/** Options of {@link deriveDocument}. */
export interface DerivationOptions {
  /** Listed before the document's own servers; the page selects the first one. */
  servers?: readonly ReachableServer[];
  /** File name of the original document, as served with the page: `"openapi.yaml"`. */
  source: string;
}

/**
 * Derives a document that any OpenAPI renderer can show. Descriptions contain the meaning of our `x-` fields and of the model, and
 * each operation has samples of the typed client. All `x-` fields of the author are removed, because a renderer could act on them.
 */
export function deriveDocument(document: Document, model: ApiModel, { servers = [], source }: DerivationOptions): Node {
  const original: Node = { ...document.root };
  const root: Node = structuredClone(original);
  const calls = listCalls(document.root, model);
  root["servers"] = listServers(root["servers"], servers);
  const baseUrl = firstAddress(root["servers"]);
  const { tags } = document.root;
  traverse("openapi", root, (kind, node, steps) => {
    const written = { ...node };
    cleanNode(kind, node);
    if (kind === "openapi") {
      node["info"] = describeIntroduction(written, model, source);
    } else if (kind === "operation") {
      const call = calls.get(printPointer(steps));
      if (!call) return;
      const { tags: names, navigationTags } = call.documented;
      const description = describeOperation(written, { ...call, model });
      node["description"] = [description, ...describeMarks(tags, names)].join("\n\n");
      if (names.length > 0) node["tags"] = navigationTags;
      node["responses"] = describeResponses(call.documented, { ...call, model, root: original });
      node["x-codeSamples"] = printSamples(model, call.resource, call.operation, baseUrl);
    } else if (kind !== "info") {
      append(
        kind,
        node,
        [
          ...(kind === "schema" ? describeSchema(written, model) : []),
          ...(kind === "parameter" ? describeParameter(written, original) : []),
          ...describeDeclaration(kind, written),
          ...describeProvenance(written),
        ],
        root,
      );
    }
  });
  const shown = Array.isArray(root["tags"]) ? root["tags"].filter(isTag) : [];
  return Object.assign(root, groupTags(document.root, shown));
}

function isTag(value: unknown): value is Tag & Node {
  return isNode(value) && typeof value["name"] === "string";
}

/** An operation with its resource in the client. */
interface Call {
  documented: DocumentedOperation;
  resource: Resource;
  operation: Operation;
}

/** Lists the operations of the client by their pointers in the document. */
function listCalls(root: OpenApi, { resources }: ApiModel): ReadonlyMap<string, Call> {
  const known = new Map(
    resources.flatMap((resource) =>
      resource.operations.map((operation) => [`${operation.httpMethod} ${operation.path}`, { resource, operation }]),
    ),
  );
  return new Map(
    readOperations(root).flatMap((documented): [string, Call][] => {
      const call = known.get(`${documented.method} ${documented.path}`);
      return call ? [[printPointer(documented.steps), { ...call, documented }]] : [];
    }),
  );
}

/** Kinds whose description is shown. */
const described = new Set<Kind>([
  "schema",
  "parameter",
  "header",
  "requestBody",
  "response",
  "server",
  "tag",
  "securityScheme",
  "example",
]);

/** Adds paragraphs to a description. A node that is only a `$ref` gets a copy of the referenced description first. */
function append(kind: Kind, node: Node, notes: readonly string[], root: Node): void {
  if (notes.length === 0 || !described.has(kind)) return;
  const description = node["description"] ?? findComponent(root, node["$ref"])?.["description"];
  node["description"] = [...(typeof description === "string" ? [description.trim()] : []), ...notes].join("\n\n");
}

/** Returns the given servers, then the document's servers with other addresses. */
function listServers(ofDocument: unknown, given: readonly ReachableServer[]): Node[] {
  const own = Array.isArray(ofDocument) ? ofDocument.filter(isNode) : [];
  const usable = own.filter(({ url }) => typeof url === "string" && isAddress(url));
  const others = usable.filter(({ url }) => given.every((server) => server.url !== url));
  return [...given.map((server) => ({ ...server })), ...others];
}

function firstAddress(servers: unknown): string {
  const first: unknown = Array.isArray(servers) ? servers[0] : undefined;
  return isNode(first) && typeof first["url"] === "string" ? first["url"] : "https://api.example.com";
}
