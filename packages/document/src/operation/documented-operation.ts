import type { Style } from "../openapi/joined-style.ts";
import type { ParsedMediaType, StreamKind } from "../openapi/media-type.ts";
import type { Step } from "../openapi/node.ts";
import type {
  MediaType,
  OperationObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
  Schema,
  SecurityRequirement,
  Server,
} from "../openapi/openapi.ts";
import type { Declarations } from "../extensions/read-operation-extensions.ts";
import type { SchemaView } from "../view/schema-view.ts";
import type { ContentForm, ParameterStyle } from "./parameter-style.ts";
import type { NamedCredential } from "../auth/read-credentials.ts";

/** A part of a document, behind any `$ref`. */
export interface DocumentedPart<Node> {
  /** The part as the document writes it. Read descriptions and extensions here, and everything else from the fields of the model. */
  readonly node: Node;
  /** The keys that lead to it; to the component, if it stands behind a `$ref`. */
  readonly steps: readonly Step[];
}

/** An operation of a document. Parts are read when they are first used. */
export interface DocumentedOperation extends DocumentedPart<OperationObject>, Declarations {
  /** The `operationId`; method and path if there is none. */
  readonly id: string;
  /** As a request sends it: `"GET"`, `"QUERY"`, or a key of `additionalOperations`. */
  readonly method: string;
  /** As in the document: `"/pets/{petId}"`. For a webhook its key, for a callback the expression of the address. */
  readonly path: string;
  readonly deprecated: boolean;
  /** All tags, also those that only mark the operation. */
  readonly tags: readonly string[];
  /** The texts that name the resource of its tags and those around it, the outermost first; empty if no tag names one. */
  readonly tagPath: readonly string[];
  /** Those of the path, then those of the operation. One of the operation replaces one of the path. */
  readonly parameters: readonly DocumentedParameter[];
  readonly body: DocumentedBody | undefined;
  /** In the order of the document, by key: `"200"`, `"4XX"`, `"default"`. */
  readonly responses: ReadonlyMap<string, DocumentedResponse>;
  /** The credentials of requests: by the operation's own `security`, otherwise by that of the document. A webhook has only its own. */
  readonly security: DocumentedSecurity;
  /** The servers of the operation, otherwise those of its path; `undefined` if both have none. */
  readonly servers: DocumentedServers | undefined;
  /** Requests that the service sends after this one. */
  readonly callbacks: readonly DocumentedWebhook[];
}

/** A request that the service sends: a webhook of the document, or a callback of an operation. */
export interface DocumentedWebhook extends DocumentedOperation {
  readonly kind: "webhook" | "callback";
  /** The key of the webhook or of the callback. */
  readonly title: string;
  /** The operation of a callback. */
  readonly owner: DocumentedOperation | undefined;
  /** The runtime expression of the address of a callback. */
  readonly expression: string | undefined;
}

/** A parameter of a request, or a header of a response or of a part of a form. */
export interface DocumentedParameter extends DocumentedPart<ParameterObject> {
  /** The name on the wire. */
  readonly name: string;
  readonly in: ParameterObject["in"];
  readonly required: boolean;
  /** The document deprecates the parameter or its schema. */
  readonly deprecated: boolean;
  /** `false` if the loader has added it for a placeholder of the path. */
  readonly isDeclared: boolean;
  /** A style that its place has. */
  readonly style: Style;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** A request may send it without a value (`allowEmptyValue`), whatever its schema admits. */
  readonly allowsEmpty: boolean;
  /** The media type of a value that is the text of one (`content`). */
  readonly media: DocumentedMedia | undefined;
  /** How a request writes a value that is the text of a media type; `undefined` for one in a style. */
  readonly contentForm: ContentForm | undefined;
  /** The schema of its values, also of those of a media type; `true` if there is none. */
  readonly schema: Schema;
  readonly schemaSteps: readonly Step[];
  readonly view: SchemaView;
  /** The only value that the parameter can have, if it is required. Clients send it, so callers need not give it. */
  readonly constant: string | number | boolean | undefined;
  /** The examples beside the schema, then those of the media type. */
  readonly examples: readonly unknown[];
  /** How a request writes its values. */
  readonly serialization: ParameterStyle;
}

/** The body of a request. */
export interface DocumentedBody extends DocumentedPart<RequestBodyObject> {
  readonly required: boolean;
  /** In the order of the document. */
  readonly media: readonly DocumentedMedia[];
}

/** A body in one media type. */
export interface DocumentedMedia extends DocumentedPart<MediaType>, ParsedMediaType {
  /** As in the document: `"application/json; charset=utf-8"`, `"image/*"`. */
  readonly name: string;
  /** How items are written, if the body is read item by item. */
  readonly stream: StreamKind | undefined;
  /** The schema of the whole body; `true` if there is none. */
  readonly schema: Schema;
  readonly schemaSteps: readonly Step[];
  readonly view: SchemaView;
  /** The schema of one item, if the document states it: OpenAPI 3.2. */
  readonly itemSchema: Schema | undefined;
  /** The complete bodies beside the schema. */
  readonly examples: readonly unknown[];
  /** The examples with a name. Leaves out those without a value. */
  readonly named: ReadonlyMap<string, unknown>;
  /** The headers of the parts of a form, by the name of the part. */
  readonly partHeaders: ReadonlyMap<string, readonly DocumentedParameter[]>;
}

/** A response to an operation. */
export interface DocumentedResponse extends DocumentedPart<ResponseObject> {
  /** Its key in the document: `"200"`, `"4XX"`, `"default"`. */
  readonly status: string;
  readonly description: string;
  /** In the order of the document. */
  readonly headers: readonly DocumentedParameter[];
  /** In the order of the document. */
  readonly media: readonly DocumentedMedia[];
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

/** Servers, and their place in the document. */
export interface DocumentedServers {
  readonly servers: readonly Server[];
  readonly steps: readonly Step[];
}
