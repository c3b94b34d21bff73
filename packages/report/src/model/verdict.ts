import { differenceCode } from "./difference.js";
import { defineGuide } from "./finding.js";
import { type Measure, measures } from "./measures.js";
import { count, flag, keyOf, list, oneOf, record, type PartSchema, text, type ValueOf } from "./schema.js";
import { violationCode } from "./violation.js";
import { warningCode } from "./warning.js";

/** Explains the reasons of a failed run except violations and warnings, for rules of SARIF. */
export const failureGuide = defineGuide({
  "command-failed": {
    title: "The command failed",
    meaning: "The command that was run against the mock did not start, failed, or was stopped before its end.",
    help: "Read the output of the command. The report contains the coverage and the violations up to that point.",
  },
  "threshold-missed": {
    title: "Too little was covered",
    meaning: "The requests covered less of the document than the run required.",
    help: "Test the parts that the report lists as missing, or lower `--min-operations` and the other thresholds.",
  },
  "report-unwritten": {
    title: "A file could not be written",
    meaning: "The file of a report or of a sample could not be written.",
    help: "Check that the folder is writable, and that the disk is not full.",
  },
});

/** Exit codes by the first reason of a failure. A failed command keeps its own exit code. */
export const failureExitCodes = {
  "command-failed": 1,
  "contract-broken": 1,
  "response-differs": 1,
  "warning-found": 1,
  "threshold-missed": 3,
  "report-unwritten": 4,
};

/** Kinds of reasons why a report fails. A released code keeps its meaning. */
export type RunFailureCode = keyof typeof failureExitCodes;

const failureSchema = record(
  {
    code: keyOf(failureExitCodes),
    /** The reason as a sentence. */
    message: text,
  },
  {
    /** The measure or the command that failed; absent if the reason concerns the whole report. */
    about: text,
  },
);

/** A reason why a report fails. */
export interface RunFailure extends ValueOf<typeof failureSchema> {}

/** The least coverage of a measure: a number, or a share of the total. */
export type Threshold = number | `${number}%`;

const threshold: PartSchema<Threshold> = { type: ["integer", "string"] };

const thresholdSchema = record({
  measure: oneOf<Measure>(measures.map(({ key }) => key)),
  required: threshold,
  covered: count,
  /** All parts of the document that the measure counts. */
  total: count,
  met: flag,
});

/** A threshold, and the coverage that was reached. */
export interface ThresholdCheck extends ValueOf<typeof thresholdSchema> {}

/** The schema of {@link Verdict}. */
export const verdictSchema = record(
  {
    /**
     * The first that applies. `"broken"`: violations or differences that are not allowed. `"failed"`: a command failed, or a report could not be
     * written. `"untested"`: no request reached the mock, or the service behind a proxy. `"warned"`: there are warnings of `failOn`.
     * `"short"`: too little was covered. `"allowed"`: there are violations or differences, and all are allowed. `"kept"`: there are none.
     */
    kind: oneOf(["kept", "allowed", "warned", "short", "untested", "failed", "broken"]),
    /** One sentence about the result, without a full stop. */
    headline: text,
    /**
     * The exit code of `run` and `merge`: 0 if the report passes. If a command failed, its exit code, 124 after its time limit, or 128 plus
     * the number of its signal. Else 1 for violations, differences and warnings of `failOn`, 3 for missed thresholds, 4 for a report that could not
     * be written.
     */
    exitCode: count,
    /** The reasons why the report fails; empty if and only if the exit code is 0. */
    failures: list<RunFailure>(failureSchema),
    /** Codes of violations that do not fail the report. */
    allowed: list(violationCode),
    /** Codes of warnings that fail the report. */
    failOn: list(warningCode),
    /** The required coverage. */
    thresholds: list<ThresholdCheck>(thresholdSchema),
  },
  {
    /** Codes of differences that do not fail the report; absent if no response was compared. */
    allowedDifferences: list(differenceCode),
  },
);

/** The result of checking a report, and the reasons why it fails. It is the same in every format. */
export interface Verdict extends ValueOf<typeof verdictSchema> {}
