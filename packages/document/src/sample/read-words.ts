/** Splits a name into words: `avatar_thumb`, `avatarThumb` and `avatar-thumb` into `avatar`, `thumb`. */
export function readWords(name: string): string[] {
  const spaced = name.replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2").replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2");
  return spaced.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
}

/** Returns a number from 0 to `size` - 1, the same for the same name. The number makes values without examples differ. */
export function readNumber(name: string, size: number): number {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % size;
}
