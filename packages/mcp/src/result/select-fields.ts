import { changeEach, isRecord, listNames, suggestName } from "@shortvideo-api/document";

/** The selected parts of a value. */
export interface SelectedFields {
  readonly value: unknown;
  /** A sentence for each path that selects nothing, by the path. */
  readonly problems: ReadonlyMap<string, string>;
}

/**
 * Selects fields of a value by paths such as `stats.likes`. A path goes through lists: it applies to each of their items. `[20:40]` after a
 * name selects items of a list. Keeps the structure around the selected parts. An empty text selects everything.
 */
export function selectFields(value: unknown, fields: string): SelectedFields {
  const paths = fields
    .split(",")
    .map((path) => path.trim())
    .filter((path) => path !== "");
  const problems = new Map<string, string>();
  if (paths.length === 0) return { value, problems };
  let selected: unknown;
  for (const path of paths) {
    const found = select(value, path);
    if (found === undefined) problems.set(path, explain(value, path));
    else selected = merge(selected, found);
  }
  return { value: fillHoles(selected ?? (Array.isArray(value) ? [] : {})), problems };
}

/** Returns the part that a path selects, within the objects and lists around it; `undefined` if it selects nothing. */
function select(value: unknown, path: string): unknown {
  if (path === "") return value;
  if (Array.isArray(value)) {
    const [range, first, last] = /^\[(\d*):(\d*)\]\.?/.exec(path) ?? [];
    const rest = range === undefined ? path : path.slice(range.length);
    const from = Number(first || 0);
    const end = last ? Number(last) : Infinity;
    let isFound = value.length === 0 || rest === "";
    // A hole keeps the index of an item, so that further paths select parts of the same item.
    const items = value.map((item: unknown, index) => {
      if (index < from || index >= end) return skipped;
      const part = select(item, rest);
      isFound ||= part !== undefined;
      return part ?? {};
    });
    return isFound ? items : undefined;
  }
  if (!isRecord(value)) return undefined;
  // A name may contain a dot. The longest name counts.
  for (const end of listEnds(path)) {
    const name = path.slice(0, end);
    if (!Object.hasOwn(value, name)) continue;
    const part = select(value[name], path.slice(end).replace(/^\./, ""));
    if (part !== undefined) return Object.fromEntries([[name, part]]);
  }
  return undefined;
}

/** Stands for an item that no path selects. */
const skipped = Symbol("skipped");

/** Leaves out the items that no path selects. */
function fillHoles(value: unknown): unknown {
  return changeEach(Array.isArray(value) ? value.filter((item) => item !== skipped) : value, fillHoles);
}

/** Lists the places where the first name of a path may end, the last one first. */
function listEnds(path: string): number[] {
  const ends = [...path.matchAll(/[.[]/g)].map(({ index }) => index).filter((index) => index > 0);
  return [path.length, ...ends.reverse()];
}

function merge(one: unknown, other: unknown): unknown {
  if (one === undefined || one === skipped) return other;
  if (other === undefined || other === skipped) return one;
  if (Array.isArray(one) && Array.isArray(other)) {
    return Array.from({ length: Math.max(one.length, other.length) }, (_, index) => merge(one[index], other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, merge(one[name], other[name])]));
}

/** Explains that a path selects nothing, and names the fields at the place where it leads nowhere. */
function explain(value: unknown, path: string): string {
  let place = value;
  let rest = path;
  for (;;) {
    while (Array.isArray(place)) place = place.find((item: unknown) => isRecord(item) || Array.isArray(item));
    if (!isRecord(place)) break;
    const object = place;
    const end = listEnds(rest).find((each) => Object.hasOwn(object, rest.slice(0, each)));
    if (end === undefined || end === rest.length) break;
    place = object[rest.slice(0, end)];
    rest = rest.slice(end).replace(/^\.?(?:\[\d*:\d*\])?\.?/, "");
  }
  const names = isRecord(place) ? Object.keys(place) : [];
  const near = suggestName(rest.replace(/[.[].*$/s, ""), names);
  const known =
    names.length === 0 ? "There are no fields at that place." : `Fields at that place: ${listNames(names, maxNames)}.`;
  return `\`fields\`: \`${path}\` is not in this result.${near} ${known}`;
}

/** Maximum number of names in a sentence. */
const maxNames = 20;
