/** Words of a text: parted by whatever may not stand in an identifier. */
function splitWords(text: string): string[] {
  return text
    .normalize("NFC")
    .replaceAll(/[’']/gu, "")
    .split(/[^\p{L}\p{Nd}\p{Mn}\p{Mc}]+/u)
    .filter((word) => word !== "");
}

/** `live-room`, `liveRoom`, `LIVE_ROOM` → `LiveRoom`. Empty when the text has neither letter nor digit. */
export function toPascalCase(text: string): string {
  const words = splitWords(text);
  // One word in capitals is an abbreviation; several are a constant's way of writing.
  const isShouted = words.length > 1 && !/\p{Ll}/u.test(text);
  return words.map((word) => capitalize(isShouted ? word.toLowerCase() : word)).join("");
}

/** `LiveRoom`, `live-room` → `liveRoom`; `HTTPServer` → `httpServer`. */
export function toCamelCase(text: string): string {
  return toPascalCase(text).replace(/^\p{Lu}+(?=\p{Lu}\p{Ll}|\P{L}|$)|^\p{Lu}/u, (start) => start.toLowerCase());
}

/** `liveRoom`, `Live Room` → `live-room`. */
export function toKebabCase(text: string): string {
  return splitWords(text)
    .join("-")
    .replaceAll(/(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, "$1$2-")
    .toLowerCase();
}

/** First letter in lower case and nothing else changed: how constants are named after a PascalCase name. */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function capitalize(word: string): string {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
}
