import { startMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { openScenario } from "./open-scenario.ts";

const { compileAll, openClient, spec } = await openScenario("forms-and-files");

const meta = { author: null, tags: ["a", null] };
const bodies = [
  { title: null, mood: null, meta: null },
  { title: "a", mood: "calm", meta, pages: null },
  { title: "null", mood: null, meta, pages: 3, words: ["a", null], sizes: [null, 2], metas: [meta, null] },
  { title: null, mood: "calm", meta: null, words: [null, null], sizes: [null, null], metas: [null, null] },
];

test.each(["multipart/form-data", "application/x-www-form-urlencoded"])(
  "client, mock and types agree on null in a form of %s",
  async (contentType) => {
    const mock = await startMock({ spec, port: 0 });
    onTestFinished(() => mock.stop());
    const call = openClient({ baseUrl: mock.url });

    for (const body of bodies) expect(await call("notes.add", { body, contentType })).toBeUndefined();
    for (const wrong of [
      { title: null, mood: "calm" },
      { title: null, mood: "calm", meta: { author: null } },
      { title: null, mood: "calm", meta: { author: null, tags: null } },
      { title: null, mood: "calm", meta: null, words: null },
      { title: null, mood: "calm", meta: null, words: [null] },
    ]) {
      const params = { body: wrong, contentType };
      await expect(call("notes.add", params)).rejects.toMatchObject({ name: "ParamsError" });
      const unchecked = openClient({ baseUrl: mock.url, checkParams: false });
      await expect(unchecked("notes.add", params)).rejects.toMatchObject({ status: 400 });
    }
  },
);

test("bodies with null compile", async () => {
  const start =
    'import { createClient } from "./index.js";\nexport const sent = createClient({ baseUrl: "" }).notes.add';
  const programs = bodies.map((body) => `${start}(${JSON.stringify({ body })});`);

  expect(await compileAll(programs)).toEqual(programs.map(() => ""));
});
