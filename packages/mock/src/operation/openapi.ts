import type {
  HttpMethod,
  OpenApi as WholeOpenApi,
  OperationObject as WholeOperationObject,
  Parameter,
  PaginationExtension,
  Reference,
  RequestBodyObject as WholeRequestBodyObject,
  ResponseObject as WholeResponseObject,
  Schema,
  SecurityScheme,
} from "@shortvideo-api/document";
import { isRecord } from "./is-record.js";
import { MockStartError } from "./mock-start-error.js";

/** An OpenAPI 3.1 document before the gate has looked at it: whatever it need not have may be missing. */
export interface OpenApi extends Partial<Pick<WholeOpenApi, "servers" | "security">> {
  readonly openapi: string;
  readonly info?: Partial<WholeOpenApi["info"]>;
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme | Reference>>;
  };
  readonly "x-in-band-failure"?: InBandFailure;
}

export type PathItem = { readonly parameters?: readonly (ParameterObject | Reference)[] } & {
  readonly [method in HttpMethod]?: OperationObject;
};

/** An operation with our extensions, as `spec/EXTENSIONS.md` describes them. */
export interface OperationObject extends Omit<WholeOperationObject, "requestBody" | "responses"> {
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
  readonly "x-deprecated"?: { readonly since?: string; readonly why?: string; readonly use?: string };
  readonly "x-pagination"?: PaginationExtension;
  readonly "x-exactly-one-of"?: readonly (readonly string[])[];
  /** By parameter, the places of the answer that hold its value. */
  readonly "x-echo"?: Readonly<Record<string, readonly string[]>>;
}

/** A parameter as the document writes it. */
export type ParameterObject = Parameter;

export type RequestBodyObject = Partial<WholeRequestBodyObject>;

export interface ResponseObject extends Partial<Pick<WholeResponseObject, "description" | "content">> {
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** How a failure looks that hides in a 200; `spec/EXTENSIONS.md` says what each key means. */
export interface InBandFailure {
  readonly codes: readonly string[];
  readonly success: SuccessCode | readonly SuccessCode[];
  readonly messages: readonly string[];
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
}

export type SuccessCode = number | string;

/** Lists the paths of a document, without extensions: they may hold anything, and none of it is an operation. */
export function listPaths({ paths = {} }: OpenApi): [path: string, item: PathItem][] {
  return Object.entries(paths).filter(([path]) => !path.startsWith("x-"));
}

/** Says what is wrong with a path: without a slash at its beginning, it would change the host or the port of an address. */
export function findPathFault(path: string): string | undefined {
  if (path.startsWith("/")) return undefined;
  return `The path \`${path}\` does not begin with a slash, and no request matches it. Write \`/${path}\`.`;
}

/** Follows `$ref` to its end. Throws {@link MockStartError} where it leads nowhere or out of the document. */
export function resolve<Node extends object>(document: OpenApi, node: Node | Reference): Node;
export function resolve(document: OpenApi, node: unknown): unknown {
  const seen = new Set<string>();
  let current: unknown = node;
  while (isReference(current)) {
    const { $ref } = current;
    if (seen.has($ref)) throw new MockStartError([`\`${$ref}\` leads back to itself.`]);
    seen.add($ref);
    current = readReference(document, $ref);
  }
  // A schema may be a boolean.
  if (current === true) current = {};
  return current === false ? { not: {} } : current;
}

function isReference(node: unknown): node is Reference {
  return isRecord(node) && typeof node["$ref"] === "string";
}

/** Reads what a `$ref` names. Throws {@link MockStartError} where that is nothing, or stands in another document. */
export function readReference(document: OpenApi, reference: string): unknown {
  if (reference === "#") return document;
  if (!reference.startsWith("#/")) {
    throw new MockStartError([`\`${reference}\` leads out of the document; the mock reads one file. Bundle it first.`]);
  }
  let node: unknown = document;
  for (const step of reference.slice(2).split("/")) {
    // Most names need no decoding, and large documents have ten thousands of references.
    const name = /[%~]/.test(step) ? decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~") : step;
    node = isRecord(node) ? node[name] : undefined;
  }
  if (node === undefined || node === null) {
    throw new MockStartError([`\`${reference}\` leads nowhere; define it, or correct the name.`]);
  }
  return node;
}
