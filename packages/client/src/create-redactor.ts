// Shorter ones are no secrets, and would be found inside of ordinary words.
const shortestSecret = 8;

/**
 * Makes the function that takes the caller's key out of whatever an error keeps of an answer. Services do quote a key
 * that they refuse, and redirects quote the query.
 */
export function createRedactor(secret: string | undefined): (value: unknown) => unknown {
  if (secret === undefined || secret.length < shortestSecret) return (value) => value;

  return function redact(value: unknown): unknown {
    if (typeof value === "string") {
      return value.replaceAll(secret, "[redacted]").replaceAll(encodeURIComponent(secret), "[redacted]");
    }
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map((entry) => entry.map(redact)));
  };
}
