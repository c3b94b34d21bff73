/**
 * What a service's answers showed of a document: where they differ from it, and which of its assumptions they bear out. Plain
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
   * `"refuted"`: no answer differs from the document, but the answers refute what it infers or assumes; `"untested"`: no answer could
   * be compared with the document; `"unreachable"`: no answer came; `"key-refused"`: every answer was 401 or 403.
   */
  readonly outcome: "conforms" | "differs" | "refuted" | "untested" | "unreachable" | "key-refused";
  /** What to do, where nothing could be compared; absent where something was. */
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
  readonly facts: readonly Fact[];
  /** What was made of it; absent until it is judged. */
  readonly verdict?: VerifyVerdict;
}

/** Whether a verification passes, and why not: the same in every format. */
export interface VerifyVerdict {
  /**
   * `"conforms"`: every operation that was to be called was compared, and none differs; `"partly"`: it passes, but some were not
   * compared, or differ in what is ignored; `"differs"`: there are differences that count; `"refuted"`: there are none, but answers
   * refute what the document infers or assumes; `"short"`: neither, but too little was compared, or a file could not be written;
   * `"untested"`: nothing was compared.
   */
  readonly kind: "conforms" | "partly" | "differs" | "refuted" | "short" | "untested";
  /** For people: a headline without a full stop. */
  readonly headline: string;
  /**
   * 0: it passes. 1: answers differ, or refute what is inferred or assumed, or less was compared than was to be; 3: the service gave no answer, or refused the key;
   * 4: a file could not be written.
   */
  readonly exitCode: number;
  /** Why it does not pass, each a sentence; empty exactly when the exit code is 0. */
  readonly reasons: readonly string[];
  /** Codes that were found and do not count. */
  readonly ignored: readonly VerifyCode[];
}

/** How far an operation was held against the service. */
export interface VerifiedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Where it stands in the file of the document, counted from 1. */
  readonly line: number;
  /**
   * `"compared"`: answered with a success, which was compared; `"open"`: called, but not answered with a success; `"skipped"`: not
   * called; `"left-out"`: not called, since others were asked for.
   */
  readonly state: "compared" | "open" | "skipped" | "left-out";
  /** Why it is open, or was not called; absent where it was compared. */
  readonly note?: string;
  /** Statuses that were answered, and how often, in the order in which they came. */
  readonly statuses: readonly { readonly status: number; readonly count: number }[];
}

/** What an answer can differ in. A code, once released, keeps its meaning. */
export type DifferenceCode =
  | "answer-missing"
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

/** What a verification can find, and can be told to ignore: a kind of difference, or a refuted fact. */
export type VerifyCode = DifferenceCode | "inference-refuted";

/** Something in which answers differ from the document. */
export interface Difference {
  readonly code: DifferenceCode;
  /** The operationId. */
  readonly operation: string;
  /** The status of the answer; absent where none came. */
  readonly status?: number;
  /** Where in the answer: `"status"`, `"header.content-type"`, `"body"`, `"body.comments[].user.id"`. */
  readonly place: string;
  /** What the document says, to end the sentence "The document says …". */
  readonly expected: string;
  /** What was found the first time; what people wrote is described, not shown. */
  readonly found: string;
  /** How often it was found. */
  readonly count: number;
  /** Where the document says so, counted from 1. */
  readonly line: number;
  /** The first request that was answered so, with the values that the document itself gives only. */
  readonly request: { readonly method: string; readonly target: string };
}

/** Something that the document marks as inferred or assumed. */
export interface Fact {
  /** Where it is marked, as a JSON pointer: `"/components/schemas/Post/properties/createTime"`. */
  readonly pointer: string;
  readonly line: number;
  /** The document's own mark. */
  readonly provenance: string;
  readonly reason: string;
  /**
   * Whether what the document declares there was seen in answers: `"confirmed"`, or seen otherwise: `"refuted"`. `"open"` is what
   * no answer could show.
   */
  readonly status: "confirmed" | "refuted" | "open";
  /** What was seen, or why nothing could be: a sentence. */
  readonly evidence: string;
  /** Of a refuted fact, the kinds of difference that refute it. Absent where something else does, such as a missing header. */
  readonly refutedBy?: readonly DifferenceCode[];
}
