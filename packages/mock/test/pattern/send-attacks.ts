// A process of its own: what hangs here can be ended from outside. Prints the status of each request, and the warnings.
import { writeFile } from "node:fs/promises";
import { startMock } from "../../src/index.js";
import { evilPatterns, writeAttack } from "./evil-patterns.js";

const [spec = ""] = process.argv.slice(2);
const json = (schema: object) => ({ required: true, content: { "application/json": { schema } } });
const schemas = evilPatterns.flatMap(({ pattern }) => [
  { properties: { text: { type: "string", pattern } } },
  { propertyNames: { pattern } },
  { patternProperties: { [pattern]: { type: "integer" } }, additionalProperties: false },
  { type: "array", items: { not: { type: "string", pattern } } },
]);
const query = evilPatterns.map(({ pattern }, index) => ({
  name: `q${index}`,
  in: "query",
  schema: { type: "string", pattern },
}));
// The mock builds no text of 60 characters for patterns that look around or refer back, nor for the one with too many states.
const possible = evilPatterns.map(({ pattern }) => pattern).filter((pattern) => !/\(\?(?:=|<!)|\\1|100/.test(pattern));
const own = possible.map((pattern, index) => [`p${index}`, { type: "string", pattern, minLength: 60 }]);
const url = { name: "url", in: "query", schema: { type: "string", format: "url" } };
const responses = {
  200: {
    description: "Found.",
    ...json({ type: "object", properties: Object.fromEntries(own), required: own.map(([name]) => name) }),
  },
  400: { description: "Wrong." },
};
await writeFile(
  spec,
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Evil", version: "1" },
    paths: {
      "/texts": { get: { parameters: [...query, url], responses } },
      ...Object.fromEntries(
        schemas.map((schema, index) => [`/bodies/${index}`, { post: { requestBody: json(schema), responses } }]),
      ),
    },
  }),
);

const mock = await startMock({ spec });
const statuses: Record<string, number> = {};
const ask = async (what: string, path: string, body?: unknown) => {
  const headers = { "content-type": "application/json" };
  const response = await fetch(
    mock.url + path,
    body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) },
  );
  statuses[what] = response.status;
};
for (const [index, evil] of evilPatterns.entries()) {
  const { pattern, right } = evil;
  const [short, long] = [writeAttack(evil, 10_000), writeAttack(evil, 200_000)];
  await ask(`${pattern} right query`, `/texts?q${index}=${encodeURIComponent(right)}`);
  await ask(`${pattern} query`, `/texts?q${index}=${encodeURIComponent(short)}`);
  await ask(`${pattern} right text`, `/bodies/${4 * index}`, { text: right });
  await ask(`${pattern} text`, `/bodies/${4 * index}`, { text: long });
  await ask(`${pattern} right name`, `/bodies/${4 * index + 1}`, { [right]: 1 });
  await ask(`${pattern} name`, `/bodies/${4 * index + 1}`, { [long]: 1 });
  await ask(`${pattern} right property`, `/bodies/${4 * index + 2}`, { [right]: 1 });
  await ask(`${pattern} property`, `/bodies/${4 * index + 2}`, { [long]: 1 });
  await ask(`${pattern} not`, `/bodies/${4 * index + 3}`, [right]);
}
await ask("url right", "/texts?url=http://a.bc");
await ask("url", `/texts?url=${encodeURIComponent(`ftp://a:${"::".repeat(5_000)}\n`)}`);
await mock.stop();
process.stdout.write(JSON.stringify({ statuses, warnings: mock.warnings }));
