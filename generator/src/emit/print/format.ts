import { format } from "oxfmt";
import type { GeneratedFile } from "../../output/generated-file.ts";
import type { PrintedFile } from "./layout.ts";

/**
 * Formats printed files with the settings of `.oxfmtrc.json`, except those whose printer has laid out the lines. Formats one after the
 * other, so that only the syntax tree of one is in memory.
 */
export async function formatFiles(files: readonly PrintedFile[]): Promise<GeneratedFile[]> {
  const formatted: GeneratedFile[] = [];
  for (const { path, text, isLaidOut = false } of files) {
    formatted.push(isLaidOut ? { path, text } : await formatFile({ path, text }));
  }
  return formatted;
}

/**
 * Formats the files of other emitters, where the formatter knows their language. Throws an Error that names the file if its text
 * has a syntax error.
 */
export function formatAdded(files: readonly GeneratedFile[]): Promise<GeneratedFile[]> {
  return Promise.all(
    files.map(async (file) => (/\.(?:[cm]?[jt]sx?|jsonc?)$/.test(file.path) ? formatFile(file) : file)),
  );
}

async function formatFile({ path, text }: GeneratedFile): Promise<GeneratedFile> {
  const { code, errors } = await format(path, text, { printWidth: 120 });
  const [error] = errors;
  if (error) throw new Error(`${path} was printed with a syntax error: ${error.message}\n${error.codeframe ?? ""}`);
  return { path, text: code };
}
