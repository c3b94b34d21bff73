import {
  type CountedOmission,
  countedOmissionSchema,
  type Difference,
  differenceCode,
  type DifferenceCode,
  differenceSchema,
} from "./difference.js";
import { engineSchema, type EngineReport } from "./disagreement.js";
import { count, flag, lineNumber, list, oneOf, record, type PartSchema, text, type ValueOf } from "./schema.js";
import { type Verdict, verdictSchema } from "./verdict.js";
import { type Violation, violationCode, type ViolationCode, violationSchema } from "./violation.js";
import { type Warning, warningCode, type WarningCode, warningSchema } from "./warning.js";

const nullableText: PartSchema<string | null> = { type: ["string", "null"] };
const nullableInteger: PartSchema<number | null> = { type: ["integer", "null"] };
const duration: PartSchema<number> = { type: "number", minimum: 0 };
const limit: PartSchema<number | string> = { type: ["number", "string"] };
const formatVersion: PartSchema<1> = { const: 1 };

const runSchema = record(
  {
    /** The program and its arguments. */
    command: list(text),
    /** `null` if a signal ended the command; 126 or 127 if it could not be started. */
    exitCode: nullableInteger,
    /** The signal that ended the command, such as `"SIGKILL"`; `null` if none did. */
    signal: nullableText,
    /** From the start of the command to its end. */
    durationMs: duration,
    /** Requests that reached the mock, including invalid ones. */
    requests: count,
  },
  {
    /** The signal that stopped the run before the command had ended; absent if there was none. */
    stoppedBy: text,
    /** The time after which the command was ended; absent if it ended before. */
    timedOutAfterMs: duration,
    /** The reason why the command could not be started, as a sentence; absent if it was started. */
    notStarted: text,
  },
);

/** A command that was run against the mock. */
export interface Run extends ValueOf<typeof runSchema> {}

const startSchema = record(
  {
    /** The time in UTC: `"2026-11-28T09:30:00.000Z"`. */
    at: text,
  },
  {
    /** The commit that git, or a variable of CI, names; absent if neither does. */
    commit: text,
    /** The test runner whose set-up started the mock, and its arguments; absent for a command of `runs`. */
    command: list(text),
  },
);

/** The start of a recording. */
export interface RunStart extends ValueOf<typeof startSchema> {}

const boundarySchema = record({
  kind: oneOf(["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"]),
  /** The limit. An integer that a double would round is a decimal string. */
  value: limit,
  /** Number of requests that sent exactly the limit. */
  count,
});

/** Coverage of a limit. */
export interface BoundaryCoverage extends ValueOf<typeof boundarySchema> {}

/** Keyword of a limit in a schema. */
export type BoundaryKind = BoundaryCoverage["kind"];

const parameterSchema = record(
  {
    name: text,
    in: oneOf(["path", "query", "header", "cookie"]),
    required: flag,
    /** Requests with the parameter. */
    given: count,
    /** Requests without the parameter. */
    omitted: count,
  },
  {
    /** All values of an enumeration or a boolean, with the number of requests that sent each; absent for other types. */
    values: list(record({ value: text, count })),
    /** Limits of the schema, with the number of requests that sent exactly the limit; absent if none exist. */
    boundaries: list<BoundaryCoverage>(boundarySchema),
  },
);

/** Coverage of one parameter. */
export interface ParameterCoverage extends ValueOf<typeof parameterSchema> {}

const partSchema = record(
  {
    /** How often it was read. */
    count,
  },
  {
    /** Key of the position of the page; absent if the part begins with the first page of the list. */
    from: text,
    /** Key of the position that the last page of the part named; absent if the part ends with the last page of the list. */
    to: text,
  },
);

/**
 * The first pages of a list, each of which the page before named, without the last one. Or a page that was read although the mock had not
 * returned the page before it.
 */
export interface ReadPart extends ValueOf<typeof partSchema> {}

const pageSchema = record(
  {
    /** Number of returned first pages. */
    first: count,
    /** Number of returned pages after the first. */
    further: count,
    /** How often a client read the list from the first page to the last, with the position that each page named. */
    last: count,
    /** Number of returned empty lists. */
    empty: count,
  },
  {
    /** Number of returned first pages that said with a number, such as `hasMore: 1`, that another follows; absent if there were none. */
    numericFlags: count,
    /** Parts of lists that were read; absent if there are none. A merge joins those of several mocks, and counts the lists in `last`. */
    parts: list<ReadPart>(partSchema),
  },
);

/** Coverage of the pages of a list. */
export interface PageCoverage extends ValueOf<typeof pageSchema> {}

const pages: PartSchema<PageCoverage> = pageSchema;

/** The schema of {@link OperationCoverage}. */
export const operationSchema = record(
  {
    /** The operationId. */
    id: text,
    method: text,
    path: text,
    /** Valid requests. The fields below count only these. */
    requests: count,
    parameters: list<ParameterCoverage>(parameterSchema),
    /** Documented statuses, in the order of the document, and how often the mock returned each. */
    statuses: list(record({ status: text, description: text, count })),
    /** Named responses and scenarios, and how often the mock returned each. */
    responses: list(record({ name: text, count })),
  },
  {
    /** Line in the file of the document, counted from 1; absent if the shards had different lines. */
    line: lineNumber,
    /** Reason and version of the deprecation, and the replacement; absent if the operation is not deprecated. */
    deprecated: text,
    /** Valid requests whose callers were gone before the response; absent if there were none. They cover nothing. */
    abandoned: count,
    /** Absent for an operation that is not a list. */
    pages,
    /** Responses with status 429; absent if the document has no such response. */
    rateLimits: count,
    /** Successes whose body contained a failure; absent if the document declares no in-band failures. */
    inBandFailures: count,
  },
);

/** Coverage of one operation. */
export interface OperationCoverage extends ValueOf<typeof operationSchema> {}

/** Entries of one code that are counted but not listed. */
export interface Unlisted<Code extends string> {
  readonly code: Code;
  readonly count: number;
}

/** Violations of one code that are not listed. */
export interface UnlistedViolations extends Unlisted<ViolationCode> {}

/** Warnings of one code that are not listed. */
export interface UnlistedWarnings extends Unlisted<WarningCode> {}

/** Differences of one code that are not listed. */
export interface UnlistedDifferences extends Unlisted<DifferenceCode> {}

const comparisonSchema = record(
  {
    /** Responses that were compared with the document, at least in part. */
    responses: count,
    /** Differences: one entry for each kind, operation, status and place. */
    differences: list<Difference>(differenceSchema),
    /** Responses, and parts of responses, that were not compared: one entry for each operation, status, place and reason. */
    notCompared: list<CountedOmission>(countedOmissionSchema),
  },
  {
    /** Differences that are counted but not listed, because there are too many kinds; absent if all are listed. */
    unlisted: list<UnlistedDifferences>(record({ code: differenceCode, count })),
  },
);

/** The comparison of responses that did not come from the mock with the document. */
export interface ResponseComparisons extends ValueOf<typeof comparisonSchema> {}

const comparison: PartSchema<ResponseComparisons> = comparisonSchema;
const verdict: PartSchema<Verdict> = verdictSchema;

/** The schema of {@link ContractReport}. */
export const reportSchema = record(
  {
    /** Version of this format; raised when a field changes its meaning. */
    format: formatVersion,
    /** The document of the mock. Only reports of the same document can be merged. */
    document: record(
      { title: text, version: text },
      {
        /** Its path, relative to the folder of the run if possible; absent if the shards had different paths. */
        file: text,
      },
    ),
    /**
     * Ids of the recordings in the report: one for each mock, or for each of its sessions, since its start or reset. Reports that share
     * a recording contain the same requests, and cannot be merged.
     */
    recordings: list(text),
    /** The commands that were run, one for each shard; empty for a server that was started by hand. */
    runs: list<Run>(runSchema),
    /** Requests that reached the mock or were checked, including invalid ones. */
    requests: count,
    /** All operations of the document, in its order, including those that were never called. */
    operations: list<OperationCoverage>(operationSchema),
    /** Violations: one entry for each kind of mistake, operation and place. Without an operation, one for each path. */
    violations: list<Violation>(violationSchema),
    /**
     * Warnings: one entry for each kind of likely mistake, operation and place, and for each condition that no request met. They do not
     * fail the run unless `failOn` contains them.
     */
    warnings: list<Warning>(warningSchema),
  },
  {
    /** When the runs or the mock were started, and at which commits; absent for a report that a running mock gives. */
    started: list<RunStart>(startSchema),
    /** Violations that are counted but not listed, because there are too many kinds; absent if all are listed. */
    unlisted: list<UnlistedViolations>(record({ code: violationCode, count })),
    /** Warnings that are counted but not listed, because there are too many kinds; absent if all are listed. */
    unlistedWarnings: list<UnlistedWarnings>(record({ code: warningCode, count })),
    /** Engines that validated the requests in addition to the mock; absent if none exist. They do not change the verdict. */
    engines: list<EngineReport>(engineSchema),
    /** The comparison of responses with the document; absent if they all came from the mock. */
    comparison,
    /** The verdict; absent until `checkReport` adds it. A merged report gets a new one. */
    verdict,
  },
);

/**
 * Coverage and violations of a run against the mock, or of traffic with a service. Plain JSON, the same for code under test in any language.
 *
 * Reports of the same document can be merged: counts add up, and lists are unions in the order of the document.
 */
export interface ContractReport extends ValueOf<typeof reportSchema> {}
