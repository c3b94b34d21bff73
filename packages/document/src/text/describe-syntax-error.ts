import { YAMLException } from "js-yaml";

/** Returns the parser's message, with the key when it is repeated: in a document on one line, the line number does not help. */
export function describeSyntaxError({ reason, mark }: YAMLException): string {
  const key = mark && /duplicat/i.test(reason) ? readKey(mark.buffer, mark.position) : undefined;
  return key === undefined ? reason : `${reason} \`${key}\``;
}

/** Reads the key at a position. The position of a quoted key is behind its quote. */
function readKey(text: string, position: number): string | undefined {
  const quote = /["']/.exec(text.charAt(position - 1))?.[0];
  const pattern = quote === undefined ? /[^\s:][^:\n]*/y : quote === '"' ? /(?:[^"\\\n]|\\.)+/y : /[^'\n]+/y;
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0].trim();
}
