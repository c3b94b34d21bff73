// `pnpm --filter site pictures` takes the pictures of the READMEs in the Chromium of the tests: a contract report and the API reference.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runContract } from "@shortvideo-api/contract";
import { startMock } from "@shortvideo-api/mock";
import { checkReport, renderReport } from "@shortvideo-api/report";
import type { Browser } from "playwright-core";
import { startSite } from "../src/index.ts";
import { openBrowser, provideChromium } from "./open-browser.ts";

const pictures = {
  report: fileURLToPath(new URL("../../contract/contract-report.png", import.meta.url)),
  reference: fileURLToPath(new URL("../site.png", import.meta.url)),
};

/** A suite that passes, although it sends one invalid value and requests one page twice. */
const suite = `
import assert from "node:assert/strict";
import { test } from "node:test";

const get = async (path, query, prefer = "") => {
  const url = process.env.MOCK_URL + path + "?" + new URLSearchParams(query);
  const response = await fetch(url, { headers: { "x-gateway-key": process.env.MOCK_KEY, prefer } });
  return { status: response.status, body: await response.json() };
};
const videoId = "7301245789012345678";

test("gets a post, and each of its failures", async () => {
  assert.equal((await get("/api/post/detail", { videoId })).status, 200);
  for (const code of [400, 401, 403, 429, 500]) {
    assert.equal((await get("/api/post/detail", { videoId }, "code=" + code)).status, code);
  }
});
test("lists the largest page of comments", async () => {
  await get("/api/post/comments", { videoId, count: 51 });
});
test("lists all comments", async () => {
  for (let cursor, hasMore = 1; hasMore; ) {
    const { body } = await get("/api/post/comments", { videoId, count: 50, ...(cursor && { cursor }) });
    ({ cursor, hasMore } = body);
  }
});
test("lists playlists", async () => {
  const { body } = await get("/api/user/playlist", { secUid: "SEC1" });
  await get("/api/user/playlist", { secUid: "SEC1", cursor: body.cursor });
  await get("/api/user/playlist", { secUid: "SEC1", cursor: body.cursor });
});
test("gets a user, an effect and the dramas", async () => {
  await get("/api/user/info", { uniqueId: "lina.harbor" });
  await get("/api/effect/info", { effectId: "1" });
  await get("/api/drama/explore", { type: 8, count: 10 });
});
`;

const chromium = provideChromium();
if (chromium === undefined)
  throw new Error("There is no Chromium for this machine. Install `chromium`, and run this again.");
const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const browser = await openBrowser(chromium);
try {
  await takeReport(browser);
  await takeReference(browser);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs the suite against the mock, and takes a picture of the upper part of its report. */
async function takeReport(within: Browser): Promise<void> {
  mkdirSync(join(folder, "tests"));
  writeFileSync(join(folder, "tests/posts.test.mjs"), suite);
  process.chdir(folder);
  const { report } = await runContract({ command: ["node", "--test", "tests/*.test.mjs"] });
  const verdict = checkReport(report, { thresholds: { operations: "30%" } });
  writeFileSync(join(folder, "report.html"), renderReport({ ...report, verdict }, "html"));
  const page = await within.newPage({ viewport: { width: 1_080, height: 1_510 } });
  await page.goto(pathToFileURL(join(folder, "report.html")).href);
  await page.screenshot({ path: pictures.report });
}

/** Takes a picture of an operation in the API reference. */
async function takeReference(within: Browser): Promise<void> {
  const mock = await startMock();
  const site = await startSite({
    spec: fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml")),
    servers: [{ url: mock.url, description: undefined }],
  });
  try {
    const page = await within.newPage({ viewport: { width: 1_360, height: 960 }, reducedMotion: "reduce" });
    await page.goto(`${site.url}/operations/posts.listComments.html`);
    await page.screenshot({ path: pictures.reference });
  } finally {
    await Promise.all([site.stop(), mock.stop()]);
  }
}
