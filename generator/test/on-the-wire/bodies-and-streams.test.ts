import { startMock } from "@shortvideo-api/mock";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { openScenario } from "./open-scenario.ts";

// The generated client against the mock of the same document: each kind of body and of stream.

const png = new Uint8Array([0x89, 0x50, 0, 0xff]);
const note = { text: "ü & = +", stars: 5 };

describe("bodies", async () => {
  const { openClient, spec } = await openScenario("media-types");
  const mock = await startMock({ spec, port: 0 });
  afterAll(() => mock.stop());
  const call = openClient({ baseUrl: mock.url });
  const file = new File([png], 'a"b.png', { type: "image/png" });

  test.each<[what: string, operation: string, params: object]>([
    ["JSON", "notes.create", { body: note }],
    [
      "JSON with long numbers",
      "notes.create",
      { body: { id: "7300000000000000001" }, contentType: "application/vnd.note+json" },
    ],
    ["a form", "notes.create", { body: note, contentType: "application/x-www-form-urlencoded" }],
    ["text", "notes.create", { body: "Grüße", contentType: "text/plain" }],
    ["a range of JSON", "votes.add", { body: { id: "9007199254740993" }, contentType: "application/*+json" }],
    ["any media type", "votes.replace", { body: { id: "9007199254740993" } }],
    ["lines", "votes.addAll", { body: [{ id: "9007199254740993" }, { id: "2" }] }],
    ["records", "votes.addAll", { body: [{ id: "9007199254740993" }], contentType: "application/json-seq" }],
    ["XML", "notes.create", { body: "<note/>", contentType: "application/xml" }],
    ["a Uint8Array", "notes.create", { body: png, contentType: "image/png" }],
    ["a Blob", "files.store", { name: "a", body: new Blob([png], { type: "image/webp" }) }],
    ["a File", "files.store", { name: "a", body: file }],
    ["a stream", "files.store", { name: "a", body: new Blob([png]).stream(), contentType: "image/gif" }],
    [
      "parts",
      "uploads.create",
      { body: { file, more: [new Blob(["x"]), png], note, tags: ["a", "b,c"], ids: [1, 2], csv: "a,b" } },
    ],
    [
      "a form with encodings",
      "forms.send",
      { body: { ids: [1, 2], tags: ["a", "b,c"], note, place: note, raw: "a/b?c" } },
    ],
  ])("the mock accepts %s", async (_, operation, params) => {
    expect(await call(operation, params)).toBeUndefined();
  });

  test.each<[what: string, operation: string, params: object, violation: string]>([
    ["JSON", "notes.create", { body: { text: 1 } }, "/text must be text"],
    [
      "a form",
      "notes.create",
      { body: { text: "a", stars: 9 }, contentType: "application/x-www-form-urlencoded" },
      "/stars must be an integer",
    ],
    ["text", "notes.create", { body: "", contentType: "text/plain" }, "The body must be text of at least 1 character"],
    ["a part", "uploads.create", { body: { file, note: { text: 1 } } }, "/note/text must be text"],
    ["a list in a part", "uploads.create", { body: { file, ids: ["a", "b"] } }, "/ids/0 must be an integer"],
    [
      "a file of another type",
      "uploads.create",
      { body: { file: new Blob(["x"], { type: "text/html" }) } },
      "`text/html`",
    ],
    ["a list in a form", "forms.send", { body: { ids: ["a"] } }, "/ids/0 must be an integer"],
    ["an object in a form", "forms.send", { body: { place: { text: 1 } } }, "/place/text must be text"],
  ])("the mock rejects %s that does not fit", async (_, operation, params, violation) => {
    const unchecked = openClient({ baseUrl: mock.url, checkParams: false });

    const failure: { readonly headers: Headers } = await unchecked(operation, params).catch((error: unknown) => error);

    expect(decodeURIComponent(failure.headers.get("x-mock-violation") ?? "")).toContain(violation);
  });
});

describe("streams", async () => {
  const { openClient, spec } = await openScenario("event-streams");
  const mock = await startMock({ spec, port: 0 });
  afterAll(() => mock.stop());
  const call = openClient({ baseUrl: mock.url });

  test.each<[operation: string, params: object, options: object, item: unknown]>([
    [
      "chats.create",
      { body: { model: "m", stream: true } },
      { accept: "text/event-stream" },
      expect.objectContaining({ data: expect.objectContaining({ delta: expect.any(String) }) }),
    ],
    ["jobs.watch", { jobId: "7" }, {}, expect.objectContaining({ event: expect.any(String), data: expect.anything() })],
    ["jobs.notes", {}, {}, expect.objectContaining({ data: expect.any(String) })],
    ["jobs.changes", {}, {}, expect.objectContaining({ event: expect.any(String) })],
    ["logs.follow", {}, {}, expect.objectContaining({ at: expect.any(String) })],
    ["logs.list", {}, {}, expect.objectContaining({ at: expect.any(String) })],
    ["logs.list", {}, { accept: "application/json-seq" }, expect.any(Object)],
  ])("%s %j yields the items of the mock", async (operation, params, options, item) => {
    const items: unknown[] = await Array.fromAsync(await call(operation, params, options));

    expect(items.length).toBeGreaterThan(1);
    expect(items).toEqual(items.map(() => item));
  });

  test("the mock responds with JSON when the request does not ask for a stream", async () => {
    expect(await call("chats.create", { body: { model: "m" } })).toMatchObject({ id: expect.any(String) });
  });

  const follow = async (lastEventId?: string): Promise<readonly { readonly id: string }[]> =>
    Array.fromAsync(
      await call("chats.create", { body: { model: "m", stream: true } }, { accept: "text/event-stream", lastEventId }),
    );

  test("a stream continues after the last event", async () => {
    const [first, ...rest] = await follow();

    expect(first?.id).toBe("1");
    expect(await follow(first?.id)).toEqual(rest);
  });
});

describe("responses", async () => {
  const { openClient, spec } = await openScenario("response-media-types");
  const mock = await startMock({ spec, port: 0 });
  afterAll(() => mock.stop());
  const call = openClient({ baseUrl: mock.url });

  test("the mock sends each media type that the client asks for", async () => {
    expect(await call("reports.get", { id: "7" })).toMatchObject({ id: expect.any(String) });
    expect(await call("reports.get", { id: "7" }, { accept: "text/csv" })).toBeTypeOf("string");
    expect(await call("reports.get", { id: "7" }, { accept: "application/vnd.report+json" })).toMatchObject({
      total: expect.any(String),
    });
    expect(await call("reports.get", { id: "7" }, { accept: "application/pdf" })).toBeInstanceOf(Blob);
    expect(await call("files.blob", { name: "a" })).toBeInstanceOf(Blob);
    expect(await call("files.speak")).toBeInstanceOf(Blob);
    expect(
      (await Array.fromAsync(await call("files.speak", {}, { accept: "text/event-stream" }))).length,
    ).toBeGreaterThan(0);
  });
});

test("a body of each rule passes the checks of client and mock, and another one neither", async () => {
  const { openClient, spec } = await openScenario("body-checks");
  const mock = await startMock({ spec, port: 0 });
  onTestFinished(() => mock.stop());
  const checked = openClient({ baseUrl: mock.url });
  const unchecked = openClient({ baseUrl: mock.url, checkParams: false });
  const right = {
    title: "a",
    place: [1, 2],
    labels: { abc: "x" },
    steps: { "step-1": "red" },
    card: "1",
    address: "a",
  };
  const wrong = [
    { place: [1, "a"] },
    { place: [1, 2, 3] },
    { labels: { abcd: "x" } },
    { steps: { "step-1": "green" } },
    { steps: { step: "red" } },
    { card: "1" },
    { titel: "a" },
  ];

  expect(await checked("plans.replace", { body: right })).toBeUndefined();
  for (const body of wrong) {
    await expect(checked("plans.replace", { body })).rejects.toMatchObject({ name: "ParamsError" });
    await expect(unchecked("plans.replace", { body })).rejects.toMatchObject({ status: 400 });
  }
});
