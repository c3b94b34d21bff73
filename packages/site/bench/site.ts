// `npm run bench -- site` compares pages of this site with those of other documentation sites, in the Chromium of the tests.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listen } from "@shortvideo-api/mock/commands";
import { printGoal, runBench } from "../../../scripts/bench.ts";
import { median } from "../../../scripts/median.ts";
import { unpackDocument } from "../../../scripts/unpack-document.ts";
import { buildSite, readContent, type SiteFiles } from "../src/index.ts";
import { openBrowser, provideChromium } from "../test/open-browser.ts";
import { measureSearch, measureVisit, type Visit } from "./measure-page.ts";
import { type Peer, peers } from "./peers.ts";

const help = `npm run bench -- site [--runs N]

Opens two pages of operations of this site, a typical one and the longest one, and the pages of Redoc 2 and 3, Scalar, Swagger UI
and Stoplight: for the document of the service, and for that of GitHub (1,223 operations). Each visit has an empty cache, and pages
take turns. Prints medians: script, the time until anything is painted, the time until a heading names the API or the operation, and
the time in which the main thread was busy. Then searches on the site of GitHub. Takes several minutes, most of them for GitHub in
Redoc 2.

  --runs N  visits of each page, default 3; a third of them for GitHub

Exit code: 0 all goals are met, 1 one is missed, 2 usage error.`;

/** The beginning of the names of our pages in tables. */
const ownName = "this site";
/** The most script of a page of an operation, before a reader presses "Try". */
const maxScriptBytes = 40_000;
/** The most time of a page, as a part of that of the best peer. */
const maxShare = 0.5;
/** The most time from a key to the results of a search. */
const maxSearchMs = 100;

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const peersFolder = fileURLToPath(new URL("peers/", import.meta.url));

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".yaml": "application/yaml",
  ".svg": "image/svg+xml",
};

/** A document, and the site that is made of it. */
interface Subject {
  name: string;
  document: string;
  files: SiteFiles;
  /** The paths of pages of operations, by their names in the table. */
  pages: ReadonlyMap<string, string>;
  /** The texts of headings of which one appears. */
  headings: readonly string[];
}

await runBench({ help, defaults: { runs: 3 }, measure: ({ runs }, folder) => compareAll(runs, folder) });

async function compareAll(count: number, folder: string): Promise<boolean> {
  const chromium = provideChromium();
  if (chromium === undefined) throw new Error("There is no Chromium for this machine.");
  execFileSync("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", "--silent"], {
    cwd: peersFolder,
    stdio: "inherit",
  });
  const subjects = [
    await readSubject("service", join(repository, "spec/openapi.yaml")),
    await readSubject("GitHub", unpackDocument(join(repository, "generator/bench/documents/github.json.gz"), folder)),
  ];
  const server = createServer((request, response) => {
    const found = findFile(decodeURIComponent(request.url ?? "/"), subjects);
    response.writeHead(found ? 200 : 404, { "content-type": found?.type ?? "text/plain" }).end(found?.body);
  });
  const origin = await listen(server, 0, "127.0.0.1");
  const browser = await openBrowser(chromium);
  try {
    const met: boolean[] = [];
    for (const subject of subjects) {
      const visits = new Map<string, Visit[]>();
      const ofSubject = subject.name === "GitHub" ? Math.ceil(count / 3) : count;
      for (let run = 0; run < ofSubject; run += 1) {
        for (const name of [...subject.pages.keys(), ...peers.map((peer) => peer.name)]) {
          const page = subject.pages.get(name);
          const path = page === undefined ? `peer/${name}/${subject.name}` : `site/${subject.name}/${page}.html`;
          process.stderr.write(`${subject.name}, visit ${run + 1} of ${ofSubject}: ${name}\n`);
          const visit = await measureVisit(browser, `${origin}/${path}`, subject.headings);
          visits.set(name, [...(visits.get(name) ?? []), visit]);
        }
      }
      met.push(...report(subject, visits));
    }
    const [, github] = subjects;
    if (github) met.push(await reportSearch(browser, `${origin}/site/${github.name}/index.html`));
    return met.every(Boolean);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function readSubject(name: string, document: string): Promise<Subject> {
  const startedAt = performance.now();
  const content = await readContent({ spec: document });
  const files = buildSite(content);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${name}: ${content.operations.length} operations, ${files.size} files, built in ${seconds} s`);
  const sorted = content.operations.toSorted((one, other) => measure(files, one.page) - measure(files, other.page));
  const [typical, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (!typical || !longest) throw new Error(`${document} has no operation.`);
  const pages = new Map([
    [`${ownName}, a typical page`, typical.page],
    [`${ownName}, the longest page`, longest.page],
  ]);
  const headings = [content.model.title, typical.operation.id, longest.operation.id];
  return { name, document, files, pages, headings };
}

function measure(files: SiteFiles, page: string): number {
  return files.get(`${page}.html`)?.length ?? 0;
}

/** Finds what the server delivers: a file of a site, the page of a peer, a file of its package, or a document. */
function findFile(path: string, subjects: readonly Subject[]): { body: string | Buffer; type: string } | undefined {
  const [, kind = "", name = "", ...rest] = path.split("/");
  const subject = subjects.find((each) => each.name === (kind === "peer" ? rest[0] : name));
  const type = types[extname(path)] ?? "text/plain";
  if (kind === "site") {
    const body = subject?.files.get(rest.join("/"));
    return body === undefined ? undefined : { body, type };
  }
  // Peers get JSON, which browsers parse fastest.
  if (kind === "document") return { body: subject?.files.get("openapi.json") ?? "", type: "application/json" };
  if (kind === "peer") {
    const peer = peers.find((each) => each.name === name);
    return peer && subject ? { body: printPeer(peer, subject), type: types[".html"] ?? "" } : undefined;
  }
  const file = join(peersFolder, "node_modules", path.replaceAll("..", ""));
  return kind !== "" && existsSync(file) ? { body: readFileSync(file), type } : undefined;
}

function printPeer(peer: Peer, { name }: Subject): string {
  const body = peer.body(`/document/${name}`, (path) => `/${peer.package}/${path}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${peer.name}</title></head><body>${body}</body></html>`;
}

/** Prints the medians of a document, and whether each goal is met. */
function report({ name, pages }: Subject, visits: ReadonlyMap<string, readonly Visit[]>): boolean[] {
  const medians = [...visits].map(([site, all]) => ({
    site,
    scriptBytes: median(all.map(({ scriptBytes }) => scriptBytes)),
    paintMs: median(all.map(({ paintMs }) => paintMs)),
    contentMs: median(all.map(({ contentMs }) => contentMs)),
    busyMs: median(all.map(({ busyMs }) => busyMs)),
  }));
  const own = medians.filter(({ site }) => pages.has(site));
  const best = (read: (visit: Visit) => number): number =>
    Math.min(...medians.filter(({ site }) => !pages.has(site)).map(read));
  const [bestPaintMs, bestContentMs, bestBusyMs] = [
    best(({ paintMs }) => paintMs),
    best(({ contentMs }) => contentMs),
    best(({ busyMs }) => busyMs),
  ];
  console.log(`\n${name}. Times are medians; the parts are those of the best peer.`);
  console.table(
    Object.fromEntries(
      medians.map(({ site, scriptBytes, paintMs, contentMs, busyMs }) => [
        site,
        {
          "script kB": Number((scriptBytes / 1_000).toFixed(1)),
          "first paint ms": Math.round(paintMs),
          "content ms": Math.round(contentMs),
          "content, part": Number((contentMs / bestContentMs).toFixed(2)),
          "main thread ms": Math.round(busyMs),
          "main thread, part": Number((busyMs / bestBusyMs).toFixed(2)),
        },
      ]),
    ),
  );
  return own.flatMap(({ site, scriptBytes, paintMs, contentMs, busyMs }, index) => [
    printGoal(
      scriptBytes <= maxScriptBytes,
      `${site}: ${(scriptBytes / 1_000).toFixed(1)} kB of script; goal: at most ${maxScriptBytes / 1_000}`,
    ),
    // Some peers soon paint that they are loading. A typical page has its content by then.
    ...(index === 0
      ? [
          printGoal(
            paintMs < bestPaintMs,
            `${site}: first paint after ${Math.round(paintMs)} ms; goal: before all peers`,
          ),
        ]
      : []),
    printGoal(
      contentMs <= maxShare * bestContentMs,
      `${site}: content after ${(contentMs / bestContentMs).toFixed(2)} of the time of the best peer; goal: at most ${maxShare}`,
    ),
    printGoal(
      busyMs <= maxShare * bestBusyMs,
      `${site}: main thread busy for ${(busyMs / bestBusyMs).toFixed(2)} of the time of the best peer; goal: at most ${maxShare}`,
    ),
  ]);
}

async function reportSearch(browser: Parameters<typeof measureSearch>[0], address: string): Promise<boolean> {
  const queries = ["a", "list repos", "pull request merge", "isue coment", "owner", "authentication", "zzzz"];
  const times = await measureSearch(browser, address, queries);
  console.log("\nSearch on the site of GitHub, from the key to the painted results");
  console.table(Object.fromEntries(queries.map((query) => [query, { ms: Math.round(times[query] ?? Number.NaN) }])));
  const slowest = Math.max(...Object.values(times));
  return printGoal(
    slowest <= maxSearchMs,
    `${Math.round(slowest)} ms for the slowest search; goal: at most ${maxSearchMs}`,
  );
}
