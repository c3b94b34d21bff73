import { type Direction, type DocumentedMedia, isWithin } from "@shortvideo-api/document/source";
import { readClientKind } from "@shortvideo-api/model/source";
import { compareWords } from "../schema/compare-annotations.ts";
import { type ComparedSides, createSchemaComparison } from "../schema/compare-schemas.ts";
import type { CompareSchemas } from "../schema/compare-types.ts";
import { type Pair, type RawChange, readSteps, type ReportChange, toVerdict } from "../change/raw-change.ts";
import { breaksTypes, collectChanges } from "../schema/report-changes.ts";
import { compareEncoding } from "./compare-encoding.ts";
import { nameValue } from "../change/name-places.ts";
import { type Located, locateSchema } from "../schema/side.ts";
import { readBodyWriting } from "../schema/writing.ts";

/** A part of the document with a body in one or more media types. */
export interface WithContent {
  readonly media: readonly DocumentedMedia[];
}

/** A body in both documents. */
export interface ContentPair {
  readonly was: WithContent;
  readonly is: WithContent;
  /** Media types that the client's types use, as the documents write them; `undefined` without a body. */
  readonly chosen: Pair<string | undefined>;
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
  const [before, after] = [was.media, is.media];
  const removed: DocumentedMedia[] = [];
  for (const media of before) {
    const twin = findTwin(media, after);
    const other = twin ?? (direction === "request" ? findRange(media, after) : undefined);
    if (!other) {
      removed.push(media);
      continue;
    }
    const writing = readBodyWriting(media, other);
    compareSchemas(locateSchema(media), locateSchema(other), { place, direction, writing, report });
    if (!twin) continue;
    if (media.itemSchema !== undefined || twin.itemSchema !== undefined) {
      compareSchemas(locateItem(media), locateItem(twin), { place: `${place}[]`, direction, report });
    }
    compareWords({ before: media, after: twin }, context);
    compareMediaParameters({ before: media, after: twin }, lost, context);
    compareEncoding(sides, { before: media, after: twin }, context);
  }
  const added = after.filter((media) => !findTwin(media, before));
  const isRemoved = removed.some(({ name }) => name === chosen.before);
  const types = compareChosen(sides, pair, { ...context, report: isRemoved ? report : () => {} });
  for (const media of removed) {
    const { name, essence, steps } = media;
    // A response of any type within a range was announced already.
    const isNarrowed = direction === "response" && after.some((each) => isWithin(each.essence, essence));
    const isSole = before.length === 1 && after.length === 1;
    report({
      code: "media-type-removed",
      place,
      message: `${nameValue(place)} is no longer \`${name}\`${isSole ? `, but \`${after[0]?.name}\`` : ""}.`,
      wire: isNarrowed ? "safe" : "breaks",
      types: lost.includes(essence) ? "breaks" : name === chosen.before ? types : "safe",
      before: steps,
    });
  }
  for (const { name, steps } of added) {
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
      after: steps,
    });
  }
}

/** Finds the same media type, if possible with the same parameters. */
function findTwin(media: DocumentedMedia, others: readonly DocumentedMedia[]): DocumentedMedia | undefined {
  const twins = others.filter(({ essence }) => essence === media.essence);
  return twins.find((twin) => includesParameters(twin, media) && includesParameters(media, twin)) ?? twins[0];
}

/** Finds the range that a media type is within: `image/*` for `image/png`. A range for each of them accepts what callers send. */
function findRange(media: DocumentedMedia, others: readonly DocumentedMedia[]): DocumentedMedia | undefined {
  return others.find(({ essence }) => isWithin(media.essence, essence));
}

/** Parameters without effect on the meaning of a body: its encoding, and the separator of its parts. */
const formalParameters = new Set(["charset", "boundary"]);

/** Returns `true` if a media type has all parameters of another one, so that it is a special case of it. */
function includesParameters(media: DocumentedMedia, other: DocumentedMedia): boolean {
  return [...other.parameters].every(
    ([name, value]) => formalParameters.has(name) || media.parameters.get(name) === value,
  );
}

/** Reports that a media type has other parameters: `application/json; version=2`. */
function compareMediaParameters(
  { before, after }: Pair<DocumentedMedia>,
  lost: readonly string[],
  { place, direction, report }: ContentContext,
): void {
  const [isNarrowed, isWidened] = [includesParameters(after, before), includesParameters(before, after)];
  if (isNarrowed && isWidened) return;
  report({
    code: "media-type-removed",
    place,
    message: `${nameValue(place)} is no longer \`${before.name}\`, but \`${after.name}\`.`,
    wire: toVerdict(direction === "response" ? !isNarrowed : !isWidened),
    types: toVerdict(lost.includes(before.essence)),
    ...readSteps({ before, after }),
  });
}

/** Compares the media types that the client chooses, and returns whether its types break. Reports changes in bodies of the same kind. */
function compareChosen(
  sides: ComparedSides,
  { was, is, chosen }: ContentPair,
  context: ContentContext,
): RawChange["types"] {
  const one = readChosen(was, chosen.before, context.direction);
  const other = readChosen(is, chosen.after, context.direction);
  if (!one || !other) return toVerdict(one !== undefined || (other !== undefined && context.isReturned));
  if (one.media.essence === other.media.essence) return "safe";
  // A stream returns its items one by one, so types break even if the items stay the same.
  if (context.isReturned && one.media.stream !== other.media.stream) return "breaks";
  const isSameKind = readClientKind(one.media) === readClientKind(other.media);
  const writing = readBodyWriting(one.media, other.media);
  const compare = createSchemaComparison(sides);
  const found = collectChanges((own) => compare(one.carried, other.carried, own), { ...context, writing });
  if (isSameKind) found.forEach(context.report);
  return toVerdict(found.some(breaksTypes));
}

function readChosen(
  content: WithContent,
  name: string | undefined,
  direction: Direction,
): { media: DocumentedMedia; carried: Located } | undefined {
  const media = content.media.find((each) => each.name === name);
  if (!media) return undefined;
  const { schema, steps } = media.itemSchema === undefined ? locateSchema(media) : locateItem(media);
  const kind = readClientKind(media);
  const isBinary = kind === "binary";
  // Callers get every response except JSON and streams as a string or as bytes.
  const isWritten = kind === "json" || media.stream !== undefined || (direction === "request" && !isBinary);
  const bytes = { type: "string", ...(isBinary ? { format: "binary" } : {}) } as const;
  return { media, carried: { schema: isWritten ? schema : bytes, steps } };
}

/** Locates the schema of one item of a stream. */
function locateItem({ itemSchema = true, steps }: DocumentedMedia): Located {
  return { schema: itemSchema, steps: [...steps, "itemSchema"] };
}
