import type { Samples } from "./build-sample.ts";
import type { Echo } from "./echo.ts";
import type { Pagination, Place } from "./model.ts";
import { overrideSample } from "./override-sample.ts";
import { readSampleValue } from "./sample-value.ts";
import type { Json } from "./json.ts";
import type { Sample } from "./sample.ts";
import type { Schema } from "./schema.ts";

/** Seeds under which the keys of items must differ. */
const KEYS = 24;
/** Seeds under which a key that was made is checked. */
const proofs = [0, 1, 2, 9, 10, 99, 5_000];

/** An answer whose items belong together, as the document declares it. */
export interface Linked {
  schema: Schema;
  pagination: Pagination | undefined;
  echoes: readonly Echo[];
}

/**
 * Ties the items of an answer to each other: all of them have the same value where the answer echoes a parameter, each has a
 * key of its own, and the total is no less than their number. Factories on the way are changed in place.
 */
export function linkAnswer(samples: Samples, answer: Sample, { schema, pagination, echoes }: Linked): Sample {
  let linked = answer;
  for (const { path } of echoes) {
    const at = path.lastIndexOf("[]");
    if (at >= 0)
      linked = changeAt(samples, linked, path.slice(0, at), (list) =>
        share(samples, list, ownerOf(path.slice(at + 1))),
      );
  }
  if (!pagination) return linked;
  const items = [...namesOf(pagination.items), "[]"];
  const item = samples.at(schema, items);
  if (item !== undefined) {
    linked = changeAt(samples, linked, items, (sample) => keepApart(samples, sample, item, pagination));
  }
  const list = readAt(samples, linked, namesOf(pagination.items));
  const count = list?.kind === "array" ? list.items.length : 0;
  for (const place of pagination.total) {
    const total = samples.at(schema, namesOf(place)) ?? true;
    linked = changeAt(samples, linked, namesOf(place), (sample) => exceed(samples, sample, total, count));
  }
  return linked;
}

/**
 * What is the same in all items, since a field of it is: the object around the field, such as the author of all posts. Of the
 * item itself it is the field alone.
 */
export function ownerOf(path: readonly string[]): readonly string[] {
  return path.length > 1 ? path.slice(0, -1) : path;
}

/** Gives each item of a list a key of its own, where `x-pagination` names one and its examples would come again. */
export function keepApart(samples: Samples, item: Sample, schema: Schema, { key }: Pagination): Sample {
  const path = key && namesOf(key);
  const own = path && readAt(samples, item, path);
  if (!path || !own || own.kind === "text" || own.kind === "token") return item;
  const values = Array.from({ length: KEYS }, (_, seed) => readSampleValue(own, seed, samples.byAlias));
  if (new Set(values.map((value) => JSON.stringify(value))).size === KEYS) return item;
  const made = planKeys(values[0] ?? null).find((plan) =>
    proofs.every((seed) =>
      samples.admits(samples.at(schema, path) ?? true, readSampleValue(plan, seed, samples.byAlias)),
    ),
  );
  return made ? changeAt(samples, item, path, () => made) : item;
}

/** Plans that count on from an example. */
function planKeys(first: Json): Sample[] {
  if (typeof first === "number") {
    return [{ kind: "number", base: first, step: 1, minimum: Math.min(first, 0), maximum: Number.MAX_SAFE_INTEGER }];
  }
  if (typeof first !== "string") return [];
  const digits: Sample[] = /^\d{5,}$/.test(first) ? [{ kind: "digits", base: first }] : [];
  const counted = [`${first}-`, first].map((before): Sample => ({ kind: "counted", before, base: "10000", after: "" }));
  return [...digits, ...counted, { kind: "digits", base: "10000" }];
}

/** The items with one value of the list's own seed. */
function share(samples: Samples, list: Sample, path: readonly string[]): Sample {
  const [first] = list.kind === "array" ? list.items : [];
  const shared = first && readAt(samples, first, path);
  if (list.kind !== "array" || list.items.length < 2 || !shared || isTied(first, path, shared)) return list;
  const sample: Sample = { kind: "shared", by: list.items.length, of: shared };
  return { kind: "array", items: list.items.map((item) => overrideSample(item, [{ path, sample }])) };
}

/** Is it shared already, or a sibling's value, which only the object around it knows? */
function isTied(item: Sample, path: readonly string[], { kind }: Sample): boolean {
  const isSet = item.kind === "with" && item.set.some((setting) => setting.path.join("\0") === path.join("\0"));
  return isSet || kind === "shared" || kind === "same" || kind === "rounded";
}

/** A total of which the items are a part. */
function exceed(samples: Samples, total: Sample, schema: Schema, count: number): Sample {
  const first = readSampleValue(total, 0, samples.byAlias);
  if (typeof first !== "number" || (total.kind === "number" && total.minimum > count)) return total;
  const base = Math.max(first, count + 1);
  const larger: Sample = { kind: "number", base, step: 13, minimum: count + 1, maximum: Math.max(base * 4, 1_000) };
  const admits = (seed: number): boolean => samples.admits(schema, readSampleValue(larger, seed, samples.byAlias));
  return proofs.every(admits) ? larger : total;
}

/** Changes a part of a plan. `[]` leads into all items of a list; what a factory makes is changed for all who call it. */
function changeAt(samples: Samples, sample: Sample, path: readonly string[], change: (part: Sample) => Sample): Sample {
  const [name, ...rest] = path;
  if (name === undefined) return change(sample);
  switch (sample.kind) {
    case "factory": {
      const made = samples.byAlias(sample.schema);
      const changed = made && changeAt(samples, made, path, change);
      if (changed && changed !== made) samples.replace(sample.schema, changed);
      return sample;
    }
    case "irregular": {
      const of = changeAt(samples, sample.of, path, change);
      return of === sample.of ? sample : { kind: "irregular", of };
    }
    case "with": {
      const base = changeAt(samples, sample.base, path, change);
      return base === sample.base ? sample : { ...sample, base };
    }
    case "array": {
      if (name !== "[]") return sample;
      const items = sample.items.map((item) => changeAt(samples, item, rest, change));
      return items.every((item, index) => item === sample.items[index]) ? sample : { kind: "array", items };
    }
    case "object": {
      const fields = sample.fields.map((field) => {
        const part = field.name === name ? changeAt(samples, field.sample, rest, change) : field.sample;
        return part === field.sample ? field : { name: field.name, sample: part };
      });
      return fields.every((field, index) => field === sample.fields[index]) ? sample : { kind: "object", fields };
    }
    default:
      return sample;
  }
}

/** The plan of a field, by the names that lead to it. */
export function readAt(samples: Samples, sample: Sample, path: readonly string[]): Sample | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return sample;
  switch (sample.kind) {
    case "factory": {
      const made = samples.byAlias(sample.schema);
      return made && readAt(samples, made, path);
    }
    case "irregular":
      return readAt(samples, sample.of, path);
    case "with":
      return readAt(samples, sample.base, path);
    case "object": {
      const own = sample.fields.find((field) => field.name === name);
      return own && readAt(samples, own.sample, rest);
    }
    default:
      return undefined;
  }
}

function namesOf(steps: Place): string[] {
  return steps.map(({ name }) => name);
}
