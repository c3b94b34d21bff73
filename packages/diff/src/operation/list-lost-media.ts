import { isWithin, parseMediaType } from "@shortvideo-api/document/source";
import { hasContentType, hasSeveralMedia, type Operation } from "@shortvideo-api/model/source";
import type { OperationPair } from "../schema/side.ts";

/** Lists the essences of media types that callers could name as `accept`, and no longer can. */
export function listLostAccepts({ before, after }: OperationPair): readonly string[] {
  const left = listAccepts(after.operation);
  return listAccepts(before.operation).filter((essence) => !left.includes(essence));
}

/** Lists the essences of media types that callers could name as `contentType`, and no longer can. A range stands for several. */
export function listLostContentTypes({ before, after }: OperationPair): readonly string[] {
  const left = listContentTypes(after.operation);
  return listContentTypes(before.operation).filter((essence) => !left.some((other) => isWithin(essence, other)));
}

/** Lists the media types that callers can name as `accept`. A single one cannot be named. */
function listAccepts(operation: Operation): readonly string[] {
  return hasSeveralMedia(operation) ? operation.response.media.map(({ name }) => readEssence(name)) : [];
}

/** Lists the media types that callers can name as `contentType`. A single one that is no range cannot be named. */
function listContentTypes({ body }: Operation): readonly string[] {
  if (!body || !hasContentType(body)) return [];
  return [body, ...body.others].map(({ mediaType }) => readEssence(mediaType));
}

function readEssence(name: string): string {
  return parseMediaType(name).essence;
}
