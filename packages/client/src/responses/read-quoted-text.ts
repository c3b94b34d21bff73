/** Parses text that a service may have quoted as JSON. Text that is not one string of JSON stays as it is. */
export function readQuotedText(text: string): string {
  try {
    return text.startsWith('"') ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}
