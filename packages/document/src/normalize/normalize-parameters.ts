import { describeValue, isNode, type Node, type Step } from "../openapi/node.ts";
import { listOperationNodes } from "../openapi/list-operation-nodes.ts";
import { normalizeQuerystring } from "./normalize-openapi32.ts";
import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { isReference, resolveKnown } from "../openapi/resolve-reference.ts";
import { isToken, readPathQuery, toRequestPath } from "../openapi/http.ts";

const places = new Set<unknown>(["path", "query", "header", "cookie"]);
/** "If in is header and the name is one of these, the parameter definition SHALL be ignored." OpenAPI 3.1, 4.8.12.2 */
const ignoredHeaders = new Set(["accept", "content-type", "authorization"]);
/** Fields of a schema that Swagger 2 writes into the parameter itself. */
const swaggerFields =
  "type format enum items default minimum maximum pattern minLength maxLength minItems maxItems uniqueItems".split(" ");

/** Parameters that the loader added for undeclared placeholders. */
const undeclared = new WeakSet<object>();

/** Returns `true` when the loader added the parameter because the document does not declare the placeholder. */
export function isUndeclared(parameter: object): boolean {
  return undeclared.has(parameter);
}

/** Adds a schema to a parameter without one, and `required` to a path parameter. */
export function normalizeParameter(node: Node, steps: readonly Step[], report: Report): void {
  if (isReference(node)) return;
  if (node["in"] === "path" && node["required"] !== true) {
    if (!undeclared.has(node))
      report(
        "path-parameter-not-required",
        steps,
        `\`${String(node["name"])}\` in the path is not declared as required.`,
      );
    node["required"] = true;
  }
  const lifted = swaggerFields.filter((field) => Object.hasOwn(node, field));
  if (node["schema"] === undefined && node["content"] === undefined) {
    node["schema"] = Object.fromEntries(lifted.map((field) => [field, node[field]]));
    for (const field of lifted) delete node[field];
  }
}

/** A parameter that a path contains: a placeholder, or a part of a query. */
interface PathPart {
  /** The bare name of the placeholder: `id` of `{id:int}`. A part without a placeholder has the name of its parameter here. */
  readonly placeholder: string;
  /** The name on the wire. */
  readonly name: string;
  readonly in: "path" | "query";
  /** The only value; `undefined` for a placeholder. */
  readonly value?: string;
}

/**
 * Reads the parameters that a path contains: `/pets/{id}?by={owner}&view=short` has `id`, `by` and `view`. `known` has the names of the
 * declared ones.
 */
function readPathParts(path: string, known: readonly unknown[]): readonly PathPart[] {
  const placeholders = [...toRequestPath(path).matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const parts = [
    ...placeholders.map(
      (name) => ({ placeholder: known.includes(name) ? name : readBareName(name), name, in: "path" }) as const,
    ),
    ...readPathQuery(path).map(([name, value]) => {
      const [, placeholder] = /^\{([^{}]+)\}$/.exec(value) ?? [];
      return {
        placeholder: placeholder ?? name,
        name,
        in: "query",
        ...(placeholder === undefined && { value }),
      } as const;
    }),
  ];
  return [...new Map<string, PathPart>(parts.map((part) => [identifyParameter(part), part])).values()];
}

/**
 * Cleans the lists of parameters of a path. Removes duplicates, headers that OpenAPI ignores and path parameters without a
 * placeholder. Adds a parameter for each undeclared placeholder, and for each part of a query in the path. `broken` has the objects whose
 * `$ref` had no target and was removed.
 */
export function normalizeParameters(
  path: string,
  item: Node,
  steps: readonly Step[],
  { components, broken, report }: { components: Node; broken: ReadonlySet<Node>; report: Report },
): void {
  const operations = listOperationNodes(item);
  const known = listInPath([item, ...operations.map(({ operation }) => operation)]);
  const parts = readPathParts(path, known);
  const placeholders = parts.filter((part) => part.in === "path").map(({ name }) => name);
  if (parts.length > placeholders.length) {
    report("path-with-query", steps, `\`${path}\` contains a query, which is read as required parameters.`);
  }
  const decorated = parts.filter((part) => part.in === "path" && part.name !== part.placeholder);
  for (const { name, placeholder } of decorated) {
    const message = `\`{${name}}\` in \`${path}\` has more than the name \`${placeholder}\`.`;
    report("path-malformed", steps, message);
  }
  moveToPlaces(item, known, steps);
  const shared = normalizeList(item, steps);
  for (const { inner, operation } of operations) {
    const base = [...steps, ...inner];
    moveToPlaces(operation, listInPath([item, operation]), base);
    const own = normalizeList(operation, base);
    const declared = new Set([...shared, ...own].map(identifyParameter));
    reportBesideQueryString([...shared, ...own], base, report);
    const missing = parts.filter((part) => !declared.has(identifyParameter(part)));
    if (missing.length === 0) continue;
    const added = missing.map((part) => ({ schema: { type: "string" }, ...writePart(part) }));
    for (const [index, { value }] of missing.entries()) if (value === undefined) undeclared.add(added[index] ?? {});
    operation["parameters"] = [...(Array.isArray(operation["parameters"]) ? operation["parameters"] : []), ...added];
    for (const { name } of missing.filter((part) => part.in === "path" && !decorated.includes(part))) {
      report("path-parameter-undeclared", base, `\`{${name}}\` in \`${path}\` is not declared.`);
    }
  }

  /** Lists the names of the path parameters that paths or operations declare. */
  function listInPath(holders: readonly Node[]): readonly unknown[] {
    const nodes: unknown[] = holders.flatMap(({ parameters }) => (Array.isArray(parameters) ? parameters : []));
    const resolved = nodes.map((node) => (isNode(node) ? resolveParameter(components, node) : undefined));
    return resolved.flatMap((parameter) => (parameter?.["in"] === "path" ? [parameter["name"]] : []));
  }

  /** Moves parameters to the places that the path has for them, unless their names are `inPath` already. A shared parameter is copied. */
  function moveToPlaces(holder: Node, inPath: readonly unknown[], base: readonly Step[]): void {
    if (!Array.isArray(holder["parameters"])) return;
    holder["parameters"] = holder["parameters"].map((node: unknown, index) => {
      const parameter = (isNode(node) ? resolveParameter(components, node) : undefined) ?? {};
      const { name, in: place, description, required } = parameter;
      const part = places.has(place) ? findPart(parts, name, place, inPath) : undefined;
      if (!part) return node;
      if (part.value !== undefined) return { ...(description !== undefined && { description }), ...writePart(part) };
      if (part.in === place)
        return part.name === name && required === true ? node : { ...parameter, name: part.name, required: true };
      if (part.in === "path") {
        const message = `\`{${part.name}}\` in the path is declared in \`${String(place)}\`.`;
        report("path-parameter-misplaced", [...base, "parameters", index], message);
      }
      const { style: _, explode: __, allowReserved: ___, allowEmptyValue: ____, ...rest } = parameter;
      return { ...rest, ...writePart(part) };
    });
  }

  /** Removes invalid parameters from the list. Returns the remaining ones. */
  function normalizeList(holder: Node, base: readonly Step[]): DeclaredParameter[] {
    if (!Array.isArray(holder["parameters"])) return [];
    const seen = new Map<string, DeclaredParameter>();
    holder["parameters"] = holder["parameters"].filter((node: unknown, index) => {
      if (!isNode(node) || broken.has(node)) return false;
      const parameter = resolveParameter(components, node);
      if (parameter === undefined || broken.has(parameter)) return false;
      const ownSteps = [...base, "parameters", index];
      // A shared parameter is reported once, at its own place.
      if (!normalizeQuerystring(parameter, ownSteps, isReference(node) ? () => {} : report)) return false;
      const { name, in: place } = parameter;
      const problem = describeIncomplete(parameter);
      if (typeof name !== "string" || problem !== undefined) {
        if (problem !== undefined && !isReference(node)) report("parameter-incomplete", ownSteps, problem);
        return false;
      }
      if (place === "header" && ignoredHeaders.has(name.toLowerCase())) {
        report("header-ignored", ownSteps, `OpenAPI ignores a parameter that describes \`${name}\`.`);
        return false;
      }
      if (place === "header" && !isToken(name)) {
        report("header-never-sent", ownSteps, `A header cannot have the name \`${name}\`.`);
        return false;
      }
      const identity = identifyParameter({ name, in: place });
      const twin = seen.get(identity);
      if (twin) {
        const other = twin.name === name ? "" : `, also as \`${readName(twin)}\``;
        report("duplicate-parameter", ownSteps, `\`${name}\` in \`${String(place)}\` is declared twice${other}.`);
        return false;
      }
      if (place === "path" && !placeholders.includes(name)) {
        // Webhooks and callbacks have none.
        const where = path === "" ? "the path" : `\`${path}\``;
        report("path-parameter-unused", ownSteps, `There is no \`{${name}}\` in ${where}.`);
        return false;
      }
      seen.set(identity, { name, in: place, style: parameter["style"] });
      return true;
    });
    return [...seen.values()];
  }
}

/** Writes what the path says of a parameter. */
function writePart({ name, in: place, value }: PathPart): Node {
  return { name, in: place, required: true, ...(value !== undefined && { schema: { type: "string", enum: [value] } }) };
}

/** Returns the name in a placeholder without what routers of servers write around it: `id` of `{id:[0-9]+}`, `{id+}` and `{*id}`. */
export function readBareName(placeholder: string): string {
  return /^[*+]{0,2}([\w.-]+)(?:[:=].*|[*+])?$/s.exec(placeholder)?.[1] ?? placeholder;
}

/** Returns the same text for parameters that replace each other. The case of a header has no meaning. */
export function identifyParameter({ name, in: place }: { readonly name: unknown; readonly in: unknown }): string {
  return `${String(place)} ${place === "header" ? String(name).toLowerCase() : String(name)}`;
}

/** Finds the part of a path for a declared parameter. Returns `undefined` for one that the path does not contain, or has by this name. */
function findPart(
  parts: readonly PathPart[],
  name: unknown,
  place: unknown,
  known: readonly unknown[],
): PathPart | undefined {
  const ofPath = parts.find((part) => part.in === "path" && part.name === name);
  const ofQuery = parts.find(
    (part) => part.in === "query" && (place === "query" ? part.name : place === "path" && part.placeholder) === name,
  );
  const decorated = parts.find((part) => part.in === "path" && part.placeholder === name);
  if (place === "path") return ofPath ? undefined : (decorated ?? ofQuery);
  return ofPath && !known.includes(name) ? ofPath : ofQuery;
}

/** Reports query parameters beside a parameter that is the whole query string. */
function reportBesideQueryString(declared: readonly DeclaredParameter[], steps: readonly Step[], report: Report): void {
  const queryString = declared.find(({ style }) => style === "querystring");
  const beside = new Set(declared.filter((each) => each.in === "query" && each.style !== "querystring").map(readName));
  const others = declared.filter((each) => each.style === "querystring" && each !== queryString);
  if (others.length > 0 && queryString) {
    const names = [queryString, ...others].map((each) => `\`${readName(each)}\``).join(" and ");
    const message = `${names} are each the whole query string. The client joins them by \`&\`.`;
    report("unsupported-feature", [...steps, "parameters"], message);
  }
  if (!queryString || beside.size === 0) return;
  const names = [...beside].map((name) => `\`${name}\``).join(", ");
  const message = `\`${readName(queryString)}\` is the whole query string. The client appends ${names} to it, after \`&\`.`;
  report("unsupported-feature", steps, message);
}

/** A parameter that remains in a list. */
interface DeclaredParameter {
  readonly name: unknown;
  readonly in: unknown;
  readonly style: unknown;
}

function readName({ name }: DeclaredParameter): string {
  return String(name);
}

/** Removes shared parameters without a name or a place, and references to them. */
export function removeIncomplete(components: Node, report: Report): void {
  const { parameters } = components;
  if (!isNode(parameters)) return;
  for (const [key, node] of Object.entries(parameters)) {
    const parameter = isNode(node) ? resolveParameter(components, node) : undefined;
    const problem = parameter && describeIncomplete(parameter);
    if (parameter && problem === undefined) continue;
    if (problem !== undefined && parameter === node)
      report("parameter-incomplete", ["components", "parameters", key], problem);
    delete parameters[key];
  }
}

/** Describes why a parameter has no meaning. Returns `undefined` for a complete one. */
function describeIncomplete({ name, in: place }: Node): string | undefined {
  const named = typeof name === "string" ? ` \`${name}\`` : "";
  if (!places.has(place)) return `The parameter${named} has ${describeValue(place)} as \`in\`.`;
  return name === "" || named === "" ? `The parameter${named} has no \`name\`.` : undefined;
}

function resolveParameter(components: Node, node: Node): Node | undefined {
  const found = resolveKnown({ components }, node);
  return isNode(found) ? found : undefined;
}
