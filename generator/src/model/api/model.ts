import type { Echo } from "./echo.ts";
import type { ExactModel, Sample } from "@shortvideo-api/document/sample/source";
import type { Fixture, ResponseSamples } from "./response-samples.ts";
import type { ParamCheck } from "./param-check.ts";

/**
 * The model: what the emitters know of the API, and all they know.
 *
 * Everything here is resolved: no `$ref`, no path-level parameter, no default left to apply, no name left to make. An
 * emitter that feels the need to open the spec has found a field that is missing here.
 */
export interface ApiModel {
  title: string;
  version: string;
  /** The document as headers name it: `"spec/openapi.yaml"`. */
  source: string;
  /** In the order of the document's tags, then by first appearance. */
  resources: readonly Resource[];
  /** Component schemas, in the order of the document. */
  schemas: readonly NamedSchema[];
  /** Error classes that the document names by `x-error`, each once, in the order of first appearance. */
  errors: readonly ErrorClass[];
  /** How the service says no inside an HTTP 200; `undefined` where the document does not say that it does. */
  inBandFailure: InBandFailure | undefined;
  /** The header or query key that carries the caller's key; `undefined` when the API takes none. */
  credential: Credential | undefined;
}

export interface Credential {
  in: "header" | "query" | "cookie";
  /** Name on the wire: `"x-gateway-key"`. */
  name: string;
  /** What stands before the key: `"Bearer "`, or nothing. */
  prefix: string;
}

export interface InBandFailure {
  /** Fields that may hold the code; any that denies success makes a failure. */
  codes: readonly string[];
  /** The codes that mean success: one or more. */
  success: readonly (number | string)[];
  /** Fields that hold the service's words, best first. */
  messages: readonly string[];
  /** What a caller does about it: one sentence. */
  advice?: string;
}

export interface ErrorClass {
  /** `"NotSubscribedError"`. */
  name: string;
  /** HTTP statuses that throw it, over all operations. */
  statuses: readonly number[];
  description: string;
  /** What a caller does about it: one sentence. */
  advice: string | undefined;
  /** What the status says by itself, as a sentence, where an answer without a body throws the class. */
  meaning: string | undefined;
}

/** Answers of a status that another class stands for. */
export interface ErrorCase {
  /** Words that the service's message holds, in letters of either case. */
  contains: string;
  /** `"NotSubscribedError"`. */
  errorClass: string;
}

/** What one member of the client groups: a tag, or what stands for one. */
export interface Resource {
  /** Member of the client and stem of its files: an identifier in camelCase, unique also when case is ignored. */
  name: string;
  /** Stem of its files, kebab-case, unique. */
  file: string;
  /** Class of the client: `"Posts"`. */
  className: string;
  description: string | undefined;
  operations: readonly Operation[];
}

export interface Operation {
  /** The `operationId`, or the one made from method and path where the document gives none. */
  id: string;
  /** Member of the resource's class: `"listComments"`. Unique in the resource; may be a reserved word. */
  method: string;
  /** Unique over the whole document, PascalCase: `"PostsListComments"`. */
  name: string;
  /** Constants of its fixtures: `"postsListComments"` and `"postsListCommentsFailures"`. */
  fixtures: { responses: string; failures: string };
  /** Functions of the client, `"postsListComments"` and for lists `"iteratePostsListComments"`, and their constant. */
  call: { name: string; iterate: string; metadata: string };
  /** Upper case: `"GET"`. */
  httpMethod: string;
  /** As in the document: `"/api/post/comments"`. */
  path: string;
  summary: string | undefined;
  description: string | undefined;
  deprecated: Deprecation | undefined;
  /** Address of the operation's own documentation. */
  docs: string | undefined;
  /** Path, query, header and cookie parameters, in this order of appearance; security headers left out. */
  params: readonly Param[];
  /** Groups of params of which exactly one is given. */
  exactlyOneOf: readonly (readonly string[])[];
  body: Body | undefined;
  /** May the caller leave out `params` altogether? */
  paramsOptional: boolean;
  response: SuccessResponse;
  /** Documented answers outside 200–299, and those without a body that `x-error` makes failures, by status. */
  failures: readonly Failure[];
  /** The same as whole responses, and the failure that hides in a success. */
  failedResponses: readonly FailedResponse[];
  pagination: Pagination | undefined;
  /** Where the answer holds what the call gave. */
  echoes: readonly Echo[];
  /** Params of an example call, a `Sample` of kind `object`; keys are `Param.name` and `Body.name`. */
  request: Sample;
  /** Provenance of the operation itself: `{ status: "inferred", reason }`; `undefined` when documented. */
  provenance: Provenance | undefined;
}

export interface Provenance {
  status: "inferred" | "assumed";
  reason: string;
}

export interface Deprecation {
  since: string | undefined;
  why: string | undefined;
  /** The operation to use instead, with its resource and method, for a `{@link}`. */
  use: { id: string; resource: string; className: string; method: string } | undefined;
}

export interface Param {
  /** Key in the params object: the wire name, unless two parameters of the operation share it. */
  name: string;
  wireName: string;
  in: "path" | "query" | "header" | "cookie";
  required: boolean;
  /** One line of text: description, bounds, default. Free of comment ends and line breaks. */
  doc: string;
  style: "simple" | "label" | "matrix" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  explode: boolean;
  allowReserved: boolean;
  /** The value travels as JSON text (`content: application/json`). */
  json: boolean;
  /** What the client holds its value against before it sends a request; `undefined` when nothing is certain. */
  check: ParamCheck | undefined;
  /** The values that it takes, to follow "must be": `"an integer from 1 to 50"`. */
  expected: string;
  /** Besides its own type, callers may give it as this one: pages write the next cursor so. */
  alsoTakes: "string" | "number" | undefined;
  provenance: Provenance | undefined;
}

export interface Body {
  /** Key in the params object: `"body"`, unless a parameter has that name. */
  name: string;
  /** As in the document: `"application/json"`, `"multipart/form-data"`. */
  mediaType: string;
  required: boolean;
  type: TypeRef;
  /** Where its 64-bit numbers and JSON strings stand; `undefined` when there are none. */
  exact: ExactModel | undefined;
  doc: string;
}

export interface SuccessResponse {
  /** Success statuses that the document names, ascending; `2XX` and `default` read as 200 where no other is given. */
  statuses: readonly number[];
  kind: "json" | "text" | "binary" | "none";
  /** `undefined` exactly when `kind` is `"none"`. */
  type: TypeRef | undefined;
  /** Where the document keeps the bodies of `kind`: one for each success status that has one. */
  contents: readonly Content[];
  /** A success without body is documented beside one with: the type gains `| undefined`. */
  mayBeEmpty: boolean;
  exact: ExactModel | undefined;
  /** By what JSON can be told from anything else; `undefined` where the document does not say enough. */
  envelope: Envelope | undefined;
  /** Way to the items of a list: `envelope` tells the object that holds them. `undefined` where a page may lack it. */
  list: readonly string[] | undefined;
  /** Named complete answers: for a list `firstPage`, `secondPage`, `lastPage`, `emptyPage`; else `example`. */
  fixtures: readonly Fixture[];
  /** What further answers are made of, under any seed. */
  samples: ResponseSamples;
  doc: string | undefined;
}

/** A list, or an object that has at least one of these properties; where none are named, any object. */
export type Envelope = "array" | readonly string[];

export interface FailedResponse {
  /** As the document names its body: `"invalidKey"`; the status where it names none. */
  name: string | number;
  description: string;
  status: number;
  mediaType: string | undefined;
  /** `undefined` where there is no body. */
  sample: Sample | undefined;
}

export interface Failure {
  /** `404`, or `"default"`, `"4XX"`, `"5XX"`. */
  status: number | "default" | "1XX" | "2XX" | "3XX" | "4XX" | "5XX";
  /** Class of the client that is thrown: `"NotSubscribedError"`, or `"ApiError"`. */
  errorClass: string;
  /** Told by the service's words: what is thrown instead. */
  cases: readonly ErrorCase[];
  description: string;
  type: TypeRef | undefined;
  /** By what a JSON body of the service is told from a page of something before it; `undefined` where the document does not say enough. */
  envelope: Envelope | undefined;
  /** Where the document keeps the body; `undefined` exactly when `type` is. */
  content: Content | undefined;
  sample: Sample | undefined;
}

/** Where in `responses` a body stands: both keys exactly as the document writes them. */
export interface Content {
  /** `"200"`, `"2XX"`, `"default"`. */
  status: string;
  /** `"application/json; charset=utf-8"`. */
  mediaType: string;
}

/** How generated code names a type of `openapi-types`. */
export type TypeRef =
  /** Alias of a component schema: `Comment`. */
  | { kind: "schema"; name: string }
  /** What the operation answers, where the document gives it no name: `ResponseBody<"posts.get">`. */
  | { kind: "response"; operation: string }
  /** The body of a request, likewise: `Body<"pets.create">`. */
  | { kind: "body"; operation: string }
  /** The body of a failure, likewise: `FailureBody<"pets.create", 404>`. */
  | { kind: "failure"; operation: string; status: Failure["status"] }
  /** The items at the end of a path in a type, `NonNullable`d at each step. */
  | { kind: "itemOf"; of: TypeRef; path: readonly PathStep[] }
  | { kind: "array"; of: TypeRef };

/** One property on the way from the body to a field. */
export interface PathStep {
  name: string;
  /** The property may be absent or null, so that what follows needs `?.`. */
  optional: boolean;
}

/** Way from the body to a field. */
export type Place = readonly PathStep[];

export type Pagination = CursorPagination | PagePagination | OffsetPagination;

interface Paged {
  /** Member of the resource's class: `"iterateComments"`. Unique in the resource. */
  iterate: string;
  /** Helper of the pagination package: `"paginatePostsListComments"`. */
  paginate: string;
  /** Param that carries the position: key in the params object. */
  param: string;
  /** How the position is written in the params. */
  paramType: "string" | "number";
  /** The document's default of the position: `"0"`; `undefined` where it gives none. */
  start: string | number | undefined;
  items: readonly PathStep[];
  itemType: TypeRef;
  /** Places where a page says whether another one follows; the first that is present counts. None where no page says. */
  hasMore: readonly Place[];
  /** Places of the number of items in the whole list, likewise. */
  total: readonly Place[];
  /** Where an item keeps what tells it from all others; `undefined` when the document does not say. */
  key: readonly PathStep[] | undefined;
  /** Param that sizes a page, with the document's default. */
  size: { param: string; default: number | undefined; maximum: number | undefined } | undefined;
}

/** Every page names the next. */
export interface CursorPagination extends Paged {
  style: "cursor";
  /** Places of the next cursor, of which the first that is present counts; at least one. */
  next: readonly Place[];
  /** How the wire writes the next cursor, at each of the places. */
  nextTypes: readonly ("string" | "number")[];
}

/** Pages are numbered. `start` is the first number, 1 where the document is silent. */
export interface PagePagination extends Paged {
  style: "page";
}

/** The position is the number of items met so far. */
export interface OffsetPagination extends Paged {
  style: "offset";
}

export interface NamedSchema {
  /** Key under `components/schemas`. */
  key: string;
  /** Alias in `openapi-types`: PascalCase identifier, unique also when case is ignored, no reserved or global name. */
  name: string;
  description: string | undefined;
  deprecated: boolean;
  /** `"createComment"`. */
  factory: string;
  /** What the factory makes; `undefined` when the schema admits nothing finite. */
  sample: Sample | undefined;
  /** Where its 64-bit numbers and JSON strings stand; `undefined` when there are none at any depth. */
  exact: ExactModel | undefined;
  /** Is it the content of a JSON-encoded string somewhere, so that it needs `decode…` and `encode…`? */
  encoded: boolean;
}
