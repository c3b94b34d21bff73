import { splitName, startWithLetter, toCamelCase, toPascalCase } from "./letter-case.ts";
import { isAction, isQuery } from "./is-action.ts";
import { isPlural, toSingular } from "./plural.ts";
import { type PathWords, readPath } from "./read-path.ts";
import { spellsPath } from "./spells-path.ts";

/** An operation, and its id if it has one. */
export interface NamedRequest {
  /** `undefined` if the document has none. */
  readonly operationId: string | undefined;
  /** In upper case. */
  readonly httpMethod: string;
  readonly path: string;
}

/** The parts of an operation from which its id follows. */
export interface IdSource extends NamedRequest {
  /** Whether the configuration, an overlay or the document chose the id: it then stays. */
  readonly isChosen: boolean;
  /** The texts that name the resource of its tag and those around it, the outermost first; empty without a tag. */
  readonly tagPath: readonly string[];
  /** The former name of the tag, if it was renamed. Paths still contain its words. */
  readonly formerTag?: string | undefined;
  /** Whether the successful response is a list. */
  readonly returnsList: boolean;
}

/**
 * Returns the id of each operation. An operation without an `operationId` gets an id of resources and method, such as
 * `accounts.bankAccounts.create`. If `replaces` is `true`, so does any other operation, unless its id is chosen or already has this
 * form. Default: {@link haveNoOwnIds} of the ids that are not chosen.
 *
 * The name of an operation follows from the operation alone, so that a new operation renames no other. If several have one name, the
 * one with fewer parameters in its path keeps it, then the first in alphabetical order.
 */
export function deriveOperationIds(
  operations: readonly IdSource[],
  replaces = haveNoOwnIds(operations.filter(({ isChosen }) => !isChosen)),
): string[] {
  const kept = operations.map((operation) => readKeptId(operation, replaces));
  if (kept.every((id) => id !== undefined)) return kept;
  const owners = new Map<string, ReadOperation & Partial<DerivedName>>();
  const derived = new Map<IdSource, string>();
  const unnamed: ReadOperation[] = [];
  for (const [index, operation] of operations.entries()) {
    const [id, words] = [kept[index], readPath(operation.path)];
    if (id === undefined) unnamed.push({ operation, words });
    else owners.set(id.toLowerCase(), { operation, words });
  }
  for (const each of unnamed.toSorted(compareOperations)) {
    const name = deriveName(each);
    const owner = owners.get(name.plain.toLowerCase());
    const candidates = owner ? listLongerNames(each, name, owner) : [name.plain];
    let id = candidates.find((candidate) => !owners.has(candidate.toLowerCase()));
    for (let count = 2; id === undefined; count += 1) {
      const numbered = `${candidates.at(-1)}${count}`;
      if (!owners.has(numbered.toLowerCase())) id = numbered;
    }
    owners.set(id.toLowerCase(), { ...each, ...name });
    derived.set(each.operation, id);
  }
  return operations.map((operation, index) => kept[index] ?? derived.get(operation) ?? "");
}

/**
 * Returns `true` when four of five operations, and at least three, have no id of their own. They have none, that of an earlier operation,
 * or one that a program made of method and path.
 */
export function haveNoOwnIds(operations: readonly NamedRequest[]): boolean {
  const seen = new Set<string>();
  const without = operations.filter((operation) => {
    const { operationId } = operation;
    if (operationId === undefined || seen.has(operationId)) return true;
    seen.add(operationId);
    return repeatsPath(operation);
  });
  return without.length >= 3 && without.length * 5 >= operations.length * 4;
}

/** Returns `true` for an id that a program made of method and path, as for `GET /pets`: `get_pets`, or `read_all_pets_get` by FastAPI. */
function repeatsPath({ operationId = "", httpMethod, path }: NamedRequest): boolean {
  const ending = `${path.replaceAll(/\W/g, "_")}_${httpMethod.toLowerCase()}`;
  return spellsPath(operationId, httpMethod, path) || operationId.endsWith(ending);
}

/** Returns the id that stays; `undefined` if the operation gets a derived one. */
function readKeptId(operation: IdSource, replaces: boolean): string | undefined {
  const { operationId = "", isChosen } = operation;
  const stays = isChosen || !replaces || (splitName(operationId).length > 1 && !repeatsPath(operation));
  return stays ? operation.operationId : undefined;
}

/** An operation, and the words of its path. */
interface ReadOperation {
  readonly operation: IdSource;
  readonly words: PathWords;
}

function compareOperations(one: ReadOperation, other: ReadOperation): number {
  const fewer = one.words.params.length - other.words.params.length;
  if (fewer !== 0) return fewer;
  const [left, right] = [one.operation, other.operation];
  return compareTexts(left.path, right.path) || compareTexts(left.httpMethod, right.httpMethod);
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/**
 * Lists names for an operation whose name already has an owner, the best one first. They add the version, a parameter, all parameters, or
 * the HTTP method. The parameter is the one of the resources around, if the owner has another one, otherwise the last.
 */
function listLongerNames(
  { operation: { httpMethod }, words: { prefix, params } }: ReadOperation,
  { plain, resource, outer }: DerivedName,
  owner: ReadOperation & Partial<DerivedName>,
): string[] {
  // `webhooks.getByToken` for a parameter `webhook_token`.
  const singular = toPascalCase(toSingular(resource));
  const names = params.map((param) => {
    const name = toPascalCase(param);
    return name.startsWith(singular) && name !== singular ? name.slice(singular.length) : name;
  });
  const version = prefix.at(-1) === owner.words.prefix.at(-1) ? [] : prefix.slice(-1);
  const around = outer === owner.outer ? undefined : names[params.indexOf(outer ?? "")];
  const method = httpMethod === owner.operation.httpMethod ? [] : [toPascalCase(httpMethod.toLowerCase())];
  return [[], around === undefined ? [] : [around], names.slice(-1), names, method, [...names, ...method]].flatMap(
    (words) => {
      const end = words.length === 0 ? "" : `By${words.join("And")}`;
      return [plain + end, plain + version.map(toPascalCase).join("") + end];
    },
  );
}

/** A derived name, which other operations may have, too. */
interface DerivedName {
  /** The resources and the method, such as `accounts.bankAccounts.create`. */
  readonly plain: string;
  /** The last of the resources. */
  readonly resource: string;
  /** The last parameter before the word of the tag: it belongs to a resource around that of the tag. */
  readonly outer: string | undefined;
}

/**
 * Names the resources and the method of an operation: `POST /accounts/{account}/bank_accounts` → `accounts.bankAccounts.create`. The
 * resource of its tag comes first, then the words of the path after the one that names this tag.
 */
function deriveName({ operation, words }: ReadOperation): DerivedName {
  const { nouns, params, paramsBefore } = words;
  const resources = operation.tagPath.map(toCamelCase);
  const tags = [...resources, ...(operation.formerTag === undefined ? [] : [toCamelCase(operation.formerTag)])];
  const tagIndex = nouns.findLastIndex((noun) => tags.some((tag) => endsWithNoun(tag, noun)));
  const own = nouns.slice(tagIndex + 1);
  let action = "";
  for (const noun of own) {
    const word = action === "" ? noun : action + toPascalCase(noun);
    // The name of an action is never that of a resource, whatever other operations the document has.
    if (resources.length > 0 && isAction(noun)) action = word;
    else {
      resources.push(word);
      action = "";
    }
  }
  const holders = resources.length === 0 ? ["root"] : resources.map((name) => startWithLetter(name, "resource"));
  const resource = holders.at(-1) ?? "";
  const method = action === "" ? readUsualMethod(operation, words) : nameAction(operation, action, resource);
  return { plain: [...holders, method].join("."), resource, outer: params[(paramsBefore[tagIndex] ?? 0) - 1] };
}

/** Names the method of an action. `users.findUsers` becomes `users.find`. */
function nameAction({ httpMethod }: IdSource, action: string, holder: string): string {
  const object = [holder, toSingular(holder)].find((noun) => action.endsWith(toPascalCase(noun)));
  const short = object === undefined ? action : action.slice(0, -object.length);
  if (httpMethod !== "GET" && httpMethod !== "HEAD" && httpMethod !== "DELETE") return short;
  if (httpMethod === "GET" && isQuery(action)) return short;
  return `${httpMethod.toLowerCase()}${toPascalCase(short)}`;
}

/** Returns the method that REST has by convention for an HTTP method at a path. */
function readUsualMethod({ httpMethod, returnsList }: IdSource, { nouns, endsWithParam }: PathWords): string {
  const last = nouns.at(-1);
  const isSingular = endsWithParam || last === undefined || !isPlural(last);
  if (httpMethod === "GET") return isSingular && (endsWithParam || !returnsList) ? "get" : "list";
  if (httpMethod === "POST") return endsWithParam ? "update" : "create";
  const method = usualMethods[httpMethod] ?? toCamelCase(httpMethod.toLowerCase());
  return isSingular || method === "head" || method === "options" ? method : `${method}All`;
}

const usualMethods: Readonly<Record<string, string>> = { PUT: "replace", PATCH: "update", DELETE: "delete" };

/** Returns `true` if a name is a noun, or ends with it, in singular or plural: `boxSignRequests` ends with `signRequest`. */
function endsWithNoun(name: string, noun: string): boolean {
  const [whole, end] = [toSingular(name), toSingular(noun)];
  return whole.toLowerCase() === end.toLowerCase() || whole.endsWith(toPascalCase(end));
}
