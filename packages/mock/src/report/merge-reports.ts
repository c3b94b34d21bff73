import { isRecord } from "../contract/is-record.js";
import type { ContractReport, OperationCoverage, ParameterCoverage, Violation } from "./contract-report.js";
import { ReportError } from "./read-report.js";

/**
 * Joins the reports of shards into one. The order of the reports does not matter, nor in which groups they are joined: counts
 * add up, violations of a kind become one, and what cannot be added is taken from the least.
 *
 * Throws {@link ReportError} when there are none, or when they are not of the same document.
 */
export function mergeReports(reports: readonly ContractReport[]): ContractReport {
  const [first, ...others] = reports;
  if (!first) throw new ReportError("There is no report to merge. Give at least one.");
  for (const other of others) requireSameDocument(first, other);
  const unlisted = reports.reduce((count, report) => count + (report.unlisted ?? 0), 0);
  return {
    format: 1,
    document: keepShared(
      first.document,
      "file",
      reports.map(({ document }) => document),
    ),
    runs: reports.flatMap(({ runs }) => runs).sort(byText),
    requests: sumOf(reports, ({ requests }) => requests),
    operations: first.operations.map((operation, index) =>
      mergeOperation(
        operation,
        reports.flatMap(({ operations }) => operations[index] ?? []),
      ),
    ),
    violations: mergeViolations(reports),
    ...(unlisted === 0 ? {} : { unlisted }),
  };
}

function requireSameDocument(one: ContractReport, other: ContractReport): void {
  const [name, otherName] = [one, other].map(({ document }) => `${document.title} ${document.version}`);
  if (name !== otherName) {
    throw new ReportError(
      `The reports are of two documents, \`${name}\` and \`${otherName}\`. Merge only reports of one and the same.`,
    );
  }
  const index = one.operations.findIndex((operation, at) => !isSame(operation, other.operations[at]));
  if (index < 0 && one.operations.length === other.operations.length) return;
  const differing = one.operations[index] ?? other.operations[one.operations.length];
  throw new ReportError(
    `The reports are of two documents that are both called \`${name}\`: \`${differing?.id ?? ""}\` is not the same in them. ` +
      "Run all shards against the same one.",
  );
}

/** Is it the same in all but what is counted? */
function isSame(one: unknown, other: unknown, field = ""): boolean {
  if (field === "answers" || field === "line") return true;
  if (typeof one === "number" && field !== "value") return typeof other === "number";
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name], name));
}

function mergeOperation(operation: OperationCoverage, all: readonly OperationCoverage[]): OperationCoverage {
  const answers = new Map<string, number>();
  for (const { name, count } of all.flatMap((each) => each.answers))
    answers.set(name, (answers.get(name) ?? 0) + count);
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
    answers: [...answers].map(([name, count]) => ({ name, count })).sort((one, other) => byOrder(one.name, other.name)),
    ...(operation.pages && {
      pages: {
        first: sumOf(pages, ({ first }) => first),
        further: sumOf(pages, ({ further }) => further),
        last: sumOf(pages, ({ last }) => last),
        empty: sumOf(pages, ({ empty }) => empty),
      },
    }),
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
function mergeViolations(reports: readonly ContractReport[]): Violation[] {
  const kinds = new Map<string, Violation>();
  for (const violation of reports.flatMap(({ violations }) => violations)) {
    const kind = toKind(violation);
    const known = kinds.get(kind);
    const least = known && byText({ ...known, count: 0 }, { ...violation, count: 0 }) <= 0 ? known : violation;
    kinds.set(kind, { ...least, count: (known?.count ?? 0) + violation.count });
  }
  const ranks = new Map(reports[0]?.operations.map(({ id }, index) => [id, index]));
  const rank = ({ operation = "" }: Violation) => ranks.get(operation) ?? ranks.size;
  return [...kinds]
    .sort(([kind, one], [otherKind, other]) => rank(one) - rank(other) || byOrder(kind, otherKind))
    .map(([, violation]) => violation);
}

/** What no operation answers to is told by its path: two unknown paths are two mistakes. */
function toKind({ code, place, operation, request }: Violation): string {
  return JSON.stringify([place, code, operation ?? [request.verb, request.target.split("?", 1)[0]]]);
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
