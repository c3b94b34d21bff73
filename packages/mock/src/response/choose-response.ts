import {
  bodylessStatuses,
  cutText,
  findResponse,
  type InBandFailureExtension,
  quoteNames,
  readBodyKind,
} from "@shortvideo-api/document";
import { printPagePlace } from "../operation/pagination.js";
import type { ServedOperation, ResponseMedia } from "../operation/operation.js";
import { readUsualStatus } from "../operation/read-usual-status.js";
import type { RequestViolation } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import { findPreferenceViolation, toExampleViolation } from "../preference/preference-violations.js";
import type { Preference } from "../preference/preference.js";
import { chooseResponseMedia, preferStreams, readAcceptedType } from "./choose-response-media.js";
import type { ResponseChoice } from "./engine.js";
import type { OperationFixtures } from "./fixtures.js";
import type { Listing, ListPage, PositionMismatch, RequestedPage } from "./listing.js";
import { copyPageFields, removeFailure } from "./fix-generated-body.js";
import { type Echoed, writeEchoes } from "./write-echoes.js";

/** The parts of a request that determine its response. */
export interface ResponseQuery extends Omit<RequestedPage, "seed"> {
  readonly preference: Preference;
  /** The `accept` header; `""` if none exists. */
  readonly accept: string;
  /** Whether a parameter of the request asks for a stream; `undefined` when the operation has no such parameter. */
  readonly wantsStream?: boolean | undefined;
  /** The `last-event-id` header; `undefined` without one. */
  readonly lastEventId?: string | undefined;
}

/** The sources of the responses of an operation. */
export interface AvailableResponses {
  /** `undefined` when the operation is not a list, or cannot be paginated. */
  readonly listing: Listing | undefined;
  readonly fixtures: OperationFixtures | undefined;
  /** The document's declaration of failures inside a 200. */
  readonly inBandFailure: InBandFailureExtension | undefined;
}

/** A selected response that is not yet created. */
export interface Selection {
  readonly choice: ResponseChoice;
  /** Creates the body from that of the choice; `undefined` to use it unchanged. */
  readonly make?: ((usual: unknown) => unknown) | undefined;
  /** Headers to send instead of those of the response; `undefined` to leave one out. */
  readonly headers?: ListPage["headers"];
  /** Identifies the response. */
  readonly key: string;
  /** The id of the last event that the client has received; `undefined` to send all events. */
  readonly after?: string | undefined;
  readonly page?: Exchange["page"];
}

/** Selects the response to a valid request. Only the request decides, so all replicas select the same response. */
export function chooseResponse(
  operation: ServedOperation,
  available: AvailableResponses,
  query: ResponseQuery,
): Selection | RequestViolation {
  const { preference } = query;
  const { example, dynamic, seed } = preference;
  const usual = readUsualStatus(operation);
  const status = preference.status ?? usual;
  const violation = findPreferenceViolation(operation, status, preference);
  if (violation) return violation;
  const media = chooseMediaType(operation, status, query);
  if (media && "code" in media) return media;
  const acceptedType = media && readAcceptedType(media, query.accept);
  const choice = { operation, status, mediaType: media?.name, acceptedType };
  // Pages and fixtures are JSON. Responses of other types come from the document.
  if (media && readBodyKind(media.sent ?? media.essence) !== "json") {
    const selection = toSelection({ ...choice, example, dynamic: dynamic && media.body === "made", seed });
    const { lastEventId: after } = query;
    return media.isStream && after !== undefined
      ? { ...selection, after, key: `${selection.key} after ${after}` }
      : selection;
  }
  if (example !== undefined) {
    const named = chooseNamed(available, { ...choice, example }, query);
    // An example that only the document has is sent unchanged.
    const isOwn = status === usual && Object.hasOwn(available.fixtures?.responses ?? {}, example);
    return isOwn ? withEchoes(operation, query, named) : named;
  }
  if (status !== usual) return toSelection(dynamic ? { ...choice, dynamic, seed } : choice);
  const selection = chooseUsual(operation, available, choice, query);
  return "code" in selection ? selection : withEchoes(operation, query, selection);
}

/** Selects the usual response, or another one by the seed. */
function chooseUsual(
  operation: ServedOperation,
  available: AvailableResponses,
  choice: ResponseChoice,
  query: ResponseQuery,
): Selection | RequestViolation {
  const { dynamic, seed } = query.preference;
  const { listing, fixtures } = available;
  const create = fixtures?.createResponse;
  if (dynamic && !create) return chooseGenerated(operation, available, choice, query);
  // Seed 0 selects the usual response.
  const wanted = dynamic && seed === 0 ? { ...query, preference: { ...query.preference, seed: 1 } } : query;
  if (listing) return choosePage(operation, listing, choice, wanted);
  if (wanted.preference.seed === 0) return toSelection(choice);
  if (!create) return chooseGenerated(operation, available, choice, query);
  const selection = toSelection(choice);
  return {
    ...selection,
    make: () => create(wanted.preference.seed),
    key: `${selection.key} seed ${wanted.preference.seed}`,
  };
}

/** Selects a response that the engine generates from the schema. It is a success and, for a list, a page that names the next page. */
function chooseGenerated(
  operation: ServedOperation,
  { listing, inBandFailure }: AvailableResponses,
  choice: ResponseChoice,
  query: ResponseQuery,
): Selection | RequestViolation {
  const { seed } = query.preference;
  const selection = toSelection({ ...choice, dynamic: true, seed });
  const { pagination } = operation;
  if (!listing || !pagination) return { ...selection, make: (made) => removeFailure(made, inBandFailure) };
  const preference = { ...query.preference, seed: seed || 1 };
  const page = choosePage(operation, listing, choice, { ...query, preference });
  if ("code" in page) return page;
  return {
    ...page,
    ...selection,
    make: (made) => copyPageFields(removeFailure(made, inBandFailure), pagination, page.make?.(undefined)),
    key: `${selection.key} ${page.key}`,
  };
}

/** Writes echoed parameters of the request to the response. */
function withEchoes(
  { echoes }: ServedOperation,
  { parameters: given }: ResponseQuery,
  selection: Selection,
): Selection {
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

/** Selects the usual response of a status; `undefined` when the operation does not document it. */
export function chooseStatus(operation: ServedOperation, status: number): Selection | undefined {
  const [media] = listMedia(operation, status);
  return findResponse(operation, status) && toSelection({ operation, status, mediaType: media?.name });
}

function choosePage(
  operation: ServedOperation,
  listing: Listing,
  choice: ResponseChoice,
  query: ResponseQuery,
): Selection | RequestViolation {
  const found = listing.find({ ...query, seed: query.preference.seed });
  if (typeof found === "string") return toPositionViolation(operation, listing, query.position ?? "", found);
  const { example, key, ...page } = found;
  const selection = toSelection(example === undefined ? choice : { ...choice, example });
  return { ...selection, ...page, key: `${selection.key} page ${key}` };
}

function toSelection(choice: ResponseChoice): Selection {
  const { operation, status, example, mediaType, acceptedType, dynamic, seed } = choice;
  const variant = dynamic && `dynamic ${seed}`;
  return {
    choice,
    key: [operation.method, operation.path, status, example, mediaType, acceptedType, variant].join(" "),
  };
}

/** Selects the response with a name. If it is a page, selects that page of the requested list. */
function chooseNamed(
  { listing, fixtures }: AvailableResponses,
  choice: ResponseChoice & { readonly example: string },
  query: ResponseQuery,
): Selection {
  const { example } = choice;
  const selection = toSelection(choice);
  if (!listing || !fixtures) return selection;
  if (example === "emptyPage") return { ...selection, page: { index: 0, isLast: true, isEmpty: true } };
  const found = listing.findNamed(example, { ...query, seed: query.preference.seed });
  if (!found) return selection;
  const { key, example: _, ...page } = found;
  return { ...selection, ...page, key: `${selection.key} page ${key}` };
}

/**
 * Selects the media type that `accept` prefers, of those that have the preferred example. If the mock can write no body in any type,
 * selects one without a body.
 */
function chooseMediaType(
  operation: ServedOperation,
  status: number,
  { accept, wantsStream, preference }: ResponseQuery,
): ResponseMedia | RequestViolation | undefined {
  const { id } = operation;
  const { example } = preference;
  const all = listMedia(operation, status).filter((each) => example === undefined || each.examples.includes(example));
  const media = wantsStream === undefined ? all : preferStreams(all, accept, wantsStream);
  if (accept === "" || accept === "*/*") return media[0];
  const writable = media.filter(({ body }) => body !== "none");
  const possible = writable.length > 0 ? writable : media;
  const chosen = chooseResponseMedia(possible, accept);
  if (chosen || media.length === 0) return chosen;
  const unwritable = chooseResponseMedia(media, accept);
  const place = "header.accept";
  if (!unwritable && example !== undefined)
    return toExampleViolation(preference, `${id} has only as ${quoteMedia(media)}`);
  if (!unwritable) {
    const message = `\`accept\` is \`${cutText(accept)}\`; ${id} responds with ${quoteMedia(media)}.`;
    return { code: "not-acceptable", place, message };
  }
  const message = `The mock cannot write \`${unwritable.name}\`, because the document has no example text for it; ${id} can respond with ${quoteMedia(possible)}.`;
  return { code: "media-type-unplayed", place, message };
}

function listMedia(operation: ServedOperation, status: number): readonly ResponseMedia[] {
  return bodylessStatuses.has(status) ? [] : (findResponse(operation, status)?.media ?? []);
}

function quoteMedia(media: readonly ResponseMedia[]): string {
  return quoteNames(media.map(({ name }) => name));
}

/**
 * Finds an unknown position in a request that has other violations. The position is a violation only if no list of the operation has it,
 * because the other violations may change which list the request means.
 */
export function findPositionViolation(
  operation: ServedOperation,
  listing: Listing | undefined,
  parameters: Exchange["parameters"],
): RequestViolation | undefined {
  const [position] = parameters[operation.pagination?.position.place ?? ""] ?? [];
  if (!listing || position === undefined) return undefined;
  const found = listing.find({ position, parameters, size: undefined, seed: 0 });
  return found === "unknown" ? toPositionViolation(operation, listing, position, found) : undefined;
}

function toPositionViolation(
  { id, pagination }: ServedOperation,
  { start, choosers }: Listing,
  position: string,
  mismatch: PositionMismatch,
): RequestViolation {
  const { position: { name, place } = { name: "", place: "" }, next } = pagination ?? {};
  const first = start === undefined ? "leave it out for the first page" : `\`${start}\` asks for the first page`;
  const advice = next === undefined ? "" : `; ${printPagePlace(next)} of each page contains the next one`;
  const others = quoteNames(choosers, " or ");
  const reason =
    mismatch === "foreign" && others !== ""
      ? `belongs to another list of ${id}, with another ${others}`
      : `no page of ${id} contains`;
  return {
    code: "position-unknown",
    place,
    mistake: mismatch === "foreign" ? "of another list" : "of no page",
    message: `\`${name}\` is \`${position.slice(0, 60)}\`, which ${reason}; ${first}${advice}.`,
  };
}
