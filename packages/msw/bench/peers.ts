// `npm run bench -- msw` compares the handlers with those that orval generates: what they notice, and what they weigh.

import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { operations } from "@shortvideo-api/fixtures";
import { loadDocument, readServedOperations } from "@shortvideo-api/mock/requests";
import { contractHandlers } from "@shortvideo-api/msw";
import { type HttpHandler, getResponse } from "msw";
import { rolldown } from "rolldown";
import { findProgram } from "../../../scripts/find-program.mjs";
import { peerVersions, printGoal, runBench } from "../../../scripts/bench.ts";
import { runOrval } from "../../../generator/bench/run-orval.ts";
import { bundlePage } from "../test/bundle-page.ts";

const help = `npm run bench -- msw

Sends right requests, and 50 requests with one violation each, to the handlers of this package and to those that orval ${peerVersions.orval} generates from
the document of the service. Violations: an unknown parameter, a missing one, text in place of a number, no key. Then \`contract.check\`
checks all responses to right requests; those of orval are random. Prints the weight of the handlers in a browser, without MSW.
At last, 10,000 random requests to each of two documents go to the handlers and to the server of the mock, which must not differ.

Exit code: 0 the handlers notice each violation and nothing else, and do not differ, 1 otherwise, 2 usage error.`;

const spec = fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml"));
const baseUrl = "http://contract.test";
const headers = { "x-gateway-key": "any-key" };
const wrongRequests = 50;
const randomRequests = 10_000;
const repository = fileURLToPath(new URL("../../../", import.meta.url));

await runBench({
  help,
  defaults: {},
  measure: async (_, folder) => (await compare(folder)) && compareWithServer(),
});

/** The handlers of a generator, and their weight. */
interface Contender {
  readonly handlers: readonly HttpHandler[];
  readonly bytes: number;
}

async function compare(folder: string): Promise<boolean> {
  const own = await bundlePage("../dist/index.js", ["msw"]);
  const contenders: Readonly<Record<string, Contender>> = {
    ours: {
      handlers: contractHandlers({ baseUrl }).handlers,
      bytes: own.filter(({ name }) => name !== "open-checker.js").reduce((sum, { bytes }) => sum + bytes, 0),
    },
    [`orval ${peerVersions.orval}`]: await makeOrvalHandlers(folder),
  };
  const { right, wrong } = await makeRequests();
  const rows: Record<string, object> = {};
  let isMet = false;
  for (const [name, { handlers, bytes }] of Object.entries(contenders)) {
    const noticed = await countRefused(handlers, wrong);
    const refused = await countRefused(handlers, right);
    if (name === "ours") isMet = noticed === wrongRequests && refused === 0;
    rows[name] = {
      "violations noticed": `${noticed} of ${wrong.length}`,
      "right requests refused": `${refused} of ${right.length}`,
      "responses that differ": `${await countDiffering(handlers, right)} of ${right.length}`,
      "browser, kB gzip": Math.round(bytes / 100) / 10,
    };
  }
  console.table(rows);
  return printGoal(isMet, "goal: the handlers notice each violation, and refuse no right request");
}

/** Runs the differential test of handlers and server with many requests. Returns `true` if it finds no difference. */
function compareWithServer(): boolean {
  const [program, ...given] = findProgram(repository, "vitest");
  const args = ["run", "--project", "msw", "packages/msw/test/differential.test.ts"];
  const env = { ...process.env, REQUESTS: String(randomRequests) };
  const { status, stdout } = spawnSync(program, [...given, ...args], { cwd: repository, env, encoding: "utf8" });
  const isMet = status === 0;
  if (!isMet) console.log(stdout);
  return printGoal(
    isMet,
    `${randomRequests} random requests to each document; goal: handlers and server do not differ`,
  );
}

/** Makes a right request to each operation, and requests with one violation each, of each kind. */
async function makeRequests(): Promise<Readonly<Record<"right" | "wrong", readonly Request[]>>> {
  const { document } = await loadDocument(spec);
  const served = readServedOperations(document);
  const kinds: Request[][] = [[], [], [], []];
  const right: Request[] = [];
  for (const { id, path, parameters } of served) {
    const [, { params }] = Object.entries(operations).find(([name]) => name === id) ?? ["", { params: {} }];
    const given = new Map(Object.entries(params).map(([name, value]) => [name, String(value)]));
    const create = (changes: Readonly<Record<string, string | undefined>>, sent: HeadersInit = headers): Request => {
      const query = [...new Map([...given, ...Object.entries(changes)])].filter(([, value]) => value !== undefined);
      return new Request(
        `${baseUrl}${path}?${new URLSearchParams(query.map(([name, value]) => [name, value ?? ""]))}`,
        { headers: sent },
      );
    };
    right.push(create({}));
    const number = parameters.find(({ types }) => types.join() === "integer");
    const required = parameters.find((each) => each.required);
    kinds[0]?.push(create({ unknown: "1" }));
    if (required) kinds[1]?.push(create({ [required.name]: undefined }));
    if (number) kinds[2]?.push(create({ [number.name]: "many" }));
    kinds[3]?.push(create({}, {}));
  }
  const inTurn = right.flatMap((_, index) => kinds.flatMap((kind) => kind[index] ?? []));
  return { right, wrong: inTurn.slice(0, wrongRequests) };
}

/** Counts the requests that handlers do not respond to as to a right one. */
async function countRefused(handlers: readonly HttpHandler[], requests: readonly Request[]): Promise<number> {
  const statuses = await Promise.all(
    requests.map(async (each) => (await getResponse([...handlers], each.clone()))?.status),
  );
  return statuses.filter((status = 599) => status >= 400).length;
}

/** Counts the responses to right requests that differ from the document. */
async function countDiffering(handlers: readonly HttpHandler[], requests: readonly Request[]): Promise<number> {
  let count = 0;
  for (const request of requests) {
    const contract = contractHandlers({ baseUrl });
    await getResponse(contract.check(...handlers), request.clone());
    const { comparison } = await contract.report();
    if ((comparison?.differences.length ?? 0) > 0) count += 1;
  }
  return count;
}

/** Generates the handlers of orval, and loads and weighs them as they are in a bundle. */
async function makeOrvalHandlers(folder: string): Promise<Contender> {
  const output = { client: "fetch", mode: "split", mock: true, baseUrl, target: "msw/api.ts", schemas: "msw/model" };
  runOrval(folder, spec, output, ["@faker-js/faker@9.9.0"]);
  const entry = join(folder, "msw/api.msw.ts");
  const file = join(folder, "handlers.mjs");
  // MSW is that of this repository: its functions do not take handlers of another copy.
  const paths = { msw: pathToFileURL(createRequire(import.meta.url).resolve("msw")).href };
  const bundle = await rolldown({ input: entry, platform: "browser", external: ["msw"] });
  await bundle.write({ file, format: "esm", paths });
  const { output: minified } = await bundle.generate({ format: "esm", minify: true });
  const module: Record<string, () => HttpHandler[]> = await import(pathToFileURL(file).href);
  const [create] = Object.entries(module).flatMap(([name, each]) => (/^get\w+APIMock$/.test(name) ? [each] : []));
  if (!create) throw new Error("orval exports no list of handlers.");
  return { handlers: create(), bytes: gzipSync(minified[0].code).length };
}
