/** Is it a terminal, and does nobody ask for no colours? */
export function takesColour(stream: { readonly isTTY?: boolean | undefined }): boolean {
  return stream.isTTY === true && !process.env["NO_COLOR"];
}
