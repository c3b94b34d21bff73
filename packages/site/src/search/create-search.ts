import { toSingular } from "@shortvideo-api/document";
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";

/** Something that a search finds: a page, or a part of one. */
export interface SearchEntry {
  kind: SearchKind;
  /** The path of its page below the site, without extension: `"operations/posts.listComments"`. */
  page: string;
  /** The `id` of the part; absent for a whole page. */
  anchor?: string;
  /** `"posts.listComments"`. */
  title: string;
  /** What a result shows below its title. Empty for nothing. */
  summary: string;
  /** The title of the guide of a part. A result shows it, but it does not find the part. */
  guide?: string;
  /** The method and path of an operation: `"GET /posts"`. */
  request?: string;
  /** The parameters of an operation: the name of each, and its `id` on the page. */
  parameters?: readonly (readonly [name: string, id: string])[];
  /** More words that find it, and that a result does not show. */
  words?: string;
}

/** The kind of an entry. */
export type SearchKind = Exclude<SearchGroup, "parameter" | "mention">;

/** A result of a search. */
export interface SearchResult {
  group: SearchGroup;
  /** The path of its page below the site, without extension. */
  page: string;
  anchor?: string | undefined;
  title: string;
  summary: string;
}

/** Groups of results in their order. A mention has a word of the query only in its text. */
export const searchGroups = ["operation", "parameter", "error", "guide", "type", "page", "mention"] as const;

/** A group of results. */
export type SearchGroup = (typeof searchGroups)[number];

/** Finds results for a query: in the order of their groups, best first within a group. */
export type Search = (query: string) => SearchResult[];

/** The most results of a group. */
const mostOfGroup = 6;

/** What the search of a site loads. Plain JSON. */
export interface SearchData {
  /** Entries without their words, which only the index has. */
  entries: readonly SearchEntry[];
  /** The index of the entries by their positions. */
  index: AsPlainObject;
}

type Indexed = SearchEntry & { id: number };

const options: Options<Indexed> = {
  fields: ["title", "request", "summary", "parameters", "words"],
  extractField: readField,
  tokenize: (text) => splitWords(text).flatMap((word) => [...new Set([word, ...splitName(word)])]),
  processTerm: stem,
  searchOptions: {
    tokenize: (text) => splitWords(text).flatMap(splitName),
    boost: { title: 4, request: 2, summary: 2, parameters: 1.5, words: 0.5 },
    // A single letter begins too many words, but it can be a word: `q`.
    prefix: (term) => term.length > 1,
    combineWith: "AND",
  },
};

/** Builds what the search loads. A browser needs a quarter of the time to load an index that it needs to build one. */
export function buildSearchData(entries: readonly SearchEntry[]): SearchData {
  const index = new MiniSearch(options);
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return { entries: entries.map(({ words: _words, ...entry }) => entry), index: index.toJSON() };
}

/** Prints a script that sets `searchData`. Browsers read no JSON from disk, and they parse it faster than a script. */
export function printSearchData(data: SearchData): string {
  return `globalThis.searchData = JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`;
}

/**
 * Creates the search. All words of a query must occur, or begin words. If no entry has them all, a search tolerates typos. If it still finds
 * nothing, some of the words are enough.
 */
export function createSearch({ entries, index: built }: SearchData): Search {
  const index = MiniSearch.loadJS(built, options);
  const prepared = new Map<SearchEntry, ComparedEntry>();
  return (query) => {
    const wanted = normalize(query);
    if (wanted === "") return [];
    const words = splitWords(query).flatMap(splitName).map(stem);
    for (const attempt of [{}, { fuzzy }, { fuzzy, combineWith: "OR" as const }]) {
      const found = index.search(query, attempt).flatMap(({ id, score, match }): Found[] => {
        const entry = entries[id];
        if (!entry) return [];
        const compared = prepared.get(entry) ?? prepare(entry);
        prepared.set(entry, compared);
        const weight = weigh(compared, words, wanted);
        return [{ entry, score: score * weight, places: listPlaces(words, match) }];
      });
      if (found.length > 0) return listResults(found, words, wanted);
    }
    return [];
  };
}

/** The number of typos in a word, by its length. Numbers are exact. */
function fuzzy(term: string): number | false {
  return term.length > 2 && !/\d/.test(term) && Math.max(1, Math.round(term.length / 6));
}

interface Found {
  entry: SearchEntry;
  score: number;
  /** The best field that has each word of the query: its parts that a result shows, a parameter, or its text. */
  places: readonly Place[];
}

type Place = "shown" | "parameter" | "text";

/** Lists where an entry has each word. A word with a typo counts as shown. */
function listPlaces(words: readonly string[], match: Readonly<Record<string, readonly string[]>>): Place[] {
  return words.map((word) => {
    const fields = new Set(Object.entries(match).flatMap(([term, names]) => (term.startsWith(word) ? names : [])));
    if (fields.size === 0 || ["title", "request", "summary"].some((name) => fields.has(name))) return "shown";
    return fields.has("parameters") ? "parameter" : "text";
  });
}

function listResults(found: readonly Found[], words: readonly string[], wanted: string): SearchResult[] {
  const results = found
    .toSorted((one, other) => other.score - one.score || one.entry.title.length - other.entry.title.length)
    .map(({ entry, places }): SearchResult => {
      const { kind, page, anchor, title, summary, request, guide } = entry;
      const parameter = places.includes("parameter") ? findParameter(entry, words, wanted) : undefined;
      if (parameter) {
        const [name, id] = parameter;
        return { group: "parameter", page, anchor: id, title: name, summary: `${title}: ${summary}` };
      }
      const shown = request === undefined ? (guide ?? summary) : `${request} ${summary}`.trim();
      return { group: places.includes("text") ? "mention" : kind, page, anchor, title, summary: shown };
    });
  return searchGroups.flatMap((group) => results.filter((result) => result.group === group).slice(0, mostOfGroup));
}

/** Returns the parameter that has the most words of a query in its name. */
function findParameter({ parameters = [] }: SearchEntry, words: readonly string[], wanted: string) {
  const ranked = parameters.map((parameter) => {
    const [name] = parameter;
    const terms = [name, ...splitName(name)].map(stem);
    const shared = words.filter((word) => terms.some((term) => term.startsWith(word))).length;
    const whole = normalize(name) === wanted ? Infinity : words.includes(stem(name)) ? 0.5 : 0;
    return { parameter, rank: shared + whole };
  });
  return ranked.toSorted((one, other) => other.rank - one.rank)[0]?.parameter;
}

function readField(entry: Indexed, field: string): unknown {
  if (field === "parameters") return entry.parameters?.map(([name]) => name).join(" ");
  const fields: Readonly<Record<string, unknown>> = { ...entry };
  return fields[field];
}

/** The parts of an entry in the form in which queries are compared with them. */
interface ComparedEntry {
  /** Texts that name the entry. */
  names: ReadonlySet<string>;
  parameters: ReadonlySet<string>;
  /** The words of its title. */
  words: readonly string[];
}

function prepare({ title, request = "", summary, parameters = [] }: SearchEntry): ComparedEntry {
  const path = request.slice(request.indexOf(" ") + 1);
  return {
    names: new Set([title, request, path, summary].map(normalize)),
    parameters: new Set(parameters.map(([name]) => normalize(name))),
    words: splitWords(title).flatMap(splitName).map(stem),
  };
}

/** Returns how much more an entry counts that is what the query names, or whose title has few other words. */
function weigh(entry: ComparedEntry, words: readonly string[], wanted: string): number {
  if (entry.names.has(wanted)) return 100;
  const share = entry.words.filter((word) => words.includes(word)).length / Math.max(1, entry.words.length);
  return (1 + 4 * share) * (entry.parameters.has(wanted) ? 4 : 1);
}

function normalize(text: string): string {
  return splitWords(text).join(" ").toLowerCase();
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Splits a name: `"listHTTPComments2"` has the words `list`, `HTTP`, `Comments` and `2`. */
function splitName(word: string): string[] {
  return word.match(/\p{N}+|\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}\p{N}]+|\p{Lu}/gu) ?? [];
}

/** Returns the form of a word under which its singular and plural are found. */
function stem(word: string): string {
  return toSingular(word.toLowerCase());
}
