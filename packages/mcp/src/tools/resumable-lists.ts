import { createHash } from "node:crypto";
import { ClientError, type ParamValues } from "@shortvideo-api/client/runtime";
import type { ResumeToken } from "@shortvideo-api/pagination";
import { bindList, type BoundList, type BoundOperation } from "@shortvideo-api/bind";
import type { Pagination } from "@shortvideo-api/model";
import { printValue } from "../result/fit-value.js";
import type { Caller } from "./caller.js";
import { parseText } from "./param-values.js";

/** A part of a list. */
export interface ListExcerpt {
  readonly items: readonly unknown[];
  /** Where the list goes on; absent at its end. */
  readonly resume?: string;
  /** The number of items in the whole list, if the service says so. */
  readonly total: unknown;
  /** The failure after these items. */
  readonly error?: unknown;
  /** Whether items of the page that was read are left. Default: `false`. */
  readonly isCut?: boolean;
}

/** The inputs of a call that reads a part of a list. */
export interface ListRequest {
  readonly params: ParamValues;
  readonly resume: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** Takes an item. Returns `false` if there is no room for it. The first item always has room. */
  readonly take: (item: unknown, index: number) => boolean;
}

/** A list that a later call may continue: its iteration, and an item that found no room. */
interface OpenList {
  readonly list: BoundList;
  readonly iterator: AsyncIterator<unknown>;
  readonly call: { signal: AbortSignal | undefined };
  pending: IteratorResult<unknown> | undefined;
}

/** Lists that stay open, so that a call which resumes requests no page again. */
const maxOpen = 32;

/** Reads lists in parts: at most one page in a call. A resume token is text, and works in another process, too. */
export class ResumableLists {
  readonly #caller: Caller;
  readonly #open = new Map<string, OpenList>();

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Reads the next part of a list. Throws a RangeError for a resume token of another list or of other params. */
  async read(bound: BoundOperation, pagination: Pagination, request: ListRequest): Promise<ListExcerpt> {
    const { params, resume, signal, take } = request;
    const mark = markOf(bound.operation.id, params);
    const from = readToken(resume, mark, bound.operation.id);
    const open = this.#takeOpen(resume) ?? this.#start(bound, pagination, params, from);
    open.call.signal = signal;
    const { paginator, readTotal } = open.list;
    const items: unknown[] = [];
    let token = paginator.resumeToken;
    try {
      for (;;) {
        const next = open.pending ?? (await open.iterator.next());
        if (next.done) return { items, total: readTotal() };
        open.pending = next;
        if (!take(next.value, items.length)) break;
        items.push(next.value);
        open.pending = undefined;
        token = paginator.resumeToken;
        // The next item is on another page.
        if (token.skip === 0) break;
      }
    } catch (error) {
      if (items.length === 0) throw error;
      const isTemporary = error instanceof ClientError && error.retryable;
      return { items, total: readTotal(), error, ...(isTemporary && { resume: printToken(mark, token) }) };
    }
    const printed = printToken(mark, token);
    this.#keep(printed, open);
    return { items, total: readTotal(), resume: printed, isCut: open.pending !== undefined };
  }

  #start(bound: BoundOperation, pagination: Pagination, params: ParamValues, from: ResumeToken | undefined): OpenList {
    const call: OpenList["call"] = { signal: undefined };
    const list = bindList(this.#caller.connection, bound.metadata, pagination, {
      params,
      resumeFrom: from,
      readSignal: () => call.signal,
    });
    return { list, iterator: list.paginator[Symbol.asyncIterator](), call, pending: undefined };
  }

  #takeOpen(resume: string | undefined): OpenList | undefined {
    if (resume === undefined) return undefined;
    const open = this.#open.get(resume);
    this.#open.delete(resume);
    return open;
  }

  #keep(resume: string, open: OpenList): void {
    this.#open.set(resume, open);
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= maxOpen) break;
      this.#open.delete(oldest);
    }
  }
}

/** Identifies a list and its params, so that a token of another list is recognized. */
function markOf(id: string, params: ParamValues): string {
  const given = Object.entries(params)
    .map(([name, value]) => [name, parseText(value) ?? value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(printValue([id, given]))
    .digest("hex")
    .slice(0, 8);
}

/** Prints a token: the mark, the number of items to skip, and the position with its type. */
function printToken(mark: string, { page, skip }: ResumeToken): string {
  const position = page === undefined ? "-" : typeof page === "number" ? `n${page}` : `s${page}`;
  return `${mark}.${skip}.${position}`;
}

function readToken(resume: string | undefined, mark: string, operation: string): ResumeToken | undefined {
  if (resume === undefined) return undefined;
  const [, ofMark = "", skip = "", type = "", position = ""] = /^(\w{8})\.(\d{1,9})\.([-ns])(.*)$/s.exec(resume) ?? [];
  if (ofMark === "" || (type === "n" && !/^\d{1,15}$/.test(position))) {
    throw new RangeError(
      `${operation} was not sent: \`resume\` must be the text that an earlier result has as \`resume\`.`,
    );
  }
  if (ofMark !== mark) {
    throw new RangeError(
      `${operation} was not sent: \`resume\` belongs to a call with other parameters. Repeat those of the earlier call.`,
    );
  }
  const page = type === "-" ? undefined : type === "n" ? Number(position) : position;
  return { operation, page, skip: Number(skip) };
}
