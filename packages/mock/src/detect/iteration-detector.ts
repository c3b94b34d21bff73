import { oncePer } from "@shortvideo-api/document";
import type { RequestWarning } from "@shortvideo-api/report";
import { createListReader } from "../response/create-list-reader.js";
import { printPagePlace, restOfBody, type ServedPagination, readStart } from "../operation/pagination.js";
import { copyText, setNewest, toKey } from "./remembered-text.js";
import type { Detector, Observation, ObservedConnection } from "./observation.js";

/** Maximum number of iterations, one for each list, and of pages in one iteration. The oldest ones are dropped first. */
const limits = { iterations: 64, pages: 500 };

/** An iteration over the pages of one list. */
interface Iteration {
  readonly list: string;
  /** The pages that were delivered by their keys, each with its connection. */
  readonly pages: Map<string, ObservedConnection>;
  /** The key of the latest page. */
  latest: string;
  /** The last delivered page said that no other follows. */
  isOver: boolean;
  /** Positions of the page after the last delivered one. */
  next: readonly string[];
}

/** Iterations of one session. */
export interface IterationMemory {
  /** One for each list, the latest last. */
  iterations?: Iteration[];
}

/** A requested page of a list. */
interface RequestedPage {
  readonly id: string;
  readonly pagination: ServedPagination;
  /** Key of the list: the same for all its pages. */
  readonly list: string;
  readonly key: string;
  /** `undefined` for the first page. */
  readonly position: string | undefined;
}

/**
 * Finds requests for a page after the last one, and pages that are requested twice in one iteration.
 *
 * A request for the first page starts an iteration, and requests for other pages continue it. Iterations over one list must not
 * overlap, so parallel tests need a session each. Only responses that were delivered whole count, so a retry after a failure causes no
 * warning. A caller that has left without reading a page may request it again. A page may be requested again after the end of the
 * iteration, or if the page before it names it as the next one.
 */
export const iterationDetector: Detector<IterationMemory> = {
  findWarnings({ iterations }, observation) {
    if (!iterations || readPosition(observation) === undefined) return [];
    const requested = readRequestedPage(observation);
    const iteration = requested && iterations.find(({ list }) => list === requested.list);
    if (!iteration || requested.position === undefined) return [];
    const { isOver, next, pages, latest } = iteration;
    if (next.includes(requested.position)) return isOver ? [toLateWarning(requested)] : [];
    const connection = pages.get(requested.key);
    const isRepeated = connection && !connection.isReset && (!isOver || latest === requested.key);
    return isRepeated ? [toRepeatWarning(requested)] : [];
  },
  remember(memory, observation) {
    const { page, details, parameters } = observation;
    const requested = readRequestedPage(observation);
    if (!requested || !page) return;
    const iteration = findIteration(memory, requested) ?? beginIteration(memory, requested);
    iteration.latest = copyText(requested.key);
    setNewest(iteration.pages, limits.pages, iteration.latest, observation.connection);
    iteration.isOver = page.isLast && (page.isEmpty || showsEnd(requested.pagination));
    iteration.next = listNext(requested.pagination, parameters, details);
  },
};

/** Returns the iteration that a page continues; `undefined` when the page starts one. */
function findIteration({ iterations }: IterationMemory, { list, key, position }: RequestedPage): Iteration | undefined {
  if (position === undefined) return undefined;
  const iteration = iterations?.find((each) => each.list === list);
  // After the end, any page but the next one starts an iteration in the middle of the list.
  const isAnother = iteration?.isOver && !iteration.next.includes(position) && iteration.latest !== key;
  return isAnother ? undefined : iteration;
}

function beginIteration(memory: IterationMemory, { list, key }: RequestedPage): Iteration {
  const iteration: Iteration = { list: copyText(list), pages: new Map(), latest: key, isOver: false, next: [] };
  const others = memory.iterations?.filter((each) => each.list !== list) ?? [];
  memory.iterations = [...others, iteration].slice(-limits.iterations);
  return iteration;
}

/** The readers of operations, which are created once. */
const readerOf = oncePer(createListReader);

function readRequestedPage({
  operation,
  parameters: given,
  isValid,
  page,
  details,
}: Observation): RequestedPage | undefined {
  const { pagination } = operation;
  if (!pagination || !isValid || !page || details.failedInBand) return undefined;
  const all = operation.parameters.map(({ in: place, name, default: usual }) => ({
    name,
    texts: given[`${place}.${name}`] ?? (usual === undefined ? [] : [usual]),
  }));
  const { size } = pagination;
  const sizes = size && (given[size.place] ?? (size.default === undefined ? [] : [size.default]));
  return {
    id: operation.id,
    pagination,
    list: toKey(operation.id, readerOf(operation).read(given), sizes),
    key: toKey(all, given[pagination.position.place], given[restOfBody]),
    position: readPosition({ operation, parameters: given }),
  };
}

/** Returns the position of the requested page; `undefined` for the first page, and for an operation that is not a list. */
function readPosition({
  operation,
  parameters: given,
}: Pick<Observation, "operation" | "parameters">): string | undefined {
  const { pagination } = operation;
  const [position] = given[pagination?.position.place ?? ""] ?? [];
  return pagination && position !== readStart(pagination) ? position : undefined;
}

/** Returns whether the document declares how a page says that it is the last. */
function showsEnd({ paging, hasMore, total, pages }: ServedPagination): boolean {
  return !paging.counts || [hasMore, total, pages].some((place) => place !== undefined);
}

function listNext(
  pagination: ServedPagination,
  given: Observation["parameters"],
  details: Observation["details"],
): string[] {
  const { paging, position: place } = pagination;
  const [position = readStart(pagination)] = given[place.place] ?? [];
  const [size] = given[pagination.size?.place ?? ""] ?? [];
  // A caller may count the items that it got, or those that it asked for.
  const counts = paging.counts === "items" ? [details.items, Number(size ?? details.items)] : [details.items];
  return counts
    .filter((count) => count > 0 || paging.counts !== "items")
    .flatMap((count) => paging.next({ position, count, named: details.named, param: place.name }) ?? []);
}

function toLateWarning({ id, pagination }: RequestedPage): RequestWarning {
  const message = `The last page of ${id} was delivered, and the page after it was requested. Stop ${printEnd(pagination)}.`;
  return { code: "page-after-last", place: pagination.position.place, message };
}

function printEnd({ paging, hasMore, hasMoreType, total, pages, next = "" }: ServedPagination): string {
  if (hasMore !== undefined)
    return `when ${printPagePlace(hasMore)} ${hasMoreType === "text" ? "names no next page" : "is false"}`;
  if (pages !== undefined) return `after ${printPagePlace(pages)} pages`;
  return total !== undefined && paging.counts
    ? `after ${printPagePlace(total)} items`
    : paging.explainEnd(printPagePlace(next));
}

/** Says how to request the page after this one. */
function printNext(pagination: ServedPagination): string {
  const { paging, position, next = "" } = pagination;
  const start = `\`${readStart(pagination) ?? ""}\``;
  return paging.explain({ param: `\`${position.name}\``, next: printPagePlace(next), start });
}

function toRepeatWarning({ id, pagination, position = "" }: RequestedPage): RequestWarning {
  const { name: param, place } = pagination.position;
  const message = `The page of ${id} at \`${param}\` \`${position.slice(0, 60)}\` was delivered and requested again. For the next page, ${printNext(pagination)}. Tests that run in parallel need a session each.`;
  return { code: "page-repeated", place, message };
}
