// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params, UnlimitedSound, UnlimitedSoundPage } from "@shortvideo-api/openapi-types";
import { type PaginateOptions, type Paginator, paginateMusicListUnlimitedSounds } from "@shortvideo-api/pagination";
import { exactUnlimitedSoundPage, readExact } from "@shortvideo-api/wire";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";

/**
 * Sounds that may be used without limit.
 *
 * Each method rejects with these errors, and with those that it names itself:
 * - `BadRequestError` 400: The request is malformed.
 * - `InvalidKeyError` 401: The key is missing or invalid. Also returned if the plan does not include the operation;
 *   the message then says so.
 * - `NotSubscribedError` 401 that says "disabled for your subscription".
 * - `NotSubscribedError` 403: The caller is not subscribed to the API.
 * - `RateLimitedError` 429: The caller sent too many requests.
 * - `UpstreamError` 500: The platform behind the service did not respond.
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 *
 * Facts that the service does not document:
 * - `listUnlimitedSounds page`. Assumed: Only the meaning is documented. The name and the start at 1 are assumed, as
 *   in the other numbered lists.
 * - `listUnlimitedSounds limit`. Assumed: Only the meaning is documented. The name and the minimum are assumed, as
 *   in the other numbered lists.
 * - `listUnlimitedSounds order`. Assumed: Only the meaning is documented. The name is assumed.
 */
export class Music {
  readonly #connection: Connection;

  /**
   * Lists sounds that may be used without limit. Unlike in the other numbered lists, the flag for further pages is in
   * `data` itself.
   *
   * `music.listUnlimitedSounds`, `GET /api/music/unlimited-sounds`. Returns one page; {@link iterateUnlimitedSounds}
   * iterates over all items.
   *
   * @param params.page - Page number, starting at 1. {@link Music | Assumed}.
   * @param params.limit - Sounds per page. From 1 to 10. {@link Music | Assumed}.
   * @param params.order - Order of the list: 1 hot, 2 new. {@link Music | Assumed}.
   */
  readonly listUnlimitedSounds = (
    params: Params<"music.listUnlimitedSounds"> = {},
    options?: CallOptions,
  ): PendingResponse<UnlimitedSoundPage, "music.listUnlimitedSounds"> =>
    this.#connection.call(metadataOfMusicListUnlimitedSounds, params, options);

  /**
   * Iterates over the `UnlimitedSound` items of {@link listUnlimitedSounds}. Fetches a page when the loop reaches it;
   * `.pages()` iterates over whole pages.
   *
   * @param params - The parameters of {@link listUnlimitedSounds} for the first page.
   * @param options - `maxItems` and `maxPages` end the iteration early, `resumeFrom` continues an earlier one,
   *   `prefetch` fetches one page ahead, `signal` aborts. The others are options of each call.
   */
  readonly iterateUnlimitedSounds = (
    params?: Params<"music.listUnlimitedSounds">,
    options?: CallOptions & PaginateOptions,
  ): Paginator<UnlimitedSoundPage, UnlimitedSound> =>
    paginateMusicListUnlimitedSounds(this.listUnlimitedSounds, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Music.listUnlimitedSounds} as a function, for a connection. */
export function musicListUnlimitedSounds(
  connection: Connection,
  params: Params<"music.listUnlimitedSounds"> = {},
  options?: CallOptions,
): PendingResponse<UnlimitedSoundPage, "music.listUnlimitedSounds"> {
  return connection.call(metadataOfMusicListUnlimitedSounds, params, options);
}

/** {@link Music.iterateUnlimitedSounds} as a function, for a connection. */
export function iterateMusicListUnlimitedSounds(
  connection: Connection,
  params?: Params<"music.listUnlimitedSounds">,
  options?: CallOptions & PaginateOptions,
): Paginator<UnlimitedSoundPage, UnlimitedSound> {
  return paginateMusicListUnlimitedSounds(
    (page, call) => musicListUnlimitedSounds(connection, page, call),
    params,
    options,
  );
}

const metadataOfMusicListUnlimitedSounds: OperationMetadata = {
  id: "music.listUnlimitedSounds",
  method: "GET",
  path: "/api/music/unlimited-sounds",
  parse: (text) => readExact(text, exactUnlimitedSoundPage),
  list: ["data", "music_list"],
};

/** The checks of {@link Music.listUnlimitedSounds}, for `paramChecks`. */
export const checksOfMusicListUnlimitedSounds: OperationChecks = {
  operation: metadataOfMusicListUnlimitedSounds,
  params: {
    page: { type: "integer", minimum: 1, expected: "an integer of at least 1" },
    limit: { type: "integer", minimum: 1, maximum: 10, expected: "an integer from 1 to 10" },
    order: { type: "integer", enum: [1, 2], expected: "one of `1`, `2`" },
  },
};
