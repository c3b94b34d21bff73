import type { Exact } from "@shortvideo-api/wire";
import type { DocumentedResponses } from "../errors/documented-responses.js";
import type { ErrorClasses } from "../errors/error-classes.js";
import type { PlaceKey } from "./outgoing.js";

/**
 * An operation as its document describes it: a constant of generated code, and all that a connection knows of it. What
 * only some operations need, such as a serializer, is part of their constants, so that bundles of others are free of it.
 */
export interface OperationMetadata extends DocumentedResponses {
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  /** With the document's braces. */
  readonly path: string;
  /** Writes the params. Default: each goes to the query under its key, as the one value that it is. */
  readonly serialize?: Serialize | undefined;
  /** Where `serialize` puts params, by their keys in the params object. */
  readonly params?: Readonly<Record<string, ParamMetadata>> | undefined;
  readonly body?: BodyMetadata | undefined;
  /** What the params are held against before anything is sent, by their keys in the params object. */
  readonly checks?: Readonly<Record<string, ParamCheck>> | undefined;
  /** Groups of params of which exactly one is given. */
  readonly exactlyOneOf?: readonly (readonly string[])[] | undefined;
  /** What it alone throws for statuses that mean success elsewhere. */
  readonly errors?: ErrorClasses | undefined;
  /** A success holds bytes. Default: text, most often of JSON. */
  readonly isBinary?: boolean | undefined;
  /** What a success without a body stands for. Default: a failure, where JSON is documented. */
  readonly empty?: (() => unknown) | undefined;
  /** Reads the text of an answer. Default: `readJson`, which loses no digit. */
  readonly parse?: ((text: string) => unknown) | undefined;
  /** Since when, why, and what to use instead: whole sentences. Set exactly for operations that are deprecated. */
  readonly deprecated?: string | undefined;
}

/** Params by their keys. Those that are `undefined` or null are not sent. */
export type ParamValues = Readonly<Record<string, unknown>>;

export type Serialize = (operation: OperationMetadata, params: ParamValues) => Serialized;

/** What goes over the wire. */
export interface Serialized extends Partial<Omit<SerializedBody, "contentType">> {
  /** With its braces filled; left out when it has none. */
  readonly path?: string | undefined;
  /** Without its question mark. */
  readonly query: string;
  /** Cookies among them; null where `fetch` finds the value itself. */
  readonly headers?: Readonly<Record<string, string | null | undefined>> | undefined;
}

/** Where a param goes, and how it is written there. */
export interface ParamMetadata extends ParamStyle {
  /** Default: the query. */
  readonly in?: "path" | "header" | "cookie" | undefined;
  /** Its name on the wire, where that is not its key. */
  readonly wireName?: string | undefined;
}

/** How a value is written, where that is not its place's own way. */
export interface ParamStyle {
  readonly style?:
    | "simple"
    | "label"
    | "matrix"
    | "form"
    | "spaceDelimited"
    | "pipeDelimited"
    | "deepObject"
    | undefined;
  readonly explode?: boolean | undefined;
  /** Characters that have a meaning in addresses are sent as they are. */
  readonly allowReserved?: boolean | undefined;
  /** The value travels as JSON text. */
  readonly json?: boolean | undefined;
}

/** How a body is sent. */
export interface BodyMetadata {
  /** Its key in the params object. */
  readonly param: string;
  readonly mediaType: string;
  readonly exact?: Exact | undefined;
  readonly serialize: (params: ParamValues, way: BodyMetadata) => SerializedBody | undefined;
}

export interface SerializedBody {
  // By this way it is known to programs for Node without the types of browsers.
  readonly body: NonNullable<RequestInit["body"]>;
  /** Hands it on as it is. */
  readonly bodySerializer: (body: unknown) => unknown;
  /** A stream cannot be sent without it: https://fetch.spec.whatwg.org/#ref-for-dom-requestinit-duplex */
  readonly duplex?: "half" | undefined;
  /** Null where `fetch` finds the type itself. */
  readonly contentType: string | null;
}

/** What the API's document says of the service as a whole. */
export interface ServiceMetadata {
  /** How the caller's key travels; `undefined` when the service takes none. */
  readonly credential?: Credential | undefined;
  /** Fields of a body that may hold the service's code, dots leading inward. A code that denies success makes a failure. */
  readonly codes: readonly string[];
  /** The codes that mean success. A text is the same in letters of either case, and a number the same as its text. */
  readonly success: readonly (number | string)[];
  /** Fields of a body that may hold the service's words, best first. */
  readonly messages: readonly string[];
  /** What a caller does about a failure that came as a success: one sentence. */
  readonly advice?: string | undefined;
  /** What operations document of failures, unless they say otherwise. */
  readonly failures?: DocumentedResponses["failures"];
  /** What failures are thrown as, unless an operation says otherwise; other statuses throw an `ApiError`. */
  readonly errors: ErrorClasses;
}

export interface Credential {
  readonly place: PlaceKey;
  /** Name on the wire. */
  readonly name: string;
  /** What stands before the key, such as a scheme and a space. */
  readonly prefix?: string | undefined;
}

/** What a value is held against before a request is sent. */
export interface ValueCheck {
  /**
   * `int64` stands for 64-bit numbers, which are decimal strings, and `text` for a string or an exact integer, which is sent
   * as its digits. Default: any type.
   */
  readonly type?: "string" | "text" | "integer" | "int64" | "number" | "boolean" | "array" | undefined;
  /** The values that there are. */
  readonly enum?: readonly unknown[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly exclusiveMaximum?: number | undefined;
  /** A whole number. */
  readonly multipleOf?: number | undefined;
  /** In characters, not in UTF-16 units. */
  readonly minLength?: number | undefined;
  /** In characters, not in UTF-16 units. */
  readonly maxLength?: number | undefined;
  /** Source of a regular expression with the flag `u`. */
  readonly pattern?: string | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  /** For each item of a list. */
  readonly items?: ValueCheck | undefined;
}

/** What a parameter is held against. */
export interface ParamCheck extends ValueCheck {
  /** The values that it takes, to follow "must be": `"an integer from 1 to 50"`. */
  readonly expected: string;
  readonly required?: boolean | undefined;
}
