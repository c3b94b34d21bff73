import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { validate } from "dockerfile-utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onlyInCI } from "../../../scripts/in-ci.ts";
import { copyBuildContext } from "./copy-build-context.ts";
import { readDockerfile } from "./read-dockerfile.ts";
import { repository, runTool } from "./run-tool.ts";
import { killServers, startServer } from "./start-server.ts";

// The tests need no Docker: they read the Dockerfile, and run its steps in folders.
const file = new URL("../Dockerfile", import.meta.url);
const image = readDockerfile(file);
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

test("has a Dockerfile without linter errors", () => {
  expect(validate(readFileSync(file, "utf8"))).toEqual([]);
});

test("listens to other machines, and does not run as root", () => {
  expect(image.env).toMatchObject({ HOST: "0.0.0.0", PORT: "4010", NODE_ENV: "production" });
  expect(Number(image.user)).toBeGreaterThan(0);
});

// The build installs all packages.
describe("the container", onlyInCI, () => {
  beforeAll(() => {
    const workspace = join(parent, "workspace");
    copyBuildContext(repository, workspace);

    runTool(process.execPath, [...image.build.slice(1, -1), folder], workspace);

    rmSync(workspace, { recursive: true });
    spawnSync("chmod", ["-R", "a-w,a+rX", folder]);
    chmodSync(parent, 0o755);
  });

  test("contains only the files and packages that the server needs", () => {
    const packages = globSync(join(folder, "node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json")).map(
      (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(path)?.[1],
    );

    expect(packages).toContain("@shortvideo-api/mock");
    for (const name of ["typescript", "vitest", "turbo", "@stoplight/prism-cli"]) expect(packages).not.toContain(name);
    expect(
      globSync(join(folder, "*"))
        .map((path) => relative(folder, path))
        .sort(),
    ).toEqual(["README.md", "dist", "node_modules", "package.json"]);
    const ours = join(folder, "node_modules/.pnpm/@shortvideo-api*/node_modules/@shortvideo-api/*");
    expect(globSync(`${ours}/{src,test,bench}`).filter((path) => existsSync(path))).toEqual([]);
  });

  test("responds as an unprivileged user on a read-only disk", async () => {
    const { url } = await start();

    const response = await fetch(`${url}/api/drama/explore?count=10`, { headers: { "x-gateway-key": "any" } });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ dramaList: expect.any(Array) });
  });

  test("contains the engine Prism", async () => {
    const { url } = await start("--engine", "prism");

    await fetch(`${url}/api/post/detail?videoId=1`, { headers: { "x-gateway-key": "any" } });
    const report = await (await fetch(`${url}/-/report`)).json();
    expect(report).toMatchObject({ engines: [{ name: "prism", requests: 1, responses: 1 }] });
  });

  test("has a health check that fails when the server has ended", async () => {
    const { url, child, code } = await start();
    const check = () => {
      const [, ...args] = image.healthCheck;
      return spawnSync(process.execPath, args, {
        cwd: folder,
        ...user,
        env: { ...image.env, PORT: new URL(url).port },
      });
    };

    expect(check().status).toBe(0);
    child.kill("SIGKILL");
    await code;
    expect(check().status).toBe(1);
  });

  test("completes a request in progress after the stop signal", async () => {
    const { url, child, code } = await start();
    const headers = { "x-gateway-key": "any", expect: "100-continue" };
    const sent = request(`${url}/~scenario=slow,delay_ms=300/api/live/stream`, { headers }).end();
    const arrived = once(sent, "response");
    // The server sends 100 when it has received the request.
    await once(sent, "continue");

    child.kill(image.stopSignal as NodeJS.Signals);

    const [response] = await arrived;
    expect(response.statusCode).toBe(200);
    expect(await code).toBe(0);
  });
});

async function start(...more: readonly string[]) {
  const [, ...args] = image.command;
  return startServer([process.execPath, ...args, ...more], { cwd: folder, ...user, env: image.env });
}
