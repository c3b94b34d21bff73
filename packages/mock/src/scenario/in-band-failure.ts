import { deniesSuccess, listSuccessCodes } from "../contract/success-codes.js";
import { isRecord } from "../contract/is-record.js";
import { leaveOut } from "./body-changes.js";
import type { BodyStage } from "./body-stage.js";
import { tryReshape } from "./reshape.js";
import type { Scenario } from "./scenario.js";
import { ScenarioObstacle } from "./scenario-obstacle.js";

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
function listFailures({ inBandFailure: facts }: BodyStage, body: unknown): Readonly<Record<string, unknown>>[] {
  if (!facts) return [];
  const { codes, messages, examples = [] } = facts;
  const numbers = listSuccessCodes(facts).map(Number).filter(Number.isFinite);
  // One more than any code of success is none of them; so is a word, unless the document says that it is.
  const values = [Math.max(0, ...numbers) + 1, "FAILED"].filter((value) => deniesSuccess(facts, value));
  const made = values.flatMap((value) =>
    codes.map((code) => ({ [code]: value, [messages[0] ?? "message"]: "The request failed." })),
  );
  const isOwn = (failure: object) =>
    codes.some((code) => Object.hasOwn(failure, code) && isRecord(body) && Object.hasOwn(body, code));
  const all = [...examples, ...made];
  return [...all.filter(isOwn), ...all.filter((failure) => !isOwn(failure))];
}
