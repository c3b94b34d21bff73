import { type Body, type BodyContent, hasContentType, type PartHeader, takesBytes } from "../api/operation.ts";
import { bodyKeys } from "../names/names.ts";
import { buildMarks, nameExactConstant, requestMarks } from "./build-marks.ts";
import { type CodeFields, constantOf, nameOf, unlessEmpty } from "./code.ts";

/** Builds how a body is sent, as `BodyMetadata` of the client. */
export function buildBody(body: Body, operation: string): CodeFields {
  const { exact, mediaType, others, type } = body;
  const hasPartHeaders = [body, ...others].some(({ partHeaders }) => partHeaders.length > 0);
  return {
    param: bodyKeys.name,
    mediaType,
    serialize: nameOf(chooseSerializer(body)),
    isSentOnce: takesStreams(body) ? nameOf("holdsStream") : undefined,
    ...buildContent(body),
    exact: exact && constantOf(nameExactConstant(requestMarks, type, operation), () => buildMarks(exact)),
    partHeaders: hasPartHeaders ? bodyKeys.partHeaders : undefined,
    contentType: hasContentType(body) ? bodyKeys.contentType : undefined,
    others: unlessEmpty(Object.fromEntries(others.map((other) => [other.mediaType, buildContent(other)]))),
  };
}

/** Chooses the function that serializes a body. */
function chooseSerializer({ exact, kind, mediaType, others }: Body): string {
  const isOnlyJson = kind === "schema" && others.length === 0 && /^[^*]*[/+]json\b/i.test(mediaType);
  if (!isOnlyJson) return "serializeBody";
  return exact ? "serializeExactJson" : "serializeJson";
}

/** Returns whether a body may be a stream, or have one as a part. */
function takesStreams(body: Body): boolean {
  return takesBytes(body) || [body, ...body.others].some(({ mediaType }) => /^multipart\//i.test(mediaType));
}

function buildContent(content: BodyContent): CodeFields {
  const { exact, kind } = content;
  return {
    exact: exact && buildMarks(exact),
    write: kind === "lines" || kind === "records" ? nameOf(itemWriters[kind]) : undefined,
    encoding: buildEncoding(content),
  };
}

/** The functions that write a body item by item. */
const itemWriters = { lines: "writeLines", records: "writeRecords" } as const;

/** Builds the serialization of form properties that differ from the default: `{ meta: { contentType: "text/xml" } }`. */
function buildEncoding({ encoding, partHeaders }: BodyContent): CodeFields | undefined {
  const entries = Object.entries(encoding).map(([part, fields]) => {
    const headers = partHeaders
      .filter((header) => header.part === part)
      .map((header) => [header.name, buildStyle(header)]);
    return [part, unlessEmpty({ ...fields, headers: unlessEmpty(Object.fromEntries(headers)) })] as const;
  });
  return unlessEmpty(Object.fromEntries(entries));
}

function buildStyle({ explode, json }: PartHeader): CodeFields {
  return { explode: explode || undefined, json: json || undefined };
}
