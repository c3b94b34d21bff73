import type { Exact } from "@shortvideo-api/wire";
import type { DocumentedAnswers } from "./documented-answers.js";
import type { ErrorClasses } from "./error-classes.js";
import type { ParamCheck } from "./param-check.js";

/**
 * An operation as its document describes it: a constant of generated code, and all that a connection knows of it. What
 * only some operations need, such as a serializer, is part of their constants, so that bundles of others are free of it.
 */
export interface OperationFacts extends DocumentedAnswers {
  readonly id: string;
  /** Upper case. */
  readonly verb: string;
  /** With the document's braces. */
  readonly path: string;
  /** Writes the params. Default: each goes to the query under its key, as the one value that it is. */
  readonly serialize?: Serialize | undefined;
  /** Where `serialize` puts params, by their keys in the params object. */
  readonly params?: Readonly<Record<string, ParamWay>> | undefined;
  readonly body?: BodyWay | undefined;
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

export type Serialize = (operation: OperationFacts, params: ParamValues) => Serialized;

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
export interface ParamWay extends ParamStyle {
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
export interface BodyWay {
  /** Its key in the params object. */
  readonly param: string;
  readonly mediaType: string;
  readonly exact?: Exact | undefined;
  readonly serialize: (params: ParamValues, way: BodyWay) => SerializedBody | undefined;
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
