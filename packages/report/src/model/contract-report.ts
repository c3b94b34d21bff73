import type { EngineReport } from "./disagreement.js";
import type { ViolationCode } from "./violation.js";
import type { WarningCode } from "./warning.js";
import type { Verdict } from "./verdict.js";

/**
 * Coverage and violations of a run against the mock. Plain JSON, the same for code under test in any language.
 *
 * Reports of the same document can be merged: counts add up, and lists are unions in the order of the document.
 */
export interface ContractReport {
  /** Version of this format; raised when a field changes its meaning. */
  readonly format: 1;
  /** The document of the mock. Only reports of the same document can be merged. */
  readonly document: {
    readonly title: string;
    readonly version: string;
    /** Its path, relative to the folder of the run if possible; absent if the shards had different paths. */
    readonly file?: string;
  };
  /**
   * Ids of the recordings in the report: one for each mock, or for each of its sessions, since its start or reset. Reports that share
   * a recording contain the same requests, and cannot be merged.
   */
  readonly recordings: readonly string[];
  /** The commands that were run, one for each shard; empty for a server that was started by hand. */
  readonly runs: readonly Run[];
  /** Requests that reached the mock, including invalid ones. */
  readonly requests: number;
  /** All operations of the document, in its order, including those that were never called. */
  readonly operations: readonly OperationCoverage[];
  /** Violations: one entry for each kind of mistake, operation and place. Without an operation, one for each path. */
  readonly violations: readonly Violation[];
  /** Violations that are counted but not listed, because there are too many kinds; absent if all are listed. */
  readonly unlisted?: readonly UnlistedViolations[];
  /**
   * Warnings: one entry for each kind of likely mistake, operation and place, and for each condition that no request met. They do not
   * fail the run unless `failOn` contains them.
   */
  readonly warnings: readonly Warning[];
  /** Warnings that are counted but not listed, because there are too many kinds; absent if all are listed. */
  readonly unlistedWarnings?: readonly UnlistedWarnings[];
  /** Engines that validated the requests in addition to the mock; absent if none exist. They do not change the verdict. */
  readonly engines?: readonly EngineReport[];
  /** The verdict; absent until `checkReport` adds it. A merged report gets a new one. */
  readonly verdict?: Verdict;
}

/** Violations of one code that are not listed. */
export interface UnlistedViolations {
  readonly code: ViolationCode;
  readonly count: number;
}

/** Warnings of one code that are not listed. */
export interface UnlistedWarnings {
  readonly code: WarningCode;
  readonly count: number;
}

/** A command that was run against the mock. */
export interface Run {
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** `null` if a signal ended the command; 126 or 127 if it could not be started. */
  readonly exitCode: number | null;
  /** The signal that ended the command, such as `"SIGKILL"`; `null` if none did. */
  readonly signal: string | null;
  /** The signal that stopped the run before the command had ended; absent if there was none. */
  readonly stoppedBy?: string;
  /** The reason why the command could not be started, as a sentence; absent if it was started. */
  readonly notStarted?: string;
  /** From the start of the command to its end. */
  readonly durationMs: number;
  /** Requests that reached the mock, including invalid ones. */
  readonly requests: number;
}

/** Coverage of one operation. */
export interface OperationCoverage {
  /** The operationId. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Line in the file of the document, counted from 1; absent if the shards had different lines. */
  readonly line?: number;
  /** Reason and version of the deprecation, and the replacement; absent if the operation is not deprecated. */
  readonly deprecated?: string;
  /** Valid requests. The fields below count only these. */
  readonly requests: number;
  readonly parameters: readonly ParameterCoverage[];
  /** Documented statuses, in the order of the document, and how often the mock returned each. */
  readonly statuses: readonly { readonly status: string; readonly description: string; readonly count: number }[];
  /** Named responses and scenarios, and how often the mock returned each. */
  readonly responses: readonly { readonly name: string; readonly count: number }[];
  /** Absent for an operation that is not a list. */
  readonly pages?: PageCoverage;
  /** Responses with status 429; absent if the document has no such response. */
  readonly rateLimits?: number;
  /** Successes whose body contained a failure; absent if the document declares no in-band failures. */
  readonly inBandFailures?: number;
}

/** Coverage of one parameter. */
export interface ParameterCoverage {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  /** Requests with the parameter. */
  readonly given: number;
  /** Requests without the parameter. */
  readonly omitted: number;
  /** All values of an enumeration or a boolean, with the number of requests that sent each; absent for other types. */
  readonly values?: readonly { readonly value: string; readonly count: number }[];
  /** Limits of the schema, with the number of requests that sent exactly the limit; absent if none exist. */
  readonly boundaries?: readonly BoundaryCoverage[];
}

/** Coverage of a limit. */
export interface BoundaryCoverage {
  readonly kind: BoundaryKind;
  /** The limit. An integer that a double would round is a decimal string. */
  readonly value: number | string;
  /** Number of requests that sent exactly the limit. */
  readonly count: number;
}

/** Keyword of a limit in a schema. */
export type BoundaryKind = "minimum" | "maximum" | "minLength" | "maxLength" | "minItems" | "maxItems";

/** Coverage of the pages of a list. */
export interface PageCoverage {
  /** Number of returned first pages. */
  readonly first: number;
  /** Number of returned pages after the first. */
  readonly further: number;
  /** How often a client read the list from the first page to the last, with the position that each page named. */
  readonly last: number;
  /** Number of returned empty lists. */
  readonly empty: number;
}

/** A kind of mistake of one or more requests. */
export interface Violation {
  readonly code: ViolationCode;
  /** The operationId; absent if the document does not have the path or the method. */
  readonly operation?: string;
  /** Part of the request: `"query.videoId"`, `"path"`. */
  readonly place: string;
  /** Distinguishes mistakes at one place: `"maximum integer"`. Absent if the code is sufficient. */
  readonly mistake?: string;
  /** The value in the first such request, and the rule of the document. */
  readonly message: string;
  /** Number of requests with the mistake. */
  readonly count: number;
  /** The first such request, without keys and without values of undeclared parameters. */
  readonly request: { readonly method: string; readonly target: string };
  /** A `curl` command of the corrected request, with `$KEY` instead of the key; absent if there is no correction. */
  readonly correction?: string;
}

/** A likely mistake that breaks no contract, or a condition that no request met. */
export interface Warning {
  readonly code: WarningCode;
  /** The operationId; absent for a condition that no request met. */
  readonly operation?: string;
  /** Part of the exchange: `"query.videoId"`, `"operation"`, `"response"`. */
  readonly place: string;
  /** Cause and fix of the first such request: one or two sentences. */
  readonly message: string;
  /** Number of requests that caused it. For a condition that no request met: number of called operations that can meet it. */
  readonly count: number;
  /** The first such request, without keys and without values of undeclared parameters; absent for a condition that no request met. */
  readonly request?: { readonly method: string; readonly target: string };
}
