// Shorter ones are no secrets, and would be found inside of ordinary words.
const shortestSecret = 8;

/** Levels of a value that are kept, so that nobody who goes through an error runs out of stack. */
const mostLevels = 100;

/**
 * Makes the function that takes the caller's key out of whatever an error keeps of an answer. Services do quote a key
 * that they refuse, and redirects quote the query. What is nested deeper than 100 levels is left out.
 */
export function createRedactor(secret = ""): (value: unknown) => unknown {
  const isSecret = secret.length >= shortestSecret;
  const forms = new RegExp(isSecret ? Array.from(secret, printForms).join("") : "(?!)", "giu");

  const redact = (value: unknown, level: number): unknown => {
    if (typeof value !== "object" || value === null) {
      const text = String(value);
      const shown = text.replace(forms, "[redacted]");
      return shown === text ? value : shown;
    }
    if (level > mostLevels) return "[nested too deep]";
    if (Array.isArray(value)) return value.map((item) => redact(item, level + 1));
    return Object.fromEntries(Object.entries(value).map((entry) => entry.map((part) => redact(part, level + 1))));
  };
  return (value) => redact(value, 1);
}

const entities: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };

/** The forms in which a text quotes a character: as it is, and as JSON, HTML and addresses write it, also twice over. */
function printForms(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  const bytes = Array.from(new TextEncoder().encode(character), (byte) => `%(?:25)*${byte.toString(16)}`).join("");
  // The plain form comes last: the others begin with it where the character is a backslash, a `%` or a `&`.
  return String.raw`(?:(?:\\{1,3}u|&#x)0*${hex};?|&(?:#0*${code}|${entities[character]});|${bytes}|\\{0,3}\u{${hex}})`;
}
