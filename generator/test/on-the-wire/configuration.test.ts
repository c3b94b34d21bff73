import { startMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

const { openClient, compile, spec, overlays } = await openScenario("list-by-configuration");
const echo = await startEcho();

test("iterates over a list that the configuration declares", async () => {
  const pages: Readonly<Record<string, string>> = {
    "/letters": `{"letters":[{"id":1},{"id":2}],"next_cursor":"b"}`,
    "/letters?after=b": `{"letters":[{"id":3}],"next_cursor":null}`,
  };
  echo.respondBy(({ target }, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(pages[target]);
  });

  const letters = await openClient({ baseUrl: echo.url })("mail.iterate").toArray();

  expect(letters).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(echo.takeRequests().map(({ target }) => target)).toEqual(Object.keys(pages));
});

test("the mock accepts the same configuration", async () => {
  const mock = await startMock({ spec, overlays, port: 0 });
  onTestFinished(() => mock.stop());

  const letters = await openClient({ baseUrl: mock.url })("mail.iterate").toArray();

  expect(mock.operations).toEqual(["mail.list"]);
  expect(letters.length).toBeGreaterThan(3);
});

test("types have the names of the configuration", async () => {
  const program = `import type { Mail } from "@shortvideo-api/openapi-types";\nexport const mail: Mail = { id: 1 };`;

  expect(await compile(program)).toBe("");
  expect(await compile(program.replaceAll("Mail", "Letter"))).toContain("no exported member");
});
