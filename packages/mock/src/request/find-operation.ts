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

export interface Router {
  /** `undefined` when no path of the document is like this one. Takes decoded segments. */
  find(segments: readonly string[]): Route | undefined;
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
  const isLiteral = ({ segments }: Template) => segments.every((segment) => typeof segment === "string");
  const literal = new Map([...templates.values()].filter(isLiteral).map((template) => [template.path, template]));
  const templated = [...templates.values()].filter((template) => !isLiteral(template)).sort(byLiteralFirst);
  // A literal path first: to a templated one, every word in its place looks right.
  const findNear = (segments: readonly string[]) =>
    findNearRoute([...literal.values()], segments) ?? findNearRoute(templated, segments);
  return {
    find(segments) {
      const exact = literal.get(`/${segments.join("/")}`);
      // A segment that holds an encoded slash would look like two.
      if (exact && exact.segments.length === segments.length) return { byVerb: exact.byVerb, pathValues: {} };
      for (const template of templated) {
        const pathValues = matchTemplate(template, segments);
        if (pathValues) return { byVerb: template.byVerb, pathValues };
      }
      return undefined;
    },
    findNearestPath: (path) => findNear(path.slice(1).split("/"))?.path,
    findNearest: findNear,
  };
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
