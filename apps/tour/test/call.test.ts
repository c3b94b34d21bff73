import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { operations } from "@shortvideo-api/fixtures";
import { startMock } from "@shortvideo-api/mock";
import { expect, test } from "vitest";

const cli = fileURLToPath(new URL("../../../generator/src/cli.mjs", import.meta.url));
const ids = Object.keys(operations);

/** Runs the last step of `npm start`. */
async function callOperations(env: NodeJS.ProcessEnv): Promise<{ code: number; lines: string[] }> {
  const given = { env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, MOCK_URL: undefined, ...env } };
  const { stdout, code = 0 } = await promisify(execFile)(process.execPath, [cli, "call"], given).catch(
    (error) => error,
  );
  return { code, lines: stdout.split("\n") };
}

test("prints a row for every operation, and the total, if all succeed", async () => {
  const { code, lines } = await callOperations({});

  expect(code).toBe(0);
  expect(lines.slice(3, 3 + ids.length).map((line) => line.split(" ")[0])).toEqual(ids);
  expect(lines.find((line) => line.startsWith("posts.listComments "))).toMatch(/ 200 +3 +\d+ +\d+$/);
  expect(lines).toContain(`${ids.length} operations called.`);
});

test("calls the other operations after a failure, and names all that failed", async () => {
  const mock = await startMock();
  await mock.stop();

  const { code, lines } = await callOperations({ MOCK_URL: mock.url });

  expect(code).toBe(1);
  expect(lines.filter((line) => line.includes(" none ")).map((line) => line.split(" ")[0])).toEqual(ids);
  expect(lines).toContain(`${ids.length} of ${ids.length} operations failed.`);
});
