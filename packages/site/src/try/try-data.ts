import type { CredentialForm, Style } from "@shortvideo-api/document";
import type { OfferedPreference, ServedPagination } from "@shortvideo-api/mock/requests";
import type { BodyContent, InBandFailure } from "@shortvideo-api/model";
import type { SiteServer } from "../content/content.js";

/** What the form that sends requests knows of an operation. It is loaded with the form, as JSON. */
export interface TryData {
  readonly id: string;
  /** Upper case: `"GET"`. */
  readonly method: string;
  /** With braces around parameters. */
  readonly path: string;
  /** The method of the typed client: `"api.posts.listComments"`. */
  readonly call: string;
  /** The lines of code before the call: the import and the construction of the client. */
  readonly opening: string;
  readonly servers: readonly SiteServer[];
  /** The origins to which the policy of the page allows requests, besides its own. */
  readonly origins: readonly string[];
  readonly params: readonly TryParam[];
  /** Groups of keys of params. A request has exactly one param of each group. */
  readonly exactlyOneOf: readonly (readonly string[])[];
  /** The media types of the body, the default first; empty without a body. */
  readonly bodies: readonly TryBody[];
  readonly isBodyRequired: boolean;
  /** The media types of a success, the default first. */
  readonly accepts: readonly string[];
  readonly schemes: readonly TryScheme[];
  /** The names of the schemes that a request needs together. An empty list needs none. */
  readonly alternatives: readonly (readonly string[])[];
  readonly preferences: readonly OfferedPreference[];
  readonly pagination: TryPagination | undefined;
  readonly inBandFailure: InBandFailure;
  readonly failures: readonly TryFailure[];
  /** The address of the page of errors, as seen from the page. */
  readonly errorsPage: string;
  /** The command that starts a mock. */
  readonly mockCommand: string;
}

/** A parameter, and the control of its value. */
export interface TryParam {
  readonly key: string;
  readonly wireName: string;
  readonly in: "path" | "query" | "header" | "cookie" | "querystring";
  readonly required: boolean;
  /** Its description with limits and default, in one line. */
  readonly doc: string;
  /** `json`: a list or an object, which readers write as JSON. `raw`: JSON that is sent as it is. */
  readonly control: "text" | "integer" | "number" | "boolean" | "json" | "raw";
  readonly style: Style;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Whether it is sent as a form, which readers write as JSON. */
  readonly isForm: boolean;
  /** The check of the client; limits beyond 2^53 are texts. */
  readonly check: Readonly<Record<string, unknown>>;
  /** The values that it takes, to follow "must be". */
  readonly expected: string;
  /** The value that is filled in; empty for none. */
  readonly sample: string;
}

/** A media type of the body. */
export interface TryBody {
  readonly mediaType: string;
  /** `file`: the bytes of a file. `json`: sent as it is written. `form`: written as JSON, and sent as a form. */
  readonly control: "file" | "json" | "form" | "text";
  readonly encoding: BodyContent["encoding"];
  /** Properties of a form for which readers choose a file, or a list of files. */
  readonly files: readonly { readonly name: string; readonly isList: boolean }[];
  readonly sample: string;
}

/** A credential that operations take. */
export interface TryScheme {
  readonly name: string;
  readonly description: string;
  readonly in: "header" | "query" | "cookie";
  readonly wireName: string;
  readonly prefix: string;
  readonly form: CredentialForm;
  /** The parts that readers fill in: `"password"`, or one without a name for the whole credential. The form hides secret ones. */
  readonly parts: readonly { readonly name: string; readonly isSecret: boolean }[];
  /** The environment variable that stands for it in a command, or those of its parts. */
  readonly variables: readonly string[];
}

/** How to find the next page of a list. */
export interface TryPagination extends Pick<ServedPagination, "style" | "items" | "places" | "hasMoreType"> {
  /** The key of the param that selects a page; for a property of the body its path. */
  readonly path: readonly string[];
  readonly wireParam: string;
  /** Whether a body has the position as a number. */
  readonly isNumber: boolean;
  readonly start: string | undefined;
}

/** A documented failure. */
export interface TryFailure {
  /** `"404"`, `"4XX"`, `"default"`. */
  readonly status: string;
  readonly description: string;
  readonly errorClass: TryErrorClass;
  /** Classes for certain words in the message of the service. */
  readonly cases: readonly { readonly contains: string; readonly errorClass: TryErrorClass }[];
}

/** The class of the client that a failure throws. */
export interface TryErrorClass {
  readonly name: string;
  readonly advice?: string | undefined;
}
