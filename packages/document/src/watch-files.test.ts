import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type WatchedFiles, watchFiles } from "./watch-files.ts";

let root = "";
let document = "";
beforeEach(() => {
  const made = realpathSync(mkdtempSync(join(tmpdir(), "watch-files-")));
  onTestFinished(() => rmSync(made, { recursive: true }));
  root = made;
  document = join(root, "api/spec/openapi.yaml");
  save("first");
});

function save(text: string): void {
  mkdirSync(join(root, "api/spec"), { recursive: true });
  writeFileSync(document, text);
}

/** Watches the document. Takes its first save, which the clock of the file system may put after the start. */
async function startWatch(): Promise<WatchedFiles> {
  const files = watchFiles([document], new AbortController().signal);
  onTestFinished(files.close);
  save("second");
  expect(await files.nextChange()).toEqual([document]);
  return files;
}

test.each(["api/spec", "api"])(
  "notices the saves of a document whose folder `%s` was deleted and made again",
  async (folder) => {
    const files = await startWatch();

    rmSync(join(root, folder), { recursive: true });
    expect(await files.nextChange()).toEqual([document]);
    save("third");
    expect(await files.nextChange()).toEqual([document]);
    save("fourth");
    expect(await files.nextChange()).toEqual([document]);
  },
);

test("notices the saves of a document whose folder was replaced", async () => {
  const files = await startWatch();

  renameSync(join(root, "api/spec"), join(root, "earlier"));
  save("third");
  expect(await files.nextChange()).toEqual([document]);
  save("fourth");
  expect(await files.nextChange()).toEqual([document]);
});

test("notices a document in a folder that is made later", async () => {
  const files = await startWatch();
  const other = join(root, "common/types/pets.yaml");
  files.add([other], Date.now());

  mkdirSync(join(root, "common/types"), { recursive: true });
  writeFileSync(other, "first");

  expect(await files.nextChange()).toEqual([other]);
});
