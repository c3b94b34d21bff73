import { stringifyExact } from "@shortvideo-api/wire";
import type { BodyMetadata, ParamValues, SerializedBody } from "../call/metadata.js";
import { serializeQuery } from "./serialize-params.js";
import { toText } from "./serialize-scalars.js";

/**
 * Serializes the body of a request by its media type; `undefined` if there is none. A body that is already serialized is sent as
 * it is.
 */
export function serializeBody(
  params: ParamValues,
  { param, mediaType, exact }: Omit<BodyMetadata, "serialize">,
): SerializedBody | undefined {
  const body = params[param];
  if (body === undefined) return undefined;
  if (/[/+]json\b/i.test(mediaType)) return ready(stringifyExact(body, exact), mediaType);
  const contentType = mediaType.includes("*") ? null : mediaType;
  if (mediaType.startsWith("multipart/")) return ready(toFormData(body), null);
  if (isReady(body)) return ready(body, contentType);
  if (mediaType === "application/x-www-form-urlencoded") return ready(toUrlEncoded(body), contentType);
  return ready(toText(body), contentType);
}

function ready(body: BodyInit, contentType: string | null): SerializedBody {
  const duplex = body instanceof ReadableStream ? ({ duplex: "half" } as const) : {};
  return { body, contentType, ...duplex };
}

function toFormData(body: unknown): FormData {
  if (body instanceof FormData) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (part !== undefined && part !== null) form.append(name, toText(part));
    }
  }
  return form;
}

/** Repeats the name for the items of a list, and names the fields of an object in brackets. */
function toUrlEncoded(body: unknown): string {
  const values = Object.entries(body ?? {});
  const objects = values.filter(([, value]) => typeof value === "object" && !Array.isArray(value));
  return serializeQuery(
    Object.fromEntries(values),
    Object.fromEntries(objects.map(([name]) => [name, { style: "deepObject" }])),
  );
}

function isReady(body: unknown): body is BodyInit {
  return (
    typeof body === "string" ||
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body) ||
    body instanceof URLSearchParams ||
    body instanceof ReadableStream
  );
}
