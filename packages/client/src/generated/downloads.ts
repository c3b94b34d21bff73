// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { MusicDownload, Params, VideoDownload } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call-options.js";
import type { Connection } from "../connection.js";
import type { OperationFacts } from "../operation-facts.js";
import type { PendingAnswer } from "../pending-answer.js";
import { NoContentError } from "./errors.js";

/** Where videos and sounds can be downloaded from. */
export class Downloads {
  readonly #connection: Connection;

  /**
   * Gets where the video of a post can be downloaded from, with and without watermark.
   *
   * `downloads.getVideo`, `GET /api/download/video`.
   *
   * @param params.url - Address of the public page of the video. Not empty. (Inferred: Name seen in requests of public
   *   client code; that it is required, and not empty, is assumed.)
   * @throws {NoContentError} 204: There is nothing to download: the post has no video.
   * @throws {BadRequestError} 400: The request is malformed.
   * @throws {InvalidKeyError} 401: The key is missing or invalid. Also seen where the plan lacks the operation, which
   *   its message says.
   * @throws {NotSubscribedError} 401 that says "disabled for your subscription".
   * @throws {NotSubscribedError} 403: The caller is not subscribed to the API.
   * @throws {RateLimitedError} 429: The caller sent too many requests.
   * @throws {UpstreamError} 500: The platform behind the service did not answer.
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly getVideo = (params: Params<"downloads.getVideo">, options?: CallOptions): PendingAnswer<VideoDownload> =>
    this.#connection.call<VideoDownload>(downloadsGetVideoFacts, params, options);

  /**
   * Gets where the sound of a post can be downloaded from.
   *
   * `downloads.getMusic`, `GET /api/download/music`.
   *
   * @param params.url - Address of the public page of the video. Not empty. (Inferred: Name seen in requests of public
   *   client code; that it is required, and not empty, is assumed.)
   * @throws {NoContentError} 204: There is nothing to download: the post has no video.
   * @throws {BadRequestError} 400: The request is malformed.
   * @throws {InvalidKeyError} 401: The key is missing or invalid. Also seen where the plan lacks the operation, which
   *   its message says.
   * @throws {NotSubscribedError} 401 that says "disabled for your subscription".
   * @throws {NotSubscribedError} 403: The caller is not subscribed to the API.
   * @throws {RateLimitedError} 429: The caller sent too many requests.
   * @throws {UpstreamError} 500: The platform behind the service did not answer.
   * @throws {ParamsError} before anything is sent: The document refuses the parameters.
   */
  readonly getMusic = (params: Params<"downloads.getMusic">, options?: CallOptions): PendingAnswer<MusicDownload> =>
    this.#connection.call<MusicDownload>(downloadsGetMusicFacts, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Downloads.getVideo} as a function, for a connection. */
export function downloadsGetVideo(
  connection: Connection,
  params: Params<"downloads.getVideo">,
  options?: CallOptions,
): PendingAnswer<VideoDownload> {
  return connection.call<VideoDownload>(downloadsGetVideoFacts, params, options);
}

/** {@link Downloads.getMusic} as a function, for a connection. */
export function downloadsGetMusic(
  connection: Connection,
  params: Params<"downloads.getMusic">,
  options?: CallOptions,
): PendingAnswer<MusicDownload> {
  return connection.call<MusicDownload>(downloadsGetMusicFacts, params, options);
}

const downloadsGetVideoFacts: OperationFacts = {
  id: "downloads.getVideo",
  verb: "GET",
  path: "/api/download/video",
  checks: { url: { required: true, type: "string", minLength: 1 } },
  envelope: ["play", "play_watermark"],
  bareFailures: [204],
  errors: { 204: NoContentError },
};

const downloadsGetMusicFacts: OperationFacts = {
  id: "downloads.getMusic",
  verb: "GET",
  path: "/api/download/music",
  checks: { url: { required: true, type: "string", minLength: 1 } },
  envelope: ["play"],
  bareFailures: [204],
  errors: { 204: NoContentError },
};
