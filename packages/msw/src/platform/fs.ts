/** Stands in for `node:fs`, since the document is in memory. */

function readNothing(): never {
  throw new Error("Handlers read one document, not further files. Bundle the document into one file first");
}

export const readFileSync: (path: string) => never = readNothing;
export const realpathSync: (path: string) => never = readNothing;
export const statSync: (path: string) => never = readNothing;
