import { isNode } from "@shortvideo-api/document";
import type { Exchange } from "../exchange/exchange.js";
import type { ServedOperation } from "../operation/operation.js";
import { decodeUtf8Leniently } from "../request/decode-body.js";
import { decodeLeniently, type Target } from "../request/read-target.js";
import { readGiven } from "../request/read-given.js";
import { type GivenParameters, readTexts } from "../request/read-texts.js";
import type { ResponseQuery } from "../response/choose-response.js";
import type { MockRequest } from "./outcome.js";
import type { RoutedRequest } from "./route-request.js";

/** A request for an operation, with its parameters. */
export interface ReadRequest extends RoutedRequest {
  readonly given: GivenParameters;
  /** Declared parameters as they were sent, by place. */
  readonly parameters: Exchange["parameters"];
}

/** Reads the parameters of a request. Does not check them. */
export function readRequest(routed: RoutedRequest): ReadRequest {
  const { operation, pathValues, request, target } = routed;
  const given = readGiven(operation, { ...target, pathValues, headers: request.headers });
  return { ...routed, given, parameters: listTexts(operation, given) };
}

/** Lists the parameters that the document declares, as they were sent. */
function listTexts({ parameters }: ServedOperation, given: GivenParameters): Exchange["parameters"] {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const texts = readTexts(parameter, given);
      return texts.length === 0 ? [] : [[`${parameter.in}.${parameter.name}`, texts]];
    }),
  );
}

/** Reads the parts of a request that determine its response. */
export function readResponseQuery({ operation, parameters, preference, request, target }: ReadRequest): ResponseQuery {
  const { pagination, takesStream } = operation;
  const { headers, body } = request;
  const [position] = parameters[`query.${pagination?.param}`] ?? [];
  const [size = ""] = parameters[`query.${pagination?.size}`] ?? [];
  return {
    url: pagination && printAddress(operation, request, target),
    position,
    size: readSize(size),
    parameters,
    preference,
    accept: headers["accept"]?.join(", ") ?? "",
    wantsStream: takesStream ? asksForStream(parameters, body) : undefined,
    lastEventId: headers["last-event-id"]?.[0],
  };
}

/** Prints the address of a request, without credentials. */
function printAddress({ credentials }: ServedOperation, { baseUrl }: MockRequest, { path, search }: Target): string {
  const secrets = new Set(credentials.flat().flatMap((each) => (each.in === "query" ? [each.name] : [])));
  const pieces = search.split("&").filter((piece) => !secrets.has(decodeLeniently(piece.split("=", 1)[0] ?? "")));
  const query = pieces.join("&");
  return `${baseUrl}${path}${query === "" ? "" : `?${query}`}`;
}

/** Reads a page size. A size above the maximum is valid here, because the list limits it. */
function readSize(text: string): number | undefined {
  const size = /^\d/.test(text) ? Number(text) : Number.NaN;
  return Number.isInteger(size) || size === Infinity ? size : undefined;
}

/** Returns whether `stream` is `true` in the query or in a JSON body. */
function asksForStream(parameters: Exchange["parameters"], body: Uint8Array): boolean {
  const [text] = parameters["query.stream"] ?? [];
  if (text !== undefined) return text === "true";
  try {
    const value: unknown = JSON.parse(decodeUtf8Leniently(body));
    return isNode(value) && value["stream"] === true;
  } catch {
    return false;
  }
}
