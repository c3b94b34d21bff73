import type { ExactModel, Sample } from "@shortvideo-api/document/sample/source";
import type { RulesPart } from "./rules.ts";
import type { FailureStatus, TypeRef } from "./type-ref.ts";

/** The successful response of an operation. */
export interface SuccessResponse extends SuccessMedia {
  /** Success statuses that the document names, ascending; 200 if it names only `2XX` or `default`. Empty if it describes no success. */
  statuses: readonly number[];
  /** All documented media types. The first one is the default, and its fields are those of the response. Empty without a body. */
  media: readonly NamedMedia[];
  /** Statuses of documented redirects, ascending. Callers get their target. */
  redirects: readonly number[];
  /** Whether the document has redirects, but no other success. */
  isRedirect: boolean;
  /** Whether the document has successes both with and without a body. The type of the result then admits `undefined`. */
  mayBeEmpty: boolean;
  /** How to recognize the JSON of this response; `undefined` if the document does not say enough, or if `list` says it. */
  envelope: BodyEnvelope | undefined;
  /** The path to the items of a list; `envelope` describes the object around them. `undefined` if a page may lack it. */
  list: readonly string[] | undefined;
  /** Complete responses by name: `firstPage`, `secondPage`, `lastPage` and `emptyPage` for a list, otherwise `example`. */
  fixtures: readonly Fixture[];
  /** Schema samples for responses of any seed. */
  samples: ResponseSamples;
  doc: string | undefined;
}

/** How the client reads a body: at once, or as a stream of events (`text/event-stream`) or of JSON values. */
export type ResponseKind = "json" | "text" | "binary" | "events" | "lines" | "records" | "none";

/** The body of a success as the client reads it. */
export interface SuccessBody {
  kind: ResponseKind;
  /** The type of the body, or of one item of a stream. `undefined` exactly if `kind` is `"none"`. */
  type: TypeRef | undefined;
  /** The positions of 64-bit numbers in the body, or in one item of a stream. */
  exact: ExactModel | undefined;
  /** The check of a body of JSON; `undefined` if nothing is certain, and for other kinds. */
  check: RulesPart | undefined;
  /** How items are written; `undefined` unless `kind` is a stream. */
  items: StreamItems | undefined;
}

/** A body in one media type. */
export interface SuccessMedia extends SuccessBody {
  /** The keys of the bodies of `kind` in the document: one for each success status that has such a body. */
  contents: readonly Content[];
  /** The body of each success status that has one, in the order of the document. A status without this media type has another one. */
  bodies: readonly StatusBody[];
}

/** The body of a status when a call asks for a certain media type. */
export interface StatusBody extends SuccessBody {
  /** Key as the document has it: `"200"`, `"2XX"`, `"default"`. */
  status: string;
  /** Its media type as the document writes it: `"text/csv"`. */
  name: string;
}

/** A media type that callers can ask for. */
export interface NamedMedia extends SuccessMedia {
  /** As the document writes it: `"text/csv"`, `"image/*"`. */
  name: string;
}

/** How the items of a stream are written, and which parts of them the document describes. */
export interface StreamItems {
  /**
   * - `"data"`: the schema describes the data of an event, or a value
   * - `"event"`: the schema describes a whole event, with its fields `data`, `event` and `id`
   * - `"text"`: the schema only says that the body is text
   */
  of: "data" | "event" | "text";
  /** The data of events. `"mixed"`: some data is JSON, and other data is plain text. */
  data: "json" | "text" | "mixed";
  /** Whether the schema of the document is a list of the items. */
  isListed: boolean;
}

/** Schema samples of a response. Each is `undefined` if the schema accepts no finite value, or if the body is not JSON. */
export interface ResponseSamples {
  /** The whole response. */
  response: Sample | undefined;
  /** One item of a list; `undefined` also if the response is not a list. */
  item: Sample | undefined;
}

/** A complete response with a name. */
export interface Fixture {
  /** `"firstPage"`. */
  name: string;
  /** One sentence for its docstring. */
  doc: string;
  sample: Sample;
}

/** A list, or an object that has at least one of these properties. Without properties: any object. */
export type BodyEnvelope = "array" | readonly string[];

/** A failure as a whole response. */
export interface FailureFixture {
  /** The name of the body in the document: `"invalidKey"`; the status if it has none. */
  name: string | number;
  description: string;
  status: number;
  mediaType: string | undefined;
  /** `undefined` if there is no body. */
  sample: Sample | undefined;
}

/** A documented failure of an operation. */
export interface Failure {
  status: FailureStatus;
  /** The class of the client that is thrown: `"NotSubscribedError"`, or `"ApiError"`. */
  errorClass: string;
  /** Classes that are thrown instead, by the message of the service. */
  cases: readonly ErrorCase[];
  description: string;
  type: TypeRef | undefined;
  /**
   * How to distinguish the JSON body of the service from others, such as an error page of a proxy. `undefined` if the document
   * does not say enough.
   */
  envelope: BodyEnvelope | undefined;
  /** The keys of the body in the document; `undefined` exactly if `type` is. */
  content: Content | undefined;
  sample: Sample | undefined;
}

/** Responses of a status for which another class is thrown. */
export interface ErrorCase {
  /** Words in the message of the service. Case is ignored. */
  contains: string;
  /** `"NotSubscribedError"`. */
  errorClass: string;
}

/** The two keys of a body in `responses`, exactly as the document writes them. */
export interface Content {
  /** `"200"`, `"2XX"`, `"default"`. */
  status: string;
  /** `"application/json; charset=utf-8"`. */
  mediaType: string;
}
