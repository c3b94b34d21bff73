/** Returns whether a text is a token of HTTP: the name of a header or of a method. https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
export function isToken(text: string): boolean {
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(text);
}
