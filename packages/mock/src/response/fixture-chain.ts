import { MockStartError } from "../operation/mock-start-error.js";
import type { PaginatedOperation, ServedOperation } from "../operation/operation.js";
import type { OperationFixtures, Fixtures } from "./fixtures.js";
import { listPageValues, readAt } from "../exchange/places.js";

/** The pages of the fixtures of a list, in order. */
export interface FixtureChain {
  readonly links: readonly ChainLink[];
  /** Position after the last page, as a request writes it. */
  readonly end: string;
  /** The items of all pages. */
  readonly items: readonly unknown[];
}

/** One page of the fixtures. */
interface ChainLink {
  /** Name of the fixture: `"secondPage"`. */
  readonly name: string;
  /** Its position, as a request writes it: `"97287"`. */
  readonly position: string;
  /** Number of items before it. */
  readonly index: number;
  readonly body: unknown;
}

/**
 * Links the pages of the fixtures by `x-pagination`. The next position comes from the page or is counted. Without pages there are no links.
 * Throws {@link MockStartError} when the pages do not link up.
 */
export function readChain(
  operation: PaginatedOperation,
  fixtures: OperationFixtures | undefined,
  start: string,
): FixtureChain {
  const { id, pagination } = operation;
  const links: ChainLink[] = [];
  const items: unknown[] = [];
  let position = start;
  for (const name of fixtures ? readPageNames(fixtures) : []) {
    if (links.some((link) => link.position === position)) {
      throw new MockStartError([`The pages of ${id} do not link up: \`${position}\` is the position of two pages.`]);
    }
    const body = fixtures?.responses[name];
    links.push({ name, position, index: items.length, body });
    const own = readItems(operation, body, name);
    items.push(...own);
    if (pagination.headers.next !== undefined) {
      // Fixtures have no headers.
      position = String(items.length);
      continue;
    }
    const named = listPageValues({ body, headers: {} }, pagination, "next");
    position = pagination.paging.next({ position, count: own.length, named, param: pagination.position.name }) ?? "";
  }
  return { links, end: position, items };
}

/** Lists the names of the pages from `firstPage` to `lastPage`, without `emptyPage`. */
function readPageNames({ responses }: OperationFixtures): string[] {
  const names = Object.keys(responses).filter((name) => name.endsWith("Page") && name !== "emptyPage");
  return [...names.filter((name) => name !== "lastPage"), ...names.filter((name) => name === "lastPage")];
}

function readItems({ id, pagination }: PaginatedOperation, page: unknown, name: string): readonly unknown[] {
  const items = readAt(page, pagination.items);
  if (Array.isArray(items)) return items;
  const reason = `\`${name}\` of ${id} has no list at \`${pagination.items}\`, the place that \`x-pagination\` names.`;
  throw new MockStartError([reason]);
}

/**
 * Finds the cursors that occur in the fixtures of more than one list. Such a cursor does not identify its list.
 *
 * Throws {@link MockStartError} when the pages of a list do not link up.
 */
export function findSharedPositions(operations: readonly ServedOperation[], fixtures: Fixtures): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const operation of operations) {
    const { pagination } = operation;
    // Counts and keys of items lead on in any list that has them.
    if (!pagination || pagination.paging.counts || pagination.nextInItem !== undefined) continue;
    const { links, end } = readChain({ ...operation, pagination }, fixtures[operation.id], "");
    const [, ...others] = links.map(({ position }) => position);
    for (const position of new Set([...others, ...(links.length > 0 ? [end] : [])])) {
      if (seen.has(position)) shared.add(position);
      seen.add(position);
    }
  }
  return shared;
}
