import { toCamelCase, toKebabCase, toPascalCase, uncapitalize } from "./letter-case.ts";
import {
  inheritedMembers,
  reservedClientNames,
  reservedFiles,
  reservedFixtureNames,
  reservedMembers,
  reservedTypeNames,
} from "./reserved-names.ts";

/** The only file that makes names. Whatever a document calls things, what comes from here is an identifier, and unique. */

/** Names of an operation, and of the resource it belongs to. */
export interface OperationNames {
  id: string;
  resource: ResourceNames;
  /** `"listComments"`. */
  method: string;
  /** `"PostsListComments"`. */
  name: string;
  /** `"postsListComments"` and `"postsListCommentsFailures"`. */
  fixtures: { responses: string; failures: string };
  /** Functions of the client, and the constant they share: `"postsListComments"`, `"iteratePostsListComments"`. */
  call: { name: string; iterate: string; metadata: string };
}

export interface ResourceNames {
  /** `"posts"`. */
  name: string;
  /** `"posts"`. */
  file: string;
  /** `"Posts"`. */
  className: string;
}

/** What an operation's names are made of. */
export interface Nameable {
  /** The document's own; `undefined` where it gives none. */
  operationId: string | undefined;
  tags: readonly string[];
  /** Upper case. */
  httpMethod: string;
  path: string;
}

/** Aliases of component schemas, by key. A key that is a good name as it stands keeps it before any other gets it. */
export function nameSchemas(keys: readonly string[], errorClasses: readonly string[]): ReadonlyMap<string, string> {
  const pool = openPool([...reservedTypeNames, ...errorClasses]);
  const names = new Map<string, string>();
  for (const key of [...keys.filter(isTypeName), ...keys.filter((other) => !isTypeName(other))]) {
    const name = toTypeName(key, "Schema");
    names.set(key, pool.claim([name, `${name}Schema`]));
  }
  return new Map(keys.map((key) => [key, names.get(key) ?? key]));
}

function isTypeName(key: string): boolean {
  return toTypeName(key, "Schema") === key;
}

/** Factory of a schema: `createComment`. */
export function nameFactory(alias: string): string {
  return `create${alias}`;
}

/** Names all operations of a document, in its order. */
export function nameOperations(
  operations: readonly Nameable[],
  aliases: ReadonlyMap<string, string>,
  errorClasses: readonly string[],
): OperationNames[] {
  const ids = nameIds(operations);
  const resources = nameResources(operations.map(readResource), [...aliases.values(), ...errorClasses]);
  const methods = new Map<ResourceNames, Pool>();
  const types = [...aliases.values(), ...resources.map(({ className }) => className)];
  const constants = openPool([
    ...reservedFixtureNames,
    ...reservedClientNames,
    ...[...aliases.values()].flatMap((alias) => [nameFactory(alias), `exact${alias}`]),
    // A name in a script without capitals is the same as a type and as a constant.
    ...types.filter((type) => uncapitalize(type) === type),
  ]);
  return operations.map((operation, index) => {
    const id = ids[index] ?? "";
    const resource = resources[index] ?? { name: "default", file: "default", className: "Default" };
    const pool = methods.get(resource) ?? openPool([]);
    methods.set(resource, pool);
    const method = nameMethod(readMethod(operation, id), operation, pool);
    const name = nameOperation(
      toTypeName(id, "Call"),
      `${toPascalCase(resource.name)}${toPascalCase(method)}`,
      constants,
    );
    return { id, resource, method, name, fixtures: nameFixtures(name), call: nameCall(name) };
  });
}

/** Names the methods that iterate over a resource's lists: `listComments` → `iterateComments`, `search` → `iterateSearch`. */
export function nameIterators(lists: readonly string[], methods: readonly string[]): string[] {
  const pool = openPool(methods);
  return lists.map((method) => {
    const of = /^list(?=\p{Lu}|\p{N}|$)/u.test(method) ? method.slice("list".length) : toPascalCase(method);
    return pool.claim([`iterate${of}`, `iterate${toPascalCase(method)}`]);
  });
}

/** Helper that paginates a list operation: `paginatePostsListComments`. */
export function namePaginateHelper(name: string): string {
  return `paginate${name}`;
}

/** Keys in the params object: the wire name, unless two parameters share it. The path's parameter keeps it. */
export function nameParams(params: readonly { name: string; in: string }[]): string[] {
  const pool = openPool(inheritedMembers, { exact: true });
  const names = new Map<number, string>();
  const order = [...params.keys()].sort((left, right) => rankOf(params[left]?.in) - rankOf(params[right]?.in));
  for (const index of order) {
    const { name, in: place } = params[index] ?? { name: "", in: "" };
    names.set(index, pool.claim([name, `${place}_${name}`]));
  }
  return params.map(({ name }, index) => names.get(index) ?? name);
}

/** Key of the body in the params object: `body`, unless a parameter is called so. */
export function nameBody(params: readonly string[]): string {
  return openPool(params, { exact: true }).claim(["body", "requestBody"]);
}

/** Is it a name for an error class: PascalCase, of ASCII letters, and no one else's? */
export function isErrorClassName(name: string): boolean {
  return /^[A-Z][A-Za-z\d]*Error$/.test(name) && !reservedTypeNames.includes(name);
}

interface Pool {
  /** The first candidate that nobody has, else the last with a number. */
  claim: (candidates: readonly string[]) => string;
  has: (name: string) => boolean;
}

/** Names given out so far. They differ also when case is ignored, since file systems may ignore it. */
function openPool(taken: readonly string[], { exact = false }: { exact?: boolean } = {}): Pool {
  const keyOf = (name: string): string => (exact ? name : name.toLowerCase());
  const names = new Set(taken.map(keyOf));
  function claim(candidates: readonly string[]): string {
    let name = candidates.find((candidate) => !names.has(keyOf(candidate)));
    const last = candidates.at(-1) ?? "";
    for (let count = 2; name === undefined; count++) {
      const numbered = /\d$/.test(last) ? `${last}_${count}` : `${last}${count}`;
      if (!names.has(keyOf(numbered))) name = numbered;
    }
    names.add(keyOf(name));
    return name;
  }
  return { claim, has: (name) => names.has(keyOf(name)) };
}

/** Ids of all operations: the document's own, or one made of method and path. `GET /pets/{id}` → `getPetsById`. */
function nameIds(operations: readonly Nameable[]): string[] {
  const pool = openPool(operations.flatMap(({ operationId }) => operationId ?? []));
  return operations.map(({ operationId, httpMethod, path }) => {
    if (operationId !== undefined) return operationId;
    const words = path.split("/").map((segment) => {
      const fixed = toPascalCase(segment.replaceAll(/\{[^{}]*\}/g, " "));
      const params = [...segment.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => `By${toPascalCase(name ?? "")}`);
      return fixed + params.join("");
    });
    return pool.claim([`${httpMethod.toLowerCase()}${words.join("")}`]);
  });
}

/** What the document says of an operation's resource: the id's own prefix, else its tag, else where its path begins. */
function readResource({ operationId, tags, path }: Nameable): string {
  const prefix = operationId === undefined ? undefined : splitId(operationId)?.prefix;
  const segment = path.split("/").find((part) => part !== "" && !part.includes("{"));
  return (
    [prefix, tags[0], segment, "default"].find((text) => text !== undefined && toCamelCase(text) !== "") ?? "default"
  );
}

/** Names of each text's resource; texts that make the same member make one resource. */
function nameResources(texts: readonly string[], typeNames: readonly string[]): ResourceNames[] {
  const members = openPool(reservedMembers);
  const files = openPool(reservedFiles);
  const classes = openPool([...reservedTypeNames, ...typeNames]);
  const resources = new Map<string, ResourceNames>();
  return texts.map((text) => {
    const member = startWithLetter(toCamelCase(text), "resource");
    const known = resources.get(member.toLowerCase());
    if (known) return known;
    const name = members.claim([member, `${member}_`]);
    const className = toPascalCase(member);
    const file = toKebabCase(member);
    const resource = {
      name,
      file: files.claim([file, `${file}-resource`]),
      className: classes.claim([className, `${className}Resource`]),
    };
    resources.set(member.toLowerCase(), resource);
    return resource;
  });
}

function readMethod({ operationId }: Nameable, id: string): string {
  const text = (operationId === undefined ? undefined : splitId(operationId)?.rest) ?? id;
  return startWithLetter(toCamelCase(text), "call");
}

function nameMethod(method: string, { httpMethod, path }: Nameable, pool: Pool): string {
  if (reservedMembers.includes(method)) return pool.claim([`${method}_`]);
  return pool.claim([method, `${method}By${toPascalCase(httpMethod.toLowerCase())}`, `${method}${toPascalCase(path)}`]);
}

/** A name whose constants, such as `postsGet` and `postsGetFailures`, nobody else has. */
function nameOperation(plain: string, withResource: string, constants: Pool): string {
  const candidates = [plain, withResource];
  for (let count = 2; ; count++) {
    for (const candidate of candidates) {
      const own = new Set(listConstants(candidate));
      if ([...own].some((constant) => constants.has(constant))) continue;
      for (const constant of own) constants.claim([constant]);
      return candidate;
    }
    candidates.push(`${withResource}${count}`);
  }
}

function nameFixtures(name: string): OperationNames["fixtures"] {
  return { responses: uncapitalize(name), failures: `${uncapitalize(name)}Failures` };
}

function nameCall(name: string): OperationNames["call"] {
  return { name: uncapitalize(name), iterate: `iterate${name}`, metadata: `${uncapitalize(name)}Metadata` };
}

/** All that may be called after an operation, in any package. */
function listConstants(name: string): string[] {
  return [
    ...Object.values(nameFixtures(name)),
    ...Object.values(nameCall(name)),
    namePaginateHelper(name),
    `exactResponseOf${name}`,
    `exactRequestOf${name}`,
  ];
}

/** `posts.listComments` and `posts/list-comments` begin with their resource. */
function splitId(operationId: string): { prefix: string; rest: string } | undefined {
  const [, prefix, rest] = /^([^./]*[\p{L}\p{N}][^./]*)[./](.*[\p{L}\p{N}].*)$/u.exec(operationId) ?? [];
  return prefix === undefined || rest === undefined ? undefined : { prefix, rest };
}

function toTypeName(text: string, role: string): string {
  return startWithLetter(toPascalCase(text), role);
}

/** The name, led by its role where it is empty or begins with a digit. */
function startWithLetter(name: string, role: string): string {
  return /^\p{L}/u.test(name) ? name : `${role}${name}`;
}

function rankOf(place: string | undefined): number {
  return ["path", "query", "header", "cookie"].indexOf(place ?? "");
}
