import { format } from "oxfmt";
import type { GeneratedFile } from "../../output/generated-file.ts";
import type { PrintedFile } from "./layout.ts";

/**
 * Formats printed files with the settings of `.oxfmtrc.json`, except those whose printer has laid out the lines, and those in other
 * languages. Formats one after the other, so that only the syntax tree of one is in memory. Throws an Error that names the file if its
 * text has a syntax error.
 */
export async function formatFiles(files: readonly PrintedFile[]): Promise<GeneratedFile[]> {
  const formatted: GeneratedFile[] = [];
  for (const { path, text, isLaidOut = false } of files) {
    const isKept = isLaidOut || !/\.(?:[cm]?[jt]sx?|jsonc?)$/.test(path);
    formatted.push(isKept ? { path, text } : await formatFile({ path, text }));
  }
  return formatted;
}

async function formatFile({ path, text }: GeneratedFile): Promise<GeneratedFile> {
  const { code, errors } = await format(path, text, { printWidth: 120 });
  const [error] = errors;
  if (error) throw new Error(`${path} was printed with a syntax error: ${error.message}\n${error.codeframe ?? ""}`);
  return { path, text: code };
}
