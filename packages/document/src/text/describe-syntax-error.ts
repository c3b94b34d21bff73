import { YAMLException } from "js-yaml";

/** Returns the parser's message. A message about a repeated key names the key: in a document on one line, the line number does not help. */
export function describeSyntaxError({ reason, mark }: YAMLException): string {
  const key = mark && /duplicat/i.test(reason) ? readKey(mark.buffer, mark.position) : undefined;
  return key === undefined ? reason : `${reason} \`${key}\``;
}

/** Reads the key at a position. The position of a quoted key is that of its first character after the quote. */
function readKey(text: string, position: number): string | undefined {
  const pattern = selectKeyPattern(text.charAt(position - 1));
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0].trim();
}

function selectKeyPattern(quote: string): RegExp {
  if (quote === '"') return /(?:[^"\\\n]|\\.)+/y;
  return quote === "'" ? /[^'\n]+/y : /[^\s:][^:\n]*/y;
}
