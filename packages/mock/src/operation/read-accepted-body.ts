import {
  areAllTypes,
  isFile,
  type BodyKind,
  type DocumentedBody,
  type DocumentedMedia,
  once,
  type OpenApi,
  parseJson,
  readBodyKind,
  type Schema,
} from "@shortvideo-api/document";
import { stringifyExact } from "@shortvideo-api/wire";
import { readByteLimits } from "./byte-limits.js";
import { createErrorFinder } from "./create-error-finder.js";
import type { BodyMedia, AcceptedBody, Unchecked } from "./operation.js";
import { readExact } from "./read-exact.js";
import { readReading } from "./reading.js";
import { readForm } from "./read-form.js";
import { type DocumentedStream, readStream } from "./read-stream.js";
import { planRequest } from "./plan-schema.js";
import type { CompileSchema } from "./compile/schema-compiler.js";

/** Reads the bodies that an operation accepts, and lists the bodies that the mock cannot check. */
export function readAcceptedBody(
  document: OpenApi,
  { media: documented }: DocumentedBody,
  required: boolean,
  compile: CompileSchema,
): { readonly body: AcceptedBody; readonly unchecked: readonly Unchecked[] } {
  const read = documented.map((media) => readMedia(document, media, compile));
  return {
    body: { required, media: read.map(({ media }) => media) },
    unchecked: read.flatMap(({ unchecked }) => unchecked),
  };
}

function readMedia(
  document: OpenApi,
  source: DocumentedMedia,
  compile: CompileSchema,
): { readonly media: BodyMedia; readonly unchecked: readonly Unchecked[] } {
  const { name, essence, parameters, schema, view } = source;
  const meantTypes = areAllTypes(view.meantTypes) ? [] : view.meantTypes;
  const stream = readStream(document, source);
  const isRead = stream !== undefined && stream.kind !== "events";
  const findErrors = createErrorFinder(document, isRead ? toList(stream) : schema, compile);
  const kind = readBodyKind(essence);
  const { form, unchecked } = readForm({ document, source, kind, compile, findErrors });
  const sample = once(() => writeSample(document, source, findErrors));
  const why = isRead || isFile(view) ? undefined : findWhyUnchecked(kind, meantTypes, essence);
  return {
    media: {
      name,
      essence,
      parameters,
      types: areAllTypes(view.types) ? [] : view.types,
      reading: readReading(view, compile),
      ...readByteLimits(view),
      isFile: isFile(view),
      findErrors,
      form,
      get sample() {
        return sample();
      },
    },
    unchecked:
      why === undefined
        ? unchecked
        : [{ what: `The body as \`${name}\`${isRange(essence) ? ", unless it is JSON or a form," : ""} is`, why }],
  };
}

/** Writes a valid example, else a corrected copy of the first one, else a value made from the schema. */
function writeSample(document: OpenApi, source: DocumentedMedia, findErrors: BodyMedia["findErrors"]): string {
  const { schema, examples } = source;
  const plan = planRequest(document, schema);
  const exact = readExact(document, schema);
  let first: string | undefined;
  for (const propose of [
    ...examples.map((example) => () => example),
    () => (examples.length > 0 ? plan.correct(examples[0], 0) : undefined),
    () => plan.make(0),
  ]) {
    const value = propose();
    if (value === undefined) continue;
    const text = stringifyExact(value, exact);
    first ??= text;
    if (findErrors(parseJson(text)).length === 0) return text;
  }
  return first ?? "null";
}

/** Returns the schema of the list of all items. */
function toList({ isListed, schema }: DocumentedStream): Schema {
  return isListed ? schema : { type: "array", items: schema };
}

/** Explains why the mock cannot check a body. Returns `undefined` when it can, or when the document admits any bytes. */
function findWhyUnchecked(kind: BodyKind, types: readonly string[], essence: string): string | undefined {
  const asksForMore = types.some((type) => type !== "string" && type !== "null");
  const isStructured = types.length > 0 && types.every((type) => type === "object" || type === "array");
  if (kind === "xml") return "the mock does not read XML";
  if (kind === "text")
    return isStructured ? "the document does not say how such a value is written as text" : undefined;
  if (kind !== "other" || !asksForMore) return undefined;
  return `the mock does not read ${isRange(essence) ? "other formats" : `\`${essence}\``}`;
}

function isRange(essence: string): boolean {
  return essence.includes("*");
}
