import { chooseStatus, readUsualStatus } from "./answer/choose-answer.js";
import { createListing } from "./answer/create-listing.js";
import { findSharedPositions } from "./answer/find-shared-positions.js";
import { createFittingEngine, type FindMisfit } from "./answer/fitting-engine.js";
import { createLazyEngine } from "./answer/lazy-engine.js";
import type { Listing } from "./answer/listing.js";
import { createReplyStore } from "./answer/reply-store.js";
import type { AnswerSource } from "./answer-source.js";
import { writeReply } from "./write-reply.js";
import { type BodyJudge, createBodyJudge } from "./contract/body-judge.js";
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
  { document, operations, fixtures, lenient, warnings }: Contract,
  state: SessionState,
): Promise<AnswerSource> {
  const judge = createBodyJudge(document);
  const misfits = new Map<string, string>();
  const source: AnswerSource = {
    document,
    operations,
    router: createRouter(operations),
    engine: createLazyEngine(document, (made) =>
      createFittingEngine(made, createMisfitFinder(judge, operations), ({ verb, path, status }, misfit) =>
        misfits.set(
          `${verb} ${path} ${status}`,
          `No answer can be made for the ${status} of ${verb} ${path} that fits its schema: ${misfit}. Give it an example.`,
        ),
      ),
    ),
    fixtures,
    listings: new Map(),
    replies: createReplyStore(),
    judge,
    credentials: listCredentials(operations),
    state,
    warnings: [],
  };
  await warm(source, operations);
  if (misfits.size > 0 && !lenient) throw new MockStartError([...misfits.values()], startsLenient);
  const listings = await createListings(source, operations);
  return { ...source, listings, warnings: [...warnings, ...misfits.values()] };
}

/** Judges JSON, and nothing else: of other bodies the document says little. */
function createMisfitFinder(judge: BodyJudge, operations: readonly Operation[]): FindMisfit {
  const byCall = new Map(operations.map((operation) => [`${operation.verb} ${operation.path}`, operation]));
  return ({ verb, path, status, mediaType }, body) => {
    const operation = byCall.get(`${verb} ${path}`);
    if (!operation || body === undefined || !/[/+]json(?:;|$)/.test(mediaType ?? "")) return undefined;
    return judge.findFault(operation, status, body);
  };
}

async function createListings(source: AnswerSource, operations: readonly Operation[]): Promise<Map<string, Listing>> {
  const listings = new Map<string, Listing>();
  const shared = findSharedPositions(operations, source.fixtures);
  for (const operation of operations) {
    const { pagination } = operation;
    if (!pagination) continue;
    const usual = chooseStatus(operation, readUsualStatus(operation));
    const sample = usual && (await source.engine.answer(usual.choice)).body;
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

/** All that the operations take, each once. */
function listCredentials(operations: readonly Operation[]): Credential[] {
  const all = operations.flatMap(({ credentials }) => credentials.flat());
  return [...new Map(all.map((each) => [`${each.in} ${each.name} ${each.prefix}`, each])).values()];
}

/** Makes every documented answer once, so that the first caller waits no longer than the next, and none is found missing. */
async function warm(source: AnswerSource, operations: readonly Operation[]): Promise<void> {
  const reasons: string[] = [];
  for (const operation of operations) {
    for (const status of [...operation.responses.keys()].map(Number).filter(Number.isInteger)) {
      const selection = chooseStatus(operation, status);
      try {
        if (selection) await writeReply(source, operation, selection);
      } catch (error) {
        reasons.push(
          `${operation.id} has no ${status} to answer with: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }
  if (reasons.length > 0) throw new MockStartError(reasons);
}
