import { measures } from "../model/measures.js";
import { violationGuide } from "../guide/violation-guide.js";
import { disagreementGuide } from "../guide/disagreement-guide.js";
import { warningGuide } from "../guide/warning-guide.js";

/** The subset of JSON Schema that the schema of a report uses. */
export interface ReportSchema {
  readonly type?: string | readonly string[];
  readonly const?: number;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, ReportSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: ReportSchema;
}

const text: ReportSchema = { type: "string" };
const count: ReportSchema = { type: "integer", minimum: 0 };
const code: ReportSchema = { enum: Object.keys(violationGuide) };
const warningCode: ReportSchema = { enum: Object.keys(warningGuide) };

const parameter = record(
  {
    name: text,
    in: { enum: ["path", "query", "header", "cookie"] },
    required: { type: "boolean" },
    given: count,
    omitted: count,
  },
  {
    values: list(record({ value: text, count })),
    boundaries: list(
      record({
        kind: { enum: ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"] },
        value: { type: ["number", "string"] },
        count,
      }),
    ),
  },
);

const operation = record(
  {
    id: text,
    method: text,
    path: text,
    requests: count,
    parameters: list(parameter),
    statuses: list(record({ status: text, description: text, count })),
    responses: list(record({ name: text, count })),
  },
  {
    line: { type: "integer", minimum: 1 },
    deprecated: text,
    pages: record({ first: count, further: count, last: count, empty: count }),
    rateLimits: count,
    inBandFailures: count,
  },
);

const violation = record(
  {
    code,
    place: text,
    message: text,
    count,
    request: record({ method: text, target: text }),
  },
  { operation: text, mistake: text, correction: text },
);

const warning = record(
  { code: warningCode, place: text, message: text, count },
  { operation: text, request: record({ method: text, target: text }) },
);

const engine = record(
  {
    name: text,
    requests: count,
    responses: count,
    disagreements: list(
      record(
        {
          code: { enum: Object.keys(disagreementGuide) },
          reason: text,
          count,
          request: record({ method: text, target: text }),
        },
        { operation: text },
      ),
    ),
  },
  { unlisted: count },
);

const verdict = record({
  kind: { enum: ["kept", "allowed", "warned", "short", "untested", "failed", "broken"] },
  headline: text,
  exitCode: count,
  failures: list(
    record(
      {
        code: {
          enum: ["contract-broken", "warning-found", "command-failed", "threshold-missed", "report-unwritten"],
        },
        message: text,
      },
      { about: text },
    ),
  ),
  allowed: list(code),
  failOn: list(warningCode),
  thresholds: list(
    record({
      measure: { enum: measures.map(({ key }) => key) },
      required: { type: ["integer", "string"] },
      covered: count,
      total: count,
      met: { type: "boolean" },
    }),
  ),
});

/** The JSON Schema of a contract report. Validates files when they are read, and sorts their keys when they are written. */
export const reportSchema: ReportSchema = record(
  {
    format: { const: 1 },
    document: record({ title: text, version: text }, { file: text }),
    recordings: list(text),
    runs: list(
      record(
        {
          command: list(text),
          exitCode: { type: ["integer", "null"] },
          signal: { type: ["string", "null"] },
          durationMs: { type: "number", minimum: 0 },
          requests: count,
        },
        { stoppedBy: text, notStarted: text },
      ),
    ),
    requests: count,
    operations: list(operation),
    violations: list(violation),
    warnings: list(warning),
  },
  {
    unlisted: list(record({ code, count })),
    unlistedWarnings: list(record({ code: warningCode, count })),
    engines: list(engine),
    verdict,
  },
);

function list(items: ReportSchema): ReportSchema {
  return { type: "array", items };
}

function record(
  required: Readonly<Record<string, ReportSchema>>,
  optional: Readonly<Record<string, ReportSchema>> = {},
): ReportSchema {
  return {
    type: "object",
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}
