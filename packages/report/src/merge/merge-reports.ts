import { groupEntries, isNode, isRecord } from "@shortvideo-api/document";
import {
  type ContractReport,
  type OperationCoverage,
  operationSchema,
  type PageCoverage,
  type ReadPart,
  type ResponseComparisons,
  type Unlisted,
} from "../model/contract-report.js";
import { isCodeOf } from "../model/finding.js";
import { requestWarningGuide, responseWarningGuide, type Warning } from "../model/warning.js";
import { toViolationKind } from "../model/violation.js";
import type { EngineReport } from "../model/disagreement.js";
import { listUnmet } from "../verdict/list-unmet.js";
import { addCounts } from "./add-counts.js";
import { countJoinedLists } from "./count-joined-lists.js";
import { ReportError } from "./read-report.js";

/**
 * Merges the reports of shards into one. Counts add up, and violations of the same kind become one. Their other values come from the
 * entry that sorts first, so the order and the grouping of merges do not matter. The result has no verdict yet.
 *
 * `names` are the files of the reports, in the same order, for error messages.
 *
 * Throws a {@link ReportError} if there is no report, if the reports are of different documents, or if two of them contain the
 * same requests.
 */
export function mergeReports(reports: readonly ContractReport[], names: readonly string[] = []): ContractReport {
  const named = reports.map((report, index) => ({ report, name: names[index] ?? `report ${index + 1}` }));
  const [first, ...others] = named;
  if (!first) throw new ReportError("There is no report to merge. Give at least one.");
  for (const other of others) requireSameDocument(first, other);
  requireDistinct(named);
  const started = reports.flatMap((report) => report.started ?? []).sort(compareValues);
  const unlisted = mergeCodes(reports.flatMap((report) => report.unlisted ?? []));
  const unlistedWarnings = mergeCodes(reports.flatMap((report) => report.unlistedWarnings ?? []));
  const documents = reports.map(({ document }) => document);
  const operations = first.report.operations.map((_, index) => mergeOperation(reports, index));
  const ranks = new Map(operations.map(({ id }, index) => [id, index]));
  const engines = mergeEngines(reports.flatMap((report) => report.engines ?? []));
  const comparisons = reports.flatMap(({ comparison }) => comparison ?? []);
  return {
    format: 1,
    document: keepShared(first.report.document, "file", documents),
    recordings: reports.flatMap(({ recordings }) => recordings).sort(compareTexts),
    runs: reports.flatMap(({ runs }) => runs).sort(compareValues),
    requests: sum(reports, ({ requests }) => requests),
    operations,
    violations: mergeKinds(
      reports.flatMap(({ violations }) => violations),
      toViolationKind,
    ),
    ...(started.length === 0 ? {} : { started }),
    ...(unlisted.length === 0 ? {} : { unlisted }),
    warnings: mergeWarnings(reports.flatMap(({ warnings }) => warnings)),
    ...(unlistedWarnings.length === 0 ? {} : { unlistedWarnings }),
    ...(engines.length === 0 ? {} : { engines }),
    ...(comparisons.length === 0 ? {} : { comparison: mergeComparisons(comparisons) }),
  };

  function mergeComparisons(all: readonly ResponseComparisons[]): ResponseComparisons {
    const unlistedDifferences = mergeCodes(all.flatMap((comparison) => comparison.unlisted ?? []));
    return {
      responses: sum(all, ({ responses }) => responses),
      differences: mergeKinds(
        all.flatMap(({ differences }) => differences),
        ({ code, operation, status, place }) => [place, code, operation, status],
      ),
      notCompared: mergeKinds(
        all.flatMap(({ notCompared }) => notCompared),
        ({ operation, status, place, reason }) => [place, operation, status, reason],
      ),
      ...(unlistedDifferences.length === 0 ? {} : { unlisted: unlistedDifferences }),
    };
  }

  function mergeWarnings(all: readonly Warning[]): Warning[] {
    const merged = mergeKinds(all, ({ place, code, operation }) => [place, code, operation]);
    return [
      ...merged.filter(({ code }) => isCodeOf(requestWarningGuide, code) || isCodeOf(responseWarningGuide, code)),
      // Listed for all shards together: one may have met a condition that another did not.
      ...listUnmet(operations, comparisons.length === 0),
      // Their counts do not add up, because all shards serve the same document.
      ...merged.filter(({ code }) => code === "operation-unserved").map((warning) => ({ ...warning, count: 1 })),
    ];
  }

  /** Merges the reports of engines with the same name. */
  function mergeEngines(all: readonly EngineReport[]): EngineReport[] {
    const byName = groupEntries(all.map((report) => [report.name, report] as const));
    return [...byName]
      .sort(([one], [other]) => compareTexts(one, other))
      .map(([name, own]) => {
        const count = sum(own, (report) => report.unlisted ?? 0);
        const disagreements = own.flatMap((report) => report.disagreements);
        return {
          name,
          requests: sum(own, ({ requests }) => requests),
          responses: sum(own, ({ responses }) => responses),
          disagreements: mergeKinds(disagreements, ({ operation, code, reason }) => [operation, code, reason]),
          ...(count === 0 ? {} : { unlisted: count }),
        };
      });
  }

  /** Merges entries of the same kind. Sorts them in the order of the document; entries without an operation come last. */
  function mergeKinds<Found extends { readonly operation?: string; readonly count: number }>(
    all: readonly Found[],
    toKind: (found: Found) => unknown,
  ): Found[] {
    const kinds = new Map<string, Found>();
    for (const found of all) {
      const kind = JSON.stringify(toKind(found));
      const known = kinds.get(kind);
      const smaller = known && compareValues({ ...known, count: 0 }, { ...found, count: 0 }) <= 0 ? known : found;
      kinds.set(kind, { ...smaller, count: (known?.count ?? 0) + found.count });
    }
    const rank = ({ operation = "" }: Found) => ranks.get(operation) ?? ranks.size;
    return [...kinds]
      .sort(([kind, one], [otherKind, other]) => rank(one) - rank(other) || compareTexts(kind, otherKind))
      .map(([, found]) => found);
  }
}

interface NamedReport {
  readonly report: ContractReport;
  readonly name: string;
}

/** Throws if two reports contain the same recording, because its requests would be counted twice. */
function requireDistinct(reports: readonly NamedReport[]): void {
  const names = new Map<string, string>();
  for (const { report, name } of reports) {
    for (const recording of report.recordings) {
      const earlier = names.get(recording);
      if (earlier !== undefined) {
        const problem =
          earlier === name ? `\`${name}\` was given twice` : `\`${earlier}\` and \`${name}\` contain the same requests`;
        throw new ReportError(`${problem}. Give each report once, and either a merged report or its parts.`);
      }
      names.set(recording, name);
    }
  }
}

function requireSameDocument(one: NamedReport, other: NamedReport): void {
  const [title, otherTitle] = [one, other].map(({ report: { document } }) => `${document.title} ${document.version}`);
  if (title !== otherTitle) {
    throw new ReportError(
      `The reports are of two documents: \`${one.name}\` is of \`${title}\`, \`${other.name}\` of \`${otherTitle}\`. ` +
        "Merge only reports of the same document.",
    );
  }
  const [operations, others] = [one.report.operations, other.report.operations];
  const index = operations.findIndex((operation, position) => !isSame(operation, others[position]));
  if (index < 0 && operations.length === others.length) return;
  const differing = operations[index] ?? others[operations.length];
  throw new ReportError(
    `The reports are of two documents that are both called \`${title}\`: \`${differing?.id ?? ""}\` is not the same in ` +
      `\`${one.name}\` and \`${other.name}\`. Run all shards against the same document.`,
  );
}

/** Returns `true` if two values are equal except for their counts. */
function isSame(one: unknown, other: unknown, field = ""): boolean {
  if (["responses", "line", "abandoned", "numericFlags", "parts"].includes(field)) return true;
  if (typeof one === "number" && field !== "value") return typeof other === "number";
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name], name));
}

function mergeOperation(reports: readonly ContractReport[], index: number): OperationCoverage {
  const all = reports.flatMap(({ operations }) => operations[index] ?? []);
  const counts = addCounts(operationSchema, all);
  const pages = counts.pages && mergePages(counts.pages, reports, index);
  return {
    ...keepShared(counts, "line", all),
    ...(pages && { pages }),
    // Shards can have got different responses.
    responses: mergeCounted(
      all.flatMap(({ responses }) => responses),
      ({ name }) => name,
    ),
  };
}

/** Adds up the pages of a list. Adds the lists that several mocks have returned together, which merged reports contain already. */
function mergePages(sums: PageCoverage, reports: readonly ContractReport[], index: number): PageCoverage {
  const listParts = ({ operations }: ContractReport) => operations[index]?.pages?.parts ?? [];
  const { parts: _, ...counts } = sums;
  const parts = mergeCounted(reports.flatMap(listParts), ({ from = "", to = "" }) => `${from} ${to}`);
  const countedBefore = sum(reports, (report) => countTogether([report], listParts(report)));
  const last = counts.last - countedBefore + countTogether(reports, parts);
  return { ...counts, last, ...(parts.length === 0 ? {} : { parts }) };
}

/** Counts the lists that the mocks of these reports have returned together. One mock counts its lists itself. */
function countTogether(reports: readonly ContractReport[], parts: readonly ReadPart[]): number {
  return reports.flatMap(({ recordings }) => recordings).length > 1 ? countJoinedLists(parts) : 0;
}

/** Returns the first object, without this field if the others have another value of it. */
function keepShared<Kept extends object>(first: Kept, field: keyof Kept, all: readonly Kept[]): Kept {
  if (all.every((each) => each[field] === first[field])) return first;
  const { [field]: _, ...rest } = first;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The field is one that may be absent.
  return rest as unknown as Kept;
}

/** Adds up the counts of entries with the same key. Sorts them by their keys. */
function mergeCounted<Counted extends { readonly count: number }>(
  all: readonly Counted[],
  toKey: (counted: Counted) => string,
): Counted[] {
  const merged = new Map<string, Counted>();
  for (const counted of all) {
    const key = toKey(counted);
    merged.set(key, { ...counted, count: (merged.get(key)?.count ?? 0) + counted.count });
  }
  return [...merged].sort(([one], [other]) => compareTexts(one, other)).map(([, counted]) => counted);
}

/** Adds up the counts of each code. */
function mergeCodes<Code extends string>(all: readonly Unlisted<Code>[]): Unlisted<Code>[] {
  return mergeCounted(all, ({ code }) => code);
}

function sum<Each>(all: readonly Each[], count: (each: Each) => number): number {
  return all.reduce((total, each) => total + count(each), 0);
}

function compareValues(one: unknown, other: unknown): number {
  return compareTexts(toSortedJson(one), toSortedJson(other));
}

/** Returns the same text for objects whose keys are in another order. */
function toSortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isNode(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => compareTexts(one, other)))
      : inner,
  );
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
