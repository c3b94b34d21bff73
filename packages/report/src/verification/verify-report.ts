/**
 * The result of a verification: differences from the document, and confirmed assumptions. Plain
 * JSON, without keys, cookies, addresses, and without what people have written.
 */
export interface VerifyReport {
  /** Version of this format; raised when a field changes its meaning. */
  readonly format: 1;
  readonly document: {
    readonly title: string;
    readonly version: string;
    /** Its path, from where the command was started if it lies below. */
    readonly file: string;
  };
  /**
   * `"refuted"`: no response differs from the document, but responses refute inferred or assumed facts. `"untested"`: no response
   * could be compared with the document. `"unreachable"`: no response arrived. `"key-refused"`: every response was 401 or 403.
   */
  readonly outcome: "conforms" | "differs" | "refuted" | "untested" | "unreachable" | "key-refused";
  /** The fix if nothing could be compared; otherwise absent. */
  readonly advice?: string;
  /** It was stopped before everything was called. */
  readonly interrupted: boolean;
  /** Requests that were sent, those sent again included. */
  readonly requests: number;
  readonly durationMs: number;
  /** All operations of the document, in its order. */
  readonly operations: readonly VerifiedOperation[];
  /** Each kind of difference once for each operation, status and place. */
  readonly differences: readonly Difference[];
  /** Everything that the document marks with `x-provenance`, in its order. */
  readonly facts: readonly Inference[];
  /** The verdict; absent until `checkVerification` adds it. */
  readonly verdict?: VerifyVerdict;
}

/** Whether a verification passes, and why not: the same in every format. */
export interface VerifyVerdict {
  /**
   * `"conforms"`: every operation that was to be called was compared, and none differs. `"partly"`: it passes, but some
   * operations were not compared, or have only ignored differences. `"differs"`: there are differences that count. `"refuted"`:
   * responses refute only what the document infers or assumes. `"short"`: nothing differs, but too little was compared, or a file
   * could not be written. `"untested"`: nothing was compared.
   */
  readonly kind: "conforms" | "partly" | "differs" | "refuted" | "short" | "untested";
  /** For people: a headline without a full stop. */
  readonly headline: string;
  /**
   * 0: it passes. 1: responses differ, or refute inferred or assumed facts, or too little was compared. 3: the service did not
   * respond, or rejected the key. 4: a file could not be written.
   */
  readonly exitCode: number;
  /** Why it does not pass, each a sentence; empty exactly when the exit code is 0. */
  readonly reasons: readonly string[];
  /** Codes that were found and do not count. */
  readonly ignored: readonly VerifyCode[];
}

/** The result of one operation. */
export interface VerifiedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Where it stands in the file of the document, counted from 1. */
  readonly line: number;
  /**
   * `"compared"`: it returned a success, which was compared; `"open"`: called, but without success; `"skipped"`: not
   * called; `"left-out"`: not called, since others were asked for.
   */
  readonly state: "compared" | "open" | "skipped" | "left-out";
  /** Why it is open, or was not called; absent where it was compared. */
  readonly note?: string;
  /** Returned statuses and their counts, in the order of arrival. */
  readonly statuses: readonly { readonly status: number; readonly count: number }[];
}

/** Kinds of differences. A released code keeps its meaning. */
export type DifferenceCode =
  | "response-missing"
  | "status-undocumented"
  | "media-type-wrong"
  | "body-missing"
  | "body-malformed"
  | "encoding-wrong"
  | "envelope-changed"
  | "field-missing"
  | "field-new"
  | "type-wrong"
  | "null-unexpected"
  | "boolean-as-number"
  | "value-new"
  | "format-wrong"
  | "limit-exceeded"
  | "number-unsafe"
  | "number-rounded"
  | "json-text-malformed"
  | "schema-mismatch"
  | "echo-differs"
  | "sibling-differs"
  | "unit-differs"
  | "cursor-missing"
  | "cursor-refused"
  | "page-repeats";

/** Codes of a verification, which can be ignored: a kind of difference, or a refuted fact. */
export type VerifyCode = DifferenceCode | "inference-refuted";

/** A difference between responses and the document. */
export interface Difference {
  readonly code: DifferenceCode;
  /** The operationId. */
  readonly operation: string;
  /** The status of the response; absent without a response. */
  readonly status?: number;
  /** The place in the response: `"status"`, `"header.content-type"`, `"body"`, `"body.comments[].user.id"`. */
  readonly place: string;
  /** The rule of the document, as the end of the sentence "The document says …". */
  readonly expected: string;
  /** The first found value. Texts of people are described, not shown. */
  readonly found: string;
  /** How often it was found. */
  readonly count: number;
  /** Where the document says so, counted from 1. */
  readonly line: number;
  /** The first request with such a response. It contains only values of the document. */
  readonly request: { readonly method: string; readonly target: string };
}

/** Something that the document marks as inferred or assumed. */
export interface Inference {
  /** Where it is marked, as a JSON pointer: `"/components/schemas/Post/properties/createTime"`. */
  readonly pointer: string;
  readonly line: number;
  /** The document's own mark. */
  readonly provenance: string;
  readonly reason: string;
  /**
   * `"confirmed"` if responses showed the declared fact, `"refuted"` if they showed another. `"open"` if
   * no response could show it.
   */
  readonly status: "confirmed" | "refuted" | "open";
  /** The observation, or the reason why there is none: a sentence. */
  readonly evidence: string;
  /** Of a refuted fact, the kinds of difference that refute it. Absent where something else does, such as a missing header. */
  readonly refutedBy?: readonly DifferenceCode[];
}
