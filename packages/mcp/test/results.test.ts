import { createClient } from "@shortvideo-api/client";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { operations } from "@shortvideo-api/fixtures";
import { createMock } from "@shortvideo-api/mock";
import { listOperations } from "@shortvideo-api/model";
import { expect, test } from "vitest";
import { callTool, type JsonResult, openMockedTools, readModel } from "./open-tools.js";

const videoId = "7300000000000000001";

/** Returns a `fetch` that responds with JSON. */
function respond(...bodies: readonly unknown[]) {
  let index = -1;
  return async () => {
    index = Math.min(index + 1, bodies.length - 1);
    return Response.json(bodies[index]);
  };
}

/** Returns a `fetch` that rejects each request. */
function reject(body: unknown) {
  return async () => Response.json(body, { status: 422 });
}

test("a page of 50 comments costs less than half of what an agent accepts, and resumes without losing one", async () => {
  const [comment] = operations["posts.listComments"].responses.firstPage.comments ?? [];
  const comments = Array.from({ length: 50 }, (_, index) => ({
    ...comment,
    cid: `${7300000000000000000n + BigInt(index)}`,
  }));
  const page = { comments, cursor: 50, hasMore: 0, total: 50 };
  const whole = countTokens(JSON.stringify(page));
  let requests = 0;
  const fetch = async () => {
    requests += 1;
    return Response.json(page);
  };
  const { tools } = await openMockedTools({ fetch });

  const seen: string[] = [];
  const costs: number[] = [];
  let resume: string | undefined;
  do {
    const { value, text, bytes } = await callTool(tools, "posts_listComments", { videoId, ...(resume && { resume }) });
    seen.push(...value.items.map(({ cid }: JsonResult) => cid));
    costs.push(countTokens(text));
    expect(bytes).toBeLessThanOrEqual(24_000);
    resume = value.resume;
  } while (resume !== undefined);
  const { text: selected } = await callTool(tools, "posts_listComments", { videoId, fields: "cid,text,user.nickname" });

  console.log(
    `A page of 50 comments: ${whole} tokens; results of ${costs.join(", ")} tokens; with \`fields\`, ${countTokens(selected)}.`,
  );
  expect(seen).toEqual(comments.map(({ cid }) => cid));
  expect(Math.max(...costs)).toBeLessThan(12_500);
  expect(countTokens(selected)).toBeLessThan(4_000);
  // The second call with other `fields` is another reading of the list.
  expect(requests).toBe(2);
});

test("no result has more tokens than bytes of its budget, whatever characters it has", async () => {
  const texts = ["\u{1F9D1}\u200D\u{1F680}", "\u0000", "ﷺ", "7301245789012345678", "𒐫", '"\\'].map((text) =>
    text.repeat(3_000),
  );
  const { tools } = await openMockedTools({ fetch: respond({ statusCode: 0, itemInfo: { itemStruct: { texts } } }) });

  const { text, bytes, notes } = await callTool(tools, "posts_get", { videoId });

  expect(bytes).toBeLessThanOrEqual(24_000);
  expect(countTokens(text)).toBeLessThan(25_000);
  expect(notes).toContain("Left off to save tokens: ");
});

test("an object that is too large keeps its small fields, and says which parts were left off", async () => {
  const itemStruct = {
    id: videoId,
    desc: "Hello",
    video: { raw: "x".repeat(50_000) },
    tags: Array.from({ length: 9_000 }, (_, index) => `${index}`),
  };
  const { tools } = await openMockedTools({ fetch: respond({ statusCode: 0, itemInfo: { itemStruct } }) });

  const { value, notes } = await callTool(tools, "posts_get", { videoId });
  const rest = await callTool(tools, "posts_get", { videoId, fields: "itemInfo.itemStruct.tags[8997:]" });

  expect(value.itemInfo.itemStruct).toMatchObject({ id: videoId, desc: "Hello", tags: expect.arrayContaining(["0"]) });
  expect(notes).toMatch(/`itemInfo\.itemStruct\.tags\[\d+:\]` \([\d,]+ of 9,000 items\)/);
  expect(notes).toMatch(/`itemInfo\.itemStruct\.video\.raw` after [\d,]+ of 50,000 characters/);
  expect(rest.value).toEqual({ itemInfo: { itemStruct: { tags: ["8997", "8998", "8999"] } } });
});

test("every list returns the items of the client, in order, and ends", async () => {
  const { tools, mock } = await openMockedTools();
  const again = await openMockedTools();
  const lists = listOperations(await readModel()).filter(({ pagination }) => pagination !== undefined);
  expect(lists.length).toBeGreaterThan(5);
  const api: JsonResult = createClient({
    baseUrl: "http://mock",
    apiKey: "any-key",
    fetch: (request, init) => mock.fetch(request, init),
    onDeprecated: false,
  });

  for (const { id, pagination, params } of lists) {
    const required = params
      .filter(({ required: isRequired }) => isRequired)
      .map(({ name }) => [name, "7300000000000000001"]);
    const inputs = Object.fromEntries(required);
    const [resource = ""] = id.split(".");
    const expected = await api[resource][pagination?.iterate ?? ""](inputs).toArray();
    const name = id.replace(".", "_");
    const items: unknown[] = [];
    let resume: string | undefined;
    let calls = 0;
    do {
      // Every other call resumes in a process that has not seen the list.
      const { value } = await callTool(calls % 2 === 0 ? tools : again.tools, name, {
        ...inputs,
        ...(resume && { resume }),
      });
      items.push(...value.items);
      resume = value.resume;
      calls += 1;
    } while (resume !== undefined && calls < 50);
    expect(items).toEqual(expected);
    expect(calls).toBeGreaterThan(1);
  }
});

test("a call that resumes requests no page again, unless another process resumes", async () => {
  const { tools, sent } = await openMockedTools({ budget: { maxBytes: 24_000, maxItems: 1 } });

  const first = await callTool(tools, "posts_listComments", { videoId });
  const second = await callTool(tools, "posts_listComments", { videoId, resume: first.value.resume });
  expect(sent).toHaveLength(1);
  const repeated = await callTool(tools, "posts_listComments", { videoId, resume: first.value.resume });

  expect(first.notes).toContain("pass `resume`");
  expect(second.value.items).toEqual(repeated.value.items);
  expect(sent).toHaveLength(2);
});

test("a list resumes with params as a client sends them: JSON text, and null for nothing", async () => {
  const { tools, sent } = await openMockedTools({ budget: { maxBytes: 24_000, maxItems: 1 } });
  const call = (params: object): ReturnType<typeof callTool> => callTool(tools, "trending_listKeywords", params);

  const first = await call({ content_type: "[1]", period: null });
  const second = await call({ content_type: "[1]", resume: first.value.resume });
  const repeated = await call({ content_type: [1], resume: first.value.resume });

  expect(second.value.items).toEqual(repeated.value.items);
  expect(sent).toHaveLength(2);
});

test("a service that repeats a page ends with the client's sentence, across calls", async () => {
  const first = { comments: [{ cid: "a" }], cursor: 1, hasMore: 1 };
  const second = { comments: [{ cid: "b" }], cursor: 2, hasMore: 1 };
  const { tools } = await openMockedTools({ fetch: respond(first, second, first) });

  const one = await callTool(tools, "posts_listComments", { videoId });
  const two = await callTool(tools, "posts_listComments", { videoId, resume: one.value.resume });
  const third = await callTool(tools, "posts_listComments", { videoId, resume: two.value.resume });

  expect(third.value).toEqual({ items: [{ cid: "a" }] });
  expect(third.notes).toContain(
    "The list failed after these items: posts.listComments: cursor `1` was visited before.",
  );
});

test("a resume token of another call, or of no call, is rejected", async () => {
  const { tools, sent } = await openMockedTools();
  const { value } = await callTool(tools, "posts_listComments", { videoId });
  const count = sent.length;

  await expect(callTool(tools, "posts_listComments", { videoId: "1", resume: value.resume })).rejects.toThrow(
    "posts.listComments was not sent: `resume` belongs to a call with other parameters. Repeat those of the earlier call.",
  );
  await expect(callTool(tools, "posts_listComments", { videoId, resume: "2" })).rejects.toThrow(
    "posts.listComments was not sent: `resume` must be the text that an earlier result has as `resume`.",
  );
  expect(sent).toHaveLength(count);
});

test("ids keep all digits, in and out", async () => {
  const { tools, sent } = await openMockedTools();

  const { value } = await callTool(tools, "trending_listSongs", { fields: "related_items.item_id" });
  const ids: string[] = value.items.flatMap(({ related_items: items }: JsonResult) =>
    items.map(({ item_id: id }: JsonResult) => id),
  );
  await callTool(tools, "posts_get", { videoId: ids[0] });

  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => typeof id !== "string" || Number.isSafeInteger(Number(id)))).toEqual([]);
  expect(sent.at(-1)).toBe(`?videoId=${ids[0]}`);
});

test("errors are the sentences of the client, and nothing is sent", async () => {
  const { tools, mock } = await openMockedTools();
  const api = createClient({
    baseUrl: "http://mock",
    apiKey: "any-key",
    fetch: (request, init) => mock.fetch(request, init),
  });

  const wrong = await messageOf(callTool(tools, "posts_listComments", { videoId, count: 51 }));
  // oxlint-disable-next-line no-loss-of-precision -- As an agent might write it.
  const rounded = await messageOf(callTool(tools, "posts_get", { videoId: 7300000000000000001 }));
  const unknown = await messageOf(callTool(tools, "posts_get", { videoID: videoId }));

  expect(wrong).toBe(await messageOf(api.posts.listComments({ videoId, count: 51 })));
  expect(rounded).toContain("a number that has lost digits: pass it as a string.");
  expect(unknown).toBe(
    "posts.get was not sent: it has no parameter `videoID`. Did you mean `videoId`? It has `videoId`.",
  );
});

test("a failure inside a 200 is a failure of the tool", async () => {
  const { tools } = await openMockedTools({ mock: { preference: "scenario=in-band-failure" } });

  const result = await tools.call("posts_get", { videoId });

  expect(result).toMatchObject({ isError: true });
  expect(result.content[0]?.text).toMatch(
    /^posts\.get returned 200 with code .*Check that the requested item exists and is public\.$/,
  );
});

test("a failure has its body, if that says more than the message", async () => {
  const details = { detail: [{ loc: ["query", "videoId"], msg: "field required" }] };
  const { tools } = await openMockedTools({ fetch: reject(details) });
  const { tools: plain } = await openMockedTools({ fetch: reject({ message: "No such video" }) });
  const { tools: large } = await openMockedTools({
    fetch: reject({ detail: Array.from({ length: 1_000 }, () => details) }),
  });

  expect((await tools.call("posts_get", { videoId })).content).toEqual([
    { type: "text", text: expect.stringMatching(/^posts\.get returned 422/) },
    { type: "text", text: JSON.stringify(details) },
  ]);
  expect((await plain.call("posts_get", { videoId })).content).toHaveLength(1);
  expect(JSON.stringify(await large.call("posts_get", { videoId })).length).toBeLessThan(3_000);
});

test("the report of the mock has the calls that the client did not send", async () => {
  const { tools, mock } = await openMockedTools({ mock: {} });

  await tools.call("posts_listComments", { videoId, count: 51 });
  await tools.call("users_getById", {});
  await tools.call("posts_get", { videoId });

  const { violations, operations: covered } = mock.report();
  expect(violations.map(({ operation, code }) => [operation, code])).toEqual([
    ["posts.listComments", "parameter-wrong"],
    ["users.getById", "parameters-exclusive"],
  ]);
  expect(covered.find(({ id }) => id === "posts.get")).toMatchObject({ statuses: expect.anything() });
});

test("the key appears in no result, also if the service repeats it", async () => {
  const apiKey = "secret-key-0123456789";
  const seen: (string | null)[] = [];
  const fetch = async (request: string | Request, init: RequestInit) => {
    seen.push(new Request(request, init).headers.get("x-gateway-key"));
    return Response.json({ statusCode: 0, itemInfo: { echo: `key=${apiKey}`, [apiKey]: 1 } });
  };
  const { tools } = await openMockedTools({ fetch, isMock: false, credentials: { apiKey } });

  const result = await tools.call("posts_get", { videoId });
  const failed = await tools.call("posts_get", { videoId: apiKey });

  expect(seen).toEqual([apiKey]);
  expect(JSON.stringify([result, failed])).not.toContain(apiKey);
  expect(JSON.stringify(result)).toContain("key=");
});

test("`fields` selects through lists, and names what it does not find", async () => {
  const { tools } = await openMockedTools();

  const { value, notes } = await callTool(tools, "posts_listComments", { videoId, fields: "cid,user.nickName" });
  const listed = await callTool(tools, "posts_listComments", { videoId, fields: ["cid", "user.nickname"] });

  expect(Object.keys(value.items[0])).toEqual(["cid"]);
  expect(notes).toContain("`fields`: `user.nickName` is not in this result. Did you mean `nickname`?");
  expect(Object.keys(listed.value.items[0])).toEqual(["cid", "user"]);
});

test("results of the mock say that they are made up", async () => {
  const { tools } = await openMockedTools();
  const live = await openMockedTools({ isMock: false, fetch: await readFetch() });

  expect((await callTool(tools, "posts_get", { videoId })).notes).toContain("Made-up data of a mock");
  expect(tools.instructions).toContain("a mock responds");
  expect((await callTool(live.tools, "posts_get", { videoId })).notes).toBe("");
  expect(live.tools.instructions).not.toContain("mock");
});

async function readFetch() {
  const mock = await createMock();
  return (request: string | Request, init: RequestInit) => mock.fetch(request, init);
}

async function messageOf(call: PromiseLike<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  throw new Error("The call succeeded.");
}
