import { MockStartError } from "../operation/mock-start-error.js";
import type { Operation } from "../operation/operation.js";
import type { OperationFixtures } from "./fixtures.js";
import { readAt } from "../exchange/places.js";

/** The pages of a list that the fixtures have, in their order. */
export interface FixtureChain {
  readonly links: readonly ChainLink[];
  /** Position behind the last page. */
  readonly end: string;
  /** Items of all pages. */
  readonly items: readonly unknown[];
}

export interface ChainLink {
  /** `"secondPage"`. */
  readonly name: string;
  /** As a request writes it: `"97287"`. */
  readonly position: string;
  /** Items before it. */
  readonly index: number;
  readonly body: unknown;
}

/**
 * Links the pages of the fixtures by `x-pagination`: the position that a page names, or that is counted from it, leads to the
 * next one. Without pages there are no links. Throws {@link MockStartError} when the pages form no chain.
 */
export function readChain(operation: Operation, fixtures: OperationFixtures | undefined, start: string): FixtureChain {
  const { id, pagination } = operation;
  const links: ChainLink[] = [];
  const items: unknown[] = [];
  let position = start;
  for (const name of pagination && fixtures ? readPageNames(fixtures) : []) {
    if (links.some((link) => link.position === position)) {
      throw new MockStartError([`The pages of ${id} do not link: \`${position}\` leads to two of them.`]);
    }
    const body = fixtures?.responses[name];
    links.push({ name, position, index: items.length, body });
    const own = readItems(operation, body, name);
    items.push(...own);
    if (pagination?.style === "page") position = String(Number(position) + 1);
    else if (pagination?.style === "offset") position = String(Number(position) + own.length);
    else position = readPosition(body, pagination?.next ?? "");
  }
  return { links, end: position, items };
}

/** `firstPage`, whatever comes between, `lastPage`; the empty one is no part of the chain. */
function readPageNames({ responses }: OperationFixtures): string[] {
  const names = Object.keys(responses).filter((name) => name.endsWith("Page") && name !== "emptyPage");
  return [...names.filter((name) => name !== "lastPage"), ...names.filter((name) => name === "lastPage")];
}

function readItems({ id, pagination }: Operation, page: unknown, name: string): readonly unknown[] {
  const items = readAt(page, pagination?.items ?? "");
  if (Array.isArray(items)) return items;
  throw new MockStartError([
    `\`${name}\` of ${id} holds no list at \`${pagination?.items}\`, where x-pagination says it is.`,
  ]);
}

/** A cursor as a request writes it; `""` where the page names none. */
function readPosition(page: unknown, path: string): string {
  const position = readAt(page, path);
  return typeof position === "string" || typeof position === "number" ? String(position) : "";
}
