/** Cuts a text that was sent, so that it is short enough for a header and a line of a log. */
export function cutText(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
