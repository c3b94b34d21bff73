import { afterAll, beforeAll, expect, test } from "vitest";
import { createVerifyCommand } from "../../src/command/create-verify-command.js";
import { runCommandHere } from "../run-command-here.js";
import { type DeviatingService, startDeviatingService } from "../verify/start-deviating-service.js";
import { cinema } from "./cinema.js";

let service: DeviatingService;
beforeAll(async () => {
  const headers = { "content-type": "application/json" };
  service = await startDeviatingService((response, { path, query }) => {
    const isWrong = path === "/films/7301234567890123451" && query.get("fields") === "allx";
    return isWrong ? { status: 500, headers, text: '{"message":"No."}' } : response;
  }, cinema);
});
afterAll(() => service.stop());

async function verify(...args: string[]) {
  const always = ["--base-url", service.url, "--spec", cinema, "--per-second", "1000", "--operations", "films.get"];
  return await runCommandHere(createVerifyCommand(), [...always, ...args], { SERVICE_KEY: "cinema-secret" });
}

test("--seed explores, and prints the smallest request of a finding", async () => {
  const { code, out, err } = await verify("--seed", "42");

  expect(code).toBe(1);
  expect(err).toContain("2 requests, and up to 10 pages of each list; then up to 1000 requests that explore;");
  expect(out).toContain("films.get · query.fields enum · server-failed · 500 · 1×");
  expect(out).toContain(
    'curl   curl -H "x-cinema-key: $SERVICE_KEY" "$SERVICE_URL/films/7301234567890123451?fields=allx"',
  );
  expect(out).toContain("`--seed 42` repeats it.");
  expect(out + err).not.toContain("cinema-secret");
});

test("--max-requests explores with a limit, and --ignore accepts a kind of finding", async () => {
  const { code, out } = await verify("--max-requests", "5", "--ignore", "server-failed");

  expect(code).toBe(0);
  expect(out).toContain("5 requests. ");
  expect(out).toContain("The maximum number of requests was reached.");
});

test("sends no invalid request without being asked to", async () => {
  const { out } = await verify();

  expect(out).not.toContain("Explored");
  expect(out).not.toContain("curl");
});
