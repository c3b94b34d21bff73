import type { DisagreementCode, RequestDisagreement } from "../model/disagreement.js";

/** The words for one kind of disagreement. */
interface DisagreementEntry {
  /** A sentence that names both verdicts; `engine` is the engine's name. */
  readonly describe: (engine: string) => string;
  /** Begins the reason: `"The mock's reasons"`. */
  readonly introduce: (engine: string) => string;
}

/** The guide to all kinds of disagreements. */
export const disagreementGuide: Readonly<Record<DisagreementCode, DisagreementEntry>> = {
  "request-accepted": {
    describe: (engine) => `The mock rejects the request, and ${engine} accepts it.`,
    introduce: () => "The mock's reasons",
  },
  "request-rejected": {
    describe: (engine) => `The mock accepts the request, and ${engine} rejects it.`,
    introduce: (engine) => `The reasons of ${engine}`,
  },
  "engine-failed": {
    describe: (engine) => `${engine} did not finish, and has no verdict.`,
    introduce: () => "The error",
  },
  "response-unusable": {
    describe: (engine) => `The mock sent its own response, because that of ${engine} does not match the document.`,
    introduce: () => "The difference",
  },
};

/** Describes a disagreement in two sentences: the verdicts, and the reason. */
export function describeDisagreement(engine: string, { code, reason }: RequestDisagreement): string {
  const { describe, introduce } = disagreementGuide[code];
  const title = titleOf(engine);
  return `${describe(title)} ${introduce(title)}: ${reason}`;
}

/** Writes the name of an engine as a title: `"Prism"`. */
export function titleOf(engine: string): string {
  return `${engine.slice(0, 1).toUpperCase()}${engine.slice(1)}`;
}
