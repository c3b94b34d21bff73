import type { DisagreementCode, RequestDisagreement } from "../model/disagreement.js";
import type { GuideEntry } from "../model/finding.js";

/** Explains every kind of disagreement between the mock and another engine. */
export const disagreementGuide: Readonly<Record<DisagreementCode, GuideEntry>> = {
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
};

/** Describes a disagreement in one sentence: both verdicts and the reason. */
export function describeDisagreement(engine: string, { code, reason }: RequestDisagreement): string {
  const name = toTitle(engine);
  const verdicts: Readonly<Record<DisagreementCode, string>> = {
    "request-accepted": `The mock rejects the request, and ${name} accepts it`,
    "request-rejected": `The mock accepts the request, and ${name} rejects it`,
    "engine-failed": `${name} has no verdict`,
    "response-unusable": `The mock sent its own response, because that of ${name} does not match`,
  };
  return `${verdicts[code]}: ${reason}`;
}

/** Writes the name of an engine as a title: `"Prism"`. */
export function toTitle(engine: string): string {
  return `${engine.slice(0, 1).toUpperCase()}${engine.slice(1)}`;
}
