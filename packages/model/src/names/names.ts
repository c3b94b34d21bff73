import {
  readPath,
  startWithLetter,
  toCamelCase,
  toKebabCase,
  toPascalCase,
  uncapitalize,
} from "@shortvideo-api/document/source";
import {
  inheritedMembers,
  reservedClientNames,
  reservedFiles,
  reservedMembers,
  reservedSchemaNames,
  reservedTypeNames,
  reservedWords,
} from "./reserved-names.ts";

// Only this folder creates names. Every name is a unique identifier, whatever names the document has. Names of one kind do not depend
// on names of another kind. So a new schema, operation or parameter renames nothing that callers use.

/** Names of an operation, and of the resource it belongs to. */
export interface OperationNames {
  id: string;
  resource: ResourceNames;
  /** Method of the resource's class: `"listComments"`. */
  method: string;
  /** Part of all other names: `"PostsListComments"`. */
  name: string;
  /** Constants of fixtures: `"responsesOfPostsListComments"` and `"failuresOfPostsListComments"`. */
  fixtures: { responses: string; failures: string };
  /** Functions of the client, and the constant they share: `"postsListComments"`, `"iteratePostsListComments"`. */
  call: { name: string; iterate: string; metadata: string; checks: string };
}

/** Names of a resource. */
export interface ResourceNames {
  /** Member of the client: `"liveStreams"`. */
  name: string;
  /** Stem of its files: `"live-streams"`. */
  file: string;
  /** Class of the client: `"LiveStreams"`. */
  className: string;
}

/** The parts of an operation that its names are made of. */
export interface NameSource {
  /** Unique in the document. */
  id: string;
  tags: readonly string[];
  /** Upper case. */
  httpMethod: string;
  path: string;
}

/**
 * Names the aliases of component schemas, by key. If several keys lead to one name, the first one in the document gets it. `chosen`
 * contains the texts that name a schema instead of its key, by key. They take precedence.
 */
export function nameSchemas(
  keys: readonly string[],
  chosen: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const pool = openPool([...reservedTypeNames, ...reservedSchemaNames]);
  const claim = (key: string): [key: string, alias: string] => {
    const name = toTypeName(chosen.get(key) ?? key, "Schema");
    return [key, pool.claim([name, `${name}Schema`])];
  };
  const names = new Map(keys.filter((key) => chosen.has(key)).map(claim));
  return new Map(keys.map((key) => [key, names.get(key) ?? claim(key)[1]]));
}

/** Names the factory of a schema: `createComment`. */
export function nameFactory(alias: string): string {
  return `create${alias}`;
}

/** Names all operations of a document, in its order. */
export function nameOperations(operations: readonly NameSource[]): OperationNames[] {
  const resources = nameResources(operations.map(readResource));
  const methods = new Map<ResourceNames, Pool>();
  const names = openPool([]);
  return operations.map((operation, index) => {
    const { id } = operation;
    const resource = resources[index] ?? { name: "default", file: "default", className: "Default" };
    const pool = methods.get(resource) ?? openPool([]);
    methods.set(resource, pool);
    const method = nameMethod(readMethod(operation), operation, pool);
    const name = nameOperation(toTypeName(id, "Call"), toPascalCase(resource.name) + toPascalCase(method), names);
    return { id, resource, method, name, fixtures: nameFixtures(name), call: nameCall(name) };
  });
}

/** Names the methods that iterate over a resource's lists: `listComments` → `iterateComments`, `search` → `iterateSearch`. */
export function nameIterators(lists: readonly string[]): string[] {
  const pool = openPool([]);
  return lists.map((method) => {
    const noun = /^list(?=\p{Lu}|\p{N}|$)/u.test(method) ? method.slice("list".length) : toPascalCase(method);
    return pool.claim([`iterate${noun}`, `iterate${toPascalCase(method)}`]);
  });
}

/** Names the helper that paginates a list operation: `paginatePostsListComments`. */
export function namePaginateHelper(name: string): string {
  return `paginate${name}`;
}

/** Names the constant with all fixtures of an operation: `fixturesOfPostsListComments`. */
export function nameOperationFixtures(name: string): string {
  return `fixturesOf${name}`;
}

/** Keys of a body, its media type and the headers of its parts in the params object. */
export const bodyKeys = { name: "body", contentType: "contentType", partHeaders: "partHeaders" } as const;

/**
 * Names the keys of the params object: the wire name, unless two parameters share it. The one in the path keeps its name. If the
 * operation has a body, or may get one, its keys belong to the body.
 */
export function nameParams(params: readonly { name: string; in: string }[], mayHaveBody: boolean): string[] {
  const pool = openPool([...inheritedMembers, ...(mayHaveBody ? Object.values(bodyKeys) : [])], { exact: true });
  const names = new Map<number, string>();
  const order = [...params.keys()].sort(
    (left, right) => rankLocation(params[left]?.in) - rankLocation(params[right]?.in),
  );
  for (const index of order) {
    const { name, in: location } = params[index] ?? { name: "", in: "" };
    names.set(index, pool.claim([name, `${location}_${name}`]));
  }
  return params.map(({ name }, index) => names.get(index) ?? name);
}

/** Returns whether a name is valid for an error class: PascalCase, ASCII letters, ends in `Error`, not reserved. */
export function isErrorClassName(name: string): boolean {
  return /^[A-Z][A-Za-z\d]*Error$/.test(name) && !reservedTypeNames.includes(name);
}

interface Pool {
  /** Returns the first candidate that is free, otherwise the last one with a number. */
  claim: (candidates: readonly string[]) => string;
}

/** Opens a pool of unique names. They differ also when case is ignored, since some file systems ignore it. */
export function openPool(taken: readonly string[], { exact = false }: { exact?: boolean } = {}): Pool {
  const normalize = (name: string): string => (exact ? name : name.toLowerCase());
  const names = new Set(taken.map(normalize));
  function claim(candidates: readonly string[]): string {
    let name = candidates.find((candidate) => !names.has(normalize(candidate)));
    const last = candidates.at(-1) ?? "";
    for (let count = 2; name === undefined; count++) {
      const numbered = /\d$/.test(last) ? `${last}_${count}` : `${last}${count}`;
      if (!names.has(normalize(numbered))) name = numbered;
    }
    names.add(normalize(name));
    return name;
  }
  return { claim };
}

/** Returns the text that names an operation's resource: the prefix of its id, its first tag, or the start of its path. */
function readResource({ id, tags, path }: NameSource): string {
  const [noun] = readPath(path).nouns;
  const prefix = splitId(id)?.prefix;
  // A tag such as `2.0` names no resource.
  const tag = tags.find((text) => /\p{L}/u.test(text));
  return [prefix, tag, noun, "default"].find((text) => text !== undefined && toCamelCase(text) !== "") ?? "default";
}

/** Names the resource of each text. Texts that result in the same member share one resource. */
function nameResources(texts: readonly string[]): ResourceNames[] {
  const members = openPool(reservedMembers);
  const files = openPool(reservedFiles);
  const classes = openPool(reservedTypeNames);
  const resources = new Map<string, ResourceNames>();
  return texts.map((text) => {
    const member = startWithLetter(toCamelCase(text), "resource");
    const known = resources.get(member.toLowerCase());
    if (known) return known;
    const name = members.claim([member, `${member}_`]);
    const className = toPascalCase(member);
    const file = shorten(toKebabCase(member));
    const resource = {
      name,
      file: files.claim([file, `${file}-resource`]),
      className: classes.claim([className, `${className}Resource`]),
    };
    resources.set(member.toLowerCase(), resource);
    return resource;
  });
}

function readMethod({ id }: NameSource): string {
  return startWithLetter(toCamelCase(splitId(id)?.rest ?? id), "call");
}

function nameMethod(method: string, { httpMethod, path }: NameSource, pool: Pool): string {
  if (reservedMembers.includes(method)) return pool.claim([`${method}_`]);
  // The class has such methods for its lists.
  if (/^iterate(?!\p{Ll})/u.test(method)) return pool.claim([`call${toPascalCase(method)}`]);
  return pool.claim([method, `${method}By${toPascalCase(httpMethod.toLowerCase())}`, `${method}${toPascalCase(path)}`]);
}

/** Claims a name whose constant, such as `postsGet`, can be no constant of another kind. */
function nameOperation(plain: string, withResource: string, names: Pool): string {
  const candidates = [plain, withResource].filter(hasOwnConstant);
  return names.claim(candidates.length > 0 ? candidates : [`Call${plain}`]);
}

/** Returns whether the constant of an operation differs from reserved names, from types, and from constants that follow from other names. */
function hasOwnConstant(name: string): boolean {
  const constant = uncapitalize(name);
  // In a script without capital letters, a type and a constant would have the same name.
  return constant !== name && !reservedConstants.has(constant) && !isDerived(constant);
}

/** `import()` awaits a module, so it calls an exported `then`. */
const reservedConstants: ReadonlySet<string> = new Set([...reservedWords, "then", ...reservedClientNames]);

/** Returns whether a constant consists of a prefix of {@link derivedPrefixes} and a name, which begins with no lower-case letter. */
function isDerived(constant: string): boolean {
  return derivedPrefixes.some((prefix) => {
    const [first] = constant.startsWith(prefix) ? constant.slice(prefix.length) : "";
    return first !== undefined && first.toUpperCase() === first;
  });
}

/** The beginnings of constants that are named after an operation or a schema, in the files of operations. */
const derivedPrefixes = ["iterate", "paginate", "metadataOf", "exact", "marksOf", "checkOf", "bodyCheckOf", "checksOf"];

function nameFixtures(name: string): OperationNames["fixtures"] {
  return { responses: `responsesOf${name}`, failures: `failuresOf${name}` };
}

function nameCall(name: string): OperationNames["call"] {
  return {
    name: uncapitalize(name),
    iterate: `iterate${name}`,
    metadata: `metadataOf${name}`,
    checks: `checksOf${name}`,
  };
}

/** Cuts a name after 100 bytes of UTF-8, since most file systems allow 255 with the ending. */
function shorten(name: string): string {
  let short = "";
  for (const character of name) {
    if (Buffer.byteLength(short + character) > 100) break;
    short += character;
  }
  return short;
}

/** Splits an id such as `posts.listComments` or `posts/list-comments` into its resource and the rest. */
function splitId(operationId: string): { prefix: string; rest: string } | undefined {
  const [, prefix, rest] = /^([^./]*[\p{L}\p{N}][^./]*)[./](.*[\p{L}\p{N}].*)$/u.exec(operationId) ?? [];
  return prefix === undefined || rest === undefined ? undefined : { prefix, rest };
}

/** Returns a name in PascalCase that begins with a letter. */
export function toTypeName(text: string, role: string): string {
  return startWithLetter(toPascalCase(text), role);
}

function rankLocation(location: string | undefined): number {
  return ["path", "query", "header", "cookie"].indexOf(location ?? "");
}
