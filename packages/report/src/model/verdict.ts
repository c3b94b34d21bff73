import type { ViolationCode } from "./violation.js";
import type { WarningCode } from "./warning.js";
import type { Measure } from "./measures.js";

/** Whether a report passes, and why not: the same in every format. */
export interface Verdict {
  /**
   * The first that applies. `"broken"`: violations that are not allowed. `"failed"`: a command failed, or a report could not be
   * written. `"untested"`: nothing was called. `"warned"`: warnings that were required to fail. `"short"`: too little was
   * covered. `"allowed"`: there are violations, all of them allowed. `"kept"`: there are no violations.
   */
  readonly kind: "kept" | "allowed" | "warned" | "short" | "untested" | "failed" | "broken";
  /** For people: a headline without a full stop. */
  readonly headline: string;
  /**
   * The exit code of `run` and `merge`; 0 when it passes. Otherwise that of the first command that failed; for a signal, 128 and
   * its number. Otherwise 1 for violations and for warnings that were required to fail, 3 for missed thresholds, 4 for a report
   * that could not be written.
   */
  readonly exitCode: number;
  /** Why it does not pass; empty exactly when the exit code is 0. */
  readonly failures: readonly RunFailure[];
  /** Codes of violations that do not count. */
  readonly allowed: readonly ViolationCode[];
  /** Codes of warnings that fail. */
  readonly failOn: readonly WarningCode[];
  /** The required coverage. */
  readonly thresholds: readonly ThresholdCheck[];
}

/** A reason for which a report does not pass. */
export interface RunFailure {
  readonly code: RunFailureCode;
  /** The measure or the command that it is about; absent where it is about all of it. */
  readonly about?: string;
  /** For people: a sentence. */
  readonly message: string;
}

/** A code, once released, keeps its meaning. */
export type RunFailureCode =
  | "contract-broken"
  | "warning-found"
  | "command-failed"
  | "threshold-missed"
  | "report-unwritten";

/** How much of something must be covered at least: a number of them, or a share of all that the document has. */
export type Threshold = number | `${number}%`;

/** Something that had to be covered. */
export interface ThresholdCheck {
  readonly measure: Measure;
  readonly required: Threshold;
  readonly covered: number;
  /** All that the document has of it. */
  readonly total: number;
  readonly met: boolean;
}
