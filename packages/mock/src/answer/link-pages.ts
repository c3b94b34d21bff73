import { isRecord } from "../contract/is-record.js";
import { MockStartError } from "../contract/mock-start-error.js";
import type { Operation } from "../contract/operation.js";
import { endList } from "./end-list.js";
import type { Choice } from "./engine.js";
import type { OperationFixtures } from "./fixtures.js";

/** The pages of one list, found by position alone. Nothing is remembered between requests. */
export interface LinkedPages {
  /** The page at a position; `undefined` when no page was ever said to stand there. */
  at(position: string): Pick<Choice, "example" | "body"> | undefined;
  /** Positions that pages were given out for, to be named to who asks for another. */
  readonly positions: readonly string[];
}

/**
 * Links the fixtures of a list by its `x-pagination`: the position that a page names, or that is counted from it, leads to
 * the next one, and the one past the end to an empty page that says what the last one said.
 *
 * `undefined` where there is no list, or no fixture of it. Throws {@link MockStartError} when the pages form no chain.
 */
export function linkPages(operation: Operation, fixtures: OperationFixtures | undefined): LinkedPages | undefined {
  const { pagination } = operation;
  if (!pagination || !fixtures) return undefined;
  const names = readPageNames(fixtures);
  if (names.length === 0) return undefined;
  const start = operation.parameters.find(({ name }) => name === pagination.param)?.default;
  const linkTo = new Map<string, string>();
  let position = start ?? (pagination.style === "page" ? "1" : "");
  const startsAt = position;
  for (const name of names) {
    if (linkTo.has(position)) {
      throw new MockStartError([`The pages of ${operation.id} do not link: \`${position}\` leads to two of them.`]);
    }
    linkTo.set(position, name);
    const page = fixtures.answers[name];
    if (pagination.style === "page") position = String(Number(position) + 1);
    else if (pagination.style === "offset")
      position = String(Number(position) + readItems(operation, page, name).length);
    else position = readPosition(page, pagination.next ?? "");
  }
  const beyond = "emptyPage" in fixtures.answers ? "emptyPage" : undefined;
  if (beyond && !linkTo.has(position)) linkTo.set(position, beyond);
  const hasNoEnd = (asked: string) => pagination.style === "page" && Number(asked) > Number(startsAt);
  return {
    at(asked) {
      const example = linkTo.get(asked) ?? (hasNoEnd(asked) ? beyond : undefined);
      if (example === undefined || example !== beyond) return example === undefined ? undefined : { example };
      return { example, body: endList(pagination, fixtures.answers[names.at(-1) ?? ""], asked) };
    },
    positions: [...linkTo.keys()].filter((each) => each !== ""),
  };
}

/** `firstPage`, whatever comes between, `lastPage`; the empty one is no part of the chain. */
function readPageNames({ answers }: OperationFixtures): string[] {
  const names = Object.keys(answers).filter((name) => name.endsWith("Page") && name !== "emptyPage");
  return [...names.filter((name) => name !== "lastPage"), ...names.filter((name) => name === "lastPage")];
}

function readItems({ id, pagination }: Operation, page: unknown, name: string): readonly unknown[] {
  const items = readPath(page, pagination?.items ?? "");
  if (Array.isArray(items)) return items;
  throw new MockStartError([
    `\`${name}\` of ${id} holds no list at \`${pagination?.items}\`, where x-pagination says it is.`,
  ]);
}

/** A cursor as a request writes it; `""` where the page names none. */
function readPosition(page: unknown, path: string): string {
  const position = readPath(page, path);
  return typeof position === "string" || typeof position === "number" ? String(position) : "";
}

function readPath(value: unknown, path: string): unknown {
  let node = value;
  for (const step of path.split(".")) {
    node = isRecord(node) ? node[step] : undefined;
  }
  return node;
}
