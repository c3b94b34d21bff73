import { chooseStatus, readUsualStatus } from "./answer/choose-answer.js";
import { createListing } from "./answer/create-listing.js";
import { createFitter } from "./answer/create-fitter.js";
import type { Choice } from "./answer/engine.js";
import { findSharedPositions } from "./answer/find-shared-positions.js";
import { ImpossibleResponseError } from "./answer/impossible-response-error.js";
import { createLazyEngine } from "./answer/lazy-engine.js";
import type { Listing } from "./answer/listing.js";
import { createReplyStore } from "./answer/reply-store.js";
import type { AnswerSource } from "./answer-source.js";
import { writeReply } from "./write-reply.js";
import { createBodyJudge } from "./contract/body-judge.js";
import { MockStartError, startsLenient } from "./contract/mock-start-error.js";
import type { Credential, Operation } from "./contract/operation.js";
import type { Contract } from "./prove-contract.js";
import type { SessionState } from "./preference/session-state.js";
import { createRouter } from "./request/find-operation.js";

/**
 * Prepares all that answers are made of. Throws {@link MockStartError} when an answer is missing, when pages do not link, and,
 * unless that is borne, when no answer can be made that fits.
 */
export async function prepareAnswers(
  { document, operations, fixtures, lenient, hasValidExamples, warnings }: Contract,
  state: SessionState,
): Promise<AnswerSource> {
  // Grows when an answer is first made.
  const allWarnings = [...warnings];
  const fitter = createFitter({ document, hasValidExamples, onWarning: (warning) => allWarnings.push(warning) });
  const source: AnswerSource = {
    document,
    operations,
    router: createRouter(operations),
    engine: createLazyEngine(document, fitter),
    fixtures,
    listings: new Map(),
    replies: createReplyStore(),
    judge: createBodyJudge(document),
    credentials: listCredentials(operations),
    state,
    warnings: allWarnings,
  };
  const impossible = await warm(source, operations);
  if (impossible.length > 0 && !lenient) throw new MockStartError(impossible, startsLenient);
  allWarnings.push(...impossible);
  return { ...source, listings: await createListings(source, operations) };
}

async function createListings(source: AnswerSource, operations: readonly Operation[]): Promise<Map<string, Listing>> {
  const listings = new Map<string, Listing>();
  const shared = findSharedPositions(operations, source.fixtures);
  for (const operation of operations) {
    const { pagination } = operation;
    if (!pagination) continue;
    const usual = chooseStatus(operation, readUsualStatus(operation));
    const sample = usual && (await findSample(source, usual.choice));
    if (typeof sample !== "object" || sample === null) continue;
    const admits = (body: unknown) =>
      source.judge.findFault(operation, usual?.choice.status ?? 200, body) === undefined;
    const fixtures = source.fixtures[operation.id];
    listings.set(
      operation.id,
      createListing({ operation: { ...operation, pagination }, fixtures, sample, admits, shared }),
    );
  }
  return listings;
}

/** A body that no schema admits makes no list; that it does not, the start has told. */
async function findSample({ engine }: AnswerSource, choice: Choice): Promise<unknown> {
  try {
    return (await engine.answer(choice)).body;
  } catch (error) {
    if (error instanceof ImpossibleResponseError) return undefined;
    throw error;
  }
}

/** All that the operations take, each once. */
function listCredentials(operations: readonly Operation[]): Credential[] {
  const all = operations.flatMap(({ credentials }) => credentials.flat());
  return [...new Map(all.map((each) => [`${each.in} ${each.name} ${each.prefix}`, each])).values()];
}

/**
 * Makes every documented answer once, so that the first caller waits no longer than the next, and none is found missing. Returns
 * what cannot be made to fit, each a sentence.
 */
async function warm(source: AnswerSource, operations: readonly Operation[]): Promise<string[]> {
  const reasons: string[] = [];
  const impossible = new Set<string>();
  for (const operation of operations) {
    for (const status of [...operation.responses.keys()].map(Number).filter(Number.isInteger)) {
      const selection = chooseStatus(operation, status);
      try {
        if (selection) await writeReply(source, operation, selection);
      } catch (error) {
        if (error instanceof ImpossibleResponseError) impossible.add(error.message);
        else
          reasons.push(
            `${operation.id} has no ${status} to answer with: ${error instanceof Error ? error.message : String(error)}`,
          );
      }
    }
  }
  if (reasons.length > 0) throw new MockStartError(reasons);
  return [...impossible];
}
