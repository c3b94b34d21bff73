import { type Direction, type MediaType, readStreamKind, type Schema } from "@shortvideo-api/document/source";
import { listMedia, type Media } from "@shortvideo-api/model/source";
import { compareWords } from "../schema/compare-annotations.ts";
import { type ComparedSides, type CompareSchemas, createSchemaComparison } from "../schema/compare-schemas.ts";
import { type RawChange, type ReportChange, toVerdict } from "../change/raw-change.ts";
import { createSameness } from "../schema/create-sameness.ts";
import { breaksPartHeaders } from "./breaks-part-headers.ts";
import type { LocatedNode } from "./locate-node.ts";
import { nameValue } from "../change/name-places.ts";
import type { Located, Side } from "../schema/side.ts";

/** A part of the document with a body in one or more media types. */
export type WithContent = LocatedNode<{ content?: Record<string, MediaType> }>;

/** A body in both documents. */
export interface ContentPair {
  readonly was: WithContent;
  readonly is: WithContent;
  /** Media types that the client's types use, as the documents write them; `undefined` without a body. */
  readonly chosen: { readonly before: string | undefined; readonly after: string | undefined };
  /** Essences of the media types that callers can no longer choose. */
  readonly lost?: readonly string[];
}

interface ContentContext {
  readonly place: string;
  readonly direction: Direction;
  /** Whether the body is the result of a call. A failure without a body has no type. */
  readonly isReturned: boolean;
  readonly compareSchemas: CompareSchemas;
  readonly report: ReportChange;
}

/** Compares the media types of a body, and the schema of each. */
export function compareContent(sides: ComparedSides, pair: ContentPair, context: ContentContext): void {
  const { was, is, chosen, lost = [] } = pair;
  const { place, direction, compareSchemas, report } = context;
  const [before, after] = [Object.entries(was.node.content ?? {}), Object.entries(is.node.content ?? {})];
  for (const [name, media] of before) {
    // `application/json` and `application/json; charset=utf-8` mean the same.
    const [twinName, twin] = after.find(([other]) => readEssence(other) === readEssence(name)) ?? [];
    if (!twin || twinName === undefined) continue;
    const [one, other] = [locate(was, name, media), locate(is, twinName, twin)];
    compareSchemas(one, other, { place, direction, report });
    if (media.itemSchema !== undefined || twin.itemSchema !== undefined) {
      const [item, twinItem] = [locate(was, name, media, "itemSchema"), locate(is, twinName, twin, "itemSchema")];
      compareSchemas(item, twinItem, { place: `${place}[]`, direction, report });
    }
    const steps = { before: one.steps.slice(0, -1), after: other.steps.slice(0, -1) };
    compareWords({ before: media, after: twin }, { place, steps, report });
    compareEncoding(sides, { name, before: media, after: twin }, { place, steps, report });
  }
  const removed = before.filter(([name]) => after.every(([other]) => readEssence(other) !== readEssence(name)));
  const added = after.filter(([name]) => before.every(([other]) => readEssence(other) !== readEssence(name)));
  const isRemoved = removed.some(([name]) => name === chosen.before);
  const types = compareChosen(sides, pair, { ...context, report: isRemoved ? report : () => {} });
  for (const [name] of removed) {
    const isSole = before.length === 1 && after.length === 1;
    report({
      code: "media-type-removed",
      place,
      message: `${nameValue(place)} is no longer \`${name}\`${isSole ? `, but \`${after[0]?.[0]}\`` : ""}.`,
      wire: "breaks",
      types: lost.includes(readEssence(name)) ? "breaks" : name === chosen.before ? types : "safe",
      before: [...was.steps, "content", name],
    });
  }
  for (const [name] of added) {
    const isNewlyChosen = name === chosen.after && !isRemoved;
    report({
      code: "media-type-added",
      place,
      message: `${nameValue(place)} may be \`${name}\`.`,
      ...(isNewlyChosen && types === "breaks" && chosen.before !== undefined
        ? { hint: "The client now chooses this media type." }
        : {}),
      // A caller gets it only on request, unless there was no body.
      wire: "safe",
      types: isNewlyChosen ? types : "safe",
      after: [...is.steps, "content", name],
    });
  }
}

/** Compares the media types that the client chooses, and returns whether its types break. Reports changes in bodies of the same kind. */
function compareChosen(
  sides: ComparedSides,
  { was, is, chosen }: ContentPair,
  context: ContentContext,
): RawChange["types"] {
  const one = readChosen(sides.before, was, chosen.before, context.direction);
  const other = readChosen(sides.after, is, chosen.after, context.direction);
  if (!one || !other) return toVerdict(one !== undefined || (other !== undefined && context.isReturned));
  if (readEssence(one.media.name) === readEssence(other.media.name)) return "safe";
  // A stream returns its items one by one, so types break even if the items stay the same.
  const [stream, newStream] = [one, other].map(({ media }) => readStreamKind(media.name));
  if (context.isReturned && stream !== newStream) return "breaks";
  const isSameKind = one.media.kind === other.media.kind;
  const found: RawChange[] = [];
  createSchemaComparison(sides)(one.carried, other.carried, { ...context, report: (change) => found.push(change) });
  if (isSameKind) for (const change of found) context.report(change);
  return toVerdict(found.some(({ types }) => types === "breaks"));
}

function readChosen(
  { root }: Side,
  content: WithContent,
  name: string | undefined,
  direction: Direction,
): { media: Media; carried: Located } | undefined {
  const media = listMedia(root, content.node.content).find((each) => each.name === name);
  if (!media) return undefined;
  const keyword = media.itemSchema === undefined ? "schema" : "itemSchema";
  const { schema, steps } = locate(content, media.name, media, keyword);
  const isBinary = media.kind === "binary";
  // Callers get every response except JSON and streams as a string or as bytes.
  const isWritten =
    media.kind === "json" || readStreamKind(media.name) !== undefined || (direction === "request" && !isBinary);
  const bytes = { type: "string", ...(isBinary ? { format: "binary" } : {}) } as const;
  return { media, carried: { schema: isWritten ? schema : bytes, steps } };
}

/** Compares the serialization of form fields. */
function compareEncoding(
  sides: ComparedSides,
  { name, before, after }: { name: string; before: MediaType; after: MediaType },
  { place, steps, report }: { place: string; steps: Pick<RawChange, "before" | "after">; report: ReportChange },
): void {
  const [was, is] = [before, after].map((media) => ("encoding" in media ? media.encoding : {}));
  if (createSameness(sides.before.root, sides.after.root)(was, is)) return;
  report({
    code: "schema-changed",
    place,
    message: `The serialization of the parts of ${nameValue(place)} has changed.`,
    hint: "Compare both documents at this place: the differ does not check whether a caller breaks.",
    wire: "breaks",
    // Callers set the headers of parts by name.
    types: toVerdict(
      breaksPartHeaders({ side: sides.before, name, media: before }, { side: sides.after, name, media: after }),
    ),
    ...steps,
  });
}

/** Locates the schema of a body. With `itemSchema`, a keyword of OpenAPI 3.2, locates the schema of one item of a stream. */
function locate(
  { steps }: WithContent,
  name: string,
  media: { readonly [Keyword in "schema" | "itemSchema"]?: Schema | undefined },
  keyword: "schema" | "itemSchema" = "schema",
): Located {
  return { schema: media[keyword] ?? true, steps: [...steps, "content", name, keyword] };
}

/** Returns a media type in lower case, without its parameters, which are not compared. */
export function readEssence(mediaType: string): string {
  return (mediaType.split(";", 1)[0] ?? "").trim().toLowerCase();
}
