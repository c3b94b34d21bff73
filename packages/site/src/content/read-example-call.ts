import { changeEach } from "@shortvideo-api/document";
import { type Json, readSampleValue } from "@shortvideo-api/document/sample";
import type { BoundOperation } from "@shortvideo-api/bind";
import { readMultipart } from "@shortvideo-api/mock/requests";
import type { NamedSchema } from "@shortvideo-api/model";
import type { ExampleBody, ExampleCall } from "./example-call.js";

/**
 * Reads the request of an example call from the client's own serializer. A list starts at its first page. Returns `undefined` if the client
 * cannot send it: the document has no valid value of a parameter, or a body that only programs can write.
 */
export async function readExampleCall(
  { operation, metadata }: BoundOperation,
  schemas: ReadonlyMap<string, NamedSchema>,
): Promise<ExampleCall | undefined> {
  if (operation.paramsWithoutValue.length > 0) return undefined;
  const { request, response, pagination, httpMethod } = operation;
  const files = new Set<Json>();
  const writeFile = (bytes: string, mediaType = ""): Json => {
    const file = { bytes, mediaType };
    files.add(file);
    return file;
  };
  const value = readSampleValue(request, 0, (alias) => schemas.get(alias)?.sample, undefined, writeFile);
  const position = operation.params.find(({ name, required }) => name === pagination?.param && !required)?.name;
  const fields: Record<string, Json> = Object(value);
  const params: Json = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== position));
  const given: Record<string, unknown> = Object(toArguments(params, files));
  const serialized = serialize(metadata, given);
  if (!serialized) return undefined;
  const { body, headers = {}, query } = serialized;
  const { "content-type": contentType, ...others } = headers;
  const written = body === undefined ? undefined : await readBody(body, contentType ?? undefined, given["body"]);
  if (body !== undefined && !written) return undefined;
  const [type, ...otherTypes] = response.media;
  const accept = otherTypes.length > 0 ? { accept: type?.name } : {};
  return {
    params,
    files,
    method: httpMethod,
    target: (serialized.path ?? metadata.path) + (query === "" ? "" : `?${query}`),
    headers: Object.entries({ ...accept, ...others }).flatMap(([name, text]) =>
      text === null || text === undefined ? [] : [[name, text]],
    ),
    body: written,
  };
}

function serialize(
  metadata: BoundOperation["metadata"],
  params: Readonly<Record<string, unknown>>,
): ReturnType<NonNullable<BoundOperation["metadata"]["serialize"]>> | undefined {
  try {
    return metadata.serialize?.(metadata, params);
  } catch {
    // No request can carry some values of documents, such as `..` in a path.
    return undefined;
  }
}

/** Returns params as the client takes them: bytes as files. */
function toArguments(value: unknown, files: ReadonlySet<unknown>): unknown {
  if (files.has(value)) return new Blob([String(Object(value).bytes)], { type: String(Object(value).mediaType) });
  return changeEach(value, (part) => toArguments(part, files));
}

/** Reads a body that the client has written. `given` is the value that it wrote. */
async function readBody(
  body: unknown,
  contentType: string | undefined,
  given: unknown,
): Promise<ExampleBody | undefined> {
  if (typeof body === "string") return { kind: "text", mediaType: contentType ?? "text/plain", text: body };
  if (!(body instanceof Blob)) return undefined;
  const mediaType = contentType ?? body.type;
  if (body === given) return { kind: "bytes", mediaType: mediaType || "application/octet-stream" };
  if (!/^multipart\/form-data\b/i.test(mediaType)) return undefined;
  const entries = readMultipart(mediaType, new Uint8Array(await body.arrayBuffer()));
  if ("malformed" in entries) return undefined;
  const isFile = (name: string): boolean => [Object(given)[name]].flat().some((part) => part instanceof Blob);
  return {
    kind: "parts",
    parts: entries.map(({ name, text, fileType }) => ({ name, text, mediaType: fileType, isFile: isFile(name) })),
  };
}
