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
  const forms = new RegExp(isSecret ? secret.replaceAll(/./gsu, printForms) : "(?!)", "giu");

  const redactAt =
    (level: number) =>
    (value: unknown): unknown => {
      if (Object(value) !== value) {
        const text = String(value);
        const shown = text.replace(forms, "[redacted]");
        return shown === text ? value : shown;
      }
      if (level > mostLevels) return "[too deep]";
      const redact = redactAt(level + 1);
      if (Array.isArray(value)) return value.map(redact);
      return Object.fromEntries(Object.entries(Object(value)).map((entry) => entry.map(redact)));
    };
  return redactAt(1);
}

/**
 * The forms in which a text quotes a character: as HTML, addresses and JSON write it, also JSON within JSON, and as it is.
 * Any entity of HTML stands for any character, since most have several names.
 */
function printForms(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  const percent = character > "~" ? encodeURIComponent(character) : `%${hex}`;
  return `(?:&#?\\w+;|${percent}|\\\\{0,3}(?:u0*${hex}|\\u{${hex}}))`;
}
