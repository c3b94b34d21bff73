import { startMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { respondWithJson, startEcho } from "./start-echo.ts";

const { compileAll, pick, spec } = await openScenario("nullable-lists");
const service = await startEcho();
const { letters, notes, stamps } = pick("createClient")({ baseUrl: service.url });

test("iterates over pages whose fields may be null", async () => {
  service.respondBy(({ target }, response) => {
    const data = target.includes("after=b")
      ? { letters: [{ id: "2" }], more: null, next: null }
      : { letters: [{ id: "1" }], more: true, next: "b" };
    respondWithJson(response, 200, { data });
  });

  expect(await Array.fromAsync(letters.iterate({ after: null, size: null }))).toEqual([{ id: "1" }, { id: "2" }]);
  expect(service.takeRequests().map(({ target }) => target)).toEqual(["/letters", "/letters?after=b"]);

  service.respondBy((_, response) => respondWithJson(response, 200, { data: null }));
  expect(await Array.fromAsync(letters.iterate())).toEqual([]);
});

test("counts pages from a start that is null", async () => {
  service.takeRequests();
  service.respondBy(({ target }, response) => {
    if (/=[12]$/.test(target)) respondWithJson(response, 200, { data: { letters: [{ id: target }], more: true } });
    else response.writeHead(204).end();
  });

  expect(await Array.fromAsync(notes.iterate({ page: null }))).toHaveLength(2);
  expect(service.takeRequests().map(({ target }) => target)).toEqual([
    "/notes?page=1",
    "/notes?page=2",
    "/notes?page=3",
  ]);
  service.respondBy((_, response) => respondWithJson(response, 200, { data: { letters: [], more: false } }));
  expect(await Array.fromAsync(stamps.iterate({ offset: null }))).toEqual([]);
  expect(service.takeRequests().map(({ target }) => target)).toEqual(["/stamps?offset=0"]);
});

test("iterates over the lists of the mock", async () => {
  const mock = await startMock({ spec, port: 0 });
  onTestFinished(() => mock.stop());
  const api = pick("createClient")({ baseUrl: mock.url });

  for (const { iterate } of [api.letters, api.notes, api.stamps]) {
    expect((await Array.fromAsync(iterate({}, { maxItems: 5 }))).length).toBeGreaterThan(0);
  }
});

test("parameters take null, and pages have it", async () => {
  const start = 'import { createClient, type Letter } from "./index.js";\nconst api = createClient({ baseUrl: "" });\n';

  const [right, wrong] = await compileAll([
    `${start}for await (const letter of api.letters.iterate({ after: null, size: null })) { const found: Letter = letter; console.log(found.id?.length); }
for await (const page of api.notes.iterate({ page: null }).pages()) console.log(page?.data?.letters?.length);
for await (const parcel of api.parcels.iterate()) console.log(typeof parcel === "string" ? parcel.length : parcel.id);
for await (const { id } of api.stamps.iterate({ offset: null })) console.log(id?.length);`,
    `${start}api.letters.iterate({ after: 5 });`,
  ]);

  expect(right).toBe("");
  expect(wrong).toContain("TS2322");
});
