import type { MediaOptions } from "../call/call-options.js";
import { rejectOption } from "../call/check-limit.js";
import type { Choose, MediaMetadata, OperationMetadata, ReadSuccess } from "../call/metadata.js";
import { addHeaders } from "./add-headers.js";
import { isJson, readMediaType } from "../call/media-type.js";
import { readText, refuseMediaType } from "./refuse-media-type.js";

/** Chooses the media type of a response by `accept`, and the form of bytes by `as`. Throws a RangeError for other values. */
export const chooseMedia: Choose = (operation, given) => {
  const { accept, as, ...options }: MediaOptions<string | undefined, string | undefined> = given;
  const { choose: _, media = {}, ...rest } = operation;
  const types = Object.keys(media);
  const type = accept ?? types[0] ?? "";
  const chosen = Object.hasOwn(media, type) ? media[type] : undefined;
  if (!chosen) return rejectOption("accept", accept, `one of ${types.map((each) => `\`${each}\``).join(", ")}`);
  const isStream = as === "stream" && chosen.open !== undefined;
  if (as !== undefined && !isStream && (as !== "blob" || !chosen.open)) {
    rejectOption("as", as, chosen.open ? "`blob` or `stream`" : `absent, since \`${type}\` is not read as bytes`);
  }
  const changed: Changeable = { ...rest, ...chosen, accept: type, read: createReader(type, media, isStream) };
  if (isStream) changed.empty = () => new Blob().stream();
  // Some documents have names of media types that no header can carry.
  return {
    operation: /^[ -~]*$/.test(type) ? addHeaders(changed, { accept: `${type}, */*;q=0.5` }) : changed,
    options,
  };
};

type Changeable = { -readonly [Name in keyof OperationMetadata]: OperationMetadata[Name] };

/** Creates the function that reads a body. It rejects a body of another documented media type that needs another reader. */
function createReader(wanted: string, media: Readonly<Record<string, MediaMetadata>>, isStream: boolean): ReadSuccess {
  const { open, read = readText } = media[wanted] ?? {};
  const others = new Set(
    Object.entries(media).flatMap(([type, other]) => {
      const isAlike = other.read === media[wanted]?.read && isJson(type) === isJson(wanted);
      return isAlike ? [] : [readMediaType(type)];
    }),
  );
  return (response, call) => {
    const type = readMediaType(response.headers.get("content-type"));
    if (type !== readMediaType(wanted) && others.has(type)) return refuseMediaType(response, call);
    return (isStream && open ? open : read)(response, call);
  };
}
