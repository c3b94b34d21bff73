import type { GuideEntry } from "./guide-entry.js";
import type { RunFailureCode } from "../model/verdict.js";

/** Explains every reason that is neither a violation nor a warning, for rules of SARIF. */
export const failureGuide: Readonly<Record<Exclude<RunFailureCode, "contract-broken" | "warning-found">, GuideEntry>> =
  {
    "command-failed": {
      title: "The command failed",
      meaning:
        "The command that was run against the mock could not be started, failed, or was stopped before it was done.",
      help: "Read the output of the command. The report contains its coverage and violations until then.",
    },
    "threshold-missed": {
      title: "Too little was covered",
      meaning: "The requests covered less of the document than the run required.",
      help: "Test what the report says is missing, or ask for less by `--min-operations` and its like.",
    },
    "report-unwritten": {
      title: "A report could not be written",
      meaning: "A file that was to hold the report could not be written.",
      help: "See that the folder can be written to, and that the disk is not full.",
    },
  };
