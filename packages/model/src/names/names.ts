import {
  type DocumentedOperation,
  readPath,
  splitName,
  startWithLetter,
  toCamelCase,
  toKebabCase,
  toPascalCase,
  uncapitalize,
} from "@shortvideo-api/document/source";
import type { Resource } from "../api/model.ts";
import type { Operation } from "../api/operation.ts";
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
export interface OperationNames extends Pick<Operation, "id" | "method" | "name" | "fixtures" | "call"> {
  resource: ResourceNames;
}

/** Names of a resource. */
export interface ResourceNames extends Pick<Resource, "members" | "file" | "className"> {
  /** The resource that has it as a member; `undefined` if the client has it. */
  parent: ResourceNames | undefined;
}

/** The parts of an operation that its names are made of. */
export type NameSource = Pick<DocumentedOperation, "id" | "tagPath" | "method" | "path">;

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
  const openResource = openResources();
  const names = openPool([]);
  return operations.map((operation) => {
    const { id } = operation;
    const { names: resource, pool } = openResource(readResource(operation));
    const method = nameMethod(readMethod(operation), operation, pool);
    const withResource = [...resource.members, method].map(toPascalCase).join("");
    const name = nameOperation(toTypeName(id, "Call"), withResource, names);
    return {
      id,
      resource,
      method,
      name,
      fixtures: { responses: `responsesOf${name}`, failures: `failuresOf${name}` },
      call: {
        name: uncapitalize(name),
        iterate: `iterate${name}`,
        metadata: `metadataOf${name}`,
        checks: `checksOf${name}`,
      },
    };
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
  const ranked = params.toSorted((one, other) => locations.indexOf(one.in) - locations.indexOf(other.in));
  const names = new Map(ranked.map((param) => [param, pool.claim([param.name, `${param.in}_${param.name}`])]));
  return params.map((param) => names.get(param) ?? param.name);
}

/** The places of parameters. Those in the first place keep their names. */
const locations: readonly string[] = ["path", "query", "header", "cookie"];

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

/** Returns the texts that name an operation's resource and those around it: the start of its id, its tag, or the start of its path. */
function readResource({ id, tagPath, path }: NameSource): [first: string, ...others: string[]] {
  const parts = splitName(id).slice(0, -1);
  const named = parts.length > 0 ? parts : tagPath;
  const found = named.length > 0 ? named : readPath(path).nouns.slice(0, 1);
  const [first = "default", ...others] = found.filter((text) => toCamelCase(text) !== "");
  return [first, ...others];
}

/** A resource, and the names of its members. */
interface OpenResource {
  readonly names: ResourceNames;
  readonly pool: Pool;
  /** The resources within it, by their text in camelCase, in lower case. */
  readonly children: Map<string, OpenResource>;
}

/**
 * Returns a function that names the resource of a list of texts, and those around it. Texts that result in the same member name one
 * resource. A resource and a method can claim the same member: the first one in the document gets it.
 */
function openResources(): (texts: readonly [string, ...string[]]) => OpenResource {
  const files = openPool(reservedFiles);
  const classes = openPool(reservedTypeNames);
  const top = { names: undefined, pool: openPool([]), children: new Map<string, OpenResource>() };

  function open(parent: OpenResource | typeof top, texts: readonly string[]): OpenResource {
    const name = startWithLetter(toCamelCase(texts.at(-1) ?? ""), "resource");
    const known = parent.children.get(name.toLowerCase());
    if (known) return known;
    // The class of the parent has a method `iterate…` for each list.
    const isReserved = reservedMembers.includes(name) || (parent !== top && isIterator(name));
    const member = parent.pool.claim(isReserved ? [`${name}_`] : [name, `${name}_`]);
    const all = texts.map((text) => startWithLetter(toCamelCase(text), "resource"));
    const className = all.map(toPascalCase).join("");
    const file = shorten(all.map(toKebabCase).join("-"));
    const resource = {
      names: {
        members: [...(parent.names?.members ?? []), member],
        file: files.claim([file, `${file}-resource`]),
        className: classes.claim([className, `${className}Resource`]),
        parent: parent.names,
      },
      pool: openPool([]),
      children: new Map<string, OpenResource>(),
    };
    parent.children.set(name.toLowerCase(), resource);
    return resource;
  }

  return ([first, ...others]) => {
    let resource = open(top, [first]);
    for (const [index] of others.entries()) resource = open(resource, [first, ...others.slice(0, index + 1)]);
    return resource;
  };
}

function readMethod({ id }: NameSource): string {
  return startWithLetter(toCamelCase(splitName(id).at(-1) ?? id), "call");
}

function nameMethod(method: string, { method: httpMethod, path }: NameSource, pool: Pool): string {
  if (reservedMembers.includes(method)) return pool.claim([`${method}_`]);
  // The class has such methods for its lists.
  if (isIterator(method)) return pool.claim([`call${toPascalCase(method)}`]);
  return pool.claim([method, `${method}By${toPascalCase(httpMethod.toLowerCase())}`, `${method}${toPascalCase(path)}`]);
}

function isIterator(member: string): boolean {
  return /^iterate(?!\p{Ll})/u.test(member);
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

/** Cuts a name after 100 bytes of UTF-8, since most file systems allow 255 with the ending. */
function shorten(name: string): string {
  let short = "";
  for (const character of name) {
    if (Buffer.byteLength(short + character) > 100) break;
    short += character;
  }
  return short;
}

/** Returns a name in PascalCase that begins with a letter. */
export function toTypeName(text: string, role: string): string {
  return startWithLetter(toPascalCase(text), role);
}
