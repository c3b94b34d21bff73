import type { Credential } from "@shortvideo-api/document";
import { readUsualStatus } from "../operation/read-usual-status.js";
import { chooseStatus } from "../response/choose-response.js";
import { fillHolders } from "../response/write-page.js";
import { createListing } from "../response/create-listing.js";
import { createFitter } from "../response/create-fitter.js";
import { ifPossible, ImpossibleResponseError } from "../response/engine.js";
import { findSharedPositions } from "../response/fixture-chain.js";
import type { Listing } from "../response/listing.js";
import { createEngine } from "../response/create-engine.js";
import { createResponseStore } from "../response/response-store.js";
import type { ResponseSource } from "../respond/response-source.js";
import { writeResponse } from "../respond/write-response.js";
import { createResponseValidator } from "../operation/response-validator.js";
import { MockStartError, strictOutcome } from "../operation/mock-start-error.js";
import type { ServedOperation } from "../operation/operation.js";
import type { Contract } from "./load-contract.js";
import { readAt } from "../exchange/places.js";
import { createTrialState, type SessionState } from "../exchange/session-state.js";
import type { ResponseEngine } from "../engine/response-engine.js";
import { createRouter } from "../request/create-router.js";
import { readShared } from "../preference/read-preference.js";
import { playPreferred } from "../respond/play-response.js";

/**
 * Prepares the source of responses. In strict mode, creates each documented response once, and throws {@link MockStartError} if one is
 * missing or does not fit its schema. Otherwise creates and checks a response when it is first used, and warns if it does not fit.
 */
export async function prepareResponseSource(
  contract: Contract,
  state: SessionState,
  otherEngine?: ResponseEngine,
): Promise<ResponseSource> {
  const { document, operations, fixtures, strict, warn } = contract;
  const listings = new Map<string, Listing>();
  const source: ResponseSource = {
    document,
    operations,
    // No request matches a path without a slash.
    router: createRouter([...operations, ...contract.unserved.filter(({ path }) => path.startsWith("/"))]),
    engine: createEngine(document, createFitter(contract), contract.hasWriteOnly),
    fixtures,
    listings,
    responses: createResponseStore(),
    otherEngine: otherEngine && (await loadOtherEngine(otherEngine, contract)),
    findResponseError: createResponseValidator(document),
    credentials: listCredentials(operations),
    state,
    addUnserved: contract.addUnserved,
  };
  if (strict) createResponses(source, operations);
  // If the fixtures of one operation do not form a list, the other lists can still be paginated.
  const attempt = <Result>(make: () => Result): Result | undefined => {
    try {
      return make();
    } catch (error) {
      if (strict || !(error instanceof MockStartError)) throw error;
      error.reasons.forEach(warn);
      return undefined;
    }
  };
  const shared = attempt(() => findSharedPositions(operations, fixtures)) ?? new Set<string>();
  for (const operation of operations) {
    const listing = attempt(() => createOperationListing(source, operation, shared));
    if (listing) listings.set(operation.id, listing);
  }
  return source;
}

async function loadOtherEngine(
  engine: ResponseEngine,
  contract: Contract,
): Promise<NonNullable<ResponseSource["otherEngine"]>> {
  const { name } = engine;
  try {
    const loaded = await engine.load(contract.document);
    for (const warning of loaded.warnings) contract.warn(warning);
    return { name, respond: (request) => loaded.respond(request) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MockStartError([`The engine \`${name}\` cannot read the document: ${reason}`], undefined, {
      cause: error,
    });
  }
}

/**
 * Creates the listing of an operation. Returns `undefined` if the operation is not a list. Throws {@link MockStartError} if its fixtures do
 * not form a list.
 */
function createOperationListing(
  source: ResponseSource,
  operation: ServedOperation,
  shared: ReadonlySet<string>,
): Listing | undefined {
  const { pagination } = operation;
  const usual = chooseStatus(operation, readUsualStatus(operation));
  if (!pagination || !usual) return undefined;
  // If no body fits the schema, a warning has reported that.
  const sample = ifPossible(() => source.engine(usual.choice).body);
  if (typeof sample !== "object" || sample === null) return undefined;
  // An example with an empty list shows no item, and one may lack the object of a pagination field. The schema has both.
  const items = readAt(sample, pagination.items);
  const isWhole = Array.isArray(items) && items.length > 0 && fillHolders(pagination, sample, undefined) === sample;
  const made = isWhole ? undefined : ifPossible(() => source.engine({ ...usual.choice, dynamic: true }).body);
  const { status } = usual.choice;
  return createListing({
    operation: { ...operation, pagination },
    fixtures: source.fixtures[operation.id],
    sample: fillHolders(pagination, sample, made),
    madeItems: readAt(made, pagination.items),
    admits: (body) => source.findResponseError(operation, status, body) === undefined,
    shared,
  });
}

/** Lists the credentials of all operations, each once. */
export function listCredentials(operations: readonly ServedOperation[]): Credential[] {
  const all = operations.flatMap(({ credentials }) => credentials.flat());
  return [...new Map(all.map((each) => [`${each.in} ${each.name} ${each.prefix}`, each])).values()];
}

/**
 * Creates every documented response once, so that the first caller waits no longer than the next. Throws {@link MockStartError} for
 * those that cannot be created.
 */
function createResponses(source: ResponseSource, operations: readonly ServedOperation[]): void {
  const reasons = new Set<string>();
  for (const operation of operations) {
    for (const status of [...operation.responses.keys()].map(Number).filter(Number.isInteger)) {
      const selection = chooseStatus(operation, status);
      try {
        if (selection) writeResponse(source, operation, selection);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const namesResponse = error instanceof ImpossibleResponseError;
        reasons.add(namesResponse ? reason : `${operation.id} has no response for ${status}: ${reason}`);
      }
    }
  }
  if (reasons.size > 0) throw new MockStartError([...reasons], strictOutcome);
}

/** Lists the ids of operations that cannot play a shared preference and respond as usual. */
export function listUnplayed(source: ResponseSource, words: string): string[] {
  if (words === "") return [];
  const trial = { ...source, state: createTrialState(words) };
  const preference = readShared(words);
  const query = { position: undefined, size: undefined, parameters: {}, preference, accept: "" };
  return source.operations
    .filter((operation) => "code" in playPreferred(trial, operation, query, operation.path))
    .map(({ id }) => id);
}
