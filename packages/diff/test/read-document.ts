import { randomUUID } from "node:crypto";
import { unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDocument, printJson } from "@shortvideo-api/document/source";
import { readSide, type Side } from "../src/schema/side.ts";
import { buildModel } from "../../model/src/build-model.ts";
import type { Json } from "./edit.ts";

/** Reads a document as the generator does. */
export async function readDocument(document: Json): Promise<Side> {
  return readText(printJson(document, 2));
}

/** Reads the text of a document in JSON as the generator does. */
export async function readText(text: string): Promise<Side> {
  const file = join(tmpdir(), `edit-${randomUUID()}.json`);
  writeFileSync(file, text);
  try {
    const loaded = await loadDocument(file);
    if (!loaded.document) throw new Error(JSON.stringify(loaded.diagnostics));
    const { model, diagnostics } = buildModel(loaded.document, { samples: false });
    if (!model) throw new Error(JSON.stringify(diagnostics));
    return readSide(loaded.document, model);
  } finally {
    unlinkSync(file);
  }
}
