import { isWithin, parseMediaType, readBodyKind, readMediaKind, readStreamKind } from "@shortvideo-api/document";
import type { ResponseMedia } from "../operation/operation.js";

/** A media range of an `accept` header. */
interface AcceptedRange {
  readonly essence: string;
  readonly parameters: ReadonlyMap<string, string>;
  /** From 0 (not acceptable) to 1. */
  readonly quality: number;
}

/**
 * Selects the media type that `accept` prefers, or the first of several equal ones. Returns `undefined` if none is acceptable.
 *
 * A client that accepts one JSON media type receives any other, because only the name differs.
 * https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
export function chooseResponseMedia(media: readonly ResponseMedia[], accept: string): ResponseMedia | undefined {
  const ranges = readRanges(accept);
  if (ranges.length === 0) return media[0];
  const [best] = media
    .map((each) => ({ media: each, ...findRange(ranges, each) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality || one.index - other.index || other.rank - one.rank);
  return best?.media;
}

/**
 * Returns the media type that `accept` prefers within a documented range, such as `image/webp` within `image/*`. Returns `undefined` if
 * `accept` names none, or if the body of the usual type cannot be sent as it.
 */
export function readAcceptedType({ essence: declared, sent }: ResponseMedia, accept: string): string | undefined {
  if (sent === undefined || !declared.includes("*")) return undefined;
  const [best] = readRanges(accept)
    .filter(({ essence, quality }) => quality > 0 && isWithin(essence, declared) && hasSameForm(essence, sent))
    .toSorted((one, other) => other.quality - one.quality);
  return best?.essence;
}

/** Returns whether the body of a media type can be sent as another one, which is no range and no stream. */
function hasSameForm(one: string, other: string): boolean {
  if (one.includes("*") || readStreamKind(one) !== undefined) return false;
  return readBodyKind(one) === readBodyKind(other) && readMediaKind(one) === readMediaKind(other);
}

/**
 * Returns the streams or the other media types, as a parameter of the request prefers. Returns all media types when the operation has
 * only one of both kinds. The parameter has no effect when `accept` prefers the other kind.
 */
export function preferStreams(
  media: readonly ResponseMedia[],
  accept: string,
  wantsStream: boolean,
): readonly ResponseMedia[] {
  const wanted = media.filter(({ isStream }) => isStream === wantsStream);
  const others = media.filter(({ isStream }) => isStream !== wantsStream);
  if (wanted.length === 0 || others.length === 0) return media;
  const ranges = readRanges(accept);
  const rate = (list: readonly ResponseMedia[]) =>
    ranges.length === 0 ? 1 : Math.max(...list.map((each) => findRange(ranges, each).quality));
  return rate(wanted) >= rate(others) ? wanted : others;
}

/** Returns the quality by the most specific range; 0 if no range matches. */
function findRange(
  ranges: readonly AcceptedRange[],
  media: ResponseMedia,
): { readonly quality: number; readonly index: number; readonly rank: number } {
  let best = { quality: 0, index: -1, rank: 0 };
  for (const [index, range] of ranges.entries()) {
    const rank = rankRange(range, media);
    if (rank > best.rank) best = { quality: range.quality, index, rank };
  }
  return best;
}

/** Returns how specific the match is; 0 if the range does not match. A range that is not acceptable excludes only what it names. */
function rankRange(
  { essence, parameters, quality }: AcceptedRange,
  { sent, name, essence: declared }: ResponseMedia,
): number {
  const own = parseMediaType(sent ?? name);
  const same = [...parameters].filter(([key, value]) => own.parameters.get(key) === value).length;
  if (essence === own.essence) return quality === 0 && same < parameters.size ? 0 : 4 + same;
  if (essence === "*/*") return 1;
  if (isWithin(own.essence, essence)) return 2;
  // The document declares a range that includes the accepted type.
  if (isWithin(essence, declared)) return 3;
  return quality > 0 && readBodyKind(essence) === "json" && readBodyKind(own.essence) === "json" ? 3 : 0;
}

/** Ignores invalid media ranges. Java sends `*` for any type. */
function readRanges(accept: string): AcceptedRange[] {
  return accept.split(",").flatMap((part) => {
    const { essence, parameters } = parseMediaType(part);
    const range = essence === "*" ? "*/*" : essence;
    if (!/^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/.test(range)) return [];
    const quality = Number(parameters.get("q") ?? 1);
    const others = new Map([...parameters].filter(([name]) => name !== "q"));
    return [{ essence: range, parameters: others, quality: Number.isNaN(quality) ? 1 : quality }];
  });
}
