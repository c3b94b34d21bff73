// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, UnlimitedSound, UnlimitedSoundPage } from "@shortvideo-api/openapi-types";
import { copyParams } from "../copy-params.js";
import type { Paginator } from "../create-paginator.js";
import type { FetchPage } from "../fetch-page.js";
import { iteratePages } from "../iterate-pages.js";
import type { PaginateOptions } from "../paginate-options.js";

/** Paginates `music.listUnlimitedSounds` with any function that fetches one page. */
export function paginateMusicListUnlimitedSounds(
  fetchPage: FetchPage<Params<"music.listUnlimitedSounds">, UnlimitedSoundPage>,
  params: Params<"music.listUnlimitedSounds"> = {},
  options?: PaginateOptions,
): Paginator<UnlimitedSoundPage, UnlimitedSound> {
  const given = copyParams(params);
  return iteratePages(
    {
      operation: "music.listUnlimitedSounds",
      fetchPage: (number, call) => fetchPage({ ...given, page: number }, call),
      getItems: (page) => page?.data?.music_list,
      getKey: (item) => item?.id_str,
      hasMore: (page) => page?.data?.has_more ?? page?.data?.hasMore,
      start: given.page,
    },
    options,
  );
}
