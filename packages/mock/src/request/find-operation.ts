import { createRecord } from "../contract/create-record.js";
import type { Operation } from "../contract/operation.js";
import { toRequestPath } from "../contract/to-request-path.js";
import { findNearest } from "./find-nearest.js";

/** What a path leads to: every operation on it by verb, and what the path holds in place of its templates. */
export interface Route {
  readonly byVerb: ReadonlyMap<string, Operation>;
  readonly pathValues: Readonly<Record<string, string>>;
}

export interface NearRoute extends Route {
  /** As in the document: `"/pets/{petId}"`. */
  readonly path: string;
}

/** A route that is right but for what stands before it. */
export interface ShiftedRoute extends NearRoute {
  /** Segments that the path has too much at its beginning. */
  readonly surplus: number;
  /** What it lacks there, and every path of the document has: `"/v1"`; `""` where it lacks nothing. */
  readonly lacking: string;
}

export interface Router {
  /** `undefined` when no path of the document is like this one. Takes decoded segments. */
  find(segments: readonly string[]): Route | undefined;
  /** The path that is right once segments are taken away from its beginning, or added; `undefined` when there is none. */
  findShifted(segments: readonly string[]): ShiftedRoute | undefined;
  /** The path of the document that is most like this one; `undefined` when none is near. */
  findNearestPath(path: string): string | undefined;
  /** The same for decoded segments, with what that path leads to. */
  findNearest(segments: readonly string[]): NearRoute | undefined;
}

interface TemplatedSegment {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  /** How many letters of it are no name. */
  readonly literals: number;
}

interface Template {
  readonly path: string;
  /** One for each segment: literal text, or what matches it, with the names of its groups. */
  readonly segments: readonly (string | TemplatedSegment)[];
  readonly byVerb: Map<string, Operation>;
}

/**
 * Finds operations by path. A literal segment goes before a templated one, as OpenAPI asks, and of two templated ones that
 * goes first which says more: `/books/{isbn}:lend` before `/books/{isbn}`.
 */
export function createRouter(operations: readonly Operation[]): Router {
  const templates = new Map<string, Template>();
  for (const operation of operations) {
    const path = toRequestPath(operation.path);
    const template = templates.get(path) ?? readTemplate(path);
    template.byVerb.set(operation.verb, operation);
    templates.set(path, template);
  }
  const literal = new Map([...templates.values()].filter(isWhole).map((template) => [template.path, template]));
  const templated = [...templates.values()].filter((template) => !isWhole(template)).sort(byLiteralFirst);
  const base = readCommonBase([...templates.values()]);
  // A literal path first: to a templated one, every word in its place looks right.
  const findNear = (segments: readonly string[]) =>
    findNearRoute([...literal.values()], segments) ?? findNearRoute(templated, segments);
  const find = (segments: readonly string[]): NearRoute | undefined => {
    const exact = literal.get(`/${segments.join("/")}`);
    // A segment that holds an encoded slash would look like two.
    if (exact && exact.segments.length === segments.length) {
      return { path: exact.path, byVerb: exact.byVerb, pathValues: {} };
    }
    for (const template of templated) {
      const pathValues = matchTemplate(template, segments);
      if (pathValues) return { path: template.path, byVerb: template.byVerb, pathValues };
    }
    return undefined;
  };
  return {
    find,
    findShifted: (segments) => findShifted(base, find, segments),
    findNearestPath: (path) => findNear(path.slice(1).split("/"))?.path,
    findNearest: findNear,
  };
}

function isWhole({ segments }: Template): boolean {
  return segments.every(isLiteral);
}

function isLiteral(segment: string | TemplatedSegment): segment is string {
  return typeof segment === "string";
}

/** The literal segments that all paths begin with. */
function readCommonBase([first, ...others]: readonly Template[]): string[] {
  const own = first?.segments ?? [];
  const differsAt = own.findIndex(
    (segment, at) => !isLiteral(segment) || others.some(({ segments }) => segments[at] !== segment),
  );
  return own.slice(0, differsAt < 0 ? own.length : differsAt).filter(isLiteral);
}

function findShifted(
  base: readonly string[],
  find: (segments: readonly string[]) => NearRoute | undefined,
  segments: readonly string[],
): ShiftedRoute | undefined {
  // More than any base path that a person writes.
  const most = Math.min(segments.length, 8);
  for (let surplus = 1; surplus < most; surplus++) {
    const route = find(segments.slice(surplus));
    if (route && saysMore(route, 0)) return { ...route, surplus, lacking: "" };
  }
  for (let length = 1; length <= base.length; length++) {
    const lacking = base.slice(0, length);
    const route = find([...lacking, ...segments]);
    if (route && saysMore(route, length)) return { ...route, surplus: 0, lacking: `/${lacking.join("/")}` };
  }
  return undefined;
}

/** Has the path a literal segment from there on? To a template alone, whatever is asked for looks right. */
function saysMore({ path }: NearRoute, from: number): boolean {
  return path
    .split("/")
    .slice(from + 1)
    .some((segment) => segment !== "" && !segment.includes("{"));
}

function findNearRoute(templates: readonly Template[], segments: readonly string[]): NearRoute | undefined {
  // What a path holds in place of its templates is no slip.
  const proposals = new Map(
    templates.map((template) => {
      const filled = template.segments.map((segment, index) => {
        const given = segments[index] ?? "";
        return typeof segment === "string" ? segment : given === "" ? "-" : given;
      });
      return [`/${filled.join("/")}`, { template, filled }];
    }),
  );
  const nearest = proposals.get(findNearest(`/${segments.join("/")}`, proposals.keys()) ?? "");
  if (!nearest) return undefined;
  const { template, filled } = nearest;
  return { path: template.path, byVerb: template.byVerb, pathValues: matchTemplate(template, filled) ?? {} };
}

function readTemplate(path: string): Template {
  const segments = path
    .slice(1)
    .split("/")
    .map((segment) => {
      const names = [...segment.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
      if (names.length === 0) return segment;
      const literals = segment
        .split(/\{[^{}]+\}/)
        .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
      // As much as there is goes to the first: of `a.b.xml`, `{name}.{extension}` has the extension `xml`.
      return { pattern: new RegExp(`^${literals.join("(.+)")}$`, "su"), names, literals: literals.join("").length };
    });
  return { path, segments, byVerb: new Map() };
}

function matchTemplate({ segments }: Template, given: readonly string[]): Record<string, string> | undefined {
  if (segments.length !== given.length) return undefined;
  const values: [name: string, value: string][] = [];
  for (const [index, segment] of segments.entries()) {
    const text = given[index] ?? "";
    if (typeof segment === "string") {
      if (segment !== text) return undefined;
      continue;
    }
    const match = segment.pattern.exec(text);
    if (!match) return undefined;
    for (const [group, name] of segment.names.entries()) values.push([name, match[group + 1] ?? ""]);
  }
  return createRecord(values);
}

function byLiteralFirst(one: Template, other: Template): number {
  for (const [index, segment] of one.segments.entries()) {
    const rank = countLiterals(other.segments[index]) - countLiterals(segment);
    if (rank !== 0) return rank;
  }
  return 0;
}

function countLiterals(segment: string | TemplatedSegment | undefined): number {
  return typeof segment === "object" ? segment.literals : Number.MAX_SAFE_INTEGER;
}
