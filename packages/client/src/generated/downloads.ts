// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { MusicDownload, Params, VideoDownload } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { NoContentError } from "./errors.js";

/**
 * Download addresses of videos and sounds.
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
 * - `getVideo url`, `getMusic url`. Inferred: Name inferred from requests of public client code. Assumed to be
 *   required and not empty.
 */
export class Downloads {
  readonly #connection: Connection;

  /**
   * Gets the download addresses of a post's video, with and without watermark.
   *
   * `downloads.getVideo`, `GET /api/download/video`.
   *
   * @param params.url - Address of the public page of the video. At least 1 character. {@link Downloads | Inferred}.
   * @throws {NoContentError} 204: The post has no video, so there is nothing to download.
   */
  readonly getVideo = (
    params: Params<"downloads.getVideo">,
    options?: CallOptions,
  ): PendingResponse<VideoDownload, "downloads.getVideo"> =>
    this.#connection.call(metadataOfDownloadsGetVideo, params, options);

  /**
   * Gets the download address of a post's sound.
   *
   * `downloads.getMusic`, `GET /api/download/music`.
   *
   * @param params.url - Address of the public page of the video. At least 1 character. {@link Downloads | Inferred}.
   * @throws {NoContentError} 204: The post has no video, so there is nothing to download.
   */
  readonly getMusic = (
    params: Params<"downloads.getMusic">,
    options?: CallOptions,
  ): PendingResponse<MusicDownload, "downloads.getMusic"> =>
    this.#connection.call(metadataOfDownloadsGetMusic, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Downloads.getVideo} as a function, for a connection. */
export function downloadsGetVideo(
  connection: Connection,
  params: Params<"downloads.getVideo">,
  options?: CallOptions,
): PendingResponse<VideoDownload, "downloads.getVideo"> {
  return connection.call(metadataOfDownloadsGetVideo, params, options);
}

/** {@link Downloads.getMusic} as a function, for a connection. */
export function downloadsGetMusic(
  connection: Connection,
  params: Params<"downloads.getMusic">,
  options?: CallOptions,
): PendingResponse<MusicDownload, "downloads.getMusic"> {
  return connection.call(metadataOfDownloadsGetMusic, params, options);
}

const metadataOfDownloadsGetVideo: OperationMetadata = {
  id: "downloads.getVideo",
  method: "GET",
  path: "/api/download/video",
  envelope: ["play", "play_watermark"],
  bareFailures: [204],
  errors: { 204: NoContentError },
};

/** The checks of {@link Downloads.getVideo}, for `paramChecks`. */
export const checksOfDownloadsGetVideo: OperationChecks = {
  operation: metadataOfDownloadsGetVideo,
  params: { url: { required: true, type: "string", minLength: 1, expected: "text of at least 1 character" } },
};

const metadataOfDownloadsGetMusic: OperationMetadata = {
  id: "downloads.getMusic",
  method: "GET",
  path: "/api/download/music",
  envelope: ["play"],
  bareFailures: [204],
  errors: { 204: NoContentError },
};

/** The checks of {@link Downloads.getMusic}, for `paramChecks`. */
export const checksOfDownloadsGetMusic: OperationChecks = {
  operation: metadataOfDownloadsGetMusic,
  params: { url: { required: true, type: "string", minLength: 1, expected: "text of at least 1 character" } },
};
