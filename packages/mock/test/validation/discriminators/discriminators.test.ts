import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockServer, startMock } from "../../../src/index.js";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock({ spec: fileURLToPath(new URL("discriminators.yaml", import.meta.url)) });
});
afterAll(() => mock.stop());

function send(path: string, body: string): Promise<Response> {
  return fetch(mock.url + path, { method: "POST", headers: { "content-type": "application/json" }, body });
}

test.each([
  ["/choices", '{"t":"cat","claws":3}'],
  ["/choices", '{"t":"cat","bark":7}'],
  ["/choices", '{"t":"dog","bark":"woof","claws":"none"}'],
  ["/pets", '{"petType":"Cat","chip":9007199254740993}'],
  ["/pets", '{"petType":"hound","bark":"woof"}'],
  ["/pets", '{"petType":"Puppy","age":1,"friends":[{"petType":"hound"}]}'],
])("accepts a body of %s with the properties of its kind: %s", async (path, body) => {
  expect((await send(path, body)).status).toBe(200);
});

test.each([
  ["/choices", '{"t":"cat","bark":"woof","claws":"x"}', "/claws must be an integer."],
  ["/choices", '{"t":"fish"}', "/t must be one of `cat`, `dog`."],
  ["/choices", '{"claws":3}', "The body must have the property `t`."],
  ["/pets", '{"petType":"Zebra"}', "/petType must be one of `Cat`, `hound`, `Puppy`."],
  ["/pets", '{"petType":"Pet"}', "/petType must be one of `Cat`, `hound`, `Puppy`."],
  ["/pets", '{"petType":"Dog"}', "/petType must be one of `Cat`, `hound`, `Puppy`."],
  ["/pets", '{"petType":"Cat"}', "The body must have the property `chip`."],
  ["/pets", '{"petType":"Puppy","bark":"woof"}', "The body must have the property `age`."],
  [
    "/pets",
    '{"petType":"hound","friends":[{"petType":"hound"},{"petType":"Cat"}]}',
    "/friends/1 must have the property `chip`.",
  ],
  [
    "/pets",
    '{"petType":"hound","friends":[{"petType":"Cow"}]}',
    "/friends/0/petType must be one of `Cat`, `hound`, `Puppy`.",
  ],
])("rejects a body of %s that does not fit its kind: %s", async (path, body, message) => {
  const response = await send(path, body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: expect.stringContaining(`does not fit: ${message}`) });
});

test("returns the example of the author as it is, and generated values of one kind", async () => {
  expect(await (await send("/choices", '{"t":"cat"}')).json()).toEqual({ t: "dog", bark: "woof" });
  expect(await (await fetch(`${mock.url}/choices/generated`)).json()).toEqual({ t: "cat", claws: expect.any(Number) });
  expect(mock.warnings.filter((warning) => warning.includes("example"))).toEqual([]);
});

test("returns children where the document has their parent, with all digits of their numbers", async () => {
  const text = await (await send("/pets", '{"petType":"hound"}')).text();

  expect(text).toMatch(/^\[\{"petType":"Cat",/);
  expect(text).toContain('"chip":9007199254740993');
  expect(text).not.toContain('"petType":"Pet');
});

test("validates each of many levels once", async () => {
  let body: object = { petType: "Zebra" };
  // Each level has two alternatives: if both were visited, so would be 2^40 values.
  for (let level = 0; level < 40; level += 1) body = { petType: "hound", friends: [body] };

  const response = await send("/pets", JSON.stringify(body));

  const message = expect.stringMatching(/(?:\/friends\/0){40}\/petType must be one of `Cat`, `hound`, `Puppy`\.$/);
  expect(await response.json()).toEqual({ message });
});
