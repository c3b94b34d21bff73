import { isWithin } from "../call/media-type.js";
import type { BodyMetadata, ContentMetadata, ParamValues } from "../call/metadata.js";
import { toText } from "./serialize-scalars.js";

/** The media type in which a body is sent. */
export interface ChosenContent extends ContentMetadata {
  readonly mediaType: string;
  /** The media type, or the range, in the document. */
  readonly name: string;
}

/** Returns the media type that the caller chose, or the default. Returns `undefined` if the document does not have it. */
export function chooseContent(
  params: ParamValues,
  metadata: Omit<BodyMetadata, "serialize">,
): ChosenContent | undefined {
  const { contentType, mediaType, others = {} } = metadata;
  const chosen = contentType === undefined ? undefined : params[contentType];
  if (chosen === undefined) return { ...metadata, name: mediaType };
  const given = toText(chosen);
  const names = [mediaType, ...Object.keys(others)];
  const name =
    names.find((each) => each.toLowerCase() === given.toLowerCase()) ?? names.find((each) => isWithin(given, each));
  if (name === undefined) return undefined;
  return { ...(name === mediaType ? metadata : others[name]), mediaType: given, name };
}
