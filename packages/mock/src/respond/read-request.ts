import { isNode } from "@shortvideo-api/document";
import { toKey } from "../detect/remembered-text.js";
import type { Exchange } from "../exchange/exchange.js";
import { readSteps, writeSteps } from "../exchange/places.js";
import { restOfBody } from "../operation/pagination.js";
import type { ServedOperation } from "../operation/operation.js";
import { decodeUtf8Leniently, parseExactly } from "../request/decode-body.js";
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
  const { operation, request, target } = routed;
  const given = readGiven(routed, target, request.headers);
  return {
    ...routed,
    given,
    parameters: { ...listTexts(operation, given), ...readBodyPlaces(operation, request.body) },
  };
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

/** Reads the position and the page size in a body, and a key of the rest, which identifies the list. */
function readBodyPlaces({ pagination }: ServedOperation, bytes: Uint8Array): Exchange["parameters"] {
  const places = [pagination?.position, pagination?.size].filter((each) => each && each.steps.length > 0);
  if (places.length === 0) return {};
  let rest = parseExactly(decodeUtf8Leniently(bytes));
  const found: Record<string, readonly string[]> = {};
  for (const { place, steps } of places.filter((each) => each !== undefined)) {
    const value = readSteps(rest, steps);
    if (typeof value === "string" || typeof value === "number") found[place] = [String(value)];
    rest = writeSteps(rest, steps, undefined);
  }
  return { ...found, [restOfBody]: [toKey(rest)] };
}

/** Reads the parts of a request that determine its response. */
export function readResponseQuery({ operation, parameters, preference, request, target }: ReadRequest): ResponseQuery {
  const { pagination, takesStream } = operation;
  const { headers, body } = request;
  const [position] = parameters[pagination?.position.place ?? ""] ?? [];
  const [size = ""] = parameters[pagination?.size?.place ?? ""] ?? [];
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
  const value = parseExactly(decodeUtf8Leniently(body));
  return isNode(value) && value["stream"] === true;
}
