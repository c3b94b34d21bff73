import { findResponse, parseMediaType, readBodyKind, readStreamKind } from "@shortvideo-api/document";
import { stringifyExact } from "@shortvideo-api/wire";
import type { Selection } from "../response/choose-response.js";
import { type ResponseChoice, ImpossibleResponseError } from "../response/engine.js";
import { StreamBody } from "../response/stream-body.js";
import type { ResponseSource } from "./response-source.js";
import type { CreatedResponse } from "../engine/response-engine.js";
import type { ServedOperation, Response, ResponseMedia } from "../operation/operation.js";
import type { MockResponse } from "../exchange/mock-response.js";
import { isYaml } from "../operation/read-response-media.js";

/**
 * Creates the selected response with the built-in engine, or returns it from the store if it was created before. With `created`, the
 * body is that of another engine, and the store is not used.
 */
export function writeResponse(
  source: ResponseSource,
  operation: ServedOperation,
  selection: Selection,
  created?: CreatedResponse,
): MockResponse {
  const { engine, responses } = source;
  const stored = created ? undefined : responses.get(selection.key);
  if (stored) return stored;
  const { choice, make } = selection;
  const documented = findResponse(operation, choice.status);
  if (documented?.unserved !== undefined) throw new ImpossibleResponseError(documented.unserved);
  const { headers, body: builtIn } = engine(choice);
  const usual = created ? created.body : builtIn;
  const body = make ? make(usual) : usual;
  const { text, ...transfer } = writeBody(body, documented, selection);
  const declared = choice.acceptedType ?? findMedia(documented, choice)?.sent ?? "application/json";
  const { mediaType, ...encoding } =
    body instanceof Uint8Array ? { mediaType: declared } : labelCharset(declared, text);
  const isBody = text !== "" || body instanceof Uint8Array || body === "" || transfer.delivery !== undefined;
  const type: Record<string, string> = isBody ? { "content-type": mediaType } : {};
  // A response that is no page of a list does not have the headers of pages.
  const ofPages = Object.values(operation.pagination?.headers ?? {}).map((name) => [name, undefined] as const);
  const all = Object.entries({ ...headers, ...Object.fromEntries(ofPages), ...selection.headers });
  const own = Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  const response: MockResponse = {
    status: choice.status,
    headers: { ...own, ...type },
    text,
    ...encoding,
    ...transfer,
  };
  if (!created) responses.set(selection.key, response);
  return response;
}

/**
 * Returns the media type with the charset of a text beyond ASCII. Clients disagree about the charset of `text/*` without one. JSON is always
 * UTF-8.
 */
function labelCharset(
  mediaType: string,
  text: string,
): Pick<MockResponse, "encoding"> & { readonly mediaType: string } {
  const { essence, parameters } = parseMediaType(mediaType);
  const charset = parameters.get("charset")?.toLowerCase();
  if (/^\p{ASCII}*$/u.test(text) || charset === "utf-8" || readStreamKind(essence) !== undefined) return { mediaType };
  if (charset === undefined)
    return { mediaType: essence.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType };
  const isLatin1 = charset === "iso-8859-1" && /^[\0-\x7f\xa0-\xff]*$/.test(text);
  if (isLatin1 && readBodyKind(essence) !== "json") return { mediaType, encoding: "latin1" };
  return { mediaType: mediaType.replace(/(charset)\s*=\s*(?:"[^"]*"|[^;]*)/i, "$1=utf-8") };
}

/** Converts a body to text. If the media type is not JSON, only streams, bytes and texts are sent. */
function writeBody(
  body: unknown,
  documented: Response | undefined,
  { choice, after }: Selection,
): Pick<MockResponse, "text" | "encoding" | "delivery"> {
  if (body instanceof StreamBody) {
    const pieces = body.write(after);
    return { text: pieces.join(""), delivery: { pieces: pieces.map((piece) => Buffer.byteLength(piece)) } };
  }
  if (body instanceof Uint8Array) return { text: Buffer.from(body).toString("latin1"), encoding: "latin1" };
  return { text: writeText(body, documented, choice) };
}

function writeText(body: unknown, documented: Response | undefined, choice: ResponseChoice): string {
  const media = findMedia(documented, choice);
  if (body === undefined) return "";
  const sent = media?.sent ?? media?.name ?? "";
  if (!media || readBodyKind(sent) === "json" || (typeof body === "object" && isYaml(sent))) {
    return stringifyExact(body, media?.exact ?? documented?.exact);
  }
  if (media.body === "none" || typeof body === "object") return "";
  return typeof body === "string" ? body : stringifyExact(body, media.exact);
}

function findMedia(documented: Response | undefined, { mediaType }: ResponseChoice): ResponseMedia | undefined {
  return documented?.media.find(({ name }) => name === mediaType);
}
