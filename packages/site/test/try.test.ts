import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { listen } from "@shortvideo-api/mock/commands";
import { type MockServer, startMock } from "@shortvideo-api/mock";
import axe from "axe-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { inCI, onlyInCI } from "../../../scripts/in-ci.ts";
import { buildSite, readContent, type RunningSite, startSite, writeSite } from "../src/index.ts";
import { hangMs, openBrowser, provideChromium } from "./open-browser.ts";
import { type Watched, watchPage } from "./watch-page.ts";

declare global {
  /** Added to the page. */
  var axe: typeof import("axe-core");
}

const spec = fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml"));
const settings = { viewport: { width: 1_200, height: 900 }, reducedMotion: "reduce" } as const;
const chromium = provideChromium();

describe.skipIf(chromium === undefined)("the form that sends requests", () => {
  let browser: Browser;
  let context: BrowserContext;
  let mock: MockServer;
  let site: RunningSite;
  let closed = "";
  let silent = "";
  beforeAll(async () => {
    [browser, mock] = await Promise.all([openBrowser(chromium ?? ""), startMock()]);
    closed = await findClosedAddress();
    // A server that does not allow requests of pages by CORS.
    const strict = createServer((_, response) => response.end("{}"));
    silent = await listen(strict, 0, "127.0.0.1");
    const servers = [mock.url, closed, silent].map((url) => ({ url, description: undefined }));
    site = await startSite({ spec, servers });
    context = await browser.newContext({ ...settings, permissions: ["clipboard-read", "clipboard-write"] });
    context.setDefaultTimeout(hangMs);
    return async () => {
      strict.closeAllConnections();
      strict.close();
    };
  });
  afterAll(() => Promise.all([browser.close(), site.stop(), mock.stop({ graceMs: 0 })]));

  async function open(id: string, root = site.url, within = context): Promise<{ page: Page; watched: Watched }> {
    const page = await within.newPage();
    onTestFinished(() => page.close());
    const watched = watchPage(page);
    await page.goto(`${root}/operations/${id}.html`);
    await page.getByRole("button", { name: `Try ${id}` }).click();
    await page.getByRole("button", { name: "Send", exact: true }).waitFor();
    return { page, watched };
  }

  test("sends the example request of each operation, only to the selected server", async () => {
    const ids = inCI(mock.operations, ["live.listStreams"]);
    mock.reset();
    for (const id of ids) {
      const { page, watched } = await open(id);

      const { status } = await press(page);

      expect([id, status]).toEqual([id, expect.stringMatching(/^200 OK, \d+ ms, /)]);
      expect(watched.complaints()).toEqual([]);
      expect(watched.origins()).toEqual([site.url, mock.url].sort());
      await page.close();
    }
    const { operations, violations } = mock.report();
    expect(violations).toEqual([]);
    expect(operations.filter(({ requests }) => requests > 0)).toHaveLength(ids.length);
  });

  test("explains a refusal, fills in the correction, and follows the list to its end", async () => {
    const { page } = await open("posts.listComments");
    await page.getByLabel("count").fill("99");

    const refused = await press(page);

    expect(refused.status).toMatch(/^400 Bad Request, /);
    expect(refused.result).toContain("posts.listComments takes an integer from 1 to 50. (parameter-wrong)");
    expect(await page.locator(".try-problem", { hasText: "count must be an integer from 1 to 50" }).count()).toBe(1);

    await page.getByRole("button", { name: "Fill in the correction" }).click();
    const corrected = await press(page);
    expect(corrected.result).toMatch(/Page 1: 50 items, 50 so far\.\n/);

    let last = corrected.result;
    for (let pages = 1; await page.getByRole("button", { name: "Next page" }).isVisible(); pages += 1) {
      expect(pages).toBeLessThan(10);
      ({ result: last } = await press(page, "Next page"));
    }
    expect(last).toMatch(/Page [2-9]: \d+ items, \d+ so far\. This is the last page\./);
  });

  test("shows all digits of 64-bit numbers, and a failure inside a 200 that a scenario plays", async () => {
    const { page } = await open("live.listStreams");
    expect((await press(page)).result).toContain('"id": 7561234567890123457,');

    await page.getByLabel("Response of the mock").selectOption("scenario=in-band-failure");
    const { status, result } = await press(page);

    expect(status).toMatch(/^200 OK/);
    expect(result).toContain("This is a failure inside a 200:");
    expect(result).toContain("The typed client throws InBandError.");
  });

  test("says what to check when a request gets no response", onlyInCI, async () => {
    const { page } = await open("posts.get");

    await page.getByLabel("Server").selectOption(closed);
    const unreachable = await press(page);
    await page.getByLabel("Server").selectOption(silent);
    const refused = await press(page);
    await page.getByLabel("Server").selectOption({ label: "another address …" });
    await page.getByLabel("Address").fill("https://other.example");
    const forbidden = await press(page);

    expect(unreachable.status).toBe("No response.");
    expect(unreachable.result).toContain(`No server listens at ${closed}.`);
    expect(unreachable.result).toContain(`npx @shortvideo-api/mock start --port ${new URL(closed).port}`);
    expect(refused.result).toContain(`The service must allow requests from the origin ${site.url} by CORS.`);
    expect(forbidden.result).toContain("The policy of this page allows no request to https://other.example.");
  });

  test("keeps credentials only where the reader asks for it, and sends them to one origin", async () => {
    const { page } = await open("posts.get");
    const readStorage = () => page.evaluate(() => [JSON.stringify(sessionStorage), JSON.stringify(localStorage)]);
    const key = page.getByLabel("gatewayKey").last();

    await key.fill("secret-1");
    expect((await press(page)).status).toMatch(/^200/);
    expect(await readStorage()).toEqual(["{}", "{}"]);
    expect(page.url()).not.toContain("secret");

    await page.getByLabel("Keep until this tab closes").check();
    expect((await readStorage())[0]).toContain("secret-1");
    await page.getByLabel("Server").selectOption(silent);
    expect(await key.inputValue()).not.toBe("secret-1");
    await page.getByLabel("Server").selectOption(mock.url);
    expect(await key.inputValue()).toBe("secret-1");

    await page.getByRole("button", { name: "Forget all credentials" }).click();
    expect(await readStorage()).toEqual(["{}", "{}"]);
    const { status, result } = await press(page);
    expect(status).toMatch(/^401/);
    expect(result).toContain("InvalidKeyError");
  });

  test("sends each kind of credential, and a body with all its digits", onlyInCI, async () => {
    const file = fileURLToPath(new URL("credentials.yaml", import.meta.url));
    const vaultMock = await startMock({ spec: file });
    const vaults = await startSite({ spec: file, servers: [{ url: vaultMock.url, description: undefined }] });
    onTestFinished(() => Promise.all([vaults.stop(), vaultMock.stop({ graceMs: 0 })]).then(() => {}));
    const { page } = await open("vaults.create", vaults.url);
    const requested: { url: string; authorization: string | undefined; body: string | null }[] = [];
    page.on("request", (request) => {
      const { authorization } = request.headers();
      if (request.method() === "POST") requested.push({ url: request.url(), authorization, body: request.postData() });
    });
    await page.getByLabel("queryKey").last().fill("secret-3");
    await page.getByLabel("login: username").fill("ana");
    await page.getByLabel("login: password").fill("pass");

    const both = await press(page);
    await page.getByLabel("Send", { exact: true }).selectOption("token");
    const token = await press(page);
    await page.getByLabel("Send", { exact: true }).selectOption("send none");
    const none = await press(page);

    expect([both.status, token.status, none.status].map((status) => status.slice(0, 3))).toEqual(["201", "201", "401"]);
    expect(both.result).toContain("/vaults?key=…");
    expect(both.result).not.toContain("secret-3");
    expect(requested).toMatchObject([
      { url: `${vaultMock.url}/vaults?key=secret-3`, authorization: `Basic ${btoa("ana:pass")}` },
      { url: `${vaultMock.url}/vaults`, authorization: "Bearer any-key" },
      { url: `${vaultMock.url}/vaults`, authorization: undefined },
    ]);
    expect(requested[0]?.body).toContain("7561234567890123457");
    await page.getByLabel("Send", { exact: true }).selectOption("session");
    expect(await page.getByLabel("session").last().isDisabled()).toBe(true);
  });

  test("sends by the keyboard, and copies the request without its key", async () => {
    const { page } = await open("users.getById");
    await page.getByLabel("gatewayKey").last().fill("secret-2");
    await page.keyboard.press("Control+Enter");
    expect((await readResult(page)).status).toMatch(/^200/);

    await page.getByRole("button", { name: "Copy as curl" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const curl = await page.evaluate(() => navigator.clipboard.readText());

    expect(curl).toContain('"$SHORTVIDEO_API_KEY"');
    expect(curl).toContain(`${mock.url}/api/user/info-by-id?`);
    expect(curl).not.toContain("secret-2");
  });

  test.each(["Send", "Copy as curl"])("says why an address without a host cannot be used: %s", async (button) => {
    const { page } = await open("users.getById");
    await page.getByLabel("Server").selectOption(" other");
    await page.getByLabel("Address", { exact: true }).fill("api.example/v1");

    await page.getByRole("button", { name: button, exact: true }).click();

    const alert = page.getByRole("alert").filter({ hasText: "is not an address" });
    expect(await alert.textContent()).toContain("`api.example/v1` is not an address".replaceAll("`", ""));
  });

  const modes = [
    { colorScheme: "light", viewport: { width: 1_200, height: 900 } },
    { colorScheme: "dark", viewport: { width: 1_200, height: 900 } },
    { colorScheme: "light", viewport: { width: 320, height: 640 } },
    { colorScheme: "dark", viewport: { width: 320, height: 640 } },
  ] satisfies BrowserContextOptions[];

  test.each(inCI(modes, modes.slice(-1)))("has no accessibility finding: %j", async (mode) => {
    // Without the policy, so that the test can add its script.
    const { page } = await open(
      "users.getById",
      site.url,
      await browser.newContext({ ...settings, ...mode, bypassCSP: true }),
    );
    await page.getByRole("radio", { name: "all that are filled in" }).check();
    expect((await press(page)).status).not.toBe("");

    await page.addScriptTag({ content: axe.source });
    const found = await page.evaluate(async () => {
      const { violations } = await globalThis.axe.run(".try");
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
    });
    const overflow = await page.evaluate(() => {
      const form = document.querySelector(".try-form");
      return (form?.scrollWidth ?? 0) - (form?.clientWidth ?? 0);
    });

    expect(found).toEqual([]);
    expect(overflow).toBe(0);
  });

  test("works from disk, without requests to other hosts", async () => {
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await writeSite(
      buildSite(await readContent({ spec, servers: [{ url: mock.url, description: undefined }] })),
      folder,
    );

    const { page, watched } = await open("posts.get", pathToFileURL(folder).href);

    expect((await press(page)).status).toMatch(/^200/);
    expect(watched.complaints()).toEqual([]);
    expect(watched.origins()).toEqual(["file:", mock.url]);
  });

  // Also without the policy, because the page must not depend on it.
  test.each(inCI([false, true], [true]))("runs no script of a hostile document; policy off: %s", async (bypassCSP) => {
    const file = fileURLToPath(new URL("hostile.yaml", import.meta.url));
    const hostileMock = await startMock({ spec: file });
    const hostile = await startSite({ spec: file, servers: [{ url: hostileMock.url, description: undefined }] });
    onTestFinished(() => Promise.all([hostile.stop(), hostileMock.stop({ graceMs: 0 })]).then(() => {}));
    const unprotected = await browser.newContext({ ...settings, bypassCSP });
    const { page, watched } = await open("pets.get", hostile.url, unprotected);
    expect((await press(page)).status).toMatch(/^200/);

    const done = await page.evaluate(() => Object.keys(globalThis).filter((key) => key.startsWith("harm")));
    const elements = await page
      .locator("[href^='javascript:'], [src^='javascript:'], iframe, object, embed, img")
      .count();

    expect(done).toEqual([]);
    expect(elements).toBe(0);
    expect(watched.origins()).toEqual([hostile.url, hostileMock.url].sort());
  });
});

/** Presses a button that sends a request. Returns the status that is announced, and the result below it. */
async function press(page: Page, name = "Send"): Promise<{ status: string; result: string }> {
  await page.getByRole("button", { name, exact: true }).click();
  return await readResult(page);
}

/** Waits for the response. Returns the status that is announced, and the result below it. */
async function readResult(page: Page): Promise<{ status: string; result: string }> {
  await page.locator("form[aria-busy]").waitFor({ state: "detached" });
  return {
    status: await page.getByRole("status").first().innerText(),
    result: await page.locator(".try-response").innerText(),
  };
}

/** Returns an address of this machine at which no server listens. */
async function findClosedAddress(): Promise<string> {
  const probe = createServer();
  const url = await listen(probe, 0, "127.0.0.1");
  await new Promise((done) => probe.close(done));
  return url;
}
