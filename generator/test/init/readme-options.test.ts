import { expect, test } from "vitest";
import { createClient } from "../../../packages/client/src/index.js";
import { printPackageReadme } from "../../src/init/print-readme.ts";

test("the README of a client describes each option of clients and of calls", async () => {
  const untyped = Object({ misspelt: 1 });
  const api = createClient({ baseUrl: "https://api.example", retry: { maxRetries: 0 } });
  const calls = [async () => createClient(untyped), () => api.posts.get({ videoId: "7300000000000000001" }, untyped)];
  const listed = await Promise.all(calls.map(async (call) => call().then(() => [], readNames)));
  // The name of the option for credentials depends on the document.
  const names = listed.flat().filter((name) => name !== "apiKey");
  const readme = printPackageReadme("client", Object({ settings: { layout: "workspace", spec: "spec.yaml" } }));

  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !new RegExp(`^\\| [^|]*\\b${name}\\b`, "m").test(readme))).toEqual([]);
});

/** Reads the names of options in the error of an unknown one. */
function readNames(error: unknown): readonly string[] {
  return (/Its options: (.*)\./.exec(String(error))?.[1] ?? "").split(", ");
}
