import type { DiagnosticCode } from "../diagnostics/catalog.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isNode, type Node, type Step } from "../openapi/node.ts";
import type { OperationObject } from "../openapi/openapi.ts";
import { type DeclaredPagination, readPagination, validatePagination } from "./pagination.ts";

/** A malformed part of an extension, and its place in the document. */
export interface DeclarationProblem {
  readonly code: DiagnosticCode;
  readonly steps: readonly Step[];
  readonly message: string;
}

/** The well-formed parts of the extensions of an operation. */
export interface Declarations {
  /** `x-pagination`; `undefined` if it is malformed. */
  readonly pagination: DeclaredPagination | undefined;
  /** The well-formed groups of `x-exactly-one-of`. */
  readonly exactlyOneOf: readonly DeclaredGroup[];
  /** The well-formed parameters of `x-echo`. */
  readonly echoes: readonly DeclaredEcho[];
  /** The well-formed fields of `x-deprecated`; `undefined` if the document does not have it. */
  readonly deprecation: DeclaredDeprecation | undefined;
  /** The malformed parts of these extensions. */
  readonly problems: readonly DeclarationProblem[];
}

/**
 * Reads the extensions of an operation, which stands at `steps`. The loader has removed an `x-pagination` or `x-deprecated` that is not an
 * object.
 */
export function readDeclarations(operation: OperationObject, steps: readonly Step[]): Declarations {
  const problems: DeclarationProblem[] = [];
  const reportIn =
    (extension: string): Report =>
    (code, inner, message) =>
      problems.push({ code, steps: [...steps, extension, ...inner], message });
  const {
    "x-pagination": pagination,
    "x-exactly-one-of": groups,
    "x-echo": echoes,
    "x-deprecated": deprecation,
  } = operation;
  return {
    pagination:
      isNode(pagination) && validatePagination(pagination, reportIn("x-pagination"))
        ? readPagination(pagination)
        : undefined,
    exactlyOneOf: readGroups(groups, reportIn("x-exactly-one-of")),
    echoes: readEchoes(echoes, reportIn("x-echo")),
    deprecation: isNode(deprecation) ? readDeprecation(deprecation, reportIn("x-deprecated")) : undefined,
    problems,
  };
}

/** Since when and why an operation is deprecated, and the `operationId` of the operation to use instead. */
export interface DeclaredDeprecation {
  readonly since: string | undefined;
  readonly why: string | undefined;
  readonly use: string | undefined;
}

/** Reads `x-deprecated`. Reports each field that is not a string, and leaves it out. */
function readDeprecation(declared: Node, report: Report): DeclaredDeprecation {
  const read = (field: keyof DeclaredDeprecation): string | undefined => {
    const value = declared[field];
    if (value === undefined || typeof value === "string") return value;
    report("deprecation-malformed", [field], `\`${field}\` is not a string. Put a version into quotes.`);
    return undefined;
  };
  return { since: read("since"), why: read("why"), use: read("use") };
}

/** Parameters of `x-exactly-one-of`, and the position of their group. */
export interface DeclaredGroup {
  readonly index: number;
  readonly names: readonly string[];
}

/** Reads `x-exactly-one-of`. Reports each group that is not a list of two or more names, and leaves it out. */
function readGroups(declared: unknown, report: Report): DeclaredGroup[] {
  if (declared === undefined || declared === null) return [];
  const groups: unknown[] = Array.isArray(declared) ? declared : [undefined];
  return groups.flatMap((names, index) => {
    if (isNames(names) && names.length > 1) return [{ index, names }];
    const steps = Array.isArray(declared) ? [index] : [];
    report("exactly-one-of-malformed", steps, "A group must be a list of two or more parameters.");
    return [];
  });
}

/** A parameter of `x-echo`, and the fields of the response that repeat it. */
export interface DeclaredEcho {
  readonly param: string;
  readonly places: readonly string[];
}

/** Reads `x-echo`. Reports each parameter without a list of fields, and leaves it out. */
function readEchoes(declared: unknown, report: Report): DeclaredEcho[] {
  if (declared === undefined || declared === null) return [];
  if (!isNode(declared)) {
    report("echo-malformed", [], "`x-echo` is not an object.");
    return [];
  }
  return Object.entries(declared).flatMap(([param, places]) => {
    if (isNames(places) && places.length > 0 && !places.includes("")) return [{ param, places }];
    report("echo-malformed", [param], `\`${param}\` must be a list of fields.`);
    return [];
  });
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
