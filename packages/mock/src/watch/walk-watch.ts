import { createListReader, type ListReader } from "../response/create-list-reader.js";
import { type Pagination, readStart } from "../operation/pagination.js";
import type { Operation } from "../operation/operation.js";
import type { RequestWarning } from "@shortvideo-api/report";
import { copyText } from "./copy-text.js";
import { toKey } from "./to-key.js";
import type { Sighting, Watch } from "./sighting.js";

/** Walks, one for each list, and pages of one walk that a session remembers; the oldest is forgotten first. */
const most = { walks: 64, pages: 500 };

/** The pages of one list that were asked for one after the other. */
interface Walk {
  readonly list: string;
  /** Keys of the pages that were delivered, the latest last. */
  readonly pages: string[];
  /** The page that was delivered last said that no other follows. */
  isOver: boolean;
  /** Positions that follow on the page that was delivered last. */
  next: readonly string[];
}

/** What one session remembers of the lists that it walked. */
export interface WalkMemory {
  /** One for each list; the one that began last stands last. */
  walks?: Walk[];
}

/** A page that was asked for. */
interface RequestedPage {
  /** The same for the pages of one list. */
  readonly list: string;
  readonly key: string;
  /** `undefined` for the first page. */
  readonly position: string | undefined;
}

/**
 * Watches how lists are walked: for a page after the last one, and for a page that comes twice in one walk.
 *
 * A request for the first page begins a walk, and requests for other pages of the list continue it. So walks of one list have to
 * follow one another: tests that run side by side need a session each. Only responses that were delivered whole count, so a retry
 * after a failure causes no warning. A page may be asked for again where the page before named it as the next one, and once its
 * walk is over.
 */
export const walkWatch: Watch<WalkMemory> = {
  look({ walks }, sighting) {
    if (!walks || readPosition(sighting) === undefined) return [];
    const asked = readRequestedPage(sighting);
    const walk = asked && walks.find(({ list }) => list === asked.list);
    if (!walk || asked.position === undefined) return [];
    if (walk.isOver && walk.next.includes(asked.position)) return [toLateWarning(sighting.operation)];
    const isRepeated = walk.isOver ? walk.pages.at(-1) === asked.key : walk.pages.includes(asked.key);
    return isRepeated && !walk.next.includes(asked.position) ? [toRepeatWarning(sighting.operation, asked)] : [];
  },
  keep(memory, sighting) {
    const { page, details, operation } = sighting;
    const asked = readRequestedPage(sighting);
    if (!asked || !page) return;
    const walk = findWalk(memory, asked) ?? beginWalk(memory, asked);
    setLatest(walk.pages, asked.key, most.pages);
    walk.isOver = page.isLast && (page.isEmpty || tellsEnd(operation));
    walk.next = listNext(operation, sighting.given, details);
  },
};

/** Returns the walk that a page continues; `undefined` where the page begins one. */
function findWalk({ walks }: WalkMemory, { list, key, position }: RequestedPage): Walk | undefined {
  if (position === undefined) return undefined;
  const walk = walks?.find((each) => each.list === list);
  // After the end, another page than the next is the first of a walk that begins in the midst of the list.
  const isAnother = walk?.isOver && !walk.next.includes(position) && walk.pages.at(-1) !== key;
  return isAnother ? undefined : walk;
}

function beginWalk(memory: WalkMemory, { list, key }: RequestedPage): Walk {
  const walk: Walk = { list: copyText(list), pages: [copyText(key)], isOver: false, next: [] };
  const others = memory.walks?.filter((each) => each.list !== list) ?? [];
  memory.walks = [...others, walk].slice(-most.walks);
  return walk;
}

/** Makes a key the latest one, and forgets the oldest where there are too many. */
function setLatest(keys: string[], key: string, limit: number): void {
  if (keys.at(-1) === key) return;
  const known = keys.lastIndexOf(key);
  if (known >= 0) keys.splice(known, 1);
  keys.push(copyText(key));
  if (keys.length > limit) keys.shift();
}

/** Readers by operation, since each request of a list needs one. */
const readers = new WeakMap<Operation, ListReader>();

function readRequestedPage({ operation, given, isRight, page, details }: Sighting): RequestedPage | undefined {
  const { pagination } = operation;
  if (!pagination || !isRight || !page || details.failedInBand) return undefined;
  const reader = readers.get(operation) ?? createListReader(operation);
  readers.set(operation, reader);
  const all = operation.parameters.map(({ in: place, name, default: usual }) => ({
    name,
    texts: given[`${place}.${name}`] ?? (usual === undefined ? [] : [usual]),
  }));
  const size = all.find(({ name }) => name === pagination.size)?.texts;
  return {
    list: toKey(operation.id, reader.read(given), size),
    key: toKey(all),
    position: readPosition({ operation, given }),
  };
}

/** Returns the position of the page that was asked for; `undefined` for the first page, and where there are no pages. */
function readPosition({ operation, given }: Pick<Sighting, "operation" | "given">): string | undefined {
  const { pagination, parameters } = operation;
  const [position] = given[`query.${pagination?.param}`] ?? [];
  return pagination && position !== readStart(pagination, parameters) ? position : undefined;
}

/** Does the document declare how a page says that it is the last? */
function tellsEnd({ pagination }: Operation): boolean {
  return pagination?.style === "cursor" || pagination?.hasMore !== undefined || pagination?.total !== undefined;
}

function listNext(
  { pagination, parameters }: Operation,
  given: Sighting["given"],
  details: Sighting["details"],
): string[] {
  if (!pagination) return [];
  if (pagination.style === "cursor") return details.next === undefined ? [] : [details.next];
  const [position = readStart(pagination, parameters)] = given[`query.${pagination.param}`] ?? [];
  const [size] = given[`query.${pagination.size}`] ?? [];
  const steps = pagination.style === "page" ? [1] : [details.items, Number(size ?? details.items)];
  return steps.filter((step) => step > 0).map((step) => String(Number(position) + step));
}

function toLateWarning({ id, pagination }: Operation): RequestWarning {
  const end = pagination && printEnd(pagination);
  const message = `The last page of ${id} was delivered, and the page after it was requested. Stop ${end ?? "at the last page"}.`;
  return { code: "page-after-last", place: `query.${pagination?.param}`, message };
}

function printEnd({ style, hasMore, total, next }: Pagination): string {
  if (hasMore !== undefined) return `when \`${hasMore}\` is false`;
  if (style === "cursor") return `when \`${next}\` names no page`;
  return total === undefined ? "at the first empty page" : `after \`${total}\` items`;
}

function toRepeatWarning({ id, pagination }: Operation, { position = "" }: RequestedPage): RequestWarning {
  const { param = "", style, next } = pagination ?? {};
  const place = `query.${param}`;
  const how = style === "cursor" ? `Take each page's \`${next}\` for the next request.` : "Count on after each page.";
  const message = `The page of ${id} at \`${param}\` \`${position.slice(0, 60)}\` was delivered and requested again. ${how}`;
  return { code: "page-repeated", place, message };
}
