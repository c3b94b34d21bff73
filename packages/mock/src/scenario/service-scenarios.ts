import { deniesSuccess, findResponseKey, isRecord, listSuccessCodes } from "@shortvideo-api/document";
import { leaveOut } from "./body-changes.js";
import type { BodyStage } from "./body-stage.js";
import { tryReshape } from "./reshape.js";
import { type Scenario, ScenarioObstacle } from "./scenario.js";

// Scenarios of what the service says: failures, and nothing.

export const inBandFailure: Scenario = {
  name: "in-band-failure",
  summary: "A failure hides in a 200: its body carries a code other than that of success, and a message.",
  plays: "all, where the document has `x-in-band-failure`",
  parameters: [],
  legal: true,
  replacesAnswer: true,
  reshape(body, stage) {
    const failures = listFailures(stage, body);
    if (failures.length === 0) throw new ScenarioObstacle("the document tells of no failure inside a 200");
    // A failure carries no data; what the schema insists on is there all the same.
    const { body: least } = tryReshape(body, stage, leaveOut);
    const bodies = failures.flatMap((failure) => [failure, { ...(isRecord(least) ? least : {}), ...failure }]);
    const found = bodies.find((each) => stage.admits(each));
    if (!found) throw new ScenarioObstacle("its schema admits no failure inside a 200");
    return found;
  },
};

/** Bodies that the document shows, those first whose code the answer has; behind them, made ones. */
function listFailures({ inBandFailure: details }: BodyStage, body: unknown): Readonly<Record<string, unknown>>[] {
  if (!details) return [];
  const { codes, messages, examples = [] } = details;
  const numbers = listSuccessCodes(details).map(Number).filter(Number.isFinite);
  // One more than any code of success is none of them; so is a word, unless the document says that it is.
  const values = [Math.max(0, ...numbers) + 1, "FAILED"].filter((value) => deniesSuccess(details, value));
  const made = values.flatMap((value) =>
    codes.map((code) => ({ [code]: value, [messages[0] ?? "message"]: "The request failed." })),
  );
  const isOwn = (failure: object) =>
    codes.some((code) => Object.hasOwn(failure, code) && isRecord(body) && Object.hasOwn(body, code));
  const all = [...examples, ...made];
  return [...all.filter(isOwn), ...all.filter((failure) => !isOwn(failure))];
}

export const noContent: Scenario = {
  name: "no-content",
  summary: "There is nothing to return: 204 without a body.",
  plays: "operations that document 204",
  parameters: [],
  legal: true,
  replacesAnswer: true,
  findObstacle: (operation) => (findResponseKey(operation, 204) === undefined ? "it documents no 204" : undefined),
  chooseStatus: () => ({ status: 204 }),
};

export const rateLimited: Scenario = {
  name: "rate-limited",
  summary: "The session is answered 429 until the time in `retry-after` is over, then rightly.",
  plays: "operations that document 429",
  parameters: [
    {
      name: "retry-after",
      says: "seconds from the first refusal to the first right answer",
      default: "1",
      takes: [0, 3_600],
    },
    { name: "times", says: "refusals at most", default: "1000", takes: [0, 1_000_000] },
  ],
  legal: true,
  findObstacle: (operation) => (findResponseKey(operation, 429) === undefined ? "it documents no 429" : undefined),
  chooseStatus({ parameters: { "retry-after": wait, times }, count }) {
    const { before, ageMs } = count(`rate-limited ${wait} ${times}`);
    const leftMs = Number(wait) * 1_000 - ageMs;
    if (before >= Number(times) || leftMs <= 0) return undefined;
    return { status: 429, headers: { "retry-after": String(Math.ceil(leftMs / 1_000)) } };
  },
};

export const flaky: Scenario = {
  name: "flaky",
  summary: "Each request of the session fails a few times, then it is answered rightly.",
  plays: "operations that document the status",
  parameters: [
    { name: "times", says: "failures of each request", default: "2", takes: [0, 1_000_000] },
    { name: "status", says: "the status of a failure", default: "500", takes: [400, 599] },
  ],
  legal: true,
  chooseStatus({ operation, target, parameters: { times, status }, count }) {
    // Set otherwise, it begins anew.
    const { before } = count(`flaky ${status} ${times} ${operation.id} ${digest(target)}`);
    return before < Number(times) ? { status: Number(status) } : undefined;
  },
};

/** Tells requests apart in a few letters. */
function digest(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
