import { findResponseKey, type InBandFailureExtension, readBodyKind } from "@shortvideo-api/document";
import { cutText } from "../operation/cut-text.js";
import type { Operation, ResponseMedia } from "../operation/operation.js";
import { type RequestViolation, quoteNames } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import { findPreferenceViolation } from "../preference/find-preference-violation.js";
import type { Preference } from "../preference/preference.js";
import { chooseMedia } from "./choose-media.js";
import type { Choice } from "./engine.js";
import type { OperationFixtures } from "./fixtures.js";
import type { Listing, PositionMismatch } from "./listing.js";
import type { Twist } from "../scenario/scenario.js";
import { fixGeneratedBody } from "./fix-generated-body.js";
import { type Echoed, writeEchoes } from "./write-echoes.js";

/** What of a request decides which answer it gets. */
export interface ResponseQuery {
  /** Where in a list it asks to go on; `undefined` when it does not say. */
  readonly position: string | undefined;
  /** Items that a page is to hold; `undefined` when it does not say. */
  readonly size: number | undefined;
  /** Declared parameters as they were sent, by place: `{ "query.count": ["20"] }`. */
  readonly given: Exchange["given"];
  readonly preference: Preference;
  /** The `accept` header, `""` when there is none. */
  readonly accept: string;
}

/** What an operation can be answered with. */
export interface AvailableResponses {
  /** `undefined` where the operation is no list, or none that can be walked. */
  readonly listing: Listing | undefined;
  readonly fixtures: OperationFixtures | undefined;
  /** How the document says that a failure looks inside a success. */
  readonly inBandFailure: InBandFailureExtension | undefined;
}

/** The answer that was chosen, before anything is made. */
export interface Selection {
  readonly choice: Choice;
  /** Makes the body of that of the choice; `undefined` where that is the one to give. */
  readonly make?: ((usual: unknown) => unknown) | undefined;
  /** The same for the same answer, and for no other. */
  readonly key: string;
  readonly page?: Exchange["page"];
}

/** Chooses the answer to a right request, from the request alone: any number of replicas choose the same. */
export function chooseResponse(
  operation: Operation,
  available: AvailableResponses,
  query: ResponseQuery,
  twist?: Twist,
): Selection | RequestViolation {
  const { preference, accept } = query;
  const { example, dynamic, seed } = preference;
  const usual = readUsualStatus(operation);
  const status = preference.status ?? usual;
  const violation = findPreferenceViolation(operation, status, preference);
  if (violation) return violation;
  const media = chooseMediaType(operation, status, accept);
  if (media && "code" in media) return media;
  const choice = { method: operation.method, path: operation.path, status, mediaType: media?.name };
  // Pages and fixtures are JSON; of other types there is what the document has, or a text.
  if (media && readBodyKind(media.sent ?? media.essence) !== "json") {
    return toSelection({ ...choice, example, dynamic: dynamic && media.body === "made", seed });
  }
  if (example !== undefined) {
    const named = chooseNamed(available, { ...choice, example }, query);
    // An example that the document itself gives is given as it stands there.
    const isOwn = status === usual && Object.hasOwn(available.fixtures?.responses ?? {}, example);
    return isOwn ? withEchoes(operation, query, named) : named;
  }
  if (status !== usual) return toSelection(dynamic ? { ...choice, dynamic, seed } : choice);
  const selection = chooseUsual(operation, available, choice, query, twist);
  return "code" in selection ? selection : withEchoes(operation, query, selection);
}

/** The answer that the request leads to by itself, or another of its seed. */
function chooseUsual(
  operation: Operation,
  available: AvailableResponses,
  choice: Choice,
  query: ResponseQuery,
  twist: Twist | undefined,
): Selection | RequestViolation {
  const { dynamic, seed } = query.preference;
  const { listing, fixtures } = available;
  const create = fixtures?.createResponse;
  if (dynamic && !create) return chooseGenerated(operation, available, choice, query, twist);
  // The usual answer has the seed 0.
  const wanted = dynamic && seed === 0 ? { ...query, preference: { ...query.preference, seed: 1 } } : query;
  if (listing) return choosePage(operation, listing, choice, wanted, twist);
  if (wanted.preference.seed === 0) return toSelection(choice);
  if (!create) return chooseGenerated(operation, available, choice, query, twist);
  const selection = toSelection(choice);
  return {
    ...selection,
    make: () => create(wanted.preference.seed),
    key: `${selection.key} seed ${wanted.preference.seed}`,
  };
}

/** An answer that the engine makes of the schema: a success, and where it is a page one that leads on. */
function chooseGenerated(
  operation: Operation,
  { listing, inBandFailure }: AvailableResponses,
  choice: Choice,
  query: ResponseQuery,
  twist: Twist | undefined,
): Selection | RequestViolation {
  const { seed } = query.preference;
  const selection = toSelection({ ...choice, dynamic: true, seed });
  const { pagination } = operation;
  if (!listing || !pagination) return { ...selection, make: (made) => fixGeneratedBody(made, { inBandFailure }) };
  const preference = { ...query.preference, seed: seed || 1 };
  const page = choosePage(operation, listing, choice, { ...query, preference }, twist);
  if ("code" in page) return page;
  return {
    ...page,
    ...selection,
    make: (made) => fixGeneratedBody(made, { inBandFailure, pagination, page: page.make?.(undefined) }),
    key: `${selection.key} ${page.key}`,
  };
}

/** Has the answer hold what the request gave, where the document says that it does. */
function withEchoes({ echoes }: Operation, { given }: ResponseQuery, selection: Selection): Selection {
  const echoed = echoes.flatMap(({ parameter, place }): Echoed[] => {
    const [text] = given[parameter] ?? [];
    return text === undefined ? [] : [{ place, text }];
  });
  if (echoed.length === 0) return selection;
  const { make, key } = selection;
  return {
    ...selection,
    make: (usual) => writeEchoes(make ? make(usual) : usual, echoed),
    key: `${key} echo ${JSON.stringify(echoed.map(({ text }) => text))}`,
  };
}

/** Chooses the usual answer of a status; `undefined` when the operation does not document it. */
export function chooseStatus(operation: Operation, status: number): Selection | undefined {
  const { method, path, responses } = operation;
  const response = responses.get(findResponseKey(operation, status) ?? "");
  return response && toSelection({ method, path, status, mediaType: response.media[0]?.name });
}

/** The lowest success; 200 stands for `2XX` and `default`. Where there is none, the first that is documented. */
export function readUsualStatus({ responses }: Operation): number {
  const statuses = [...responses.keys()].filter((key) => /^\d{3}$/.test(key)).map(Number);
  const successes = statuses.filter((status) => status >= 200 && status < 300);
  if (successes.length > 0) return Math.min(...successes);
  const isOpen = [...responses.keys()].some((key) => /^(?:2XX|default)$/i.test(key));
  return isOpen ? 200 : (statuses[0] ?? 200);
}

function choosePage(
  operation: Operation,
  listing: Listing,
  choice: Choice,
  { position, given, size, preference: { seed } }: ResponseQuery,
  twist: Twist | undefined,
): Selection | RequestViolation {
  const found = listing.find({ position, given, size, seed, twist });
  if (typeof found === "string") return toPositionViolation(operation, listing, position ?? "", found);
  const { example, make, key, page } = found;
  const selection = toSelection(example === undefined ? choice : { ...choice, example });
  return { ...selection, make, key: `${selection.key} page ${key}`, page };
}

function toSelection(choice: Choice): Selection {
  const { method, path, status, example, mediaType, dynamic, seed } = choice;
  return { choice, key: [method, path, status, example, mediaType, dynamic && `dynamic ${seed}`].join(" ") };
}

/** The answer that was asked for by its name; where it is a page, one of the list that was asked for. */
function chooseNamed(
  { listing, fixtures }: AvailableResponses,
  choice: Choice & { readonly example: string },
  { position, given, size, preference: { seed } }: ResponseQuery,
): Selection {
  const { example } = choice;
  const selection = toSelection(choice);
  if (!listing || !fixtures) return selection;
  if (example === "emptyPage") return { ...selection, page: { index: 0, isLast: true, isEmpty: true } };
  const found = listing.findNamed(example, { position, given, size, seed });
  return found
    ? { ...selection, make: found.make, key: `${selection.key} page ${found.key}`, page: found.page }
    : selection;
}

/** The media type that `accept` prefers; where the mock can write none that is documented, one without a body. */
function chooseMediaType(
  { id, responses }: Operation,
  status: number,
  accept: string,
): ResponseMedia | RequestViolation | undefined {
  const { media = [] } = responses.get(findResponseKey({ responses }, status) ?? "") ?? {};
  if (accept === "" || accept === "*/*") return media[0];
  const played = media.filter(({ body }) => body !== "none");
  const possible = played.length > 0 ? played : media;
  const chosen = chooseMedia(possible, accept);
  if (chosen || media.length === 0) return chosen;
  const unplayed = chooseMedia(media, accept);
  const place = "header.accept";
  if (!unplayed) {
    const message = `\`accept\` is \`${cutText(accept)}\`; ${id} answers in ${quoteMedia(media)}.`;
    return { code: "not-acceptable", place, message };
  }
  const message = `The mock cannot write \`${unplayed.name}\`, and the document has no example text of it; ${id} can be played in ${quoteMedia(possible)}.`;
  return { code: "media-type-unplayed", place, message };
}

function quoteMedia(media: readonly ResponseMedia[]): string {
  return quoteNames(media.map(({ name }) => name));
}

/**
 * Finds a position that no page of any list of the operation gave out, in a request with other violations. Which of the lists the
 * request means may be among the violations.
 */
export function findPositionViolation(
  operation: Operation,
  listing: Listing | undefined,
  given: Exchange["given"],
): RequestViolation | undefined {
  const [position] = given[`query.${operation.pagination?.param}`] ?? [];
  if (!listing || position === undefined) return undefined;
  const found = listing.find({ position, given, size: undefined, seed: 0 });
  return found === "unknown" ? toPositionViolation(operation, listing, position, found) : undefined;
}

function toPositionViolation(
  { id, pagination }: Operation,
  { start, choosers }: Listing,
  position: string,
  miss: PositionMismatch,
): RequestViolation {
  const { param, next } = pagination ?? {};
  const first = start === undefined ? "leave it out for the first page" : `\`${start}\` asks for the first page`;
  const further = next === undefined ? "" : `, and each page tells at \`${next}\` what asks for the one after it`;
  const others = choosers.map((name) => `\`${name}\``).join(" or ");
  const reason =
    miss === "foreign" && others !== ""
      ? `belongs to another list of ${id}, one of another ${others}`
      : `no page of ${id} gave out`;
  return {
    code: "position-unknown",
    place: `query.${param}`,
    mistake: miss === "foreign" ? "of another list" : "of no page",
    message: `\`${param}\` is \`${position.slice(0, 60)}\`, which ${reason}; ${first}${further}.`,
  };
}
