import type { Difference, DifferenceCode, Omission } from "../model/difference.js";
import type { RunStart } from "../model/contract-report.js";
import type { VerifyCode, verifyFailureGuide } from "./difference-guide.js";

/**
 * The result of a verification: differences from the document, and confirmed or refuted facts. Plain JSON, without keys, cookies and texts
 * that people wrote.
 */
export interface VerifyReport {
  /** Version of this format; raised when a field changes its meaning. */
  readonly format: 1;
  readonly document: {
    readonly title: string;
    readonly version: string;
    /** Its path, relative to the folder of the command if possible. */
    readonly file: string;
  };
  /**
   * `"conforms"`: no compared response differs from the document. `"differs"`: some do. `"refuted"`: no response differs, but responses
   * refute inferred or assumed facts. `"untested"`: no response could be compared. `"unreachable"`: no response arrived.
   * `"key-refused"`: every response was 401 or 403.
   */
  readonly outcome: "conforms" | "differs" | "refuted" | "untested" | "unreachable" | "key-refused";
  /** The fix if nothing could be compared; else absent. */
  readonly advice?: string;
  /** The address of the service, without a key: `"https://api.example.com/v2"`. Absent without the command line. */
  readonly service?: string;
  /** When and by which command it was started; absent without the command line. */
  readonly started?: RunStart;
  /** `true` if it was stopped before all operations were called. */
  readonly interrupted: boolean;
  /** Sent requests, including retries. */
  readonly requests: number;
  readonly durationMs: number;
  /** All operations of the document, in its order. */
  readonly operations: readonly VerifiedOperation[];
  /** Differences: one entry for each kind, operation, status and place. */
  readonly differences: readonly Difference[];
  /**
   * Parts that were not compared, although their response occurred: one entry for each operation, response, place and reason. Also
   * webhooks and callbacks.
   */
  readonly omissions: readonly Omission[];
  /** All facts that the document marks with `x-provenance`, in its order. */
  readonly facts: readonly Inference[];
  /** The results of an exploration; absent without one. */
  readonly exploration?: Exploration;
  /** The verdict; absent until `checkVerification` adds it. */
  readonly verdict?: VerifyVerdict;
}

/** The results of requests that test the rules of the document about requests. Findings are differences of the report. */
export interface Exploration {
  /** The seed, which repeats the run. */
  readonly seed: number;
  /** Sent requests, including those that confirm and shrink a finding. */
  readonly requests: number;
  /** The requests that each test one rule, or a combination of optional parameters. */
  readonly cases: { readonly planned: number; readonly sent: number };
  /** Findings that did not occur again, or that the request without the change had, too. They are not reported. */
  readonly unsteady: number;
  /** Why it ended early, as a sentence; absent if it did not. */
  readonly stopped?: string;
  /** All rules that the requests test, operation by operation. */
  readonly rules: readonly ExploredRule[];
  /** What the document leaves open, and what the service does. */
  readonly observations: readonly ExploredBehavior[];
  /** The operations that could not be explored, each with the reason as a sentence. */
  readonly unexplored: readonly { readonly operation: string; readonly reason: string }[];
}

/** A rule about requests, and how often it was tested. */
export interface ExploredRule {
  readonly operation: string;
  /** The place in the request: `"query.count"`. */
  readonly place: string;
  /** `"maximum 50"`, `"required"`, `"value asc"`. */
  readonly rule: string;
  /** Line of the rule in the document, counted from 1. */
  readonly line: number;
  /** The number of requests that keep the rule; absent if no request tests that. */
  readonly met?: number;
  /** The number of requests that break the rule; absent if no request tests that. */
  readonly broken?: number;
  /** The number of requests whose response shows nothing about the rule: it depends on rights, rates or data. */
  readonly open: number;
}

/** How the service responds to something that the document leaves open. */
export interface ExploredBehavior {
  readonly operation: string;
  /** The place in the request: `"query"`. */
  readonly place: string;
  /** `"unknown parameter"`, `"wrong key"`, or `"undocumented refusal"` of a wrong or unusual request. */
  readonly rule: string;
  readonly status: number;
  readonly isAccepted: boolean;
}

/** The result of checking a verification, and the reasons why it fails. It is the same in every format. */
export interface VerifyVerdict {
  /**
   * `"conforms"`: all selected operations were compared without an omission, and none differs. `"partly"`: it passes, but something
   * was not compared, or has only ignored differences. `"differs"`: there are differences that are not ignored. `"refuted"`:
   * responses refute only what the document infers or assumes. `"short"`: nothing differs, but too little was compared, or a file
   * could not be written. `"untested"`: nothing was compared.
   */
  readonly kind: "conforms" | "partly" | "differs" | "refuted" | "short" | "untested";
  /** One sentence about the result, without a full stop. */
  readonly headline: string;
  /**
   * 0: it passes. 1: responses differ, or refute inferred or assumed facts, or too little was compared. 3: the service did not
   * respond, or rejected the key. 4: a file could not be written.
   */
  readonly exitCode: number;
  /** The reasons why it fails; empty if and only if the exit code is 0. */
  readonly failures: readonly VerifyFailure[];
  /** Ignored codes that were found. */
  readonly ignored: readonly VerifyCode[];
}

/** A reason why a verification fails. */
export interface VerifyFailure {
  readonly code: keyof typeof verifyFailureGuide | "service-differs" | "inference-refuted";
  /** The reason as a sentence. */
  readonly message: string;
}

/** The result of one operation. */
export interface VerifiedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Line in the file of the document, counted from 1. */
  readonly line: number;
  /**
   * `"compared"`: it returned a success, which was compared. `"open"`: called, but without a success. `"skipped"`: not called.
   * `"left-out"`: not called, because only other operations were selected.
   */
  readonly state: "compared" | "open" | "skipped" | "left-out";
  /** The reason why it is open or was not called; absent if it was compared. */
  readonly note?: string;
  /** Returned statuses and their counts, in the order of arrival. */
  readonly statuses: readonly { readonly status: number; readonly count: number }[];
  /** Documented responses, in the order of the document. */
  readonly responses: readonly OccurredResponse[];
}

/** A documented response, and how often it occurred. */
export interface OccurredResponse {
  /** Its key in the document: `"200"`, `"4XX"`, `"default"`. */
  readonly status: string;
  readonly count: number;
  /** Line in the file of the document, counted from 1. */
  readonly line: number;
  /** The fields of its body; absent if no body was compared. */
  readonly fields?: ComparedFields;
}

/** The fields and the items of lists that the document describes for a body. */
export interface ComparedFields {
  /** The number of those that at least one response had. */
  readonly occurred: number;
  /** The places of the others: `"body.comments[].reply"`. Without fields of objects that no response had. */
  readonly absent: readonly string[];
}

/** A fact that the document marks as inferred or assumed. */
export interface Inference {
  /** JSON pointer of the marked node: `"/components/schemas/Post/properties/createTime"`. */
  readonly pointer: string;
  /** Line of the mark in the document, counted from 1. */
  readonly line: number;
  /** The mark in the document: `"inferred"` or `"assumed"`. */
  readonly provenance: string;
  /** The reason that the document gives for the fact. */
  readonly reason: string;
  /**
   * `"confirmed"` if responses show the declared fact, `"refuted"` if they contradict it. `"open"` if no response could show it.
   */
  readonly status: "confirmed" | "refuted" | "open";
  /** The observation, or the reason why there is none, as a sentence. */
  readonly evidence: string;
  /** The kinds of differences that refute the fact. Absent if something else refutes it, such as a missing header. */
  readonly refutedBy?: readonly DifferenceCode[];
}
