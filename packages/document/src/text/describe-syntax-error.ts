import { YAMLException } from "js-yaml";

/** What the parser says is wrong, with the key that stands twice: a document may be one long line. */
export function describeSyntaxError({ reason, mark }: YAMLException): string {
  const key = mark && /duplicat/i.test(reason) ? readKey(mark.buffer, mark.position) : undefined;
  return key === undefined ? reason : `${reason} \`${key}\``;
}

/** The key at a position; of a quoted one, that is behind its quote. */
function readKey(text: string, position: number): string | undefined {
  const quote = /["']/.exec(text.charAt(position - 1))?.[0];
  const pattern = quote === undefined ? /[^\s:][^:\n]*/y : quote === '"' ? /(?:[^"\\\n]|\\.)+/y : /[^'\n]+/y;
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0].trim();
}
