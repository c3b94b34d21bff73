// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, Video, VideoPage } from "@shortvideo-api/openapi-types";
import { copyParams } from "../copy-params.js";
import type { FetchPage } from "../fetch-page.js";
import { iterateOffset } from "../iterate-offset.js";
import type { Pages } from "../pages.js";
import type { WalkOptions } from "../walk-options.js";

/** Walks `videos.discover` with any function that fetches one page of it. */
export function walkVideosDiscover(
  fetchPage: FetchPage<Params<"videos.discover">, VideoPage>,
  params: Params<"videos.discover">,
  options?: WalkOptions,
): Pages<VideoPage, Video> {
  const given = copyParams(params);
  return iterateOffset(
    {
      operation: "videos.discover",
      fetchPage: (offset, call) => fetchPage({ ...given, offset }, call),
      itemsOf: (page) => page?.videos,
      keyOf: (item) => item?.id,
      hasMore: (page) => page?.hasMore,
      start: given.offset,
    },
    options,
  );
}
