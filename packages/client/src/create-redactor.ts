// Shorter ones are no secrets, and would be found inside of ordinary words.
const shortestSecret = 8;

/**
 * Makes the function that takes the caller's key out of whatever an error keeps of an answer. Services do quote a key
 * that they refuse, and redirects quote the query.
 */
export function createRedactor(secret: string | undefined): (value: unknown) => unknown {
  if (secret === undefined || secret.length < shortestSecret) return (value) => value;
  const forms = [secret, encodeURIComponent(secret)];

  return function redact(value: unknown): unknown {
    if (typeof value === "string") return forms.reduce((text, form) => text.replaceAll(form, "[redacted]"), value);
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [redact(name), redact(field)]));
  };
}
