import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import type { ContractReport } from "@shortvideo-api/report";
import { inCI, onlyInCI } from "../../../scripts/in-ci.js";
import { makeFolder } from "../../report/test/make-folder.js";
import { killCli as killMock, runCli as runMock } from "../../mock/test/run-cli.js";
import { killCli, runCli } from "./run-cli.js";

afterEach(() => {
  killCli();
  killMock();
});

/** Suites in other languages. For each: the ten violations of its mistaken suite, and the warnings of its careless suite. */
const suites = [
  {
    language: "Python",
    good: ["python3", "python/good_suite.py"],
    mistaken: ["python3", "python/mistaken_suite.py"],
    careless: ["python3", "python/careless_suite.py"],
    isInstalled: () => prints(["python3", "-c", "print(__import__('sys').version_info >= (3, 8))"], "True"),
    operations: 7,
    mistakes: [
      "body-unexpected body collections.get",
      "key-missing header.x-gateway-key places.get",
      "parameter-missing query.uniqueId users.get",
      "parameter-unknown query.Region dramas.explore",
      "parameter-unknown query.cuont posts.listComments",
      "parameter-wrong query.count posts.listComments",
      "parameter-wrong query.count users.listPosts",
      "parameter-wrong query.releasePeriod dramas.explore",
      "parameters-exclusive query.userId|secUid users.getById",
      "position-unknown query.cursor effects.listPosts",
    ],
    warnings: [
      "number-rounded query.commentId posts.listCommentReplies",
      "operation-deprecated operation trending.listSongs",
      "page-after-last query.page music.listUnlimitedSounds",
      "page-repeated query.cursor users.listPlaylists",
      "retry-too-early operation posts.get",
    ],
  },
  {
    language: "bash with curl",
    good: ["bash", "bash/good-suite.sh"],
    mistaken: ["bash", "bash/mistaken-suite.sh"],
    careless: ["bash", "bash/careless-suite.sh"],
    isInstalled: () => prints(["bash", "-c", "curl --version"], "curl"),
    operations: 7,
    mistakes: [
      "method-not-allowed method /api/effect/info",
      "parameter-missing query.commentId posts.listCommentReplies",
      "parameter-repeated query.keyword live.search",
      "parameter-unknown query.Count posts.listComments",
      "parameter-unknown query.loadMore live.listStreams",
      "parameter-wrong query.count dramas.explore",
      "parameter-wrong query.count users.listPlaylists",
      "parameter-wrong query.order music.listUnlimitedSounds",
      "parameters-exclusive query.userId|secUid users.getById",
      "path-unknown path /api/posts/detail",
    ],
    warnings: [
      "number-rounded query.commentId posts.listCommentReplies",
      "operation-deprecated operation trending.listKeywords",
      "page-after-last query.cursor posts.listComments",
      "page-repeated query.cursor dramas.explore",
      "retry-too-early operation users.get",
    ],
  },
  {
    language: "Java",
    good: ["java", "java/GoodSuite.java"],
    mistaken: ["java", "java/MistakenSuite.java"],
    careless: ["java", "java/CarelessSuite.java"],
    // A Java runtime without the compiler cannot run source files.
    isInstalled: () => prints(["java", "--list-modules"], /jdk\.compiler@(1[7-9]|[2-9]\d)/),
    // The test of a time limit receives no response.
    operations: 7,
    mistakes: [
      "body-unexpected body trending.getAd",
      "key-missing header.x-gateway-key live.listStreams",
      "method-not-allowed method /api/user/info",
      "parameter-unknown query.VideoId posts.get",
      "parameter-unknown query.cursr users.listPosts",
      "parameter-wrong query.count dramas.explore",
      "parameter-wrong query.page trending.listSongs",
      "parameter-wrong query.period trending.listSongs",
      "parameter-wrong query.videoId posts.get",
      "position-unknown query.cursor posts.listComments",
    ],
    warnings: [
      "number-rounded query.commentId posts.listCommentReplies",
      "operation-deprecated operation trending.listKeywordSentences",
      "page-after-last query.page trending.listCommercialMusic",
      "page-repeated query.cursor users.listPosts",
      "retry-too-early operation posts.get",
    ],
  },
];

// Prism validates the requests of one language like those of another.
const cases = inCI(suites, suites.slice(0, 1)).flatMap((suite, index) =>
  (index === 0 ? inCI(["built-in", "prism"], ["built-in"]) : ["built-in"]).map((engine) => ({ ...suite, engine })),
);

for (const { language, engine, isInstalled, operations, mistakes, warnings, ...suite } of cases) {
  const { good, mistaken, careless } = suite;
  const run = (options: readonly string[], command: readonly string[]) =>
    runWith(["--engine", engine, ...options], command);
  describe.skipIf(!isInstalled())(`A suite in ${language}, with the engine ${engine}`, () => {
    test("without mistakes passes, with the expected coverage", async () => {
      const thresholds = ["--min-operations", String(operations), "--min-statuses", "8", "--min-pages", "2"];

      const { code, output, report } = await run(thresholds, good);

      expect(report?.violations).toEqual([]);
      // The suite calls deprecated operations on purpose.
      expect(report && toWarnings(report).filter((each) => !each.startsWith("operation-deprecated"))).toEqual([]);
      expect({ code, output }).toMatchObject({ code: 0 });
      expect(report && toEngines(report)).toEqual(
        engine === "prism" ? [{ name: "prism", requests: report?.requests, hasResponded: true, rejected: 0 }] : [],
      );
    });

    test("with ten unnoticed mistakes gets a report of exactly these", async () => {
      const { code, report } = await run([], mistaken);

      expect(report && toMistakes(report)).toEqual(mistakes);
      expect(report?.violations.map(({ count }) => count)).toEqual(mistakes.map(() => 1));
      // The suite itself passes.
      expect([code, report?.runs[0]?.exitCode]).toEqual([1, 0]);
    });

    test("with five careless requests gets a warning for each, and passes", async () => {
      const { code, report } = await run([], careless);

      expect(report && toWarnings(report)).toEqual(warnings);
      expect(report?.violations).toEqual([]);
      expect([code, report?.runs[0]?.exitCode]).toEqual([0, 0]);
    });
  });
}

const [python, bash] = suites;

describe.skipIf(!(python?.isInstalled() && bash?.isInstalled()))("Suites in Python and bash against one server", () => {
  test("do not mix their sessions, named in the address or in the key", onlyInCI, async () => {
    const server = runMock(["start", "--port", "0", "--quiet"]);
    const url = await server.url;

    const codes = await Promise.all([
      runSuite(python?.mistaken, { MOCK_URL: `${url}/~session=in-address`, MOCK_KEY: "any" }),
      runSuite(bash?.mistaken, { MOCK_URL: url, MOCK_KEY: "mock:session=in-key" }),
      runSuite(python?.good, { MOCK_URL: url, MOCK_KEY: "any" }),
    ]);

    expect(codes).toEqual([0, 0, 0]);
    const readReport = async (session: string) =>
      (await (await fetch(`${url}/-/sessions/${session}/report`)).json()) as ContractReport;
    expect(toMistakes(await readReport("in-address"))).toEqual(python?.mistakes);
    expect(toMistakes(await readReport("in-key"))).toEqual(bash?.mistakes);
    expect((await readReport("default")).violations).toEqual([]);
  });
});

/** Lists the violations of a report in the form of the suites above. */
function toMistakes({ violations }: ContractReport): string[] {
  return violations
    .map(({ code, place, operation, request }) => `${code} ${place} ${operation ?? request.target.split("?")[0]}`)
    .sort();
}

/** Lists the results of other engines. Prism must accept the requests of a valid suite. */
function toEngines({ engines = [] }: ContractReport): object[] {
  return engines.map(({ name, requests, responses, disagreements }) => {
    const rejected = disagreements.filter(({ code }) => code === "request-rejected").length;
    return { name, requests, hasResponded: responses > 0, rejected };
  });
}

/** Lists the warnings about requests in the form of the suites above. */
function toWarnings({ warnings }: ContractReport): string[] {
  return warnings
    .filter(({ request }) => request !== undefined)
    .map(({ code, place, operation }) => `${code} ${place} ${operation}`)
    .sort();
}

/** Runs a suite against a running server. Returns the exit code of the suite. */
async function runSuite([program = "", suite = ""]: readonly string[] = [], env: Record<string, string> = {}) {
  const child = spawn(program, [fileURLToPath(new URL(`suites/${suite}`, import.meta.url))], {
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  const [code] = await once(child, "close");
  return code as number | null;
}

/** The folder that Prism is resolved from, as in a project that has installed it. */
const workingFolder = fileURLToPath(new URL("..", import.meta.url));

/** Runs a suite as its first lines describe. Returns the output and the report. */
async function runWith(options: readonly string[], [program = "", suite = ""]: readonly string[]) {
  const file = join(await makeFolder(), "report.json");
  const path = fileURLToPath(new URL(`suites/${suite}`, import.meta.url));
  const env = {
    HOME: process.env["HOME"] ?? tmpdir(),
    // A suite ends before optimizing its code pays off.
    JDK_JAVA_OPTIONS: "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
  };
  const { code, output } = runCli(["run", "-q", "--report", file, ...options, "--", program, path], env, workingFolder);
  const exitCode = await code;
  const report = JSON.parse(await readFile(file, "utf8").catch(() => "null")) as ContractReport | null;
  return { code: exitCode, output: output.out + output.err, report };
}

/** Returns `true` when a program exists and prints the expected text. */
function prints([program = "", ...args]: readonly string[], expected: string | RegExp): boolean {
  const { stdout, status } = spawnSync(program, args, { encoding: "utf8" });
  return status === 0 && (typeof expected === "string" ? stdout.includes(expected) : expected.test(stdout));
}
