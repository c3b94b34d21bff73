import type { MediaOptions } from "../call/call-options.js";
import { rejectOption } from "../call/check-limit.js";
import type { Choose, MediaMetadata, OperationMetadata, ReadSuccess, StatusMetadata } from "../call/metadata.js";
import { addToRequest } from "../serialize/add-to-request.js";
import { isJson, pickMediaType, readMediaType } from "../call/media-type.js";
import { readBodyText, refuseMediaType } from "./refuse-media-type.js";

/** Chooses the media type of a response by `accept`, and the form of bytes by `as`. Throws a RangeError for other values. */
export const chooseMedia: Choose = (operation, given) => {
  const { accept, as, ...options }: MediaOptions<string | undefined, string | undefined> = given;
  const { choose: _, media = {}, ...rest } = operation;
  const types = Object.keys(media);
  const type = accept ?? types[0] ?? "";
  const chosen = media[pickMediaType(type, types) ?? ""];
  if (!chosen) return rejectOption("accept", accept, `one of ${types.map((each) => `\`${each}\``).join(", ")}`);
  const bodies = Object.entries(chosen.statuses ?? {});
  const hasBytes = [chosen, ...bodies.map(([, body]) => body)].some(({ open }) => open);
  const isStream = as === "stream" && hasBytes;
  if (as !== undefined && !isStream && (as !== "blob" || !hasBytes)) {
    rejectOption("as", as, hasBytes ? "`blob` or `stream`" : `absent, since \`${type}\` is not read as bytes`);
  }
  const prepare = <Body extends StatusMetadata>(body: Body): Body => ({
    ...body,
    read: createReader(body.accept ?? type, body, media, isStream),
    ...(isStream && body.open && { empty: () => new Blob().stream() }),
  });
  const changed: OperationMetadata = {
    ...rest,
    ...prepare(chosen),
    accept: type,
    statuses: Object.fromEntries(bodies.map(([status, body]) => [status, prepare(body)])),
  };
  // Some documents have names of media types that no header can carry.
  return {
    operation: /^[ -~]*$/.test(type) ? addToRequest(changed, { headers: { accept: `${type}, */*;q=0.5` } }) : changed,
    options,
  };
};

/**
 * Creates the function that reads a body of the media type `wanted`. It rejects a body of another documented media type that needs
 * another reader.
 */
function createReader(
  wanted: string,
  { open, read = readBodyText }: MediaMetadata,
  media: Readonly<Record<string, MediaMetadata>>,
  isStream: boolean,
): ReadSuccess {
  const others = new Set(
    Object.entries(media).flatMap(([type, other]) => {
      const isAlike = (other.read ?? readBodyText) === read && isJson(type) === isJson(wanted);
      return isAlike ? [] : [readMediaType(type)];
    }),
  );
  return (response, call) => {
    const type = readMediaType(response.headers.get("content-type"));
    if (type !== readMediaType(wanted) && others.has(type)) return refuseMediaType(response, call);
    return (isStream && open ? open : read)(response, call);
  };
}
