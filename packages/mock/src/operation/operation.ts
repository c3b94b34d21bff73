import type { Boundary, Credential, ParsedMediaType, Schema } from "@shortvideo-api/document";
import type { Exact } from "@shortvideo-api/wire";
import type { Pagination } from "./pagination.js";

/** What the front knows of one operation: enough to tell a right request from a wrong one. Nothing is left to resolve. */
export interface Operation {
  /** The `operationId`, or method and path where the document gives none. */
  readonly id: string;
  /** Upper case: `"GET"`. */
  readonly method: string;
  /** As in the document: `"/pets/{petId}"`. */
  readonly path: string;
  /** Since when and why it is deprecated, and what to use instead; `undefined` when it is not. */
  readonly deprecated: string | undefined;
  readonly parameters: readonly Parameter[];
  /** Objects of which each property is a parameter of its own. */
  readonly explodedObjects: readonly ExplodedObject[];
  /** What of its parameters nobody can check. */
  readonly unchecked: readonly Unchecked[];
  /** Groups of parameters of which exactly one is given. */
  readonly exactlyOneOf: readonly (readonly string[])[];
  /** `undefined` when the operation takes no body. */
  readonly body: RequestBody | undefined;
  /** Ways to show who calls; one of them must be complete. Empty when the operation is open to all. */
  readonly credentials: readonly (readonly Credential[])[];
  /** Documented answers in the order of the document; keys as the document writes them: `"200"`, `"4XX"`, `"default"`. */
  readonly responses: ReadonlyMap<string, Response>;
  readonly pagination: Pagination | undefined;
  readonly echoes: readonly Echo[];
}

/** A place of the answer that holds what a parameter gave. */
export interface Echo {
  /** The parameter: `"query.videoId"`. */
  readonly parameter: string;
  /** `"comments[].aweme_id"`. */
  readonly place: string;
}

/** An object that a request writes as one parameter for each property. */
export interface ExplodedObject {
  /** As the document calls it; no request says it. */
  readonly name: string;
  readonly required: boolean;
  /** Names of the parameters that are its properties. */
  readonly properties: readonly string[];
  /** Those of which each must be there where any is. */
  readonly requiredProperties: readonly string[];
  /** May a request give properties that the document does not name? */
  readonly isOpen: boolean;
  /** As for a parameter. */
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
}

/** What the document leaves open, so that whatever is given passes. */
export interface Unchecked {
  /** To begin a sentence: ``"`filter` is"``. */
  readonly what: string;
  /** To end it: `"it may be an object or something else"`. */
  readonly why: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  /** The document declares it deprecated. */
  readonly deprecated: boolean;
  /** How several values are written: repeated, or parted by this. `undefined` where there is but one value. */
  readonly list: "repeated" | "," | " " | "|" | undefined;
  /** Types of the properties of an object that is written `name[property]`; `undefined` where it is none. */
  readonly deep: Readonly<Record<string, readonly string[]>> | undefined;
  /** `false` where the document leaves open what is right: then all is. */
  readonly checked: boolean;
  /** The value is JSON text. */
  readonly json: boolean;
  /** Types that the schema admits, from which text is read: `"integer"`. Empty when it admits all. */
  readonly types: readonly string[];
  /** As for `types`, of the items of a list. */
  readonly itemTypes: readonly string[];
  /** The document's default, as text; `undefined` where it gives none. */
  readonly default: string | undefined;
  /** Values that the document lists, as a request writes them, of a boolean both; empty where it lists none. */
  readonly choices: readonly string[];
  /** Limits that the document sets and that a value can meet exactly; of a list, those of its items too. */
  readonly boundaries: readonly Boundary[];
  /** Values to write where a request has none or a wrong one, best first; whether they fit is for `accepts` to say. */
  readonly samples: readonly (readonly string[])[];
  /** What the document asks for, to end the sentence "It takes …": `"an integer from 1 to 50"`. */
  readonly expected: string;
  /** Does the value, as read, fit the schema? */
  readonly accepts: (value: unknown) => boolean;
  /** Finds what of the schema the value does not fit; `undefined` when it fits. */
  readonly findMisfit: (value: unknown) => Misfit | undefined;
}

/** What of a schema a value does not fit. */
export interface Misfit {
  /** The keyword of JSON Schema: `"maximum"`. */
  readonly keyword: string;
  /** JSON pointer to the keyword: `"#/properties/from/maximum"`. It names what the document declares, and nothing that was sent. */
  readonly schemaPath: string;
  /** JSON pointer to the part of the value: `""` for the whole. */
  readonly path: string;
}

export interface RequestBody {
  readonly required: boolean;
  /** What the document takes, in its order. */
  readonly media: readonly BodyMedia[];
}

/** Finds what is wrong with a value; nothing where it fits. */
export type FindFaults = (value: unknown) => readonly BodyFault[];

/** One thing wrong with a body. */
export interface BodyFault {
  /** `"/id must be integer"`. */
  readonly wrong: string;
  /** The same, with the form of the value instead of numbers: `"/tags/# must be string, integer"`. */
  readonly mistake: string;
}

/** A media type that a body may have, or a range of them. */
export interface BodyMedia extends ParsedMediaType {
  /** As in the document: `"application/json; charset=utf-8"`. */
  readonly name: string;
  /** Finds what is wrong with a body, as read. */
  readonly findFaults: FindFaults;
  /** Types that the schema admits; empty when it admits all. */
  readonly types: readonly string[];
  /** The fields of the body where it is a form. */
  readonly form: BodyForm;
  /** The JSON text of a body that fits, as far as the document shows one. */
  readonly sample: string;
}

export interface BodyForm {
  readonly fields: readonly BodyField[];
  /** Types of fields that the document does not name; empty when it admits all. */
  readonly otherTypes: readonly string[];
  /** As for the body. Passes over fields that nobody can check. */
  readonly findFaults: FindFaults;
}

/** A field of a form. */
export interface BodyField extends Pick<Parameter, "name" | "list" | "deep" | "json" | "types" | "itemTypes"> {
  /** `false` where the document leaves open what is right: then all is. */
  readonly checked: boolean;
  /** Media types that a part of a multipart body may have; empty when any may be. */
  readonly contentTypes: readonly string[];
}

export interface Response {
  /** The document's own words; `""` where it has none. */
  readonly description: string;
  /** Media types that the document names, in its order. */
  readonly mediaTypes: readonly string[];
  /** The same, with what the mock can answer in them; those that it can play stand first. */
  readonly media: readonly ResponseMedia[];
  /** Names of the answers that can be asked for, the usual one first. */
  readonly examples: readonly string[];
  /** Where the body holds 64-bit numbers. */
  readonly exact: Exact;
  /** What a body of the first of `media` has to fit; `true` where the document says nothing. */
  readonly schema: Schema;
}

/** A media type of an answer, or a range of them. */
export interface ResponseMedia extends ParsedMediaType {
  /** As in the document: `"application/json; charset=utf-8"`. */
  readonly name: string;
  /** What goes over the wire as `content-type`; `undefined` where the mock cannot tell. */
  readonly sent: string | undefined;
  /** Where a body of this type comes from: it can be made of the schema, is an example of the document, or there is none. */
  readonly body: "made" | "example" | "none";
}
