import {
  type OperationMetadata,
  type ParamMetadata,
  type ParamValues,
  placeCredential,
  placeInHeader,
  placeInQuery,
  serializeBody,
  serializeQueryString,
  writeForm,
} from "@shortvideo-api/client/runtime";
import type { TryBody, TryData, TryParam } from "../../try/try-data.js";
import type { WrittenCredential } from "./credentials.js";

/** A request that is ready to be sent. */
export interface ReadyRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body?: NonNullable<RequestInit["body"]>;
}

/** The parts of a request as the reader filled them in. */
export interface FilledRequest {
  readonly server: string;
  readonly params: ParamValues;
  readonly body: { readonly body: TryBody; readonly value: unknown } | undefined;
  readonly credentials: readonly WrittenCredential[];
  readonly accept: string;
  /** The value of `Prefer`; empty for none. */
  readonly prefer: string;
}

/** Writes a request with the serializer of the client. Throws an error whose message says which value no request can carry. */
export function writeRequest(data: TryData, filled: FilledRequest): ReadyRequest {
  const metadata: OperationMetadata = {
    id: data.id,
    method: data.method,
    path: data.path,
    params: Object.fromEntries(data.params.map((param) => [param.key, describeParam(param)])),
  };
  const { path = data.path, query, headers: written = {} } = serializeQueryString(metadata, filled.params);
  const body = writeBody(filled.body);
  const headers = new Headers();
  const all = { accept: filled.accept, prefer: filled.prefer, ...written, "content-type": body?.contentType };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined && value !== null && value !== "") headers.set(name, value);
  }
  let url = filled.server.replace(/\/+$/, "") + path + (query && `?${query}`);
  for (const { scheme, text } of filled.credentials) {
    const place = scheme.in === "query" ? placeInQuery : placeInHeader;
    ({ url } = placeCredential({ url, headers }, { place, name: scheme.wireName, prefix: scheme.prefix }, text));
  }
  return { method: data.method, url, headers, ...(body && { body: body.body }) };
}

function describeParam({ in: place, wireName, style, explode, allowReserved, ...param }: TryParam): ParamMetadata {
  return {
    ...(place !== "query" && { in: place }),
    wireName,
    ...(style !== "querystring" && { style }),
    explode,
    allowReserved,
    ...(param.control === "raw" && { write: String }),
    ...(param.isForm && { write: (value: unknown) => writeForm(value) }),
  };
}

function writeBody(filled: FilledRequest["body"]) {
  if (!filled) return undefined;
  const { body, value } = filled;
  // JSON and text are sent as they are written, with all digits.
  if (typeof value === "string") return { body: value, contentType: body.mediaType };
  return serializeBody({ body: value }, { param: "body", mediaType: body.mediaType, encoding: body.encoding });
}
