import { buildPages } from "./build-pages.ts";
import type { Samples } from "./build-sample.ts";
import type { Echo } from "./echo.ts";
import type { Fixture, Makings } from "./makings.ts";
import type { Pagination } from "./model.ts";
import { keepApart, linkAnswer, ownerOf, readAt } from "./link-list.ts";
import { overrideSample, type Setting } from "./override-sample.ts";
import { readSampleValue } from "./sample-value.ts";
import type { Sample } from "./sample.ts";
import type { Schema } from "./schema.ts";

/** What an operation answers, as far as fixtures need to know. */
export interface Answered {
  schema: Schema;
  /** Whole bodies that the document gives beside the schema, in its order. */
  examples: readonly unknown[];
  pagination: Pagination | undefined;
  echoes: readonly Echo[];
  /** Params of the call that is answered, a `Sample` of kind `object`. */
  request: Sample;
}

/** Plans the complete answers of an operation: linked pages of a list, else one example. */
export function buildFixtures(samples: Samples, answered: Answered): Fixture[] {
  const { schema, examples, pagination } = answered;
  const item = buildItem(samples, answered);
  const pages = pagination && item ? buildPages(samples, schema, pagination, item) : [];
  if (pages.length > 0) return pages;
  const sample = samples.of(schema, examples);
  return sample ? [{ name: "example", doc: "A complete answer.", sample }] : [];
}

/** Plans what answers of any seed, and lists of any length, are made of. */
export function buildMakings(samples: Samples, answered: Answered): Makings {
  const answer = samples.of(answered.schema);
  return { answer: answer && linkAnswer(samples, answer, answered), item: buildItem(samples, answered) };
}

/** Plans an item of a list, with what it echoes of the call. */
function buildItem(samples: Samples, { schema, pagination, echoes, request }: Answered): Sample | undefined {
  const place = pagination && [...pagination.items.map(({ name }) => name), "[]"];
  const item = place && samples.at(schema, place);
  const planned = item === undefined ? undefined : samples.of(item);
  const sample = planned && pagination && keepApart(samples, planned, item ?? true, pagination);
  if (!place || !sample || request.kind !== "object") return sample;
  const settings = echoes.flatMap(({ param, path }): Setting[] => {
    const given = request.fields.find(({ name }) => name === param)?.sample;
    const inner = path.slice(place.length);
    const isOfItem = place.every((step, index) => path[index] === step) && !inner.includes("[]");
    if (!given || !isOfItem) return [];
    return [{ path: inner, sample: { kind: "literal", value: readSampleValue(given, 0, samples.byAlias) } }];
  });
  return overrideSample(sample, settleOwners(samples, sample, settings));
}

/** Sets the object around what is echoed instead: of all items it is the same one. */
function settleOwners(samples: Samples, item: Sample, settings: readonly Setting[]): Setting[] {
  const owners = new Map<string, { path: readonly string[]; own: Setting[] }>();
  for (const { path, sample } of settings) {
    const owner = ownerOf(path);
    const known = owners.get(owner.join("\0")) ?? { path: owner, own: [] };
    known.own.push({ path: path.slice(owner.length), sample });
    owners.set(owner.join("\0"), known);
  }
  return [...owners.values()].flatMap(({ path, own }): Setting[] => {
    const around = own.every((setting) => setting.path.length > 0) ? readAt(samples, item, path) : undefined;
    if (around) return [{ path, sample: { kind: "seeded", seed: 0, of: overrideSample(around, own) } }];
    return own.map((setting) => ({ path: [...path, ...setting.path], sample: setting.sample }));
  });
}
