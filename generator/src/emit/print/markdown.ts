/** Prints a block of code. No text of the document can end it. */
export function printFence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.replaceAll("```", "``\\u0060")}\n\`\`\``;
}

/** Escapes a line of the document's text for Markdown. Code without `<`, `|` and `$` stays as it is. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/(`[^`<|$]+`)|[\\`*_{}[\]<>#|~!@&]/g, (sign, code?: string) => code ?? `\\${sign}`);
}

/** Separates the blocks of a page by empty lines. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.join("\n\n");
}
