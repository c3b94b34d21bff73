import type { Parameter, ServedOperation } from "@shortvideo-api/mock/requests";
import { paginationPath } from "../compare/read-page.js";
import type { ResponseDifference } from "../compare/response-difference.js";
import { readPosition, type ServiceRequest, withPosition } from "../request/service-request.js";
import type { RuleLog } from "./rule-log.js";
import {
  type ExploreTools,
  type RequestRule,
  toDifference,
  toPlace,
  toServiceRequest,
  type Values,
} from "./explore-case.js";

/**
 * Reads a list to its end, and with pages of different sizes. `base` is a request that succeeded. Returns `false` if the list changes, so
 * that its items cannot be compared.
 */
export async function exploreList(
  operation: ServedOperation,
  base: Values,
  log: RuleLog,
  tools: ExploreTools,
): Promise<boolean> {
  const { pagination, parameters } = operation;
  if (!pagination) return true;
  const position = parameters.find((parameter) => toPlace(parameter) === pagination.position.place);
  const parameter = parameters.find((each) => toPlace(each) === pagination.size?.place);
  const start = new Map([...base].filter(([each]) => each !== position || each.required));
  const rules = readListRules(operation);

  const whole = toServiceRequest({ operation, values: start });
  const { hasEnded } = await readList(whole);
  log.count(operation, rules.end, hasEnded ? "met" : "open");
  if (!parameter) return true;

  const [small, large] = listSizes(parameter);
  const readSized = (size: number) => {
    const values = new Map(start).set(parameter, [String(size)]);
    return readList(toServiceRequest({ operation, values, changed: [parameter] }), size);
  };
  const readBoth = async () => [await readSized(small), await readSized(large)] as const;
  const lists = await readBoth();
  const [smaller] = lists;
  log.count(operation, rules.size, smaller.keys.length > 0 ? "met" : "open");
  const found = compareItems(...lists);
  // Pages that repeat each other explain other items.
  if (found === undefined || tools.collector.hasDifference(whole, 200, { code: "page-repeats", place: "body" }))
    return true;
  // Lists of a service may change all the time. Only lists that stay the same are compared.
  const again = await readBoth();
  const isSteady = lists.every(({ keys }, index) => keys.join("\0") === again[index]?.keys.join("\0"));
  if (isSteady) report(smaller.first, rules.items, { code: "items-differ", found });
  return isSteady;

  function report(request: ServiceRequest, rule: RequestRule, finding: Pick<ResponseDifference, "code" | "found">) {
    tools.collector.addDifferences(request, 200, [toDifference(rule, finding)]);
  }

  /** Reads a list page by page, and reports where it breaks its rules. `size` is the requested number of items of a page. */
  async function readList(first: ServiceRequest, size?: number): Promise<ReadList> {
    const keys: string[] = [];
    let request: ServiceRequest | undefined = first;
    let isExceeded = false;
    let empty = 0;
    for (let number = 0; request && number < tools.pages; number += 1) {
      const checked = await tools.send(request);
      if (checked) tools.record(request, checked, true);
      const page = checked?.page;
      if (!page) break;
      keys.push(...page.keys);
      if (size !== undefined && page.count > size && !isExceeded) {
        isExceeded = true;
        const exceeded = `${page.count} items for \`${pagination?.size?.name}=${size}\``;
        report(first, rules.size, { code: "page-size-exceeded", found: exceeded });
      }
      if (!page.hasMore) return { first, keys, hasEnded: true };
      empty = page.count === 0 ? empty + 1 : 0;
      if (empty === mostEmptyPages || (empty > 0 && pagination?.paging.counts === "items")) {
        const pages = empty === 1 ? "an empty page that announces" : `${empty} empty pages in a row that announce`;
        report(first, rules.end, { code: "list-endless", found: `${pages} more items` });
        break;
      }
      request = page.next ?? (page.count === 0 ? countOn(request) : undefined);
    }
    return { first, keys, hasEnded: false };
  }
}

/** The rules about a list that no single response shows. */
function readListRules(operation: ServedOperation): Readonly<Record<"end" | "size" | "items", RequestRule>> {
  const { position, size } = operation.pagination ?? {};
  const path = paginationPath(operation);
  const atPosition = { place: position?.place ?? "", path };
  const atSize = { place: size?.place ?? "", path };
  return {
    end: { ...atPosition, name: "end of the list", expected: "a list that ends" },
    size: { ...atSize, name: "page size", expected: `at most the number of items that \`${size?.name}\` asks for` },
    items: { ...atSize, name: "same items", expected: "the same items for each page size" },
  };
}

/** A list as far as it was read. */
interface ReadList {
  /** The request for the first page. */
  readonly first: ServiceRequest;
  /** The keys of the items, in order. */
  readonly keys: readonly string[];
  /** The last page says that it is the last. */
  readonly hasEnded: boolean;
}

/** The number of empty pages after each other that announce more items, after which a list counts as endless. */
const mostEmptyPages = 3;

/** Returns the request for the page after an empty one of a list with page numbers. */
function countOn(request: ServiceRequest): ServiceRequest | undefined {
  const { pagination } = request.operation;
  if (pagination?.paging.counts !== "pages") return undefined;
  const position = Number(readPosition(request, pagination.position) ?? pagination.paging.start ?? 1);
  return withPosition(request, pagination.position, String(position + 1));
}

/** Describes where two readings of a list differ; `undefined` if one continues the other. */
function compareItems(small: ReadList, large: ReadList): string | undefined {
  const at = small.keys.findIndex((key, index) => index < large.keys.length && key !== large.keys[index]);
  const wanted = large.keys[at];
  if (wanted === undefined) return undefined;
  const isRepeated = small.keys.slice(0, at).includes(small.keys[at] ?? "");
  return isRepeated
    ? `item ${at + 1} of smaller pages is an earlier item again`
    : `smaller pages have another item ${at + 1}${small.keys.includes(wanted) ? "" : ", and leave out that of a larger page"}`;
}

/** Returns a small and a large page size. */
function listSizes({ boundaries, samples }: Parameter): readonly [small: number, large: number] {
  const find = (kind: "minimum" | "maximum") => boundaries.find((boundary) => boundary.kind === kind)?.value;
  const small = Math.max(1, Number(find("minimum") ?? 1));
  const usual = samples.map(([text]) => Number(text)).find((number) => number > small);
  return [small, Math.min(Number(find("maximum") ?? usual ?? small + 4), 100)];
}
