import { type OpenApi, readBodyKind } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";
import { readServedOperations } from "../operation/read-served-operations.js";
import { serviceDocument } from "../operation/service-document.js";
import { readUsualStatus } from "../operation/read-usual-status.js";
import { canPlay } from "../preference/preference-violations.js";
import { insertFixtures } from "../response/fixtures.js";
import { scenarios } from "../scenario/scenarios.js";

/** A preference that an operation of a mock can play. */
export interface OfferedPreference {
  /** For the header `Prefer`: `"example=emptyPage"`, `"code=429"`, `"scenario=slow"`. */
  readonly words: string;
  /** The effect, in one sentence; the description of the document for a status. May be empty. */
  readonly meaning: string;
  /** An example of the usual response, another status, or a scenario. */
  readonly kind: "example" | "status" | "scenario";
}

/**
 * Lists the preferences that each operation can play, by id. A mock of the document of the service has its fixtures; `file` is the path of
 * the document.
 */
export async function listPreferences(
  document: OpenApi,
  file: string,
): Promise<ReadonlyMap<string, readonly OfferedPreference[]>> {
  const isService = file === serviceDocument;
  const served = isService ? insertFixtures(document, (await import("./service.js")).service.fixtures) : document;
  const hasInBandFailure = document["x-in-band-failure"] !== undefined;
  return new Map(
    readServedOperations(served)
      .filter(({ unserved }) => unserved === undefined)
      .map((operation) => [operation.id, listOf(operation, hasInBandFailure)]),
  );
}

function listOf(operation: ServedOperation, hasInBandFailure: boolean): OfferedPreference[] {
  const { responses } = operation;
  const usual = readUsualStatus(operation);
  const isJson = [...responses.values()].some(({ media }) =>
    media.some(({ sent, essence }) => readBodyKind(sent ?? essence) === "json"),
  );
  const ofStatuses = [...responses].flatMap(([key, { documented, examples, unserved }]): OfferedPreference[] => {
    const status = Number(key);
    if (!Number.isInteger(status) || unserved !== undefined) return [];
    if (status === usual)
      return examples.map((name) => ({ words: `example=${name}`, meaning: "", kind: "example" }) as const);
    const others = examples.slice(1).map((name) => `code=${key}, example=${name}`);
    return [`code=${key}`, ...others].map((words) => ({ words, meaning: documented.description, kind: "status" }));
  });
  const playable = [...scenarios.values()].filter(
    ({ name, reshape }) => (name !== "in-band-failure" || hasInBandFailure) && (isJson || reshape === undefined),
  );
  const played = playable.map(
    ({ name, summary }) => ({ words: `scenario=${name}`, meaning: summary, kind: "scenario" }) as const,
  );
  return [...ofStatuses, ...played].filter(({ words }) => canPlay(operation, words));
}
