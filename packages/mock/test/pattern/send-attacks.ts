// Runs in its own process, so that the test can end it if it hangs. Sends attacks to a mock and prints the status of each request and
// the warnings as JSON.
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
// For lookarounds, back references and too many states, the mock cannot build a text of 60 characters.
const possible = evilPatterns.map(({ pattern }) => pattern).filter((pattern) => !/\(\?(?:=|<!)|\\1|100/.test(pattern));
const properties = possible.map((pattern, index) => [`p${index}`, { type: "string", pattern, minLength: 60 }]);
const url = { name: "url", in: "query", schema: { type: "string", format: "url" } };
const responses = {
  200: {
    description: "Found.",
    ...json({ type: "object", properties: Object.fromEntries(properties), required: properties.map(([name]) => name) }),
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
const ask = async (name: string, path: string, body?: unknown) => {
  const headers = { "content-type": "application/json" };
  const response = await fetch(
    mock.url + path,
    body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) },
  );
  statuses[name] = response.status;
};
for (const [index, evil] of evilPatterns.entries()) {
  const { pattern, match } = evil;
  const [short, long] = [writeAttack(evil, 10_000), writeAttack(evil, 50_000)];
  await ask(`${pattern} match query`, `/texts?q${index}=${encodeURIComponent(match)}`);
  await ask(`${pattern} query`, `/texts?q${index}=${encodeURIComponent(short)}`);
  await ask(`${pattern} match text`, `/bodies/${4 * index}`, { text: match });
  await ask(`${pattern} text`, `/bodies/${4 * index}`, { text: long });
  await ask(`${pattern} match name`, `/bodies/${4 * index + 1}`, { [match]: 1 });
  await ask(`${pattern} name`, `/bodies/${4 * index + 1}`, { [long]: 1 });
  await ask(`${pattern} match property`, `/bodies/${4 * index + 2}`, { [match]: 1 });
  await ask(`${pattern} property`, `/bodies/${4 * index + 2}`, { [long]: 1 });
  await ask(`${pattern} not`, `/bodies/${4 * index + 3}`, [match]);
}
await ask("url match", "/texts?url=http://a.bc");
await ask("url", `/texts?url=${encodeURIComponent(`ftp://a:${"::".repeat(5_000)}\n`)}`);
await mock.stop();
process.stdout.write(JSON.stringify({ statuses, warnings: mock.warnings }));
