/** Steps of the search for each character of the text and of the secret. A usual text takes little more than one. */
const mostSteps = 20;

/**
 * Makes the function that replaces a secret in a text: as it is, in either case, and as HTML, addresses, JSON and JSON within
 * JSON write it, each character in its own way.
 *
 * It takes time in proportion to the text. When the text is so full of beginnings of the secret that this is not enough,
 * it replaces the whole text.
 */
export function createHider(secret: string): (text: string) => string {
  const spellings = new Map([...secret].map((character) => [character, spell(character)]));
  const [first = []] = spellings.values();
  const beginnings = `&\\${first.map((spelling) => spelling.charAt(0)).join("")}`;
  return (text) => {
    const low = toLow(text);
    let steps = mostSteps * (text.length + secret.length);
    let shown = "";
    let from = 0;
    for (let start = 0; start < text.length; start += 1) {
      if (!beginnings.includes(low.charAt(start))) continue;
      let places = [start];
      for (const character of secret) {
        // Only a text of many backslashes leaves more than a few open.
        steps -= places.length ** 2;
        if (steps < 0) return "[redacted]";
        places = findEnds(low, places, spellings.get(character) ?? []);
        if (places.length === 0) break;
      }
      if (places.length === 0) continue;
      shown += `${text.slice(from, start)}[redacted]`;
      from = Math.max(...places);
      start = from - 1;
    }
    return shown + text.slice(from);
  };
}

/** Finds a character in all of its forms. Returns each end once. */
function findEnds(low: string, places: readonly number[], spelled: readonly string[]): number[] {
  const ends = new Set<number>();
  for (let place of places) {
    // JSON within JSON within JSON writes 7 backslashes.
    for (let level = 0; level < 8; level += 1) {
      for (const spelling of spelled) if (low.startsWith(spelling, place)) ends.add(place + spelling.length);
      entity.lastIndex = place;
      if (entity.test(low)) ends.add(entity.lastIndex);
      if (low[place] !== "\\") break;
      place += 1;
    }
  }
  return [...ends];
}

/** Stands for any character: most have several entities. */
const entity = /&#?\w{1,40};/y;

/** Spells a character in lower case, as it stands behind any backslashes. */
function spell(character: string): string[] {
  const bytes = Array.from(new TextEncoder().encode(character), (byte) => `%${toHex(byte, 2)}`).join("");
  return [
    character,
    character.toLowerCase(),
    character.toUpperCase(),
    JSON.stringify(character).slice(1, -1),
    bytes,
    bytes.replaceAll("%", "%25"),
    Array.from(character.split(""), (unit) => `u${toHex(unit.charCodeAt(0), 4)}`).join("\\"),
    // Forms of HTML write a space as a plus.
    ...(/[\s+]/.test(character) ? " +" : ""),
  ].map(toLow);
}

function toHex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, "0");
}

/** Writes the letters of ASCII in lower case. Each character keeps its place. */
function toLow(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
