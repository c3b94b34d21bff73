import type { Samples } from "./build-sample.ts";
import { overrideSample, type Setting } from "./override-sample.ts";
import type { Fixture } from "./makings.ts";
import type { Pagination, Place } from "./model.ts";
import { readNumber } from "./read-words.ts";
import { readSampleValue } from "./sample-value.ts";
import type { Json } from "./json.ts";
import type { Sample } from "./sample.ts";
import { type Schema, typesOf } from "./schema.ts";

/** Items of a page that has another one behind it. */
const FULL = 3;
/**
 * The least that a cursor moves on by for each item: code that counts items instead of reading the cursor fails. Each list adds a
 * number of its own, so that code that confuses the cursors of two lists fails, too.
 */
const CURSOR_STEP = 7001;
const docs = {
  firstPage: "The first page; another one follows.",
  secondPage: "The page that the first one leads to; another one follows.",
  lastPage: "The page that the second one leads to, and the end of the list.",
  emptyPage: "A list with nothing in it.",
};

/** One page before it is planned. */
interface Page {
  name: keyof typeof docs;
  /** Counted from 1. */
  number: number;
  /** Items on all pages before it. */
  before: number;
  count: number;
  hasMore: boolean;
  /** Items of the whole list. */
  total: number;
}

/** Plans three linked pages of a list and an empty one; none where the document's own schema does not admit them. */
export function buildPages(samples: Samples, schema: Schema, pagination: Pagination, item: Sample): Fixture[] {
  const base = samples.of(schema);
  if (!base) return [];
  const full = Math.min(FULL, pagination.size?.maximum ?? FULL);
  const last = Math.max(1, full - 1);
  const total = full * 2 + last;
  const pages: Page[] = [
    { name: "firstPage", number: 1, before: 0, count: full, hasMore: true, total },
    { name: "secondPage", number: 2, before: full, count: full, hasMore: true, total },
    { name: "lastPage", number: 3, before: full * 2, count: last, hasMore: false, total },
    { name: "emptyPage", number: 1, before: 0, count: 0, hasMore: false, total: 0 },
  ];
  const fixtures = pages.map((page): Fixture => {
    const settings = [
      ...readItems(pagination, page, item),
      ...readEnd(samples, schema, pagination, page),
      ...readCounts(samples, schema, pagination, page, full),
    ];
    return { name: page.name, doc: docs[page.name], sample: samples.fit(overrideSample(base, settings), schema) };
  });
  // A list that must not be empty has no empty page.
  return fixtures.filter(
    ({ name, sample }) => name !== "emptyPage" || samples.admits(schema, readSampleValue(sample, 0, samples.byAlias)),
  );
}

function readItems({ items }: Pagination, { before, count }: Page, item: Sample): Setting[] {
  const list = Array.from({ length: count }, (_, index): Sample => ({
    kind: "seeded",
    seed: before + index + 1,
    of: item,
  }));
  return [{ path: items.map(({ name }) => name), sample: { kind: "array", items: list } }];
}

/** What says whether there is more, and where: each under the first of its names, and under others that have to be there. */
function readEnd(samples: Samples, schema: Schema, pagination: Pagination, page: Page): Setting[] {
  const { hasMore } = pagination;
  const settings = hasMore.filter(isWritten).map((place): Setting => {
    const isBoolean = typesOf(samples.resolve(schemaAt(samples, schema, place))).includes("boolean");
    return { path: namesOf(place), sample: literal(isBoolean ? page.hasMore : Number(page.hasMore)) };
  });
  if (pagination.style !== "cursor") return settings;
  const read = page.before + page.count;
  const start = Number(pagination.start ?? 0);
  const isLast = !page.hasMore && hasMore.length === 0;
  const cursors = pagination.next.filter(isWritten).map((place): Setting => {
    const next = schemaAt(samples, schema, place);
    const step = CURSOR_STEP + readNumber(pagination.paginate, 90_000);
    const sample = isLast
      ? endOf(samples, next)
      : cursorAt(samples, next, Number.isFinite(start) ? start : 0, read, step);
    return { path: namesOf(place), sample };
  });
  return [...settings, ...cursors];
}

function isWritten(place: Place, index: number): boolean {
  return index === 0 || place.at(-1)?.optional === false;
}

function schemaAt(samples: Samples, schema: Schema, place: Place): Schema {
  return samples.at(schema, namesOf(place)) ?? true;
}

function namesOf(place: Place): string[] {
  return place.map(({ name }) => name);
}

/** A number that stands for the items read so far, as the cursor's schema writes it; the very count where no other fits. */
function cursorAt(samples: Samples, schema: Schema, start: number, read: number, step: number): Sample {
  const numbers = [start + read * step, start + read * CURSOR_STEP, start + read];
  const value = numbers
    .flatMap((number) => [String(number), number])
    .find((candidate) => samples.admits(schema, candidate));
  if (value !== undefined) return literal(value);
  const made = samples.of(schema);
  return made ? { kind: "seeded", seed: read, of: made } : literal(start + read);
}

/** A cursor that leads nowhere. */
function endOf(samples: Samples, schema: Schema): Sample {
  const value = [null, ""].find((candidate) => samples.admits(schema, candidate));
  return value === undefined ? { kind: "absent" } : literal(value);
}

/**
 * Counts that stand beside: the total that is declared and, where the envelope has fields that are called as the
 * parameters are, or `page` and `size`, the number and the size of the page.
 */
function readCounts(samples: Samples, schema: Schema, pagination: Pagination, page: Page, full: number): Setting[] {
  const { total, hasMore, size, param, style } = pagination;
  const settings: Setting[] = [];
  const set = (path: readonly string[], value: number): boolean => {
    const field = samples.at(schema, path);
    const written =
      field === undefined ? undefined : [value, String(value)].find((candidate) => samples.admits(field, candidate));
    if (written !== undefined) settings.push({ path, sample: literal(written) });
    return written !== undefined;
  };
  for (const place of total.filter(isWritten)) set(namesOf(place), page.total);
  const [told] = [...hasMore, ...total];
  const envelope = namesOf(told ?? []).slice(0, -1);
  const totals = new Set(total.map((place) => place.at(-1)?.name));
  const setFirst = (names: readonly string[], value: number): void => {
    names.some((name) => !totals.has(name) && set([...envelope, name], value));
  };
  if (style === "page" && told) {
    setFirst([param, "page"], page.number);
    setFirst([...(size ? [size.param] : []), "size"], full);
  }
  return settings;
}

function literal(value: Json): Sample {
  return { kind: "literal", value };
}
