/** A measure with its title. `meaning` completes the sentence "Share of …". */
export interface MeasureEntry<Key extends string> {
  readonly key: Key;
  readonly title: string;
  readonly meaning: string;
}

/** The measures of coverage, in the order of reports. */
export const coverageMeasures = defineMeasures([
  { key: "operations", title: "Operations", meaning: "operations that were called at least once" },
  { key: "parameters", title: "Parameters", meaning: "parameters that were sent at least once" },
  { key: "values", title: "Values", meaning: "values of enumerations and booleans that were sent" },
  {
    key: "boundaries",
    title: "Boundaries",
    meaning: "limits that were sent exactly: a minimum, a maximum, a length",
  },
  { key: "statuses", title: "Statuses", meaning: "documented statuses, success and failure, that the mock returned" },
  {
    key: "pages",
    title: "Ends of lists",
    meaning: "lists that were read page by page from the first page to the last",
  },
]);

/** Measures of the share of the document that requests covered. */
export type CoverageMeasure = (typeof coverageMeasures)[number]["key"];

/** The measures of conditions, in the order of reports. */
export const conditionMeasures = defineMeasures([
  {
    key: "inBandFailures",
    title: "In-band failures",
    meaning: "operations that returned a failure inside a success",
  },
  { key: "rateLimits", title: "Rate limits", meaning: "operations that returned 429" },
  { key: "emptyPages", title: "Empty pages", meaning: "lists that returned an empty page" },
]);

/** Measures of conditions that clients rarely meet, such as a 429. */
export type ConditionMeasure = (typeof conditionMeasures)[number]["key"];

/** The measures of coverage. Only valid requests count. */
export type Measure = CoverageMeasure | ConditionMeasure;

/** All measures, in the order in which thresholds are checked. */
export const measures: readonly MeasureEntry<Measure>[] = [...coverageMeasures, ...conditionMeasures];

function defineMeasures<Key extends string>(entries: readonly MeasureEntry<Key>[]): readonly MeasureEntry<Key>[] {
  return entries;
}
