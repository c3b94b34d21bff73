import { startMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

const { compileAll, openClient, spec, overlays } = await openScenario("list-by-overlay");
const echo = await startEcho();

test("iterates over a list that only an overlay declares", async () => {
  const pages: Readonly<Record<string, string>> = {
    "/letters": `{"letters":[{"id":9007199254740993},{"id":2}],"next_cursor":"b"}`,
    "/letters?after=b": `{"letters":[{"id":3}],"next_cursor":null}`,
  };
  echo.respondBy(({ target }, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(pages[target]);
  });
  const call = openClient({ baseUrl: echo.url });

  const letters = await call("letters.iterate").toArray();

  expect(letters).toEqual([{ id: "9007199254740993" }, { id: "2" }, { id: "3" }]);
  expect(echo.takeRequests().map(({ target }) => target)).toEqual(Object.keys(pages));
});

test("the mock applies the same overlay", async () => {
  const mock = await startMock({ spec, overlays, port: 0 });
  onTestFinished(() => mock.stop());
  const call = openClient({ baseUrl: mock.url });

  const letters = await call("letters.iterate").toArray();

  expect(mock.operations).toEqual(["letters.list"]);
  expect(letters.length).toBeGreaterThan(3);
  expect(mock.report().violations).toEqual([]);
});

test("types what an overlay adds, and nothing that it removes", async () => {
  const [added, removed] = await compileAll([
    printProgram("letters.iterate()"),
    printProgram("internal.deleteLetters()"),
  ]);

  expect(added).toBe("");
  expect(removed).toContain("program.ts(3,");
});

function printProgram(call: string): string {
  return `import { createClient } from "./index.js";
export const api = createClient({ baseUrl: "http://a.example" });
export const found = api.${call};
`;
}
