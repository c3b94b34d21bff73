// The handlers in a page of Chromium whose content security policy forbids `eval`.

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { type MockServer, startMock } from "@shortvideo-api/mock";
import { loadDocument, readServedOperations } from "@shortvideo-api/mock/requests";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, provideChromium } from "../../site/test/open-browser.ts";
import { inCI } from "../../../scripts/in-ci.ts";
import { createRandom } from "../../mock/test/validation/random.ts";
import { bundlePage } from "./bundle-page.ts";
import { createRequest, type TestRequest } from "./create-request.ts";
import { observe } from "./observe.ts";

const chromium = provideChromium();
const policy = "default-src 'self'; connect-src 'self' http://contract.test";
const worker = readFileSync(fileURLToPath(import.meta.resolve("msw/mockServiceWorker.js")), "utf8");

/** The functions of `page/main.ts`. */
interface PageFunctions {
  makeCode(): Promise<string>;
  respond(request: TestRequest): Promise<unknown>;
  start(): Promise<unknown>;
  report(): Promise<{ requests: number; violations: { code: string }[]; comparison: { differences: unknown[] } }>;
}

declare global {
  interface Window {
    page: PageFunctions;
  }
}

/** Pages cannot send `origin`, which decides on OPTIONS. The time until a retry differs. */
function isSendable({ init: { headers, method } }: TestRequest): boolean {
  return headers["origin"] === undefined && method !== "OPTIONS" && !/rate-limited/.test(headers["prefer"] ?? "");
}

describe.skipIf(chromium === undefined)("handlers in Chromium", () => {
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let page: Awaited<ReturnType<typeof browser.newPage>>;
  let server: Server;
  let mock: MockServer;
  beforeAll(async () => {
    const files = new Map((await bundlePage("page/main.ts")).map(({ name, code }) => [`/${name}`, code]));
    files.set("/mockServiceWorker.js", worker);
    server = createServer(({ url = "/" }, response) => {
      const code = files.get(url);
      const type = code === undefined ? "text/html" : "text/javascript";
      response.writeHead(200, { "content-type": type, "content-security-policy": policy });
      response.end(code ?? '<script type="module" src="/main.js"></script>');
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    [browser, mock] = await Promise.all([openBrowser(chromium ?? ""), startMock()]);
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => "page" in window);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), mock.stop({ graceMs: 0 })]);
    server.close();
  });

  test("the page forbids code from texts", async () => {
    expect(await page.evaluate(() => window.page.makeCode())).toBe("EvalError");
  });

  test("respond as the server does", async () => {
    const { document } = await loadDocument(fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml")));
    const operations = readServedOperations(document);
    const random = createRandom(7);
    const requests = Array.from({ length: inCI(300, 100) }, () => createRequest(operations, random))
      .filter((each) => each !== undefined)
      .filter(isSendable);

    for (const request of requests) {
      const found = await page.evaluate((each) => window.page.respond(each), request);
      const expected = await observe(() => fetch(`${mock.url}${request.target}`, request.init), mock.url);
      expect({ ...request, found }).toEqual({ ...request, found: expected });
    }
    expect(requests.length).toBeGreaterThan(50);
  });

  test("serve the requests of a page through the worker, and check its own handlers", async () => {
    const { before, after, status, body } = await page.evaluate(async () => {
      const headers = { "x-gateway-key": "any-key" };
      await window.page.start();
      const { requests } = await window.page.report();
      const response = await fetch("/service/api/post/comments?videoId=1&count=51", { headers });
      const own = await fetch("/service/api/drama/explore", { headers });
      return {
        before: requests,
        after: await window.page.report(),
        status: response.status,
        body: (await own.json()) as unknown,
      };
    });

    expect([status, body]).toEqual([400, { dramaList: [], hasMore: "no" }]);
    expect(after.requests).toBe(before + 2);
    expect(after.violations.map(({ code }) => code)).toContain("parameter-wrong");
    expect(after.comparison.differences).toMatchObject([{ code: "field-missing" }, { code: "type-wrong" }]);
  });
});
