import {
  chooseEvents,
  type MediaMetadata,
  openEvents,
  openLines,
  openNothing,
  openRecords,
  type OperationMetadata,
  pickByStatus,
  readBlob,
  readEventJson,
  readEventJsonOrText,
  readJsonOrText,
  readRedirect,
  type StatusMetadata,
} from "@shortvideo-api/client/runtime";
import { hasEmptyResponse, type NamedMedia, type Operation, type SuccessBody } from "@shortvideo-api/model";
import { readExact } from "@shortvideo-api/wire";
import type { BoundSchemas } from "./bind-schemas.js";

/** Returns how the client reads the body of a success. */
export function bindResponse(operation: Operation, schemas: BoundSchemas): Partial<OperationMetadata> {
  const { response } = operation;
  const redirects = response.redirects.length === 0 ? {} : { redirects: response.redirects, readRedirect };
  if (response.isRedirect) return redirects;
  if (hasEmptyResponse(operation)) return { empty: () => undefined, parse: () => undefined, ...redirects };
  const { envelope, list } = response;
  const recognized: MediaMetadata = { ...(envelope !== undefined && { envelope }), ...(list && { list }) };
  const media = response.media.map((each, index) => [
    each.name,
    { ...bindMedia(each, response.mayBeEmpty, schemas), ...(index === 0 && recognized) },
  ]);
  return { choose: chooseEvents, media: Object.fromEntries(media), ...redirects };
}

function bindMedia(media: NamedMedia, mayBeEmpty: boolean, schemas: BoundSchemas): MediaMetadata {
  const others = media.bodies.filter((body) => printShape(body) !== printShape(media));
  // A status beside a range that has its number is no part of the range.
  const isRanged = media.bodies.some(({ status }) => status.endsWith("XX"));
  const bodies = others.length > 0 && isRanged ? media.bodies : others;
  const statuses = bodies.map((body): [string, StatusMetadata] => [
    body.status,
    { accept: body.name, ...bindReader(body, mayBeEmpty, schemas) },
  ]);
  return {
    ...bindReader(media, mayBeEmpty, schemas),
    ...(statuses.length > 0 && { pick: pickByStatus, statuses: Object.fromEntries(statuses) }),
  };
}

/** Prints the parts of a body that decide how it is read. */
function printShape({ kind, type, exact, items }: SuccessBody): string {
  return JSON.stringify([kind, exact !== undefined && type, exact, items]);
}

function bindReader(body: SuccessBody, mayBeEmpty: boolean, schemas: BoundSchemas): MediaMetadata {
  const parse = bindParser(body, schemas);
  const parsed = parse && { parse };
  switch (body.kind) {
    case "none":
    case "json":
      return { ...(mayBeEmpty && { empty: () => undefined }), ...parsed };
    case "text":
      return { empty: () => "", parse: (text) => text };
    case "binary":
      return { read: readBlob, empty: () => new Blob() };
    default:
      return { read: openers[body.kind], empty: openNothing, ...parsed };
  }
}

const openers = { events: openEvents, lines: openLines, records: openRecords } as const;

/** Returns the parser of a body, or of an item of a stream; `undefined` for plain JSON. */
function bindParser({ exact, items, kind, type }: SuccessBody, schemas: BoundSchemas): MediaMetadata["parse"] {
  if (kind === "events" && items?.data === "text") return (text) => text;
  const isMixed = kind === "events" && items?.data === "mixed";
  if (exact === undefined || type === undefined) return isMixed ? (text) => readJsonOrText(text) : undefined;
  const marks = schemas.exact(exact);
  if (items?.of === "event")
    return isMixed ? (text) => readEventJsonOrText(text, marks) : (text) => readEventJson(text, marks);
  return isMixed ? (text) => readJsonOrText(text, marks) : (text) => readExact(text, marks);
}
