import type { ContractReport } from "@shortvideo-api/report";

/** The result of a command that ran against the mock. */
export interface ContractRun {
  /**
   * The exit code of the command; 128 plus the number of the signal that ended it. 124 when its time was over; 126 or 127 when it could not
   * be started.
   */
  readonly exitCode: number;
  /** The command left processes running, which were then ended. */
  readonly leftBehind: boolean;
  /** The coverage, the violations and the warnings of the requests. */
  readonly report: ContractReport;
}
