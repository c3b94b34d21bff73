// Bundlers remove the parts of the client that a program does not import.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { operations } from "@shortvideo-api/fixtures";
import { build } from "esbuild";
import { rolldown } from "rolldown";
import { describe, expect, inject, test } from "vitest";

const bundlers = {
  esbuild: async (entry: string) => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      format: "esm",
      write: false,
      logLevel: "error",
    });
    return outputFiles.map(({ text }) => text).join("\n");
  },
  rolldown: async (entry: string) => {
    const bundle = await rolldown({ input: entry });
    const { output } = await bundle.generate({ format: "esm" });
    return output.map((chunk) => ("code" in chunk ? chunk.code : "")).join("\n");
  },
};

const ids = Object.keys(operations);

describe.each(Object.entries(bundlers))("%s", (bundler, bundle) => {
  test("an unused import adds no code", async () => {
    const text = await bundle(
      await writeEntry(
        `${bundler}-nothing`,
        `import "@shortvideo-api/client";\nimport "@shortvideo-api/client/functions";
import "@shortvideo-api/client/response-checks";`,
      ),
    );

    expect(text.replaceAll(/^\s*(\/\/.*)?$/gm, "").trim()).toBe("");
  });

  test("a call includes no other operation, no checks, no pagination and no marks of 64-bit numbers", async () => {
    const text = await bundle(await writeEntry(`${bundler}-call`, printUse("client/functions", "connect", "postsGet")));

    expect(listOperations(text)).toEqual(["posts.get"]);
    expect(text).not.toContain("expected:");
    expect(text).not.toContain("PaginationLoopError");
    expect(text).not.toContain("replaceMarked");
    expect(text).not.toContain("onResponse: must return");
  });

  test("a call with its checks includes no others", async () => {
    const names = ["connect", "checksOfPostsGet", "paramChecks", "postsGet"];
    const text = await bundle(await writeEntry(`${bundler}-checks`, printUse("client/functions", ...names)));

    expect(listOperations(text)).toEqual(["posts.get"]);
    expect(new Set(text.match(/\bchecksOf\w+/g))).toEqual(new Set(["checksOfPostsGet"]));
  });

  test("a call whose response is compared with the document includes no rules of other responses", async () => {
    const checked = printUse("client/response-checks", "fullResponseChecks", "responseChecksOfPlacesGet");
    const entry = `${printUse("client/functions", "connect", "placesGet")}${checked}`;
    const text = await bundle(await writeEntry(`${bundler}-response-checks`, entry));

    expect(listOperations(text)).toEqual(["places.get"]);
    expect(text).toContain("differs from the document");
    expect(new Set(text.match(/\boperation: "[\w.]+"/g))).toEqual(new Set(['operation: "places.get"']));
    expect(text).not.toContain("checkOfPost");
  });

  test("a call through middleware includes openapi-fetch", async () => {
    const text = await bundle(
      await writeEntry(`${bundler}-middleware`, printUse("client/functions", "connect", "middleware", "postsGet")),
    );

    expect(listOperations(text)).toEqual(["posts.get"]);
    expect(text).toContain("onResponse: must return");
  });

  test("a call with 64-bit numbers in its response includes their marks", async () => {
    const text = await bundle(
      await writeEntry(`${bundler}-exact`, printUse("client/functions", "connect", "musicListUnlimitedSounds")),
    );

    expect(listOperations(text)).toEqual(["music.listUnlimitedSounds"]);
    expect(text).toContain("replaceMarked");
  });

  test("a list includes only its own operation", async () => {
    const text = await bundle(
      await writeEntry(`${bundler}-list`, printUse("client/functions", "connect", "iteratePostsListComments")),
    );

    expect(listOperations(text)).toEqual(["posts.listComments"]);
    expect(text).toContain("PaginationLoopError");
  });

  test("the client includes every operation", async () => {
    const text = await bundle(await writeEntry(`${bundler}-client`, printUse("client", "createClient")));

    expect(listOperations(text)).toEqual(ids);
    expect(text).not.toContain("differs from the document");
  });

  test("an error class includes no operation", async () => {
    const text = await bundle(
      await writeEntry(
        `${bundler}-error`,
        `import { RateLimitedError } from "@shortvideo-api/client"; console.log(RateLimitedError);`,
      ),
    );

    expect(text).toContain("RateLimitedError");
    expect(listOperations(text)).toEqual([]);
  });
});

/** Prints a program that imports these names and uses them. */
function printUse(
  entry: "client" | "client/functions" | "client/response-checks",
  ...names: readonly string[]
): string {
  return `import { ${names.join(", ")} } from "@shortvideo-api/${entry}";\nconsole.log(${names.join(", ")});\n`;
}

/** Lists the operations whose ids a bundle contains. */
function listOperations(text: string): string[] {
  return ids.filter((id) => text.includes(`"${id}"`));
}

async function writeEntry(name: string, text: string): Promise<string> {
  const path = join(inject("project"), `${name}.js`);
  await writeFile(path, text);
  return path;
}
