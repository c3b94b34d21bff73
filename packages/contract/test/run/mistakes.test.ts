// A suite with many mistakes: each is reported as its own violation, and each correction is a valid request to another mock.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startMock } from "@shortvideo-api/mock";
import type { ContractReport } from "@shortvideo-api/report";
import { makeFolder } from "../../../report/test/make-folder.js";
import { readCall, readWords, sendCall } from "../../../mock/test/validation/read-curl.js";
import { runHere } from "./run-here.js";

interface SentRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string;
}

const key = { "x-gateway-key": "k-0123456789abcdef" };
const post = "/api/post/detail?videoId=7301245789012345678";
const comments = "/api/post/comments?videoId=7301245789012345678";
const dramas = "/api/drama/explore";

/** Each mistake with the place and the code of its violation. */
const mistakes: readonly [mistake: string, request: SentRequest, violation: string][] = [
  ["no key", { path: comments, headers: {} }, "header.x-gateway-key key-missing"],
  [
    "a key in another header",
    { path: post, headers: { "x-api-key": key["x-gateway-key"] } },
    "header.x-gateway-key key-missing",
  ],
  [
    "a token",
    { path: dramas, headers: { authorization: `Bearer ${key["x-gateway-key"]}` } },
    "header.x-gateway-key key-missing",
  ],
  [
    "a key in the query",
    { path: `/api/user/info?uniqueId=a&x-gateway-key=${key["x-gateway-key"]}`, headers: {} },
    "header.x-gateway-key key-missing",
  ],
  [
    "an empty key",
    { path: "/api/effect/info?effectId=1", headers: { "x-gateway-key": "" } },
    "header.x-gateway-key key-missing",
  ],
  ["two keys", { path: post, headers: { "x-gateway-key": ["a", "b"] } }, "header.x-gateway-key header-repeated"],
  ["a number that is too small", { path: `${comments}&count=0` }, "query.count parameter-wrong"],
  ["a number that is too large", { path: `${comments}&count=51` }, "query.count parameter-wrong"],
  ["a fraction", { path: `${comments}&count=1.5` }, "query.count parameter-wrong"],
  ["the text of a missing number", { path: `${comments}&count=None` }, "query.count parameter-wrong"],
  ["an empty number", { path: `${comments}&count=` }, "query.count parameter-wrong"],
  ["a number with a space", { path: `${comments}&count=%205` }, "query.count parameter-wrong"],
  ["a choice in another case", { path: `${dramas}?releasePeriod=ALL` }, "query.releasePeriod parameter-wrong"],
  ["an unknown choice", { path: `${dramas}?releasePeriod=week` }, "query.releasePeriod parameter-wrong"],
  ["a template", { path: "/api/post/detail?videoId=%7BvideoId%7D" }, "query.videoId parameter-wrong"],
  ["a missing parameter", { path: "/api/post/detail" }, "query.videoId parameter-missing"],
  ["a misspelled required parameter", { path: "/api/post/detail?video_id=1" }, "query.video_id parameter-unknown"],
  ["a misspelled optional parameter", { path: `${comments}&cuont=5` }, "query.cuont parameter-unknown"],
  ["a parameter of another operation", { path: `${comments}&keyword=rain` }, "query.keyword parameter-unknown"],
  [
    "an `&` that is not encoded",
    { path: "/api/search/live?keyword=rock%20&%20roll" },
    "query.keyword parameter-unknown",
  ],
  ["a repeated parameter", { path: `${comments}&count=1&count=2` }, "query.count parameter-repeated"],
  [
    "two exclusive parameters",
    { path: "/api/user/info-by-id?userId=1&secUid=x" },
    "query.userId|secUid parameters-exclusive",
  ],
  ["no parameter of a group", { path: "/api/user/info-by-id" }, "query.userId|secUid parameters-exclusive"],
  ["a cursor of no page", { path: `${comments}&cursor=5` }, "query.cursor position-unknown"],
  ["a percent sign", { path: `${comments}&cursor=50%` }, "query url-malformed"],
  ["a misspelled path", { path: "/api/post/coments?videoId=1" }, "path path-unknown"],
  ["a path in another case", { path: "/API/post/detail?videoId=1" }, "path path-unknown"],
  ["a surplus base path", { path: "/api/api/user/info?uniqueId=a" }, "path path-unknown"],
  ["a slash at the end", { path: "/api/user/info/?uniqueId=a" }, "path path-unknown"],
  ["an undocumented method", { path: comments, method: "DELETE" }, "method method-not-allowed"],
  ["a surplus body", { path: post, headers: { ...key, "content-length": "2" }, body: "{}" }, "body body-unexpected"],
  [
    "a media type that no response has",
    { path: post, headers: { ...key, accept: "text/csv" } },
    "header.accept not-acceptable",
  ],
  [
    "an unknown scenario",
    { path: post, headers: { ...key, prefer: "scenario=nope" } },
    "header.prefer preference-unknown",
  ],
  [
    "an undocumented status",
    { path: post, headers: { ...key, prefer: "code=418" } },
    "header.prefer preference-unknown",
  ],
  [
    "the name of a session with a space",
    { path: post, headers: { ...key, prefer: 'session="a b"' } },
    "header.prefer preference-unknown",
  ],
  ["a misspelled session in the address", { path: `/~sesion=a${post}` }, "path preference-unknown"],
  [
    "a misspelled session in the key",
    { path: post, headers: { "x-gateway-key": "mock:sesion=a" } },
    "header.x-gateway-key preference-unknown",
  ],
];

/** Sends the requests of a file one after the other. */
const suite = `
  import { readFileSync } from "node:fs";
  import { request } from "node:http";
  for (const { path, method = "GET", headers, body } of JSON.parse(readFileSync(process.argv[1], "utf8")))
    await new Promise((resolve, reject) => {
      const sent = request(process.env.MOCK_URL, { path, method, headers }, (response) => response.resume().on("end", resolve));
      sent.on("error", reject).end(body);
    });
`;

/** Runs a suite with all mistakes. Returns its report. */
async function runSuite(): Promise<ContractReport> {
  const folder = await makeFolder();
  const [requests, report] = [join(folder, "requests.json"), join(folder, "report.json")];
  await writeFile(requests, JSON.stringify(mistakes.map(([, request]) => ({ headers: key, ...request }))));
  const command = [process.execPath, "--input-type=module", "-e", suite, requests];
  expect(await runHere(["-q", "-r", report, "--", ...command])).toMatchObject({ code: 1 });
  return JSON.parse(await readFile(report, "utf8")) as ContractReport;
}

test("reports each mistake as its own violation, with a correction that another mock accepts", async () => {
  const { violations, verdict } = await runSuite();
  const mock = await startMock();
  onTestFinished(() => mock.stop());
  const lines = violations.map(({ correction = "" }) => correction);
  const responses = await Promise.all(readWords(lines, mock.url).map((words) => sendCall(readCall(words))));

  expect(violations.map(({ place, code, count }) => `${place} ${code} ${count}`)).toEqual(
    mistakes.map(([, , violation]) => `${violation} 1`),
  );
  expect(verdict?.headline).toBe(`Requests broke the contract: ${mistakes.length} violations`);
  expect(responses).toEqual(mistakes.map(() => [200, undefined]));
  expect(mock.report().violations).toEqual([]);
});
