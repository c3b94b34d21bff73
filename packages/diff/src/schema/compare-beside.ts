import type { SchemaObject } from "@shortvideo-api/document/sample/source";
import { compareAnnotations, comparePartWords } from "./compare-annotations.ts";
import type { SchemaContext, OpenPair } from "./compare-types.ts";
import { openSchema, type OpenSchema, type Part } from "./open-schema.ts";
import type { Pair } from "../change/raw-change.ts";
import type { Located } from "./side.ts";

/** Compares the keywords beside a `$ref`, which apply only at this place. */
export function compareBeside(before: Located, after: Located, context: SchemaContext): void {
  const [was, is] = [readBeside(before), readBeside(after)];
  if (was === is || !areReferences(before, after)) return;
  const pair = { before: openBeside(before, was), after: openBeside(after, is) };
  compareAnnotations(pair, context);
  comparePartWords(pair, context);
}

function areReferences(...both: readonly Located[]): boolean {
  return both.every(({ schema }) => typeof schema === "object" && schema.$ref !== undefined);
}

/** Compares descriptions. A description beside a `$ref` replaces that of the target, unless both schemas are a `$ref`. */
export function compareWrittenWords({ before, after }: Pair<Located>, pair: OpenPair, context: SchemaContext): void {
  if (areReferences(before, after)) return comparePartWords(pair, context);
  comparePartWords({ before: putFirst(pair.before, before), after: putFirst(pair.after, after) }, context);
}

function putFirst(open: OpenSchema, { steps }: Located): OpenSchema {
  const isWritten = (part: Part): boolean => part.steps === steps;
  const { parts } = open;
  return { ...open, parts: [...parts.filter(isWritten), ...parts.filter((part) => !isWritten(part))] };
}

function openBeside({ steps }: Located, schema: SchemaObject = {}): OpenSchema {
  return {
    ...openSchema({ schemas: {}, aliases: new Map() }, { schema: true, steps }),
    parts: [{ schema, steps, choices: [] }],
  };
}

function readBeside({ schema }: Located): SchemaObject | undefined {
  return typeof schema === "object" && schema.$ref !== undefined && Object.keys(schema).length > 1 ? schema : undefined;
}
