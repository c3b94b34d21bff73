// The client, the mock, the report and the site describe a limit with the same words.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createClient, ParamsError } from "@shortvideo-api/client";
import { startMock } from "@shortvideo-api/mock";
import { renderReport } from "@shortvideo-api/report";
import { expect, onTestFinished, test } from "vitest";
import { buildSite, readContent } from "../src/index.ts";

const methods = fileURLToPath(new URL("../../client/src/generated/posts.ts", import.meta.url));

test("describes the limit of `count` in the client's error, the mock's violation, the report, the site and the typed method", async () => {
  const mock = await startMock();
  onTestFinished(() => mock.stop());
  const wrong = { videoId: "7301245789012345678", count: 51 };

  const rejection: unknown = await createClient({ baseUrl: mock.url, apiKey: "k" })
    .posts.listComments(wrong)
    .catch((error: unknown) => error);
  const response = await fetch(`${mock.url}/api/post/comments?videoId=${wrong.videoId}&count=${wrong.count}`, {
    headers: { "x-gateway-key": "k" },
  });
  const report = renderReport(mock.report(), "text");
  const spec = fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml"));
  const page = buildSite(await readContent({ spec })).get("operations/posts.listComments.html");

  expect(rejection).toBeInstanceOf(ParamsError);
  expect(String(rejection)).toContain("`count` must be an integer from 1 to 50, got `51`");
  expect(response.headers.get("x-mock-violation")).toContain("takes an integer from 1 to 50.");
  expect(report).toContain("takes an integer from 1 to 50.");
  expect(page).toContain("an integer from 1 to 50");
  expect(readFileSync(methods, "utf8")).toContain("params.count - Comments per page. From 1 to 50, default `50`.");
});
