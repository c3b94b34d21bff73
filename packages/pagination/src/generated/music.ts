// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-pagination.ts.

import type { Params, UnlimitedSound, UnlimitedSoundPage } from "@shortvideo-api/openapi-types";
import type { Paginator } from "../create-paginator.js";
import { iteratePages } from "../iterate-pages.js";
import { type FetchPage, type PaginateOptions, copyParams } from "../paginate-options.js";

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
      fetchPage: (number, fetchOptions) => fetchPage({ ...given, page: number }, fetchOptions),
      getItems: (page) => page?.data?.music_list,
      getKey: (item) => item?.id_str,
      hasMore: (page) => page?.data?.has_more ?? page?.data?.hasMore,
      start: given.page,
    },
    options,
  );
}
