import { findNearName, toRequestPath } from "@shortvideo-api/document";
import { createRecord } from "../operation/create-record.js";
import type { ServedOperation } from "../operation/operation.js";
import { countLiterals, matchSegment, readSegments, type SegmentTemplate } from "./match-segment.js";

/** A path of the document that a request's path matches. */
export interface Route {
  /** As in the document, as a request sends it: `"/pets/{petId}"`. */
  readonly path: string;
  /** The path without names: `"/pets/{}"`. Paths that differ only in names have the same shape. */
  readonly shape: string;
  readonly byMethod: ReadonlyMap<string, ServedOperation>;
  /** The values in the path of the request, by name. */
  readonly pathValues: Readonly<Record<string, string>>;
}

/** A route that matches when segments are added or removed at the beginning. */
export interface ShiftedRoute extends Route {
  /** Number of surplus segments at the beginning of the path. */
  readonly surplus: number;
  /** Missing segments that all paths of the document begin with: `"/v1"`; `""` when none are missing. */
  readonly lacking: string;
}

/** Finds the path of the document for the path of a request. */
export interface Router {
  /** Finds every path of the document that decoded segments match, the best first; empty if none exists. */
  find(segments: readonly string[]): readonly Route[];
  /** Finds the path that matches after segments are removed or added at the beginning; `undefined` if none exists. */
  findShifted(segments: readonly string[]): ShiftedRoute | undefined;
  /** Finds the most similar path of the document for decoded segments; `undefined` when none is similar. */
  findNearest(segments: readonly string[]): Route | undefined;
}

/** A path of the document, with its segments. */
interface Template extends Omit<Route, "pathValues"> {
  readonly segments: readonly (string | SegmentTemplate)[];
  readonly byMethod: Map<string, ServedOperation>;
}

/** All paths that begin with the same segments. The names in the segments may differ. */
interface Branch {
  /** By the next segment. */
  readonly literals: Map<string, Branch>;
  /** By the next segment without its names, if it has any. */
  readonly templated: Map<string, { readonly segment: SegmentTemplate; readonly branch: Branch }>;
  /** The paths that end here, in the order of the document. */
  readonly templates: Template[];
}

/**
 * Creates a router for operations. A literal segment comes before a templated one, as OpenAPI requires. The templated segment with
 * more literal text comes first: `/books/{isbn}:lend` before `/books/{isbn}`. The first segment that differs decides.
 *
 * https://spec.openapis.org/oas/v3.1.1.html#patterned-fields
 */
export function createRouter(operations: readonly ServedOperation[]): Router {
  const templates = readTemplates(operations);
  const root = createBranch();
  for (const template of templates) insert(root, template);
  const literal = templates.filter(({ segments }) => segments.every(isLiteral));
  const templated = templates.filter((template) => !literal.includes(template));
  const base = readCommonBase(templates);
  // Literal paths first, because a templated one matches any text.
  const findNearest = (segments: readonly string[]) =>
    findNearRoute(literal, segments) ?? findNearRoute(templated, segments);
  const find = (segments: readonly string[]) => listRoutes(root, segments);
  return { find, findShifted, findNearest };

  function findShifted(segments: readonly string[]): ShiftedRoute | undefined {
    // No base path has eight segments or more.
    const limit = Math.min(segments.length, 8);
    for (let surplus = 1; surplus < limit; surplus++) {
      const route = find(segments.slice(surplus)).find((each) => hasLiteral(each, 0));
      if (route) return { ...route, surplus, lacking: "" };
    }
    for (let length = 1; length <= base.length; length++) {
      const lacking = base.slice(0, length);
      const route = find([...lacking, ...segments]).find((each) => hasLiteral(each, length));
      if (route) return { ...route, surplus: 0, lacking: `/${lacking.join("/")}` };
    }
    return undefined;
  }
}

function readTemplates(operations: readonly ServedOperation[]): Template[] {
  const templates = new Map<string, Template>();
  for (const operation of operations) {
    const path = toRequestPath(operation.path);
    // Operations whose paths differ only after `#`, or in their queries, have the same method and path.
    const template = templates.get(operation.path) ?? {
      path,
      shape: path.replaceAll(/\{[^{}]+\}/g, "{}"),
      segments: readSegments(operation),
      byMethod: new Map(),
    };
    template.byMethod.set(operation.method, operation);
    templates.set(operation.path, template);
  }
  return [...templates.values()];
}

function createBranch(): Branch {
  return { literals: new Map(), templated: new Map(), templates: [] };
}

function insert(root: Branch, template: Template): void {
  template.segments.reduce(enter, root).templates.push(template);
}

function enter({ literals, templated }: Branch, segment: string | SegmentTemplate): Branch {
  if (isLiteral(segment)) {
    const branch = literals.get(segment) ?? createBranch();
    literals.set(segment, branch);
    return branch;
  }
  const key = JSON.stringify([segment.literals, segment.choices]);
  const known = templated.get(key) ?? { segment, branch: createBranch() };
  templated.set(key, known);
  return known.branch;
}

/** Lists the routes of all matching paths. Visits each branch at most once. */
function listRoutes(root: Branch, segments: readonly string[]): Route[] {
  const matches: { readonly template: Template; readonly values: readonly string[] }[] = [];
  visit(root, 0, []);
  if (matches.length > 1) matches.sort((one, other) => byLiteralFirst(one.template, other.template));
  return matches.map(({ template, values }) => toRoute(template, values));

  function visit({ literals, templated, templates }: Branch, depth: number, values: readonly string[]): void {
    const text = segments[depth];
    if (text === undefined) return void matches.push(...templates.map((template) => ({ template, values })));
    const literal = literals.get(text);
    if (literal) visit(literal, depth + 1, values);
    for (const { segment, branch } of templated.values()) {
      const found = matchSegment(segment, text);
      if (found) visit(branch, depth + 1, [...values, ...found]);
    }
  }
}

function byLiteralFirst(one: Template, other: Template): number {
  for (const [index, segment] of one.segments.entries()) {
    const rank = countLiterals(other.segments[index] ?? "") - countLiterals(segment);
    if (rank !== 0) return rank;
  }
  return 0;
}

const noValues = createRecord<string>([]);

function toRoute({ path, shape, segments, byMethod }: Template, values: readonly string[]): Route {
  if (values.length === 0) return { path, shape, byMethod, pathValues: noValues };
  const names = segments.flatMap((segment) => (isLiteral(segment) ? [] : segment.names));
  return { path, shape, byMethod, pathValues: createRecord(names.map((name, index) => [name, values[index] ?? ""])) };
}

function isLiteral(segment: string | SegmentTemplate): segment is string {
  return typeof segment === "string";
}

/** Returns the literal segments that all paths begin with. */
function readCommonBase([first, ...others]: readonly Template[]): string[] {
  const own = first?.segments ?? [];
  const differsAt = own.findIndex(
    (segment, index) => !isLiteral(segment) || others.some(({ segments }) => segments[index] !== segment),
  );
  return own.slice(0, differsAt < 0 ? own.length : differsAt).filter(isLiteral);
}

/** Returns whether the path has a literal segment at or after an index. Names alone would match any path. */
function hasLiteral({ path }: Route, fromIndex: number): boolean {
  return path
    .split("/")
    .slice(fromIndex + 1)
    .some((segment) => segment !== "" && !segment.includes("{"));
}

function findNearRoute(templates: readonly Template[], segments: readonly string[]): Route | undefined {
  // The values of the request replace the names, so that only literal segments are compared.
  const proposals = new Map<string, { template: Template; filled: string[] }>();
  for (const template of templates) {
    const filled = template.segments.map((segment, index) => {
      const given = segments[index] ?? "";
      return isLiteral(segment) ? segment : given || "-";
    });
    const path = `/${filled.join("/")}`;
    // Of equal paths, the first one of the document.
    if (!proposals.has(path)) proposals.set(path, { template, filled });
  }
  const nearest = proposals.get(findNearName(`/${segments.join("/")}`, proposals.keys()) ?? "");
  if (!nearest) return undefined;
  const { template, filled } = nearest;
  const values = template.segments.flatMap((segment, index) =>
    isLiteral(segment) ? [] : (matchSegment(segment, filled[index] ?? "") ?? segment.names.map(() => "")),
  );
  return toRoute(template, values);
}
