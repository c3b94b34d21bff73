// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { MusicDownload, Params, VideoDownload } from "@shortvideo-api/openapi-types";
import type { CallOptions, HttpClient } from "../http.js";

/** Where videos and sounds can be downloaded from. */
export class Downloads {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * Gets where the video of a post can be downloaded from, with and without watermark.
   *
   * `downloads.getVideo`, `GET /api/download/video`.
   *
   * @param params.url - Address of the public page of the video. (Inferred: Name seen in requests of public client
   *   code; that it is required is assumed.)
   * @throws {NoContentError} 204: There is nothing to download: the post has no video.
   * @throws {BadRequestError} 400: The request is malformed.
   * @throws {InvalidKeyError} 401: The key is missing or invalid. Also seen where the plan lacks the operation, which
   *   its message says.
   * @throws {NotSubscribedError} 401 that says "disabled for your subscription".
   * @throws {NotSubscribedError} 403: The caller is not subscribed to the API.
   * @throws {RateLimitedError} 429: The caller sent too many requests.
   * @throws {UpstreamError} 500: The platform behind the service did not answer.
   */
  getVideo(params: Params<"downloads.getVideo">, options?: CallOptions): Promise<VideoDownload> {
    return this.#http.call<VideoDownload>(
      {
        operation: "downloads.getVideo",
        verb: "GET",
        path: "/api/download/video",
        query: params,
        checks: { url: { required: true, type: "string" } },
        envelope: ["play", "play_watermark"],
        failures: [400, 401, 403, 429, 500],
        bareFailures: [204],
      },
      options,
    );
  }

  /**
   * Gets where the sound of a post can be downloaded from.
   *
   * `downloads.getMusic`, `GET /api/download/music`.
   *
   * @param params.url - Address of the public page of the video. (Inferred: Name seen in requests of public client
   *   code; that it is required is assumed.)
   * @throws {NoContentError} 204: There is nothing to download: the post has no video.
   * @throws {BadRequestError} 400: The request is malformed.
   * @throws {InvalidKeyError} 401: The key is missing or invalid. Also seen where the plan lacks the operation, which
   *   its message says.
   * @throws {NotSubscribedError} 401 that says "disabled for your subscription".
   * @throws {NotSubscribedError} 403: The caller is not subscribed to the API.
   * @throws {RateLimitedError} 429: The caller sent too many requests.
   * @throws {UpstreamError} 500: The platform behind the service did not answer.
   */
  getMusic(params: Params<"downloads.getMusic">, options?: CallOptions): Promise<MusicDownload> {
    return this.#http.call<MusicDownload>(
      {
        operation: "downloads.getMusic",
        verb: "GET",
        path: "/api/download/music",
        query: params,
        checks: { url: { required: true, type: "string" } },
        envelope: ["play"],
        failures: [400, 401, 403, 429, 500],
        bareFailures: [204],
      },
      options,
    );
  }
}
