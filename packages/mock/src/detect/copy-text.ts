/** Texts that are shared: how many, and of how many characters each. */
const most = { texts: 1_000, characters: 200 };

const shared = new Map<string, string>();

/**
 * Copies a text, cut at `characters`, in order to keep it: a piece of a longer text would keep all of that in memory. Returns the
 * same copy for equal short texts, since thousands of sessions remember the same ones.
 */
export function copyText(text: string, characters = 2_000): string {
  const cut = text.slice(0, characters);
  if (cut.length > most.characters) return copy(cut);
  const known = shared.get(cut) ?? copy(cut);
  if (shared.size >= most.texts) shared.clear();
  shared.set(known, known);
  return known;
}

function copy(text: string): string {
  return Buffer.from(text).toString();
}
