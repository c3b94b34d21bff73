import { startMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

const { compileAll, openClient, spec } = await openScenario("query-encoding");
const echo = await startEcho();
const params = {
  path: ["a", "b/c"],
  filter: { name: "x y", size: { min: 1 } },
  ids: ["9007199254740993", 2],
  tags: ["t", "u"],
  piped: ["p", "q"],
  spaced: ["s", "t"],
  raw: "/a:b",
  form: { a: "x y", list: [1, 2], inner: { b: 1 } },
  "X-Form": { a: "b=c" },
  json: { a: 1 },
};

test("sends each style as the document says", async () => {
  const call = openClient({ baseUrl: echo.url, checkResponses: false });

  await call("search.run", params);

  expect(echo.takeRequests().map(({ method, target }) => [method, target.split(/[?&]/)])).toEqual([
    [
      "GET",
      [
        "/search/;path=a;path=b%2Fc",
        "filter%5Bname%5D=x%20y",
        "filter%5Bsize%5D%5Bmin%5D=1",
        "ids=9007199254740993,2",
        "tags=t",
        "tags=u",
        "piped=p%7Cq",
        "spaced=s%20t",
        "raw=/a:b",
        "form=a%3Dx%2520y%26list%3D1%26list%3D2%26inner%3D%257B%2522b%2522%253A1%257D",
        "json=%7B%22a%22%3A1%7D",
      ],
    ],
  ]);
});

test("the mock accepts each style", async () => {
  const mock = await startMock({ spec, port: 0 });
  onTestFinished(() => mock.stop());
  const call = openClient({ baseUrl: mock.url });

  expect(await call("search.run", params)).toEqual(expect.any(Array));
});

const empty = { verbose: "", level: "", words: "", name: "", order: "" };

test("sends an empty value where the document allows it, and the mock accepts it", async () => {
  const mock = await startMock({ spec, port: 0 });
  onTestFinished(() => mock.stop());
  const call = openClient({ baseUrl: mock.url });

  await openClient({ baseUrl: echo.url, checkResponses: false })("flags.read", empty);

  expect(echo.takeRequests().map(({ target }) => target)).toEqual(["/flags?verbose=&level=&words=&name=&order="]);
  expect(await call("flags.read", empty)).toEqual(expect.any(Boolean));
  expect(await call("flags.read", { level: 1, verbose: false, words: ["a"], name: "ab" })).toEqual(expect.any(Boolean));
  await expect(call("flags.read", { level: 0, name: "a", words: [] })).rejects.toThrow(
    '`level` must be an integer of at least 1, or `""`, got `0`.',
  );
});

test("the types of the client admit an empty value only where the document does", async () => {
  const [right, wrong] = await compileAll(
    [`{ verbose: "", level: "", words: "", name: "", order: "" }`, `{ level: "1", range: "" }`].map(
      (given) => `import { createClient } from "./index.js";
export const flags: Promise<boolean> = createClient({ baseUrl: "http://a.example" }).flags.read(${given});
`,
    ),
  );

  expect(right).toBe("");
  expect(wrong?.match(/TS\d+/g)).toHaveLength(2);
});

test("the types of the client are those of the document", async () => {
  const [right, wrong] = await compileAll([
    printProgram(`{ path: ["a"], ids: ["9007199254740993"] }`),
    printProgram(`{ path: 5 }`),
  ]);

  expect(right).toBe("");
  expect(wrong).toContain("program.ts(2,");
});

function printProgram(given: string): string {
  return `import { createClient } from "./index.js";
export const hits: Promise<string[]> = createClient({ baseUrl: "http://a.example" }).search.run(${given});
`;
}
