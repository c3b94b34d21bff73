import { startWithLetter, toCamelCase, toPascalCase } from "./letter-case.ts";
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
  /** Whether the configuration or the document chose the id: it then stays, even if it repeats the path. */
  readonly isChosen: boolean;
  readonly tags: readonly string[];
  /** The former names of tags that were renamed. Paths still contain their words. */
  readonly formerTags?: ReadonlyMap<string, string>;
  /** Whether the successful response is a list. */
  readonly returnsList: boolean;
}

/**
 * Returns the id of each operation. An operation without an `operationId` gets an id of resource and method, such as
 * `bankAccounts.create`. If `replaces` is `true`, ids that only repeat method and path are replaced, too. Default: `true` if nearly
 * all ids repeat them.
 *
 * The name of an operation follows from the operation alone, so that a new operation renames no other. If several have one name, the
 * one with fewer parameters in its path keeps it, then the first in alphabetical order.
 */
export function deriveOperationIds(operations: readonly IdSource[], replaces = idsRepeatPaths(operations)): string[] {
  const chosen = operations.map((operation) => readKeptId(operation, replaces));
  const taken = new Set(chosen.flatMap((id) => (id === undefined ? [] : [id.toLowerCase()])));
  const derived = new Map<IdSource, string>();
  const unnamed = operations.flatMap((operation, index) =>
    chosen[index] === undefined ? [{ operation, words: readPath(operation.path) }] : [],
  );
  for (const { operation, words } of unnamed.toSorted(compareOperations)) {
    const candidates = listCandidates(operation, words);
    let id = candidates.find((candidate) => !taken.has(candidate.toLowerCase()));
    for (let count = 2; id === undefined; count += 1) {
      const numbered = `${candidates.at(-1)}${count}`;
      if (!taken.has(numbered.toLowerCase())) id = numbered;
    }
    taken.add(id.toLowerCase());
    derived.set(operation, id);
  }
  return operations.map((operation, index) => chosen[index] ?? derived.get(operation) ?? "");
}

/** Returns `true` when four of five ids, and at least three, only repeat method and path: a program wrote them. */
export function idsRepeatPaths(operations: readonly NamedRequest[]): boolean {
  const named = operations.filter(({ operationId }) => operationId !== undefined);
  const repeated = named.filter(repeatsPath);
  return repeated.length >= 3 && repeated.length * 5 >= named.length * 4;
}

function repeatsPath(source: NamedRequest): boolean {
  const { operationId = "", httpMethod, path } = source;
  return spellsPath(operationId, httpMethod, path) || readFunction(source) !== undefined;
}

/** Returns the id that stays; `undefined` if the operation gets a derived one. */
function readKeptId(operation: IdSource, replaces: boolean): string | undefined {
  const { operationId, isChosen } = operation;
  return replaces && !isChosen && repeatsPath(operation) ? undefined : operationId;
}

/** Returns the name of the function in an id of FastAPI: `read_item` of `read_item_items__item_id__get`. */
function readFunction({ operationId = "", httpMethod, path }: NamedRequest): string | undefined {
  const ending = `${path.replaceAll(/\W/g, "_")}_${httpMethod.toLowerCase()}`;
  const name = operationId.endsWith(ending) ? operationId.slice(0, -ending.length) : "";
  return /\p{L}/u.test(name) ? name : undefined;
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

/** Lists the names of an operation, the best one first. */
function listCandidates(operation: IdSource, words: PathWords): string[] {
  const tag = operation.tags.find((text) => /\p{L}/u.test(text) && toCamelCase(text) !== "");
  const [resource, method] = tag === undefined ? nameByPath(operation, words) : nameByTag(operation, words, tag);
  const plain = `${resource}.${method}`;
  const { prefix, params } = words;
  const withPrefix = plain + toPascalCase(prefix.at(-1) ?? "");
  const last = params.length > 0 ? `By${toPascalCase(params.at(-1) ?? "")}` : "";
  const all = params.length > 1 ? `By${params.map(toPascalCase).join("And")}` : last;
  const functionName = readFunction(operation);
  return [
    ...(functionName === undefined ? [] : [functionName]),
    plain,
    withPrefix,
    plain + last,
    withPrefix + last,
    plain + all,
    withPrefix + all,
  ];
}

/** Names an operation by its path: `/accounts/{account}/bank_accounts` → `accountsBankAccounts.create`. */
function nameByPath(operation: IdSource, words: PathWords): [resource: string, method: string] {
  const { nouns } = words;
  const action = findAction(operation, words);
  const holders = action === undefined ? nouns : nouns.slice(0, -1);
  const [first = "root", ...others] = holders;
  return [
    startWithLetter(first + others.map(toPascalCase).join(""), "resource"),
    action ?? readUsualMethod(operation, words),
  ];
}

/** Names an operation by its tag. The words of its path that the tag does not contain belong to the method: `createBankAccount`. */
function nameByTag(operation: IdSource, words: PathWords, tag: string): [resource: string, method: string] {
  const resource = startWithLetter(toCamelCase(tag), "resource");
  const { nouns } = words;
  const former = toCamelCase(operation.formerTags?.get(tag) ?? tag);
  const tagIndex = nouns.findLastIndex((noun) => isSame(noun, former));
  const action = tagIndex === nouns.length - 1 ? undefined : findAction(operation, words);
  const rest = nouns.slice(tagIndex + 1, action === undefined ? undefined : -1);
  const method = action ?? readUsualMethod(operation, words);
  const isOfList = action === undefined && !words.endsWithParam && method !== "create";
  const object = rest.map((noun, index) => (isOfList && index === rest.length - 1 ? noun : toSingular(noun)));
  return [resource, method + object.map(toPascalCase).join("")];
}

/** Returns the action that the last word of a path names: `capture` of `POST /charges/{charge}/capture`. */
function findAction({ httpMethod }: IdSource, { nouns, endsWithParam }: PathWords): string | undefined {
  const last = nouns.at(-1);
  if (last === undefined || nouns.length < 2 || endsWithParam || isPlural(last)) return undefined;
  if (httpMethod === "POST") return last;
  return httpMethod === "GET" && queries.test(last) ? last : undefined;
}

/** Words of paths that name the action of a GET. */
const queries =
  /^(?:autocomplete|calculate|check|compare|count|download|estimate|export|fetch|find|lookup|ping|preview|query|resolve|search|suggest|summarize|validate|verify)(?:\p{Lu}|$)/u;

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

function isSame(one: string, other: string): boolean {
  return toSingular(one).toLowerCase() === toSingular(other).toLowerCase();
}
