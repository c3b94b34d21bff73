import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { validate } from "dockerfile-utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { repository, runTool } from "../../../scripts/run-tool.ts";
import { killServers, startServer } from "./start-server.ts";

// The tests need no Docker: they run the commands of the Dockerfile in folders.
const dockerfile = readFileSync(new URL("../Dockerfile", import.meta.url), "utf8");
const env = { NODE_ENV: "production", HOST: "0.0.0.0", PORT: "4010" };
const parent = mkdtempSync(join(tmpdir(), "container-"));
const folder = join(parent, "mock");

/** The user of the server: `nobody`, if this process may switch to it and `nobody` may run this Node. */
const unprivileged = { uid: 65_534, gid: 65_534 };
const user =
  process.getuid?.() === 0 && spawnSync(process.execPath, ["-v"], unprivileged).status === 0 ? unprivileged : {};

afterAll(async () => {
  await killServers();
  spawnSync("chmod", ["-R", "u+w", parent]);
  rmSync(parent, { recursive: true, force: true });
});

/** Reads the arguments for Node of an instruction: the words of `CMD ["node", …]`. */
function readArguments(instruction: string): string[] {
  const [, words = ""] = new RegExp(`^${instruction} \\["node", (.*)\\]$`, "m").exec(dockerfile) ?? [];
  return JSON.parse(`[${words}]`);
}

test("has a Dockerfile without linter errors, which listens to other machines and not as root", () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(dockerfile).toContain(
    `ENV ${Object.entries(env)
      .map((each) => each.join("="))
      .join(" ")}\n`,
  );
  expect(dockerfile).toMatch(/^USER [1-9]\d*$/m);
});

// The build installs all packages.
describe("the container", onlyInCI, () => {
  beforeAll(() => {
    const workspace = join(parent, "workspace");
    const ignored = readFileSync(join(repository, ".dockerignore"), "utf8").split("\n");
    const filter = (path: string) =>
      !ignored.includes(`**/${basename(path)}`) && !ignored.includes(relative(repository, path) || "/");
    cpSync(repository, workspace, { recursive: true, filter, verbatimSymlinks: true });

    runTool(process.execPath, [...readArguments("RUN").slice(0, -1), folder], workspace);

    rmSync(workspace, { recursive: true });
    spawnSync("chmod", ["-R", "a-w,a+rX", folder]);
    chmodSync(parent, 0o755);
  });

  test("contains only the files and packages that the server needs", () => {
    const packages = globSync(join(folder, "node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json"));

    expect(
      packages.filter((path) => /\/(?:typescript|vitest|turbo|@stoplight\/prism-cli)\/package\.json$/.test(path)),
    ).toEqual([]);
    expect(packages.some((path) => path.endsWith("/@shortvideo-api/mock/package.json"))).toBe(true);
    expect(globSync("*", { cwd: folder }).sort()).toEqual(["README.md", "dist", "node_modules", "package.json"]);
    expect(
      globSync("node_modules/.pnpm/@shortvideo-api*/node_modules/@shortvideo-api/*/{src,test,bench}", { cwd: folder }),
    ).toEqual([]);
  });

  test("responds through Prism, too, as an unprivileged user on a read-only disk", async () => {
    const { url } = await start("--engine", "prism");

    const response = await fetch(`${url}/api/post/detail?videoId=1`, { headers: { "x-gateway-key": "any" } });
    const report = await (await fetch(`${url}/-/report`)).json();

    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ itemInfo: expect.any(Object) }),
    ]);
    expect(report).toMatchObject({ engines: [{ name: "prism", requests: 1, responses: 1 }] });
  });

  test("has a health check, completes a request after the stop signal, and then fails the health check", async () => {
    const { url, child, code } = await start();
    const check = () =>
      spawnSync(process.execPath, readArguments(" +CMD"), {
        cwd: folder,
        ...user,
        env: { ...env, PORT: new URL(url).port },
      }).status;
    expect(check()).toBe(0);
    const headers = { "x-gateway-key": "any", expect: "100-continue" };
    const sent = request(`${url}/~scenario=slow,delay_ms=300/api/live/stream`, { headers }).end();
    const arrived = once(sent, "response");
    // The server sends 100 when it has received the request.
    await once(sent, "continue");

    child.kill("SIGTERM");

    const [response] = await arrived;
    expect([response.statusCode, await code]).toEqual([200, 0]);
    expect(check()).toBe(1);
    expect(dockerfile).toContain("STOPSIGNAL SIGTERM\n");
  });
});

async function start(...more: readonly string[]) {
  return startServer([process.execPath, ...readArguments("CMD"), ...more], { cwd: folder, ...user, env });
}
