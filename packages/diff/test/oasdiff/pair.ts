import { body, field, headed, type Json, object, param, response, responses, sent } from "../edit.ts";

/** The default level of a check of oasdiff. From `WARN` on, its command fails for a breaking change. */
export type Level = "ERR" | "WARN" | "INFO";

/** The smallest two documents with the change that a check of oasdiff reports. */
export interface Pair {
  readonly id: string;
  readonly level: Level;
  readonly before: Json;
  readonly after: Json;
}

/**
 * A pair of documents with the worst level that oasdiff reports. Its name is ids, where both words of `{a,b}` are one, or the effect of
 * a change without an id, as a clause.
 */
export type Row = readonly [name: string, level: Level, before: Json, after: Json];

/** The levels of a change in a request and in a response. */
type Levels = readonly [request: Level, response: Level];

/** A response may contain values that it could not contain before. */
export const widens: Levels = ["INFO", "ERR"];
/** Values of requests are no longer valid. */
export const narrows: Levels = ["ERR", "INFO"];
/** Values are no longer valid, and others are. */
export const differs: Levels = ["ERR", "ERR"];
/** A program cannot decide which of these it is. */
export const unclear: Levels = ["WARN", "WARN"];
/** The same values are valid. */
export const describes: Levels = ["INFO", "INFO"];

/** Documents with a schema at each place that ids of oasdiff name. */
const places: Readonly<Record<string, (schema: unknown, components?: Json) => Json>> = {
  "request-parameter": (schema) => param(schema),
  "request-parameter-property": (schema) => param(object({ a: schema }), { style: "deepObject" }),
  "request-body": (schema, components) => body(schema, { required: true }, components),
  "request-property": sent,
  "request-read-only-property": (schema) => sent({ ...Object(schema), readOnly: true }),
  "response-body": response,
  "response-mediatype": response,
  "response-property": field,
  "response-write-only-property": (schema) => field({ ...Object(schema), writeOnly: true }),
  "response-header": (schema) => responses({ "200": headed({ schema }) }),
};

/** A change of a schema: the end of its ids, the levels, and the schema before and after. */
export type SchemaRow = readonly [
  change: string,
  levels: Levels,
  before: unknown,
  after: unknown,
  /** The places, as in ids. Default: bodies and properties. */
  where?: string | undefined,
  components?: Json,
];

/** Makes a pair for each place of each change. */
export function toPairs(rows: readonly SchemaRow[]): readonly Pair[] {
  return rows.flatMap(
    ([change, [request, answer], before, after, where = "{request,response}-{body,property}", components]) =>
      expand(where).flatMap((place) => {
        const toDocument = places[place];
        if (!toDocument) throw new Error(`There is no place \`${place}\`.`);
        return expand(`${place}-${change}`).map((id) => ({
          id,
          level: place.startsWith("request") ? request : answer,
          before: toDocument(before, components),
          after: toDocument(after, components),
        }));
      }),
  );
}

/** Expands `a-{b,c} d` to `a-b`, `a-c` and `d`. */
export function expand(patterns: string): readonly string[] {
  return patterns.split(" ").flatMap((pattern) => {
    const [whole, choices = ""] = /\{([^{}]+)\}/.exec(pattern) ?? [];
    if (whole === undefined) return [pattern];
    return choices.split(",").flatMap((choice) => expand(pattern.replace(whole, choice)));
  });
}
