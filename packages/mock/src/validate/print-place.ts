import { type OpenedDocument, type Place, printPath } from "@shortvideo-api/document";

/** Prints a place for a message: `"spec/openapi.yaml:12"`. Adds the pointer if the whole document is on one line. */
export function printPlace({ text }: Pick<OpenedDocument, "text">, { file, line = 1, pointer }: Place): string {
  const isOneLine = !text.trimEnd().includes("\n");
  return `${printPath(file, process.cwd())}:${line}${isOneLine ? ` #${pointer}` : ""}`;
}
