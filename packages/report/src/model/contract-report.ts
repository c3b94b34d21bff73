import type { EngineReport } from "./disagreement.js";
import type { ViolationCode } from "./violation.js";
import type { WarningCode } from "./warning.js";
import type { Verdict } from "./verdict.js";

/**
 * Coverage and violations of a run against the mock: plain JSON, the same for every language of the code under test.
 *
 * Reports of one document can be merged: every count adds up, every list is a union in the order of the document.
 */
export interface ContractReport {
  /** Version of this format; raised when a field changes its meaning. */
  readonly format: 1;
  /** The document that was tested against. Only reports of the same one can be merged. */
  readonly document: {
    readonly title: string;
    readonly version: string;
    /** Its path, from where the run was started if it lies below; absent where shards had it in different places. */
    readonly file?: string;
  };
  /**
   * Ids of the recordings in it: one for each mock, or for each session of one, from its start or reset on. Reports that share
   * one hold the same requests, and cannot be merged.
   */
  readonly recordings: readonly string[];
  /** The commands that were run, one for each shard; empty for a server that was started by hand. */
  readonly runs: readonly Run[];
  /** Requests that reached the mock, wrong ones included. */
  readonly requests: number;
  /** All operations of the document, in its order, whether they were called or not. */
  readonly operations: readonly OperationCoverage[];
  /** Everything that was wrong, each kind of mistake once for each operation and place; outside of any operation, for each path. */
  readonly violations: readonly Violation[];
  /** Violations that are counted and not listed, since there were too many kinds of them; absent when all are listed. */
  readonly unlisted?: readonly UnlistedViolations[];
  /**
   * Likely mistakes that break no contract, each kind once for each operation and place, and conditions that no request met.
   * They pass unless `failOn` says otherwise.
   */
  readonly warnings: readonly Warning[];
  /** Warnings that are counted and not listed, since there were too many kinds of them; absent when all are listed. */
  readonly unlistedWarnings?: readonly UnlistedWarnings[];
  /** Engines that validated the requests beside the mock, by name; absent when there were none. They do not change the verdict. */
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
  readonly command: readonly string[];
  /** `null` when a signal ended it; 126 or 127 when it could not be started. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The signal by which the run was asked to end before the command was done; absent when none came. */
  readonly stoppedBy?: string;
  /** Why the command could not be started, a sentence; absent when it was. */
  readonly notStarted?: string;
  readonly durationMs: number;
  /** Requests that reached the mock, wrong ones included. */
  readonly requests: number;
}

/** Coverage of one operation. */
export interface OperationCoverage {
  /** The operationId. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Where it stands in the file of the document, counted from 1; absent where shards had it in different places. */
  readonly line?: number;
  /** Why and since when it is deprecated, and what to use instead; absent when it is not. */
  readonly deprecated?: string;
  /** Right requests. Only those count for anything below. */
  readonly requests: number;
  readonly parameters: readonly ParameterCoverage[];
  /** Documented statuses, in the order of the document, and how often the mock returned each. */
  readonly statuses: readonly { readonly status: string; readonly description: string; readonly count: number }[];
  /** Named responses and scenarios, and how often the mock returned each. */
  readonly responses: readonly { readonly name: string; readonly count: number }[];
  /** Absent for an operation that is not a list. */
  readonly pages?: PageCoverage;
  /** Responses 429; absent where the document has no response for that status. */
  readonly rateLimits?: number;
  /** Successes whose body contained a failure; absent where the document declares no such failures. */
  readonly inBandFailures?: number;
}

/** Coverage of one parameter. */
export interface ParameterCoverage {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  /** Requests that sent it. */
  readonly given: number;
  /** Requests that left it out. */
  readonly omitted: number;
  /** Values of an enumeration or a boolean, each of them, and how often it was sent; absent for other types. */
  readonly values?: readonly { readonly value: string; readonly count: number }[];
  /** Limits that the document sets, and how often the very limit was sent; absent where it sets none. */
  readonly boundaries?: readonly { readonly kind: BoundaryKind; readonly value: number; readonly count: number }[];
}

/** Which limit of a schema. */
export type BoundaryKind = "minimum" | "maximum" | "minLength" | "maxLength" | "minItems" | "maxItems";

/** Coverage of a list. */
export interface PageCoverage {
  /** Number of returned first pages. */
  readonly first: number;
  /** Number of returned pages after the first. */
  readonly further: number;
  /** How often a client read the list from the first page to the last, each page named by the one before it. */
  readonly last: number;
  /** Number of returned empty lists. */
  readonly empty: number;
}

/** Something that requests got wrong. */
export interface Violation {
  readonly code: ViolationCode;
  /** The operationId; absent if the document does not have the path or the method. */
  readonly operation?: string;
  /** Where it stands: `"query.videoId"`, `"path"`. */
  readonly place: string;
  /** Distinguishes mistakes at one place: `"maximum integer"`. Absent if the code is sufficient. */
  readonly mistake?: string;
  /** Of the first such request: the value that was found, and the rule of the document. */
  readonly message: string;
  /** Requests that got it wrong in this way. */
  readonly count: number;
  /** The first of them, without keys and without values of undeclared parameters. */
  readonly request: { readonly method: string; readonly target: string };
  /** A `curl` command of the corrected request, with `$KEY` instead of the key; absent if there is no correction. */
  readonly correction?: string;
}

/** A likely mistake that breaks no contract, or a condition that no request met. */
export interface Warning {
  readonly code: WarningCode;
  /** The operationId; absent for a condition that no request met. */
  readonly operation?: string;
  /** Where it stands: `"query.videoId"`, `"operation"`, `"response"`. */
  readonly place: string;
  /** Cause and fix of the first such request: one or two sentences. */
  readonly message: string;
  /** Requests that did so; of a condition that no request met, operations that were called and could have met it. */
  readonly count: number;
  /** The first such request, without keys and without values of undeclared parameters; absent for a condition that no request met. */
  readonly request?: { readonly method: string; readonly target: string };
}
