/** Returns whether a document is named by an address of http or https, and not by a path. */
export function isAddress(name: string): boolean {
  return /^https?:\/\//i.test(name);
}
