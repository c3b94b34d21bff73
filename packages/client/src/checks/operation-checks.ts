import type { Exact } from "@shortvideo-api/wire";
import type { Redact } from "../call/describe-value.js";
import type { BodyMetadata, OperationMetadata, ParamValues } from "../call/metadata.js";
import type { ParamViolation } from "../errors/client-error.js";

/**
 * The checks of an operation's params before the request is sent. It is a constant of generated code, apart from the operation, so
 * bundles without `paramChecks` contain neither these rules nor their functions.
 */
export interface OperationChecks {
  readonly operation: OperationMetadata;
  /** By key. */
  readonly params?: Readonly<Record<string, ParamCheck>> | undefined;
  /** Groups of params. A call needs exactly one param of each group. */
  readonly exactlyOneOf?: readonly (readonly string[])[] | undefined;
  readonly body?: BodyChecks | undefined;
}

/** The checks of a body. */
export interface BodyChecks extends ContentChecks {
  /** Returns the violations of the body of an operation. */
  readonly check: (params: ParamValues, metadata: BodyMetadata, checks: BodyChecks, redact: Redact) => ParamViolation[];
  readonly required?: boolean | undefined;
  /** The checks of the media types that have their own. */
  readonly others?: Readonly<Record<string, ContentChecks>> | undefined;
}

/** The checks of a media type of a body. */
export interface ContentChecks {
  /** The rules of the body. */
  readonly schema?: CheckPart | undefined;
  /** The rules of the headers of parts: an object of objects. */
  readonly partRules?: CheckPart | undefined;
}

/** The rules that parameters and bodies share. */
export interface ValueLimits {
  /** The allowed values, as JSON. */
  readonly enum?: readonly unknown[] | undefined;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
  readonly exclusiveMinimum?: number | bigint | undefined;
  readonly exclusiveMaximum?: number | bigint | undefined;
  readonly multipleOf?: number | bigint | undefined;
  /** In characters, not in UTF-16 units. */
  readonly minLength?: number | undefined;
  /** In characters, not in UTF-16 units. */
  readonly maxLength?: number | undefined;
  /** Source of a regular expression with the flag `u`. */
  readonly pattern?: string | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
}

/** The check of a value in an address or a header, where all values are text. */
export interface ValueCheck extends ValueLimits {
  /**
   * `int64` is a 64-bit number, as a decimal string. `text` is a string or an exact integer, which is sent as its digits.
   * Default: any type.
   */
  readonly type?: "string" | "text" | "integer" | "int64" | "number" | "boolean" | "array" | undefined;
  /** For each item of a list. */
  readonly items?: ValueCheck | undefined;
  /** Whether an item may be null. */
  readonly nullable?: boolean | undefined;
}

/** The check of a parameter. */
export interface ParamCheck extends ValueCheck, InnerRules {
  /** The values that it takes, to follow "must be": `"an integer from 1 to 50"`. */
  readonly expected: string;
  readonly required?: boolean | undefined;
}

/** The check of a parameter that is an object or has alternatives. */
export interface InnerRules {
  /** Finds the violations of `rules`. */
  readonly find?: ((param: string, value: unknown, rules: InnerRules, redact: Redact) => ParamViolation[]) | undefined;
  readonly rules?: CheckPart | undefined;
  /** Whether the value is sent as JSON. Otherwise its parts are texts. */
  readonly isJson?: boolean | undefined;
  /** Marks the 64-bit numbers of JSON. */
  readonly exact?: Exact | undefined;
}

/** The check of a JSON value. It accepts each value that the document accepts, and rejects most others. */
export interface SchemaCheck extends ValueLimits {
  /** The values that it takes, to follow "must be". */
  readonly expected: string;
  readonly type?: JsonType | readonly JsonType[] | undefined;
  readonly uniqueItems?: boolean | undefined;
  /** For the first items of a list, in their order. */
  readonly prefix?: readonly CheckPart[] | undefined;
  /** For each other item of a list. */
  readonly items?: CheckPart | undefined;
  /** For `minContains` items of a list or more. */
  readonly contains?: CheckPart | undefined;
  /** Default: 1. */
  readonly minContains?: number | undefined;
  /** A list with the items of `contains`, to follow "must be". */
  readonly containing?: string | undefined;
  readonly minProperties?: number | undefined;
  readonly maxProperties?: number | undefined;
  /** Properties that an object must have. */
  readonly required?: readonly string[] | undefined;
  /** Properties that an object must have if it has another one, by the name of the other one. */
  readonly requires?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly fields?: Readonly<Record<string, CheckPart>> | undefined;
  /** For each property whose name matches a pattern. */
  readonly patterns?: readonly (readonly [pattern: string, part: CheckPart])[] | undefined;
  /** For the name of each property. */
  readonly names?: CheckPart | undefined;
  /** For each property that neither `fields` nor `patterns` has. `false` allows none. */
  readonly others?: CheckPart | false | undefined;
  /** Further checks of the same value. */
  readonly all?: readonly CheckPart[] | undefined;
  /** Further checks of the same value, which must fit at least one of them. */
  readonly any?: readonly CheckPart[] | undefined;
  /** The name of the property whose value selects one check of `any`. */
  readonly by?: string | undefined;
}

/** A check, or a function that returns it. A function allows schemas to refer to one another. */
export type CheckPart = SchemaCheck | (() => SchemaCheck);

/** The types of JSON. */
export type JsonType = "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";
