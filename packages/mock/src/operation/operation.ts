import type { SchemaError } from "./compile/schema-error.js";
import type {
  Boundary,
  Credential,
  DocumentedOperation,
  DocumentedResponse,
  JoinedStyle,
  ListSeparator,
  ParsedMediaType,
  Schema,
  Step,
  WrittenShape,
} from "@shortvideo-api/document";
import type { Exact } from "@shortvideo-api/wire";
import type { ByteLimits } from "./byte-limits.js";
import type { ServedPagination } from "./pagination.js";
import type { Reading } from "./reading.js";

/** The parts of an operation by which the mock validates requests and responds to them. */
export interface ServedOperation extends Pick<DocumentedOperation, "id" | "method" | "path" | "steps"> {
  /** Since when and why the operation is deprecated, and its replacement; `undefined` when it is not deprecated. */
  readonly deprecated: string | undefined;
  /** Why the mock cannot serve it, with the line of the document. Requests get 501. `undefined` for an operation that it serves. */
  readonly unserved: string | undefined;
  readonly parameters: readonly Parameter[];
  /** Objects that a request writes as one parameter for each property. */
  readonly explodedObjects: readonly ExplodedObject[];
  /** The parts of a request that the mock cannot check. */
  readonly unchecked: readonly Unchecked[];
  /** Groups of parameters. A request contains exactly one parameter of each group. */
  readonly exactlyOneOf: readonly (readonly string[])[];
  /** `undefined` when the operation accepts no body. */
  readonly body: AcceptedBody | undefined;
  /** Alternative sets of credentials, of which a request needs one. If authentication is optional, the first set is empty. */
  readonly credentials: readonly (readonly Credential[])[];
  /** Documented responses in the order of the document, by key: `"200"`, `"4XX"`, `"default"`. */
  readonly responses: ReadonlyMap<string, Response>;
  /** A parameter or property of the request, `stream`, decides whether the response is a stream. */
  readonly takesStream: boolean;
  readonly pagination: ServedPagination | undefined;
  readonly echoes: readonly EchoPlace[];
}

/** An operation that returns the pages of a list. */
export type PaginatedOperation = ServedOperation & { readonly pagination: ServedPagination };

/** A place of the response that repeats the value of a parameter. */
export interface EchoPlace {
  /** The parameter: `"query.videoId"`. */
  readonly parameter: string;
  /** `"comments[].aweme_id"`. */
  readonly place: string;
}

/** An object that a request writes as one parameter for each property. */
export interface ExplodedObject {
  readonly in: Parameter["in"];
  /** The name in the document. Requests contain it only before brackets. */
  readonly name: string;
  readonly required: boolean;
  /** Names of the parameters that are its properties. */
  readonly properties: readonly string[];
  /** Properties that a request must contain when it contains any. */
  readonly requiredProperties: readonly string[];
  /** The object admits properties that the document does not name. */
  readonly isOpen: boolean;
  /** A value that is no object may be in its place: a parameter of its name. */
  readonly isMixed: boolean;
  /** The names of its parameters are those of its properties in brackets: `filter[from]`. */
  readonly isBracketed: boolean;
  /** Describes the valid values, as for a parameter. */
  readonly expected: string;
  /** The values that the texts of its properties may mean; `undefined` when the mock cannot check the object as a whole. */
  readonly reading: Reading | undefined;
}

/** A part of a request that nothing defines, so that the mock accepts every value. */
export interface Unchecked {
  /** The beginning of a sentence: ``"`filter` is"``. */
  readonly what: string;
  /** The end of the sentence: `"it may be an object or something else"`. */
  readonly why: string;
}

/** A parameter of an operation, with its check. */
export interface Parameter {
  /** The keys that lead to it in the document; to the component, if it stands behind a `$ref`. */
  readonly steps: readonly Step[];
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  readonly deprecated: boolean;
  /** The separator of the values of a list; `undefined` for a single value. */
  readonly list: ListSeparator | undefined;
  /** Whether the value may be an object that is one parameter. */
  readonly deep: boolean;
  /** The names of its properties that are parameters of their own: `"filter[from]"`. Default: none. */
  readonly except?: readonly string[] | undefined;
  /** The forms of a value, in the order of preference. */
  readonly shapes: readonly WrittenShape[];
  /** The values that its texts may mean. */
  readonly reading: Reading;
  /** `false` when nothing defines the valid values: then every value is valid. */
  readonly checked: boolean;
  /** The value is JSON text. */
  readonly json: boolean;
  /** How a list or an object is written as one text, and the prefix of a single value; `undefined` for other parameters. */
  readonly joined?: JoinedStyle | undefined;
  /** The value is the whole query, without a name. */
  readonly isWholeQuery?: boolean | undefined;
  /** An empty value is valid, whatever the schema admits (`allowEmptyValue`). */
  readonly allowsEmpty?: boolean | undefined;
  /** The cookie is not percent-encoded. */
  readonly isVerbatim?: boolean | undefined;
  /** Types that the schema admits, such as `"integer"`. Empty when it admits all types. */
  readonly types: readonly string[];
  /** The types that the items of a list admit. */
  readonly itemTypes: readonly string[];
  /** The default of the document, as text. */
  readonly default: string | undefined;
  /** Values that the document names, as a request writes them; both values of a boolean. */
  readonly choices: readonly string[];
  /** The only value of a required parameter, which clients send by themselves. */
  readonly constant?: string | number | boolean | undefined;
  /** Limits that a value can equal; for a list, also the limits of its items. */
  readonly boundaries: readonly Boundary[];
  /** Values that may replace a missing or invalid value, best first. The reading decides which of them are valid. */
  readonly samples: readonly (readonly string[])[];
  /** Describes the valid values, to end the sentence "It takes …": `"an integer from 1 to 50"`. */
  readonly expected: string;
  /** Finds the first error of a value; `undefined` when it matches the schema. */
  readonly findSchemaError: (value: unknown) => SchemaError | undefined;
}

/** The body that an operation accepts. */
export interface AcceptedBody {
  readonly required: boolean;
  /** Media types that the operation accepts, in the order of the document. */
  readonly media: readonly BodyMedia[];
}

/** Finds the errors of a value; none when it matches its schema. */
export type FindBodyErrors = (value: unknown) => readonly BodyError[];

/** An error of a body. */
export interface BodyError {
  /** `"/id must be an integer"`. */
  readonly wrong: string;
  /** Names the kind of mistake: the message with `#` for numbers, then the form of the value: `"/tags/# must be text, integer"`. */
  readonly mistake: string;
}

/** A media type of a request body, or a range of media types. */
export interface BodyMedia extends ParsedMediaType, ByteLimits {
  /** As in the document: `"application/json; charset=utf-8"`. */
  readonly name: string;
  /** Whether the body is bytes, in each media type. */
  readonly isFile: boolean;
  /** Finds the errors of a body, as read. */
  readonly findErrors: FindBodyErrors;
  /** The values that a text may mean. */
  readonly reading: Reading;
  /** Types that the schema admits; empty when it admits all types. */
  readonly types: readonly string[];
  /** The fields of a body that is a form. */
  readonly form: BodyForm;
  /** The JSON text of a sample body: a valid example if there is one. It is invalid only if no valid value was found. */
  readonly sample: string;
}

/** The fields of a form, or of an object that a form writes as one field for each property. */
export interface FormFields {
  readonly fields: readonly BodyField[];
}

/** The fields of a form, with their check. */
export interface BodyForm extends FormFields {
  /** The values that the entries may mean, without those of fields that the mock cannot check. */
  readonly reading: Reading;
  /** Finds the errors of the fields that the mock can check. */
  readonly findErrors: FindBodyErrors;
}

/** A field of a form. */
export interface BodyField {
  readonly name: string;
  /** `false` when nothing defines the valid values: then every value is valid. */
  readonly checked: boolean;
  /** The forms of a value with a style, in the order of preference; `undefined` for a field that has no style. */
  readonly shapes: readonly WrittenShape[] | undefined;
  /** The part of a value without a style that is JSON: the whole, or each item of a list. */
  readonly json: "whole" | "items" | undefined;
  /** Several entries may have its name: those of a list, or of properties in brackets. */
  readonly isRepeatable: boolean;
  /** The fields of an object that the form writes as one field for each property; `undefined` for other fields. */
  readonly exploded?: (FormFields & Pick<ExplodedObject, "isOpen">) | undefined;
  /** Media types that a part of a multipart body may have; empty when it may have any. */
  readonly contentTypes: readonly string[];
  /** Headers that each part of a multipart body may have. */
  readonly headers: readonly Parameter[];
}

/** A documented response. */
export interface Response {
  readonly documented: DocumentedResponse;
  /** Why the mock cannot send it, with the line of the document; `undefined` for a response that it can send. */
  readonly unserved: string | undefined;
  /** Media types that the document names, in its order. */
  readonly mediaTypes: readonly string[];
  /** The same media types, with those first in which the mock can respond. */
  readonly media: readonly ResponseMedia[];
  /** Names of the examples that a request can select, in all media types, the usual one first. */
  readonly examples: readonly string[];
  /** The places of 64-bit numbers in the body. */
  readonly exact: Exact;
  /** The schema of a body of the first of `media`; `true` when the document has none. */
  readonly schema: Schema;
}

/** A media type of a response, or a range of media types. */
export interface ResponseMedia extends ParsedMediaType {
  /** As in the document: `"application/json; charset=utf-8"`. */
  readonly name: string;
  /** The `content-type` of the response; `undefined` when the document does not define one. */
  readonly sent: string | undefined;
  /** The body is read item by item. */
  readonly isStream: boolean;
  /** Names of the examples of this type. */
  readonly examples: readonly string[];
  /** The source of a body: the mock creates it from the schema, the document has an example, or there is none. */
  readonly body: "made" | "example" | "none";
  /** The places of 64-bit numbers in bodies of this type. */
  readonly exact: Exact;
}
