/** The path as a request says it. What stands behind `#` is never sent. https://www.rfc-editor.org/rfc/rfc9110#section-4.2.5 */
export function toRequestPath(path: string): string {
  const [asked = ""] = path.split("#", 1);
  return asked;
}
