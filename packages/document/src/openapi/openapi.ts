import type { ExactNumber } from "../numbers/exact-number.ts";
import type { PaginationStyleName } from "../pagination/styles.ts";
import type { keywordTable, KeywordValue, SchemaKeyword } from "./keywords.ts";
import { isNode } from "./node.ts";

/**
 * The document that `loadDocument` returns: OpenAPI 3.1 in one piece, also when the files are in OpenAPI 3.0.
 *
 * The loader guarantees that every `$ref` reads `#/components/<kind>/<key>` and has a target, and that no chain of `$ref`s forms a
 * circle. Fields have the types that are declared here. Keywords of OpenAPI 3.0 are converted to 3.1. In values of the API, such as
 * examples, an integer that a double would round is a `bigint`.
 *
 * The author chooses the keys of maps: look them up with `Object.hasOwn`, since `constructor` may be one.
 */
export interface OpenApi {
  openapi: string;
  info: Info;
  tags: readonly Tag[];
  servers?: readonly Server[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: Components;
  security?: readonly SecurityRequirement[];
  "x-in-band-failure"?: InBandFailureExtension;
  "x-client-defaults"?: ClientDefaultsExtension;
  [extension: `x-${string}`]: unknown;
}

/** The metadata of the API. */
export interface Info {
  title: string;
  version: string;
  summary?: string;
  description?: string;
}

/** A group of operations. */
export interface Tag {
  name: string;
  summary?: string;
  description?: string;
  /** The name of the tag that this one belongs to: OpenAPI 3.2. */
  parent?: string;
  kind?: string;
}

/** An address of the service. */
export interface Server {
  url: string;
  name?: string;
  description?: string;
  variables?: Record<string, ServerVariable>;
}

/** A part of a server's address that callers choose. */
export interface ServerVariable {
  /** The value without a choice of the caller. OpenAPI requires it, but some documents leave it out. */
  default?: string;
  enum?: string[];
  description?: string;
}

/** The parts that `$ref`s name, by kind and key. */
export interface Components {
  schemas: Record<string, Schema>;
  responses?: Record<string, ResponseObject | Reference>;
  parameters?: Record<string, ParameterObject | Reference>;
  requestBodies?: Record<string, RequestBodyObject | Reference>;
  headers?: Record<string, Header | Reference>;
  examples?: Record<string, Example | Reference>;
  securitySchemes?: Record<string, SecurityScheme | Reference>;
  callbacks?: Record<string, CallbackObject | Reference>;
  pathItems?: Record<string, PathItem>;
}

/** A reference to a component. Stands in place of the component. */
export interface Reference {
  $ref: string;
}

/** The fields of a path item that hold operations. `query` is of OpenAPI 3.2. */
export const httpMethods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;

/** The field of an HTTP method: the method in lower case. */
export type HttpMethod = (typeof httpMethods)[number];

/** A path, or the request of a webhook or callback, with its operations by method. */
export type PathItem = { [httpMethod in HttpMethod]?: OperationObject } & {
  parameters?: readonly (ParameterObject | Reference)[];
  servers?: readonly Server[];
  /** Operations of other methods, by method as requests send it: OpenAPI 3.2. `listOperations` lists all operations. */
  additionalOperations?: Record<string, OperationObject>;
};

/** An operation. Its extensions have the types that `spec/EXTENSIONS.md` describes; no reader has validated them. */
export interface OperationObject {
  operationId?: string;
  tags?: readonly string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  externalDocs?: { url: string; description?: string };
  parameters?: readonly (ParameterObject | Reference)[];
  requestBody?: RequestBodyObject | Reference;
  responses?: Record<string, ResponseObject | Reference>;
  security?: readonly SecurityRequirement[];
  servers?: readonly Server[];
  callbacks?: Record<string, CallbackObject | Reference>;
  "x-deprecated"?: { readonly since?: string; readonly why?: string; readonly use?: string };
  "x-pagination"?: PaginationExtension;
  "x-exactly-one-of"?: readonly (readonly string[])[];
  /** By parameter, the places of the response that hold its value. */
  "x-echo"?: Readonly<Record<string, readonly string[]>>;
  [extension: `x-${string}`]: unknown;
}

/** Requests that the service sends to an address that a caller has given, by the runtime expression of the address. */
export type CallbackObject = Record<string, PathItem>;

/** How a list is paginated; `spec/EXTENSIONS.md` explains each field. */
export interface PaginationExtension {
  readonly style: PaginationStyleName;
  readonly param: string;
  readonly items: string;
  readonly key?: string;
  readonly size?: string;
  readonly next?: Places;
  readonly hasMore?: Places;
  readonly total?: Places;
  readonly pages?: Places;
}

/** A field of a response, or the names under which a service returns it. */
export type Places = string | readonly string[];

/** A failure in the body of a response with status 200; `spec/EXTENSIONS.md` explains each field. */
export interface InBandFailureExtension {
  readonly codes: readonly string[];
  readonly success: SuccessCode | readonly SuccessCode[];
  readonly messages: readonly string[];
  readonly advice?: string;
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
}

/** The content of `x-client-defaults`: one field or both. */
export interface ClientDefaultsExtension {
  /** The beginning of the names of environment variables: `"ACME_API"`. */
  readonly environment?: string;
  /** The header of idempotency keys. */
  readonly idempotencyHeader?: string;
}

/** A value of a code that means success. */
export type SuccessCode = number | string | boolean;

/** A parameter of an operation or of all operations of a path. */
export interface ParameterObject {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
  schema?: Schema;
  content?: Record<string, MediaType>;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
  [extension: `x-${string}`]: unknown;
}

/** A header of a response, or of a part of a form. */
export interface Header {
  description?: string;
  required?: boolean;
  explode?: boolean;
  schema?: Schema;
  content?: Record<string, MediaType>;
}

/** The body of a request, by media type. */
export interface RequestBodyObject {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

/** A response, with its body by media type. */
export interface ResponseObject {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
  [extension: `x-${string}`]: unknown;
}

/** A body in one media type. */
export interface MediaType {
  schema?: Schema;
  /** The schema of each item of a sequence, such as an event of `text/event-stream`: OpenAPI 3.2. */
  itemSchema?: Schema;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
  /** The serialization of each property of a form. */
  encoding?: Record<string, Encoding>;
}

/** The serialization of one property of a form. */
export interface Encoding {
  contentType?: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  /** Headers of a part, by name. */
  headers?: Record<string, Header | Reference>;
}

/** A named example. */
export interface Example {
  summary?: string;
  description?: string;
  value?: unknown;
}

/** A credential that requests need. */
export interface SecurityScheme {
  type: string;
  description?: string;
  in?: "query" | "header" | "cookie";
  name?: string;
  scheme?: string;
  openIdConnectUrl?: string;
  flows?: Record<string, OAuthFlow>;
  deprecated?: boolean;
}

/** One way in which OAuth 2 issues tokens. */
export interface OAuthFlow {
  authorizationUrl?: string;
  tokenUrl?: string;
  deviceAuthorizationUrl?: string;
}

/** Names of security schemes, each with its scopes. A request needs all of them together. */
export type SecurityRequirement = Record<string, readonly string[]>;

/** JSON Schema 2020-12: `true` admits everything, `false` nothing. */
export type Schema = boolean | SchemaObject;

/** Returns `true` for a value that can be a schema: an object or a boolean. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "boolean" || isNode(value);
}

/** A type of JSON Schema. */
export type SchemaType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** A schema with a `$ref` has only annotations beside it: the loader moves all other keywords into an `allOf`. */
export interface SchemaObject extends KeywordValues {
  [extension: `x-${string}`]: unknown;
}

/** The keywords of schemas, with the types of their values. */
type KeywordValues = {
  -readonly [Name in SchemaKeyword]?: ValueTypes[(typeof keywordTable)[Name]["value"]];
};

/** The types of the values of keywords. */
interface ValueTypes extends Record<KeywordValue, unknown> {
  text: string;
  texts: readonly string[];
  namedTexts: Record<string, readonly string[]>;
  flag: boolean;
  number: ExactNumber;
  bound: ExactNumber;
  count: number;
  values: readonly unknown[];
  examples: readonly unknown[];
  type: SchemaType | readonly SchemaType[];
  schema: Schema;
  schemas: readonly Schema[];
  namedSchemas: Record<string, Schema>;
  discriminator: { propertyName: string; mapping?: Record<string, string>; defaultMapping?: string };
  externalDocs: { url: string; description?: string };
  xml: {
    name?: string;
    namespace?: string;
    prefix?: string;
    nodeType?: string;
    attribute?: boolean;
    wrapped?: boolean;
  };
}
