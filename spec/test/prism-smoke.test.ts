import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startOnFreePort } from "../../scripts/find-free-port.ts";

// Tests that stock Prism serves the document without our mock.

const prism = fileURLToPath(new URL("../node_modules/@stoplight/prism-cli/dist/index.js", import.meta.url));
const document = fileURLToPath(new URL("../openapi.yaml", import.meta.url));
const key = { "x-gateway-key": "any" };

let url: string;
let stop = () => {};

beforeAll(() => startOnFreePort(startPrism));

async function startPrism(port: number): Promise<void> {
  const child = spawn(process.execPath, [prism, "mock", document, "--port", String(port)], {
    // With `production`, Prism forks, and the fork outlives its parent.
    env: { ...process.env, NODE_ENV: "test", SCARF_ANALYTICS: "false" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Prism does not handle SIGTERM.
  stop = () => void child.kill("SIGKILL");
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Prism is listening")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`Prism did not start: ${output}`)));
  });
  url = `http://127.0.0.1:${port}`;
}

afterAll(() => stop());

test.each([
  ["/api/post/detail?videoId=7301245789012345678", "itemInfo"],
  ["/api/post/comments?videoId=7301245789012345678", "comments"],
  ["/api/user/info?uniqueId=lina.harbor", "userInfo"],
  ["/api/trending/commercial-music-library?page=1&limit=20", "data"],
  ["/api/live/stream", "data"],
])("stock Prism responds to %s", async (path, field) => {
  const response = await fetch(url + path, { headers: key });

  expect(response.status).toBe(200);
  expect(await response.json()).toHaveProperty(field);
});

test("stock Prism returns 401 without the key, and 400 for a wrong parameter, with the document's own bodies", async () => {
  const keyless = await fetch(`${url}/api/post/comments?videoId=1`);
  const wrong = await fetch(`${url}/api/post/comments?videoId=abc`, { headers: key });

  expect([keyless.status, wrong.status]).toEqual([401, 400]);
  expect(await keyless.json()).toHaveProperty("message");
  expect(await wrong.json()).toHaveProperty("message");
});

test("stock Prism returns a failure that `Prefer` requests", async () => {
  const response = await fetch(`${url}/api/user/info?uniqueId=a`, { headers: { ...key, prefer: "code=429" } });

  expect(response.status).toBe(429);
});
