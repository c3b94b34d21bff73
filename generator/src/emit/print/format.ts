import { format } from "oxfmt";
import type { GeneratedFile } from "../../output/generated-file.ts";

/**
 * Formats printed files with the settings of `.oxfmtrc.json`. Formats one after the other, so that only the syntax tree of one is in
 * memory.
 */
export async function formatFiles(files: readonly GeneratedFile[]): Promise<GeneratedFile[]> {
  const formatted: GeneratedFile[] = [];
  for (const file of files) formatted.push(await formatFile(file));
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

async function formatFile(file: GeneratedFile): Promise<GeneratedFile> {
  const { code, errors } = await format(file.path, file.text, { printWidth: 120 });
  const [error] = errors;
  if (error)
    throw new Error(`${file.path} was printed with a syntax error: ${error.message}\n${error.codeframe ?? ""}`);
  return { ...file, text: code };
}
