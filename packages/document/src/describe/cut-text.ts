/** Shortens a text to 60 characters, for a message, a header or a line of a log. */
export function cutText(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
