import { isDeepStrictEqual } from "node:util";
import { type DocumentedMedia, isWithin, readBodyKind, readFieldEncoding } from "@shortvideo-api/document/source";
import type { SchemaScope } from "@shortvideo-api/document/sample/source";
import { type PartHeader, readPartHeaders } from "@shortvideo-api/model/source";
import { type Pair, readSteps, toVerdict } from "../change/raw-change.ts";
import { nameValue } from "../change/name-places.ts";
import { unclassifiedHint } from "../schema/compare-annotations.ts";
import type { SchemaContext } from "../schema/compare-types.ts";
import { createSameness } from "../schema/create-sameness.ts";
import { openSchema } from "../schema/open-schema.ts";
import { readItems } from "../schema/read-items.ts";
import { type Located, locateSchema, type Side, type Sides } from "../schema/side.ts";

/** Compares the serialization of the parts of a form. A default that is written down breaks nothing. */
export function compareEncoding(
  sides: Sides,
  { before, after }: Pair<DocumentedMedia>,
  { place, direction, report }: Pick<SchemaContext, "place" | "direction" | "report">,
): void {
  const isSame = createSameness(sides.before.root, sides.after.root);
  if (isSame(before.node.encoding ?? {}, after.node.encoding ?? {})) return;
  const [was, is] = [readParts(sides.before, before), readParts(sides.after, after)];
  const isSafe = [...was].every(([name, one]) => {
    const other = is.get(name);
    if (!other) return true;
    const [from, to] = direction === "request" ? [one, other] : [other, one];
    // A part with another schema may have another default.
    const areTyped = one.isTyped || other.isTyped;
    const isCovered = from.types.every((type) => to.types.some((range) => isWithin(type, range)));
    return (!areTyped || isCovered) && isSame([one.style, one.headers], [other.style, other.headers]);
  });
  const areWrittenAlike = isSame(listWritten(was), listWritten(is));
  report({
    // Generated code may change, although the parts are written in the same way.
    code: areWrittenAlike ? "encoding-rewritten" : "schema-changed",
    place,
    message: areWrittenAlike
      ? `The serialization of the parts of ${nameValue(place)} is described in another way. It is the same.`
      : `The serialization of the parts of ${nameValue(place)} has changed.`,
    ...(isSafe ? {} : { hint: unclassifiedHint }),
    wire: toVerdict(!isSafe),
    // Callers set the headers of parts by name.
    types: toVerdict(breaksHeaders(listHeaders(sides.before, before), listHeaders(sides.after, after))),
    ...readSteps({ before, after }),
  });
}

/** The serialization of one part of a form. */
interface Part {
  /** The media types that the part may have, and whether the document lists them. */
  readonly types: readonly string[];
  readonly isTyped: boolean;
  /** The style of the part; `undefined` for the text of a media type. */
  readonly style: object | undefined;
  /** The headers of a multipart body. */
  readonly headers: unknown;
}

/** Reads the serialization of each part that the schema of a form describes. */
function readParts({ scope }: Side, media: DocumentedMedia): ReadonlyMap<string, Part> {
  const isForm = readBodyKind(media.essence) === "form";
  const { properties } = openSchema(scope, locateSchema(media));
  return new Map(
    [...properties].map(([name, property]) => {
      const encoding = readFieldEncoding(media, name);
      const usual = { types: [readType(scope, property)], isTyped: false };
      const headers = isForm ? undefined : media.node.encoding?.[name]?.headers;
      if (encoding.kind === "content") {
        const types = encoding.contentTypes.map((type) => type.toLowerCase());
        return [name, { ...(types.length === 0 ? usual : { types, isTyped: true }), headers, style: undefined }];
      }
      const { style, explode } = encoding;
      // Multipart bodies are not percent-encoded.
      const allowReserved = isForm && encoding.allowReserved;
      const { types = ["object"] } = openSchema(scope, property);
      const isSingle = !types.includes("array") && !types.includes("object");
      const isRepeated = style === "form" && explode && usual.types[0] === "text/plain";
      // Without a style, texts are written in the same way.
      const isUsual = (isSingle || isRepeated) && !allowReserved;
      return [name, { ...usual, headers, style: isUsual ? undefined : { style, explode, allowReserved } }];
    }),
  );
}

/** Lists how each part is written, whether the document says so or not. */
function listWritten(parts: ReadonlyMap<string, Part>): unknown {
  return Object.fromEntries([...parts].map(([name, { types, style, headers }]) => [name, { types, style, headers }]));
}

/** Returns the media type of a part without its own. https://spec.openapis.org/oas/v3.1.1.html#encoding-object */
function readType(scope: SchemaScope, located: Located, depth = 0): string {
  const open = openSchema(scope, located);
  const { types = [], parts } = open;
  if (types.length === 1 && types[0] === "array" && depth < 4) return readType(scope, readItems(open).rest, depth + 1);
  if (types.includes("object") || types.includes("array")) return "application/json";
  const isBytes = parts.some(({ schema }) => schema.format === "binary" || schema.contentEncoding !== undefined);
  return types.length === 0 || isBytes ? "application/octet-stream" : "text/plain";
}

/** Returns whether types break for callers that set headers of parts: a header was removed, has another type, or became required. */
function breaksHeaders(was: readonly PartHeader[], is: readonly PartHeader[]): boolean {
  const isRemoved = was.some((header) => {
    const now = findHeader(is, header);
    return !now || now.isList !== header.isList || !accepts(now, header);
  });
  const isNeeded = is.some((header) => {
    const isGiven = header.isPartRequired || was.some(({ part }) => part === header.part);
    const known = findHeader(was, header);
    return header.isRequired && isGiven && !(known?.isRequired && (known.isPartRequired || !header.isPartRequired));
  });
  return isRemoved || isNeeded;
}

function findHeader(headers: readonly PartHeader[], { part, name }: PartHeader): PartHeader | undefined {
  return headers.find((header) => header.part === part && header.name === name);
}

function accepts({ values: is }: PartHeader, { values: was }: PartHeader): boolean {
  if ("listed" in is && "listed" in was) return was.listed.every((value) => is.listed.includes(value));
  if ("listed" in is) return false;
  if ("types" in was) return isDeepStrictEqual(is, was) || is.types.includes("unknown");
  return was.listed.every((value) => is.types.some((type) => type === "unknown" || type === typeof value));
}

function listHeaders({ scope }: Side, media: DocumentedMedia): readonly PartHeader[] {
  return readPartHeaders(scope, media, () => {}).headers;
}
