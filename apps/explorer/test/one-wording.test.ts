// The client, the mock, the report and the reference describe a limit with the same words.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createClient, ParamsError } from "@shortvideo-api/client";
import { isNode } from "@shortvideo-api/document/source";
import { startMock } from "@shortvideo-api/mock";
import { renderReport } from "@shortvideo-api/report";
import { expect, onTestFinished, test } from "vitest";
import { serviceDocument } from "../src/command/service-document.ts";
import { loadReference } from "../src/reference/load-reference.ts";

const methods = fileURLToPath(new URL("../../../packages/client/src/generated/posts.ts", import.meta.url));

test("describes the limit of `count` in the client's error, the mock's violation, the report and both references", async () => {
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
  const { document } = await loadReference(serviceDocument);

  expect(rejection).toBeInstanceOf(ParamsError);
  expect(String(rejection)).toContain("`count` must be an integer from 1 to 50, got `51`");
  expect(response.headers.get("x-mock-violation")).toContain("takes an integer from 1 to 50.");
  expect(report).toContain("takes an integer from 1 to 50.");
  expect(describeCount(document)).toContain("**Takes** an integer from 1 to 50.");
  expect(readFileSync(methods, "utf8")).toContain("params.count - Comments per page. From 1 to 50, default `50`.");
});

/** Returns the description of the parameter `count` of posts.listComments on the page. */
function describeCount(document: unknown): unknown {
  const paths = isNode(document) && isNode(document["paths"]) ? document["paths"] : {};
  const item = paths["/api/post/comments"];
  const operation = isNode(item) && isNode(item["get"]) ? item["get"] : {};
  const parameters: unknown[] = Array.isArray(operation["parameters"]) ? operation["parameters"] : [];
  return parameters.filter(isNode).find(({ name }) => name === "count")?.["description"];
}
