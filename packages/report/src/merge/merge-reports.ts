import { isRecord } from "@shortvideo-api/document";
import type {
  ContractReport,
  OperationCoverage,
  ParameterCoverage,
  UnlistedWarnings,
  Violation,
  Warning,
} from "../model/contract-report.js";
import type { Disagreement, EngineReport } from "../model/disagreement.js";
import { dropUnmet, listUnmet } from "../verdict/list-unmet.js";
import { ReportError } from "./read-report.js";
import { toViolationKind } from "../verdict/to-violation-kind.js";

/**
 * Joins the reports of shards into one. The order of the reports does not matter, nor in which groups they are joined. Counts add
 * up, violations of a kind become one, and other values come from the smallest. The result has no verdict yet.
 *
 * `names` are for messages: the files that the reports are from, in their order.
 *
 * Throws {@link ReportError} when there are none, when they are not of the same document, or when two of them hold the same
 * requests.
 */
export function mergeReports(reports: readonly ContractReport[], names: readonly string[] = []): ContractReport {
  const named = reports.map((report, index) => ({ report, name: names[index] ?? `report ${index + 1}` }));
  const [first, ...others] = named;
  if (!first) throw new ReportError("There is no report to merge. Give at least one.");
  for (const other of others) requireSameDocument(first, other);
  requireEachOnce(named);
  const unlisted = mergeUnlisted(reports.flatMap((report) => report.unlisted ?? []));
  const unlistedWarnings: UnlistedWarnings[] = mergeUnlisted(
    reports.flatMap((report) => report.unlistedWarnings ?? []),
  );
  const operations = first.report.operations.map((operation, index) =>
    mergeOperation(
      operation,
      reports.flatMap((report) => report.operations[index] ?? []),
    ),
  );
  const engines = mergeEngines(
    operations,
    reports.flatMap((report) => report.engines ?? []),
  );
  return {
    format: 1,
    document: keepShared(
      first.report.document,
      "file",
      reports.map(({ document }) => document),
    ),
    recordings: reports.flatMap(({ recordings }) => recordings).sort(byOrder),
    runs: reports.flatMap(({ runs }) => runs).sort(byText),
    requests: sumOf(reports, ({ requests }) => requests),
    operations,
    violations: mergeKinds(
      operations,
      reports.flatMap(({ violations }) => violations),
      toViolationKind,
    ),
    ...(unlisted.length === 0 ? {} : { unlisted }),
    // Another shard may have met what one did not.
    warnings: [
      ...mergeKinds(
        operations,
        reports.flatMap(({ warnings }) => dropUnmet(warnings).filter((warning) => !isUnserved(warning))),
        toWarningKind,
      ),
      ...listUnmet(operations),
      ...mergeUnserved(operations, reports),
    ],
    ...(unlistedWarnings.length === 0 ? {} : { unlistedWarnings }),
    ...(engines.length === 0 ? {} : { engines }),
  };
}

/** Every shard has the same operations, so that their counts are not added. */
function mergeUnserved(operations: readonly OperationCoverage[], reports: readonly ContractReport[]): Warning[] {
  const all = reports.flatMap(({ warnings }) => warnings.filter(isUnserved));
  return mergeKinds(operations, all, toWarningKind).map((warning) => ({ ...warning, count: 1 }));
}

function isUnserved({ code }: Warning): boolean {
  return code === "operation-unserved";
}

/** One for each name. */
function mergeEngines(operations: readonly OperationCoverage[], all: readonly EngineReport[]): EngineReport[] {
  const names = [...new Set(all.map(({ name }) => name))].sort(byOrder);
  return names.map((name) => {
    const reports = all.filter((report) => report.name === name);
    const unlisted = sumOf(reports, (report) => report.unlisted ?? 0);
    const disagreements = reports.flatMap((report) => report.disagreements);
    return {
      name,
      requests: sumOf(reports, ({ requests }) => requests),
      responses: sumOf(reports, ({ responses }) => responses),
      disagreements: mergeKinds(operations, disagreements, ({ operation, code, reason }) => [operation, code, reason]),
      ...(unlisted === 0 ? {} : { unlisted }),
    };
  });
}

interface NamedReport {
  readonly report: ContractReport;
  readonly name: string;
}

/** The same requests must not be counted twice. */
function requireEachOnce(reports: readonly NamedReport[]): void {
  const holders = new Map<string, string>();
  for (const { report, name } of reports) {
    for (const recording of report.recordings) {
      const holder = holders.get(recording);
      if (holder !== undefined) {
        const where =
          holder === name ? `\`${name}\` was given twice` : `\`${holder}\` and \`${name}\` hold the same requests`;
        throw new ReportError(`${where}. Give each report once, and either a merged report or its parts.`);
      }
      holders.set(recording, name);
    }
  }
}

function requireSameDocument(one: NamedReport, other: NamedReport): void {
  const [title, otherTitle] = [one, other].map(({ report: { document } }) => `${document.title} ${document.version}`);
  if (title !== otherTitle) {
    throw new ReportError(
      `The reports are of two documents: \`${one.name}\` is of \`${title}\`, \`${other.name}\` of \`${otherTitle}\`. ` +
        "Merge only reports of one and the same.",
    );
  }
  const [operations, others] = [one.report.operations, other.report.operations];
  const index = operations.findIndex((operation, at) => !isSame(operation, others[at]));
  if (index < 0 && operations.length === others.length) return;
  const differing = operations[index] ?? others[operations.length];
  throw new ReportError(
    `The reports are of two documents that are both called \`${title}\`: \`${differing?.id ?? ""}\` is not the same in ` +
      `\`${one.name}\` and \`${other.name}\`. Run all shards against the same one.`,
  );
}

/** Returns whether two values are equal except for their counts. */
function isSame(one: unknown, other: unknown, field = ""): boolean {
  if (field === "responses" || field === "line") return true;
  if (typeof one === "number" && field !== "value") return typeof other === "number";
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name], name));
}

function mergeOperation(operation: OperationCoverage, all: readonly OperationCoverage[]): OperationCoverage {
  const responses = new Map<string, number>();
  for (const { name, count } of all.flatMap((each) => each.responses))
    responses.set(name, (responses.get(name) ?? 0) + count);
  const pages = all.flatMap((each) => each.pages ?? []);
  return {
    ...keepShared(operation, "line", all),
    requests: sumOf(all, ({ requests }) => requests),
    parameters: operation.parameters.map((parameter, index) =>
      mergeParameter(
        parameter,
        all.flatMap(({ parameters }) => parameters[index] ?? []),
      ),
    ),
    statuses: addCounts(
      operation.statuses,
      all.map(({ statuses }) => statuses),
    ),
    responses: [...responses]
      .map(([name, count]) => ({ name, count }))
      .sort((one, other) => byOrder(one.name, other.name)),
    ...(operation.pages && {
      pages: {
        first: sumOf(pages, ({ first }) => first),
        further: sumOf(pages, ({ further }) => further),
        last: sumOf(pages, ({ last }) => last),
        empty: sumOf(pages, ({ empty }) => empty),
      },
    }),
    ...(operation.rateLimits === undefined ? {} : { rateLimits: sumOf(all, ({ rateLimits = 0 }) => rateLimits) }),
    ...(operation.inBandFailures === undefined
      ? {}
      : { inBandFailures: sumOf(all, ({ inBandFailures = 0 }) => inBandFailures) }),
  };
}

function mergeParameter(parameter: ParameterCoverage, all: readonly ParameterCoverage[]): ParameterCoverage {
  const { values, boundaries } = parameter;
  return {
    ...parameter,
    given: sumOf(all, ({ given }) => given),
    omitted: sumOf(all, ({ omitted }) => omitted),
    ...(values && {
      values: addCounts(
        values,
        all.map((each) => each.values ?? []),
      ),
    }),
    ...(boundaries && {
      boundaries: addCounts(
        boundaries,
        all.map((each) => each.boundaries ?? []),
      ),
    }),
  };
}

/** The first without this field, unless all have it and have the same. */
function keepShared<Kept extends object>(first: Kept, field: keyof Kept, all: readonly Kept[]): Kept {
  if (all.every((each) => each[field] === first[field])) return first;
  const { [field]: _, ...rest } = first;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The field is one that may be absent.
  return rest as unknown as Kept;
}

/** Adds up lists that count the same things in the same order. */
function addCounts<Counted extends { readonly count: number }>(
  counted: readonly Counted[],
  all: readonly (readonly Counted[])[],
): Counted[] {
  return counted.map((each, index) => ({ ...each, count: sumOf(all, (list) => list[index]?.count ?? 0) }));
}

/** In the order of the document; what is outside of any operation stands at the end. */
function mergeKinds<Found extends Violation | Warning | Disagreement>(
  operations: readonly OperationCoverage[],
  all: readonly Found[],
  toKind: (found: Found) => unknown,
): Found[] {
  const kinds = new Map<string, Found>();
  for (const found of all) {
    const kind = JSON.stringify(toKind(found));
    const known = kinds.get(kind);
    const least = known && byText({ ...known, count: 0 }, { ...found, count: 0 }) <= 0 ? known : found;
    kinds.set(kind, { ...least, count: (known?.count ?? 0) + found.count });
  }
  const ranks = new Map(operations.map(({ id }, index) => [id, index]));
  const rank = ({ operation = "" }: Found) => ranks.get(operation) ?? ranks.size;
  return [...kinds]
    .sort(([kind, one], [otherKind, other]) => rank(one) - rank(other) || byOrder(kind, otherKind))
    .map(([, found]) => found);
}

function mergeUnlisted<Code extends string>(
  all: readonly { readonly code: Code; readonly count: number }[],
): { readonly code: Code; readonly count: number }[] {
  const counts = new Map<Code, number>();
  for (const { code, count } of all) counts.set(code, (counts.get(code) ?? 0) + count);
  return [...counts].map(([code, count]) => ({ code, count })).sort((one, other) => byOrder(one.code, other.code));
}

/** Warnings with an address have an operation. */
function toWarningKind({ code, place, operation }: Warning): unknown {
  return [place, code, operation];
}

function sumOf<Each>(all: readonly Each[], count: (each: Each) => number): number {
  return all.reduce((total, each) => total + count(each), 0);
}

function byText(one: unknown, other: unknown): number {
  return byOrder(sortedText(one), sortedText(other));
}

/** The same text whatever the order of keys. */
function sortedText(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => byOrder(one, other)))
      : inner,
  );
}

function byOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
