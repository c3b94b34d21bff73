import { isDeepStrictEqual } from "node:util";
import type { DocumentedMedia } from "@shortvideo-api/document/source";
import { type PartHeader, readPartHeaders } from "@shortvideo-api/model/source";
import type { Side } from "../schema/side.ts";

/** A media type of a body, in one of the documents. */
interface MediaOfSide {
  readonly side: Side;
  readonly media: DocumentedMedia;
}

/** Returns whether types break for callers that set headers of parts: a header was removed, has another type, or became required. */
export function breaksPartHeaders(before: MediaOfSide, after: MediaOfSide): boolean {
  const [was, is] = [listHeaders(before), listHeaders(after)];
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

function listHeaders({ side: { scope }, media }: MediaOfSide): readonly PartHeader[] {
  return readPartHeaders(scope, media, () => {}).headers;
}
