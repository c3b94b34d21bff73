import type { ViolationCode } from "./violation.js";
import type { WarningCode } from "./warning.js";
import type { Measure } from "./measures.js";

/** The result of checking a report, and the reasons why it fails. It is the same in every format. */
export interface Verdict {
  /**
   * The first that applies. `"broken"`: violations that are not allowed. `"failed"`: a command failed, or a report could not be
   * written. `"untested"`: no request reached the mock. `"warned"`: there are warnings of `failOn`. `"short"`: too little
   * was covered. `"allowed"`: there are violations, and all are allowed. `"kept"`: there are no violations.
   */
  readonly kind: "kept" | "allowed" | "warned" | "short" | "untested" | "failed" | "broken";
  /** One sentence about the result, without a full stop. */
  readonly headline: string;
  /**
   * The exit code of `run` and `merge`: 0 if the report passes. Else the exit code of the first command that failed, or 128 plus
   * the number of the signal that ended the command. Else 1 for violations and for warnings of `failOn`, 3 for missed thresholds, 4 for a report that could
   * not be written.
   */
  readonly exitCode: number;
  /** The reasons why the report fails; empty if and only if the exit code is 0. */
  readonly failures: readonly RunFailure[];
  /** Codes of violations that do not fail the report. */
  readonly allowed: readonly ViolationCode[];
  /** Codes of warnings that fail the report. */
  readonly failOn: readonly WarningCode[];
  /** The required coverage. */
  readonly thresholds: readonly ThresholdCheck[];
}

/** A reason why a report fails. */
export interface RunFailure {
  readonly code: RunFailureCode;
  /** The measure or the command that failed; absent if the reason concerns the whole report. */
  readonly about?: string;
  /** The reason as a sentence. */
  readonly message: string;
}

/** Kinds of reasons why a report fails. A released code keeps its meaning. */
export type RunFailureCode =
  | "contract-broken"
  | "warning-found"
  | "command-failed"
  | "threshold-missed"
  | "report-unwritten";

/** The least coverage of a measure: a number, or a share of the total. */
export type Threshold = number | `${number}%`;

/** A threshold, and the coverage that was reached. */
export interface ThresholdCheck {
  readonly measure: Measure;
  readonly required: Threshold;
  readonly covered: number;
  /** All parts of the document that the measure counts. */
  readonly total: number;
  readonly met: boolean;
}
