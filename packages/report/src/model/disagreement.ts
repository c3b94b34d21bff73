import { capitalize } from "@shortvideo-api/document";
import { defineGuide } from "./finding.js";
import { count, keyOf, list, record, sentRequest, text, type ValueOf } from "./schema.js";

/** Explains every kind of disagreement between the mock and another engine. A released code keeps its meaning. */
export const disagreementGuide = defineGuide({
  "request-accepted": {
    title: "Only the mock rejects the request",
    meaning: "The mock rejects the request, and the other engine accepts it. The report also lists the violation.",
    help: "Fix the violation. A test with only the other engine would not find it.",
  },
  "request-rejected": {
    title: "Only the other engine rejects the request",
    meaning: "The mock accepts the request, and the other engine rejects it.",
    help: "Read the reason: the request can be wrong in a way that the mock does not check, or the engine is too strict.",
  },
  "engine-failed": {
    title: "The other engine has no verdict",
    meaning: "The other engine threw an error, or its own server would not respond.",
    help: "Your tests need no change. A server of that engine would not survive the request.",
  },
  "response-unusable": {
    title: "The response of the other engine does not match the document",
    meaning: "The other engine created a response that does not match the document. The mock sent its own response.",
    help: "Check the example in the document: engines return examples as they are.",
  },
});

/** Kinds of disagreements between the mock and another engine. A released code keeps its meaning. */
export type DisagreementCode = keyof typeof disagreementGuide;

const disagreementSchema = record(
  {
    code: keyOf(disagreementGuide),
    /**
     * The violations if the mock rejects the request, else the messages of the engine. Contains no key and no value of an undeclared
     * parameter.
     */
    reason: text,
    /** Number of requests with this disagreement. */
    count,
    /** The first such request, without keys and without values of undeclared parameters. */
    request: sentRequest,
  },
  {
    /** The operationId; absent if the document does not have the path or the method. */
    operation: text,
  },
);

/** The disagreements with the same operation, code and reason. They never fail a run. */
export interface Disagreement extends ValueOf<typeof disagreementSchema> {}

/** The disagreement of another engine about one request. */
export type RequestDisagreement = Pick<Disagreement, "code" | "reason">;

/** The schema of {@link EngineReport}. */
export const engineSchema = record(
  {
    /** Name of the engine: `"prism"`. */
    name: text,
    /** Number of requests that the engine validated. */
    requests: count,
    /** Number of responses with a body that the engine created. */
    responses: count,
    disagreements: list<Disagreement>(disagreementSchema),
  },
  {
    /** Number of disagreements that are not listed, because there are too many kinds; absent if all are listed. */
    unlisted: count,
  },
);

/** The requests and responses of another engine, and its disagreements with the mock. */
export interface EngineReport extends ValueOf<typeof engineSchema> {}

/** Describes a disagreement in one sentence: both verdicts and the reason. */
export function describeDisagreement(engine: string, { code, reason }: RequestDisagreement): string {
  const name = capitalize(engine);
  const verdicts: Readonly<Record<DisagreementCode, string>> = {
    "request-accepted": `The mock rejects the request, and ${name} accepts it`,
    "request-rejected": `The mock accepts the request, and ${name} rejects it`,
    "engine-failed": `${name} has no verdict`,
    "response-unusable": `The mock sent its own response, because that of ${name} does not match`,
  };
  return `${verdicts[code]}: ${reason}`;
}
