import type { GuideEntry } from "../model/finding.js";
import type { RunFailureCode } from "../model/verdict.js";

/** Explains every reason for a failed run except violations and warnings, for rules of SARIF. */
export const failureGuide: Readonly<Record<Exclude<RunFailureCode, "contract-broken" | "warning-found">, GuideEntry>> =
  {
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
      title: "A report could not be written",
      meaning: "The file of a report could not be written.",
      help: "Check that the folder is writable, and that the disk is not full.",
    },
  };
