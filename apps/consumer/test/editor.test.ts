// The information that an editor shows to a user of the client.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Editor, openEditor } from "./editor.ts";
import { compilers, writeConsumer } from "./type-cost.ts";

const text = `import { /*root*/ } from "@shortvideo-api/client";
import { /*functions*/ } from "@shortvideo-api/client/functions";
import { createClient, isFailureOf, type Comment } from "@shortvideo-api/client";
const api = createClient({ baseUrl: "https://api.example", apiKey: "key" });
const /*page*/page = await api.posts./*listComments*/listComments({ videoId: "1" });
const /*comments*/comments = page./*field*/comments;
const /*comment*/comment = comments![0]!;
const /*user*/user = comment.user;
const /*iteration*/iteration = api.posts./*iterateComments*/iterateComments({ videoId: "1" }, { /*maxItems*/maxItems: 1 });
for await (const /*item*/item of iteration) item.cid;
for await (const /*each*/each of iteration.pages()) each.cursor;
const /*all*/all = await iteration.toArray();
const /*author*/author = (await api.posts.get({ videoId: "1" })).itemInfo?.itemStruct.author;
const { /*list*/itemList } = (await api.users.listPosts({ secUid: "1" })).data;
const /*room*/room = (await api.live.search({ keyword: "x" })).data?.[0]?.live_info.raw_data;
const /*response*/response = await api.posts.listComments({ videoId: "1" }).withResponse();
const take = (/*named*/named: Comment) => named;
try { take(comment); } catch (error) {
  if (isFailureOf(error, "posts.get") && error.status === 403) { const /*body*/body = error.body; body.message; }
}
const { /*detached*/discover } = api.posts;
`;

describe.each(compilers)("an editor with %s", (compiler) => {
  let editor: Editor;
  beforeAll(async () => {
    editor = await openEditor(compiler, writeConsumer(inject("project"), text));
  });
  afterAll(() => editor.close());

  const hover = (mark: string): Promise<string> => {
    const sign = `/*${mark}*/`;
    expect(text).toContain(sign);
    return editor.hover(text.indexOf(sign) + sign.length);
  };

  test.each([
    ["page", "const page: CommentPage"],
    ["comments", "const comments: Comment[] | undefined"],
    ["field", "(property) comments?: Comment[] | undefined"],
    ["comment", "const comment: Comment"],
    ["user", "const user: CommentUser"],
    ["iteration", "const iteration: Paginator<CommentPage, Comment>"],
    ["item", "const item: Comment"],
    ["each", "const each: CommentPage"],
    ["all", "const all: Comment[]"],
    ["author", "const author: PostDetailAuthor | undefined"],
    ["list", "const itemList: UserPost[] | undefined"],
    ["room", "const room: JsonString<SearchedLiveRoom> | undefined"],
    ["response", "const response: DetailedResponse<CommentPage>"],
    ["named", "(parameter) named: Comment"],
    ["body", "const body: ErrorBody"],
  ])("shows the name of the type of `%s`", async (mark, shown) => {
    const [, next] = (await hover(mark)).split(shown);

    expect(next).toMatch(/^(?![\w[<])/);
  });

  test.each(["listComments", "iterateComments"])("shows the parameters and the description of `%s`", async (mark) => {
    const shown = await hover(mark);

    expect(shown).toMatch(/params: Params<\\*"posts\.\w+\\*">, options\?: CallOptions/);
    expect(shown).toMatch(/PendingResponse<\w+Page, \\*"posts\.\w+\\*">|Paginator<\w+Page, \w+>/);
    expect(shown).toMatch(/@param[^@]*params/);
    expect(shown).not.toContain("components[");
  });

  test("shows the description of a detached method", async () => {
    expect(await hover("detached")).toContain("Lists posts that match a keyword");
  });

  test("completes the names of the client at the root entry, and the names of the function form at `functions`", async () => {
    const root = await editor.complete(text.indexOf("/*root*/"));
    const functions = await editor.complete(text.indexOf("/*functions*/"));
    const declared = join(inject("project"), "node_modules/@shortvideo-api/openapi-types/dist/generated/schemas.d.ts");
    const schemas = new Set(
      Array.from(readFileSync(declared, "utf8").matchAll(/^export type (\w+)/gm), ([, name]) => name),
    );
    expect(schemas.size).toBeGreaterThan(50);

    expect(root).toEqual(
      expect.arrayContaining(["createClient", "ApiError", "CallOptions", "Comment", "CommentPage", "Params"]),
    );
    expect(root.filter((name) => !schemas.has(name)).length).toBeLessThan(60);
    const parts = ["connect", "hooks", "quota", "postsGet", "iteratePostsListComments", "standardLayers"];
    expect(functions).toEqual(expect.arrayContaining(parts));
    const wire = ["paths", "components", "operations", "OperationParams"];
    expect(root.filter((name) => [...parts, ...wire].includes(name))).toEqual([]);
  });

  test("shows the description of an option of an iteration", async () => {
    expect(await hover("maxItems")).toContain("No page is fetched for items beyond it");
  });
});
