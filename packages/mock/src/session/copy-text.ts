/** A text of its own, cut at `most` characters: a piece of a longer text would keep all of that in memory. */
export function copyText(text: string, most = 2_000): string {
  return Buffer.from(text.slice(0, most)).toString();
}
