// Declarations that the examples of the READMEs assume: variables of the reader, and a mock at the documented address.

import { mkdirSync, writeFileSync } from "node:fs";
import { createClient, type Params, type Resources } from "@shortvideo-api/client";
import { startMock } from "@shortvideo-api/mock";
import type { Comment, CommentPage } from "@shortvideo-api/openapi-types";
import { type FetchPage, paginatePostsListComments } from "@shortvideo-api/pagination";

declare global {
  var baseUrl: string, apiKey: string, videoId: string, effectId: string, url: string;
  var response: Response;
  var headers: Record<string, string>;
  var api: Resources;
  var fetchPage: FetchPage<Params<"posts.listComments">, CommentPage>;
  function print(comment: Comment): void;
  function store(comment: Comment): Promise<void>;
  function fetchLetters(cursor: string | undefined): Promise<{ letters: string[]; next?: string }>;
}

/** Address at which the READMEs serve the mock. */
const documentedUrl = "http://127.0.0.1:4010";

/** Provides the variables, the mock and the files that the examples assume. Returns a function that stops the mock. */
export async function provideGiven(): Promise<() => Promise<void>> {
  const mock = await startMock();
  const ownFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    // The port of the mock may begin with the documented one.
    if (new URL(request.url).origin !== documentedUrl) return ownFetch(request);
    return ownFetch(new Request(request.url.replace(documentedUrl, mock.url), request));
  };
  const client = createClient({ baseUrl: mock.url, apiKey: "any-key" });
  process.env["SHORTVIDEO_API_BASE_URL"] = mock.url;
  process.env["SHORTVIDEO_API_KEY"] = "any-key";
  const headers = { "x-gateway-key": "any-key" };
  Object.assign(globalThis, {
    baseUrl: mock.url,
    apiKey: "any-key",
    videoId: "7300000000000000001",
    effectId: "1",
    url: "https://video.example/@ada/video/7300000000000000001",
    headers,
    api: client,
    fetchPage: (params: Params<"posts.listComments">) => client.posts.listComments(params),
    print: () => {},
    store: async () => {},
    fetchLetters: async () => ({ letters: ["a", "b"] }),
  });
  const response = await ownFetch(`${mock.url}/api/search/live?keyword=music`, { headers });
  // Each example reads the body.
  Object.defineProperty(globalThis, "response", { get: () => response.clone() });
  mkdirSync("shards", { recursive: true });
  for (const shard of [1, 2]) {
    await client.posts.get({ videoId });
    writeFileSync(`shards/${shard}.json`, JSON.stringify(mock.report()));
    mock.reset();
  }
  const comments = paginatePostsListComments(fetchPage, { videoId }, { maxItems: 1 });
  await comments.toArray();
  writeFileSync("resume-token.json", JSON.stringify(comments.resumeToken));
  return () => mock.stop();
}
