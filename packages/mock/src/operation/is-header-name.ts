/** Returns `true` for a text that a header can have as its name. https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
export function isHeaderName(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text);
}
