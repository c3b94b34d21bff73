import { deniesSuccess, findResponseKey, isRecord, listSuccessCodes } from "@shortvideo-api/document";
import { leaveOut } from "./body-changes.js";
import type { BodyStage } from "./body-stage.js";
import { tryReshape } from "./reshape.js";
import { type Scenario, ScenarioObstacle } from "./scenario.js";

/** The scenario `rate-limited`, which the detector of early retries also reads. */
export const rateLimited: Scenario = {
  name: "rate-limited",
  summary: "The session gets status 429 until the time in `retry-after` is over, then the usual response.",
  plays: "operations that document 429",
  parameters: [
    {
      name: "retry-after",
      meaning: "seconds from the first rejection to the first success",
      default: "1",
      values: [0, 3_600],
    },
    { name: "times", meaning: "maximum number of rejections", default: "1000", values: [0, 1_000_000] },
  ],
  matchesDocument: true,
  findObstacle: (operation) => (findResponseKey(operation, 429) === undefined ? "it documents no 429" : undefined),
  chooseStatus({ parameters: { "retry-after": wait, times }, count }) {
    const { before, ageMs } = count(`rate-limited ${wait} ${times}`);
    const remainingMs = Number(wait) * 1_000 - ageMs;
    if (before >= Number(times) || remainingMs <= 0) return undefined;
    return { status: 429, headers: { "retry-after": String(Math.ceil(remainingMs / 1_000)) } };
  },
};

/** Scenarios in which the service fails or returns nothing. */
export const serviceScenarios: readonly Scenario[] = [
  {
    name: "in-band-failure",
    summary: "The response is a 200 whose body is a failure.",
    plays: "all, where the document has `x-in-band-failure`",
    parameters: [],
    matchesDocument: true,
    replacesResponse: true,
    reshape(body, stage) {
      const failures = listFailures(stage, body);
      if (failures.length === 0) throw new ScenarioObstacle("the document declares no failure inside a 200");
      // A failure has no data, except for required properties.
      const { body: minimal } = tryReshape(body, stage, leaveOut);
      const bodies = failures.flatMap((failure) => [failure, { ...(isRecord(minimal) ? minimal : {}), ...failure }]);
      const found = bodies.find((each) => stage.admits(each));
      if (!found) throw new ScenarioObstacle("its schema does not allow a failure inside a 200");
      return found;
    },
  },
  {
    name: "no-content",
    summary: "The response is a 204 without a body.",
    plays: "operations that document 204",
    parameters: [],
    matchesDocument: true,
    replacesResponse: true,
    findObstacle: (operation) => (findResponseKey(operation, 204) === undefined ? "it documents no 204" : undefined),
    chooseStatus: () => ({ status: 204 }),
  },
  rateLimited,
  {
    name: "flaky",
    summary: "Each request of the session fails a few times, then succeeds.",
    plays: "operations that document the status",
    parameters: [
      { name: "times", meaning: "failures of each request", default: "2", values: [0, 1_000_000] },
      { name: "status", meaning: "the status of a failure", default: "500", values: [400, 599] },
    ],
    matchesDocument: true,
    chooseStatus({ operation, target, parameters: { times, status }, count }) {
      // A change of the parameters restarts the count.
      const { before } = count(`flaky ${status} ${times} ${operation.id} ${digest(target)}`);
      return before < Number(times) ? { status: Number(status) } : undefined;
    },
  },
];

/** Lists possible failures. Those with a code field that the response has come first, documented ones before generated ones. */
function listFailures({ inBandFailure: details }: BodyStage, body: unknown): Readonly<Record<string, unknown>>[] {
  if (!details) return [];
  const { codes, messages, examples = [] } = details;
  const numbers = listSuccessCodes(details).map(Number).filter(Number.isFinite);
  // The number is larger than any code of success. The word is not a code of success unless the document lists it.
  const values = [Math.max(0, ...numbers) + 1, "FAILED"].filter((value) => deniesSuccess(details, value));
  const made = values.flatMap((value) =>
    codes.map((code) => ({ [code]: value, [messages[0] ?? "message"]: "The request failed." })),
  );
  const isOwn = (failure: object) =>
    codes.some((code) => Object.hasOwn(failure, code) && isRecord(body) && Object.hasOwn(body, code));
  const all = [...examples, ...made];
  return [...all.filter(isOwn), ...all.filter((failure) => !isOwn(failure))];
}

/** Returns a short key for a text. */
function digest(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
