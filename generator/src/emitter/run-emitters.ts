import { existsSync } from "node:fs";
import { relative } from "node:path";
import { describeValue, escapeInvisible, isNode } from "@shortvideo-api/document/source";
import type { BuiltModel } from "@shortvideo-api/model/source";
import { loadDefault } from "../config/load-module.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import type { EmittedFile, Emitter } from "./define-emitter.ts";

/** An emitter of the configuration cannot be loaded, fails, or does not return files. */
export class EmitterError extends Error {
  override readonly name = "EmitterError";
}

/**
 * Runs the emitters in these modules, in order. `taken` lists the files that the generator makes itself. Throws
 * {@link EmitterError} if an emitter does not return files of its own.
 */
export async function runEmitters(
  modules: readonly string[],
  built: Pick<BuiltModel, "draft" | "root">,
  taken: readonly string[],
): Promise<GeneratedFile[]> {
  const owners = new Map<string, string>(taken.map((path) => [path, "the generator"]));
  const all: GeneratedFile[] = [];
  for (const module of modules) {
    const emitter = await loadEmitter(module);
    const title = `The emitter \`${emitter.name}\``;
    for (const { path, text } of await emit(emitter, built, title)) {
      const owner = owners.get(path);
      if (owner !== undefined) throw new EmitterError(`${title} returns \`${path}\`, which ${owner} makes.`);
      owners.set(path, `\`${emitter.name}\``);
      all.push({ path, text });
    }
  }
  return all;
}

async function loadEmitter(file: string): Promise<Emitter> {
  const place = `\`${escapeInvisible(relative(process.cwd(), file))}\``;
  if (!existsSync(file))
    throw new EmitterError(
      `There is no emitter ${place}. Correct its path in \`emitters\`, or install its package. If \`parts\` names it, run \`npm run upgrade\` and \`npm install\`.`,
    );
  const emitter = await loadDefault(file).catch((error: Error) => {
    throw new EmitterError(`${place} cannot be loaded: ${error.message}`, { cause: error });
  });
  if (isEmitter(emitter)) return emitter;
  throw new EmitterError(
    `${place} has no emitter. Write \`export default defineEmitter({ name: "…", emit: (model) => [{ path, text }] })\`.`,
  );
}

function isEmitter(value: unknown): value is Emitter {
  return isNode(value) && typeof value["name"] === "string" && typeof value["emit"] === "function";
}

async function emit(
  emitter: Emitter,
  { draft, root }: Pick<BuiltModel, "draft" | "root">,
  title: string,
): Promise<readonly EmittedFile[]> {
  let files: unknown;
  try {
    files = await emitter.emit(draft, root);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new EmitterError(`${title} failed: ${reason}`, { cause: error });
  }
  if (!Array.isArray(files))
    throw new EmitterError(`${title} returns ${describeValue(files)} instead of a list of files.`);
  return files.map((file: unknown) => {
    if (isFile(file)) return file;
    throw new EmitterError(`${title} returns ${describeValue(file)} instead of a file \`{ path, text }\`.`);
  });
}

function isFile(value: unknown): value is EmittedFile {
  return isNode(value) && typeof value["path"] === "string" && typeof value["text"] === "string";
}
