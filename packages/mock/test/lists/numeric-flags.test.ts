// A caller that compares `hasMore: 1` with `true` stops after the first page. A report cannot know that it did, so it only gives a hint.

import { beforeAll, beforeEach, expect, test } from "vitest";
import { type ContractReport, mergeReports, renderReport, reportFormatNames } from "@shortvideo-api/report";
import { createMock, type Mock } from "../../src/index.js";

let mock: Mock;
beforeAll(async () => {
  mock = await createMock();
});
beforeEach(() => mock.reset());

const comments = "/api/post/comments?videoId=7301245789012345678";
const lives = "/api/search/live?keyword=rain";
const dramas = "/api/drama/explore";

async function read(path: string): Promise<{ hasMore: unknown; cursor: unknown }> {
  const response = await mock.fetch(`http://mock${path}`, { headers: { "x-gateway-key": "any" } });
  return (await response.json()) as { hasMore: unknown; cursor: unknown };
}

/** Reads a list as long as `hasMore` is `true`. */
async function readWhileTrue(path: string): Promise<void> {
  const separator = path.includes("?") ? "&" : "?";
  for (let page = await read(path); page.hasMore === true;)
    page = await read(`${path}${separator}cursor=${String(page.cursor)}`);
}

const hint = "said that more follow";

function showsHint(report: ContractReport): boolean {
  return renderReport(report, "text", { width: 120 }).replaceAll(/\s+/g, " ").includes(hint);
}

test("gives a hint, and no warning, if several lists with numeric flags were left after the first page", async () => {
  for (const path of [comments, lives, dramas]) await readWhileTrue(path);
  const report = mock.report();

  expect(renderReport(report, "text", { width: 120 }).replaceAll(/\s+/g, " ")).toContain(
    "posts.listComments, live.search: only the first page was read, although a number on it, such as `1`, said that more follow. " +
      "Code that compares this number with `true` stops there.",
  );
  expect(report.warnings.map(({ code }) => code)).not.toContain("page-after-last");
  for (const format of reportFormatNames.filter((each) => each !== "text" && each !== "json"))
    expect(renderReport(report, format)).toContain(hint);
});

test.each<[reason: string, paths: readonly string[]]>([
  ["one list", [comments]],
  ["lists with boolean flags", [dramas, "/api/user/posts?secUid=SEC1"]],
  ["lists that end with their first page", [`/~scenario=empty-list${comments}`, `/~scenario=empty-list${lives}`]],
])("gives no hint for %s", async (_, paths) => {
  for (const path of paths) await read(path);

  expect(showsHint(mock.report())).toBe(false);
});

test("gives no hint if a list with numeric flags was continued, also in another shard", async () => {
  for (const path of [comments, lives]) await read(path);
  const left = mock.report();
  mock.reset();
  await read(`${comments}&cursor=${String((await read(comments)).cursor)}`);

  expect(showsHint(left)).toBe(true);
  expect(showsHint(mergeReports([left, mock.report()]))).toBe(false);
  expect(showsHint(mergeReports([mock.report(), left]))).toBe(false);
});
