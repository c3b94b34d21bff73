import {
  type ResponseQuery,
  type AvailableResponses,
  chooseResponse,
  type Selection,
} from "../response/choose-response.js";
import type { Operation } from "../operation/operation.js";
import type { RequestViolation } from "@shortvideo-api/report";
import type { MockResponse } from "../exchange/mock-response.js";
import { toObstacleViolation } from "../preference/find-preference-violation.js";
import type { Preference } from "../preference/preference.js";
import type { BodyStage } from "../scenario/body-stage.js";
import { retellHeaders } from "../scenario/retell-headers.js";
import type { ChosenStatus, Scenario, Scene } from "../scenario/scenario.js";
import { ScenarioObstacle } from "../scenario/scenario.js";
import { scenarios } from "../scenario/scenarios.js";

/** What a scenario needs beside the request. */
export interface Stage extends Omit<BodyStage, "parameters" | "page" | "schema" | "admits"> {
  /** What a body of the status has to fit. */
  readonly schemaOf: (status: number) => BodyStage["schema"];
  readonly admits: (status: number, body: unknown) => boolean;
  readonly count: Scene["count"];
  readonly target: string;
}

/** An answer as a scenario has chosen it, and what is still to be done to it. */
export interface Played {
  readonly selection: Selection;
  /** Changes the written answer. */
  readonly deliver: (response: MockResponse) => MockResponse;
}

/** Chooses the answer to a right request as its scenario says, or as it is where it plays none. */
export function playScenario(
  operation: Operation,
  available: AvailableResponses,
  query: ResponseQuery,
  readStage: () => Stage,
): Played | RequestViolation {
  const { preference } = query;
  const choice = preference.scenario;
  const scenario = choice && scenarios.get(choice.name);
  if (!scenario) {
    const selection = chooseResponse(operation, available, query);
    return "code" in selection ? selection : { selection, deliver: (response) => response };
  }
  const { parameters } = choice;
  // Before anything is counted: what cannot be played uses up no turn of what can.
  const obstacle = scenario.findObstacle?.(operation);
  if (obstacle !== undefined) return toObstacleViolation(operation, preference, obstacle);
  const stage = readStage();
  const chosen = scenario.chooseStatus?.({ operation, parameters, target: stage.target, count: stage.count });
  const wanted = chosen ? { ...query, preference: withStatus(preference, chosen) } : query;
  const selection = chooseResponse(operation, available, wanted, scenario.twist);
  if ("code" in selection) return selection;
  const { status } = selection.choice;
  const bodyStage: BodyStage = {
    ...stage,
    page: selection.page?.index ?? 0,
    parameters,
    schema: stage.schemaOf(status),
    admits: (body) => stage.admits(status, body),
  };
  return {
    selection: scenario.reshape || scenario.twist ? reshapeSelection(selection, scenario, bodyStage) : selection,
    deliver(response) {
      const headed = chosen?.headers ? retellHeaders(response, chosen.headers) : response;
      return scenario.deliver?.(headed, parameters) ?? headed;
    },
  };
}

/** Tells why a scenario could not be played, where that showed only now; rethrows anything else. */
export function readObstacle(operation: Operation, preference: Preference, error: unknown): RequestViolation {
  if (!(error instanceof ScenarioObstacle)) throw error;
  return toObstacleViolation(operation, preference, error.message);
}

function withStatus(preference: Preference, { status }: ChosenStatus): Preference {
  return { ...preference, status, example: undefined, dynamic: false };
}

function reshapeSelection(selection: Selection, scenario: Scenario, stage: BodyStage): Selection {
  const make = (usual: unknown): unknown => {
    const body = selection.make ? selection.make(usual) : usual;
    if (typeof body !== "object" || body === null) throw new ScenarioObstacle("its answer is no JSON");
    const changed = scenario.reshape ? scenario.reshape(body, stage) : body;
    if (scenario.legal && !stage.admits(changed))
      throw new ScenarioObstacle("what it would answer is not within the document");
    return changed;
  };
  return { ...selection, make, key: `${selection.key} scenario ${scenario.name}` };
}
