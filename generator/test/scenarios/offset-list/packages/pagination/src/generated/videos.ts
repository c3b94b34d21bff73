// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, Video, VideoPage } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iterateOffset } from "../iterate-offset.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

/** Paginates `videos.discover` with any function that fetches one page. */
export function paginateVideosDiscover(
  fetchPage: FetchPage<Params<"videos.discover">, VideoPage>,
  params: Params<"videos.discover">,
  options?: PaginateOptions,
): Paginator<VideoPage, Video> {
  const given = copyParams(params);
  return iterateOffset(
    {
      operation: "videos.discover",
      fetchPage: (offset, fetchOptions) => fetchPage({ ...given, offset }, fetchOptions),
      getItems: (page) => page?.videos,
      getKey: (item) => item?.id,
      hasMore: (page) => page?.hasMore,
      start: given.offset,
    },
    options,
  );
}
