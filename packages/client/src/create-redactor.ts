import { createHider } from "./create-hider.js";

// Shorter ones are no secrets, and would be found inside of ordinary words.
const shortestSecret = 8;

/** Levels of a value that are kept, so that nobody who goes through an error runs out of stack. */
const mostLevels = 100;

/**
 * Makes the function that takes the caller's key out of whatever an error keeps of an answer. Services do quote a key
 * that they refuse, and redirects quote the query. What is nested deeper than 100 levels is left out. It throws nothing.
 */
export function createRedactor(secret = ""): (value: unknown) => unknown {
  const hide = secret.length < shortestSecret ? (text: string) => text : createHider(secret);

  const redactAt =
    (level: number) =>
    (value: unknown): unknown => {
      if (Object(value) !== value) {
        const text = String(value);
        const shown = hide(text);
        return shown === text ? value : shown;
      }
      if (level > mostLevels) return "[too deep]";
      const redact = redactAt(level + 1);
      try {
        if (Array.isArray(value)) return value.map(redact);
        return Object.fromEntries(Object.entries(Object(value)).map((entry) => entry.map(redact)));
      } catch {
        // An object that a program made may throw when it is read.
        return "[unreadable]";
      }
    };
  return redactAt(1);
}
