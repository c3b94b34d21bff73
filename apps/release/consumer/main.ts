// A project that has installed every package. Both compilers check its types. A contract run executes it, and passes the
// address and a key. It throws if an expectation fails.

import { createClient, InBandError, ParamsError } from "@shortvideo-api/client";
import { createComment, responsesOfPostsListComments } from "@shortvideo-api/fixtures";
import type { ContractRunOptions } from "@shortvideo-api/contract";
import type { MockOptions } from "@shortvideo-api/mock";
import type { prismEngine } from "@shortvideo-api/prism";
import type { ReportDemands } from "@shortvideo-api/report";
import type { Comment, ResponseBody } from "@shortvideo-api/openapi-types";
import { paginatePostsListComments } from "@shortvideo-api/pagination";
import { exactResponses, parseExact } from "@shortvideo-api/wire";

declare const process: { env: Record<string, string | undefined>; versions: { node: string } };

const { MOCK_URL: baseUrl = "", MOCK_KEY: apiKey = "" } = process.env;
const videoId = "7301245789012345678";
const api = createClient({ baseUrl, apiKey });

const { itemInfo } = await api.posts.get({ videoId });
expect(itemInfo?.itemStruct?.id === videoId, "a post is the one that was asked for");

const comments: Comment[] = await api.posts.iterateComments({ videoId }).toArray();
expect(comments.length > 2, "iterating reaches further pages");

const paginator = paginatePostsListComments(
  async ({ videoId: id, cursor = "0" }) => {
    const response = await fetch(
      `${baseUrl}/api/post/comments?${new URLSearchParams({ videoId: id, cursor: String(cursor) })}`,
      {
        headers: { "x-gateway-key": apiKey },
      },
    );
    return parseExact<ResponseBody<"posts.listComments">>(await response.text(), exactResponses["posts.listComments"]);
  },
  { videoId },
);
expect((await paginator.toArray()).length === comments.length, "our own fetchPage returns as many items as the client");

const { data } = await api.trending.listSongs({});
const ids = data?.sound_list?.flatMap(({ related_items }) => related_items?.map(({ item_id }) => item_id)) ?? [];
expect(ids.length > 0 && ids.every((id) => !Number.isSafeInteger(Number(id))), "64-bit ids keep every digit");

const rejected = await fail(api.posts.get({ videoId: "no digits" }));
expect(rejected instanceof ParamsError, "wrong parameters are not sent");

const failed = await fail(
  createClient({ baseUrl: `${baseUrl}/~scenario=in-band-failure`, apiKey }).posts.get({ videoId }),
);
expect(failed instanceof InBandError, "a failure inside of a 200 is an error");

// @ts-expect-error -- The types reject a value that the service rejects.
void fail(api.posts.get({ videoId: 1 }));

// The declarations of these packages need no types of Node.
void ({ command: ["pytest"], env: process.env } satisfies ContractRunOptions);
void ({ preference: "scenario=slow" } satisfies MockOptions);
void ((engine: ReturnType<typeof prismEngine>) => ({ engine }) satisfies MockOptions);
void ({ thresholds: { operations: "80%" } } satisfies ReportDemands);

expect(createComment({ text: "Hello" }).text === "Hello", "fixtures take overrides");
expect(responsesOfPostsListComments.emptyPage.comments?.length === 0, "fixtures have an empty page");

console.log(`All expectations hold on Node ${process.versions.node}.`);

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold that ${what}.`);
}

async function fail(call: PromiseLike<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    return error;
  }
}
