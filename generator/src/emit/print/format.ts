import { format } from "oxfmt";
import type { GeneratedFile } from "../../output/generated-file.ts";

/** Formats printed files with the settings of `.oxfmtrc.json`. */
export function formatFiles(files: readonly GeneratedFile[]): Promise<GeneratedFile[]> {
  return Promise.all(files.map(formatFile));
}

async function formatFile(file: GeneratedFile): Promise<GeneratedFile> {
  const { code, errors } = await format(file.path, file.text, { printWidth: 120 });
  const [error] = errors;
  if (error)
    throw new Error(`${file.path} was printed with a syntax error: ${error.message}\n${error.codeframe ?? ""}`);
  return { ...file, text: code };
}
