import type { PaginationExtension } from "@shortvideo-api/document";
import { isRecord } from "./is-record.js";
import { MockStartError } from "./mock-start-error.js";

/** The parts of an OpenAPI 3.1 document that the mock reads. What it does not read is left out. */
export interface OpenApi {
  readonly openapi: string;
  readonly info?: { readonly title?: string; readonly version?: string };
  readonly servers?: readonly Server[];
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme | Reference>>;
  };
  readonly security?: readonly SecurityRequirement[];
  readonly "x-in-band-failure"?: InBandFailure;
}

export interface Server {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
}

export interface Reference {
  readonly $ref: string;
}

export type PathItem = { readonly parameters?: readonly (ParameterObject | Reference)[] } & {
  readonly [verb in Verb]?: OperationObject;
};

export interface OperationObject {
  readonly operationId?: string;
  readonly deprecated?: boolean;
  readonly "x-deprecated"?: { readonly since?: string; readonly why?: string; readonly use?: string };
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
  readonly security?: readonly SecurityRequirement[];
  readonly "x-pagination"?: PaginationExtension;
  readonly "x-exactly-one-of"?: readonly (readonly string[])[];
  /** By parameter, the places of the answer that hold its value. */
  readonly "x-echo"?: Readonly<Record<string, readonly string[]>>;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown } | Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface RequestBodyObject {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface ResponseObject {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown } | Reference>>;
  /** By property, how a form writes it. */
  readonly encoding?: Readonly<Record<string, EncodingObject>>;
}

export interface EncodingObject {
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
}

export type Schema = boolean | SchemaObject;

/** A JSON Schema, with the keywords that the mock reads itself. Ajv reads them all. */
export interface SchemaObject {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

/** Names of security schemes that count together. */
export type SecurityRequirement = Readonly<Record<string, unknown>>;

export interface SecurityScheme {
  readonly type: string;
  readonly in?: "header" | "query" | "cookie";
  readonly name?: string;
  readonly scheme?: string;
}

/** How a failure looks that hides in a 200; `spec/EXTENSIONS.md` says what each key means. */
export interface InBandFailure {
  readonly codes: readonly string[];
  readonly success: SuccessCode | readonly SuccessCode[];
  readonly messages: readonly string[];
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
}

export type SuccessCode = number | string;

/** The verbs that a path item may have, as OpenAPI writes them. */
export const verbs = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

export type Verb = (typeof verbs)[number];

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
export function resolve<Node extends object>(document: OpenApi, node: Node | Reference): Node {
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
  if (current === false) current = { not: {} };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A document that lints has there what its place asks for.
  return current as Node;
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
