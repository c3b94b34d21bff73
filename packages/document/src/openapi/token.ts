/** Returns `true` for a token of HTTP, such as the name of a header or method. https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
export function isToken(text: string): boolean {
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(text);
}
