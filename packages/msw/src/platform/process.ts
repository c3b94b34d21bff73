/** The part of `process` that names the folder of documents. */
export const process: { readonly cwd: () => string } = { cwd: () => "/" };
