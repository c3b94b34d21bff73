import { isJson, readMediaType } from "../call/media-type.js";
import { stringifyExact } from "@shortvideo-api/wire";
import type { BodyMetadata, ParamValues, SerializedBody } from "../call/metadata.js";
import { chooseContent, type ChosenContent } from "./choose-content.js";
import { isComposite, toText } from "./serialize-scalars.js";
import { isByteSource, isStream, listByteSources } from "./holds-stream.js";
import { writeForm } from "./write-form.js";
import { joinPieces, writeMultipart } from "./write-multipart.js";

/**
 * Serializes the body of a request by its media type. Returns `undefined` if there is no body. A body that is already serialized is
 * sent as it is. Throws a TypeError for a stream that was read before.
 */
export function serializeBody(
  params: ParamValues,
  metadata: Omit<BodyMetadata, "serialize">,
): SerializedBody | undefined {
  const body = params[metadata.param];
  if (body === undefined) return undefined;
  const content = chooseContent(params, metadata) ?? { mediaType: String(params[metadata.contentType ?? ""]) };
  const { encoding, exact, mediaType, write }: Omit<ChosenContent, "name"> = content;
  const isRange = mediaType.includes("*");
  // A range without a choice of the caller is sent as a media type within it.
  if (!write && (isJson(mediaType) || (/^(?:\*|application)\/\*$/.test(mediaType) && isJsonBody(body)))) {
    return describeBody(stringifyExact(body, exact), isRange ? "application/json" : mediaType);
  }
  // The type of a file may have parameters, such as the boundary of parts.
  const isTyped = body instanceof Blob && readMediaType(body.type) === readMediaType(mediaType);
  const contentType = isRange || isTyped ? null : mediaType;
  for (const stream of listByteSources(body)) {
    if (stream.locked || sentStreams.has(stream)) {
      throw new TypeError(`\`${metadata.param}\` has a stream that was already read. Pass a new one.`);
    }
    sentStreams.add(stream);
  }
  if (isSerialized(body)) return describeBody(body, body instanceof FormData ? null : contentType);
  if (write) return describeBody(write(body, exact), contentType);
  if (isByteSource(body)) return describeBody(joinPieces([body]), contentType);
  if (/^multipart\//i.test(mediaType)) {
    const headers: ParamValues = Object(params[metadata.partHeaders ?? ""]);
    return writeMultipart(Object(body), { mediaType, encoding, exact, headers });
  }
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType))
    return describeBody(writeForm(body, encoding, exact), contentType);
  return describeBody(toText(body), contentType);
}

/** Streams that were sent. The runtime does not show whether a stream was read. */
const sentStreams = /* @__PURE__ */ new WeakSet<object>();

function describeBody(body: SerializedBody["body"], contentType: string | null): SerializedBody {
  const duplex = isStream(body) ? ({ duplex: "half" } as const) : {};
  return { body, contentType, ...duplex };
}

/** Returns whether a body is an object or a list of JSON. */
function isJsonBody(body: unknown): boolean {
  return isComposite(body) && !isSerialized(body);
}

function isSerialized(body: unknown): body is SerializedBody["body"] {
  return (
    typeof body === "string" ||
    body instanceof Blob ||
    body instanceof FormData ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body) ||
    body instanceof URLSearchParams ||
    isStream(body)
  );
}
