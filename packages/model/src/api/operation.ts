import type { ExactModel, Sample } from "@shortvideo-api/document/sample/source";
import type { QueryStyle, Style } from "@shortvideo-api/document/source";
import type { AuthAlternatives } from "./auth.ts";
import type { Pagination } from "./pagination.ts";
import type { FailureFixture, Failure, SuccessResponse } from "./response.ts";
import type { Rules, RulesPart } from "./rules.ts";
import type { ServerAddress } from "./servers.ts";
import type { TypeRef } from "./type-ref.ts";

/** An operation, and its names in generated code. */
export interface Operation {
  /** The `operationId`; made from method and path if the document has none. */
  id: string;
  /** Member of the resource's class: `"listComments"`. Unique in the resource; may be a reserved word. */
  method: string;
  /** Unique in the whole document, PascalCase: `"PostsListComments"`. */
  name: string;
  /** Constants of its fixtures: `"responsesOfPostsListComments"` and `"failuresOfPostsListComments"`. */
  fixtures: { responses: string; failures: string };
  /** Functions of the client, `"postsListComments"` and for lists `"iteratePostsListComments"`, and their constant. */
  call: { name: string; iterate: string; metadata: string; checks: string };
  /** Upper case: `"GET"`. */
  httpMethod: string;
  /** As in the document: `"/api/post/comments"`. */
  path: string;
  summary: string | undefined;
  description: string | undefined;
  deprecated: Deprecation | undefined;
  /** Address of the operation's own documentation. */
  docs: string | undefined;
  /** Path, query, header and cookie parameters, in the order of the document, without those that carry credentials. */
  params: readonly Param[];
  auth: AuthAlternatives;
  /** The servers of this operation; empty for those of the API. */
  servers: readonly ServerAddress[];
  /** Groups of params. Callers give exactly one param of each group. */
  exactlyOneOf: readonly (readonly string[])[];
  body: Body | undefined;
  /** Whether callers may leave out `params` altogether. */
  paramsOptional: boolean;
  response: SuccessResponse;
  /** Documented responses outside 200–299, and those without a body that `x-error` makes failures, by status. */
  failures: readonly Failure[];
  /** The failures as whole responses, and the in-band failure. */
  failedResponses: readonly FailureFixture[];
  pagination: Pagination | undefined;
  echoes: readonly Echo[];
  /** Params of an example request, a `Sample` of kind `object`; keys are `Param.name` and `Body.name`. */
  request: Sample;
  /** The params of which no valid value was found. `request` has null for them, so it is not valid. */
  paramsWithoutValue: readonly string[];
  /** Provenance of the operation itself: `{ status: "inferred", reason }`; `undefined` if documented. */
  provenance: Provenance | undefined;
}

/** The source of a fact that the service does not document. */
export interface Provenance {
  status: "inferred" | "assumed";
  reason: string;
}

/** Since when and why an operation is deprecated, as far as the document says it. */
export interface Deprecation {
  /** The version that deprecated the operation: `"1.2.0"`. */
  since: string | undefined;
  /** One sentence. */
  why: string | undefined;
  /** The operation to use instead, with its resource and method, for a `{@link}`. */
  use: { id: string; resource: string; className: string; method: string } | undefined;
}

/** A parameter, as callers pass it and as requests carry it. */
export interface Param {
  /** Key in the params object: the wire name, unless two parameters of the operation share it. */
  name: string;
  wireName: string;
  in: "path" | "query" | "header" | "cookie";
  /** Whether callers give it: a request has a required parameter also if it has a `constant`. */
  required: boolean;
  /** The value that the client sends if callers give none: the only one that a required parameter can have. */
  constant: string | number | boolean | undefined;
  /** One line of text: description, bounds, default. Free of comment ends and line breaks. */
  doc: string;
  style: Style;
  explode: boolean;
  allowReserved: boolean;
  /** Whether the value travels as JSON text (`content: application/json`). */
  json: boolean;
  /** Whether the value travels as the text of a form (`content: application/x-www-form-urlencoded`). */
  form: boolean;
  /** The positions of 64-bit numbers in JSON or in a form; `undefined` if there are no such values. */
  exact: ExactModel | undefined;
  /** The check of the client before it sends a request; `undefined` if nothing is certain. */
  check: Rules | undefined;
  /** The check of an object or of alternatives; `undefined` if `check` exists or if nothing is certain. */
  rules: RulesPart | undefined;
  /** The accepted values, in words that follow "must be": `"an integer from 1 to 50"`. */
  expected: string;
  /** Whether its schema names null beside other types. A request cannot carry null, so callers may not give it for a required parameter. */
  admitsNull: boolean;
  /** Whether callers may pass an empty text, which its type would not admit, to send the parameter without a value. */
  takesEmptyText: boolean;
  /** A second type that callers may pass: the type in which pages return the next cursor. */
  alsoTakes: "string" | "number" | undefined;
  provenance: Provenance | undefined;
}

/** The body of a request, in its default media type. */
export interface Body extends BodyContent {
  required: boolean;
  /** The other media types that callers may choose. */
  others: readonly BodyContent[];
  doc: string;
}

/** A media type of a body. */
export interface BodyContent {
  /** As in the document: `"application/json"`, `"multipart/form-data"`, `"image/*"`. */
  mediaType: string;
  /**
   * Callers pass a value of the schema, bytes, or a text that they have serialized themselves, such as XML. `lines` and `records` take
   * the items of JSON Lines and of `application/json-seq`.
   */
  kind: "schema" | "bytes" | "text" | "lines" | "records";
  /** Whether the schema of the document describes the list of items, and not one item. */
  isListed: boolean;
  type: TypeRef;
  /** The serialization of the properties of a form, where it is not the default. */
  encoding: Readonly<Record<string, PropertyEncoding>>;
  /** The positions of 64-bit numbers and JSON strings; `undefined` if there are no such values. */
  exact: ExactModel | undefined;
  /** The check of the client before it sends a request; `undefined` if nothing is certain, as for bytes. */
  check: RulesPart | undefined;
  /** The headers of parts that callers set. */
  partHeaders: readonly PartHeader[];
  /** The check of the headers of parts: an object of objects. */
  partCheck: RulesPart | undefined;
}

/** The serialization of a property of a form: in a style, or as the text of a media type. */
export interface PropertyEncoding {
  /** Absent beside a style, and where the value decides. */
  contentType?: string;
  style?: QueryStyle;
  /** Default: that of the style. */
  explode?: boolean;
  allowReserved?: true;
}

/** A header of a part of a multipart body. */
export interface PartHeader {
  /** The property of the body: `"photo"`. */
  part: string;
  /** `"X-Rotation"`. */
  name: string;
  /** One line of text. */
  description: string | undefined;
  /** Whether the part needs the header. */
  isRequired: boolean;
  /** Whether each body has the part. */
  isPartRequired: boolean;
  /** Whether an object is written as `a=1,b=2`. */
  explode: boolean;
  /** Whether the value travels as JSON text. */
  json: boolean;
  isList: boolean;
  /** The type of the value, or of an item of the list. */
  values:
    | { listed: readonly (string | number)[] }
    | { types: readonly ("string" | "number" | "boolean" | "unknown")[] };
}

/** A field of the response that repeats the value of a param. */
export interface Echo {
  /** Key in the params object. */
  param: string;
  /** Names that lead to the field; `"[]"` leads into the items of a list. */
  path: readonly string[];
}

/** An operation that returns a list. */
export type ListOperation = Operation & { pagination: Pagination; response: { type: object } };

/** Returns whether an operation returns a list. */
export function isList(operation: Operation): operation is ListOperation {
  return operation.pagination !== undefined && operation.response.type !== undefined;
}

/** Returns whether callers can choose the media type of a response. A response to HEAD has no body. */
export function hasSeveralMedia({ response, httpMethod }: Operation): boolean {
  return response.media.length > 1 && httpMethod !== "HEAD";
}

/** Returns whether a success has no body. A response to HEAD never has one: https://www.rfc-editor.org/rfc/rfc9110#section-9.3.2 */
export function hasEmptyResponse({ response, httpMethod }: Operation): boolean {
  return response.kind === "none" || httpMethod === "HEAD";
}

/** Returns whether callers may choose the media type of a body: it has several, or a range of them. */
export function hasContentType({ mediaType, others }: Body): boolean {
  return others.length > 0 || mediaType.includes("*");
}

/** Returns whether callers may give the bytes of a body. */
export function takesBytes(body: Body): boolean {
  return [body, ...body.others].some((content) => content.kind === "bytes" || takesItems(content));
}

/** Returns whether callers give a body item by item. */
export function takesItems({ kind }: BodyContent): boolean {
  return kind === "lines" || kind === "records";
}
