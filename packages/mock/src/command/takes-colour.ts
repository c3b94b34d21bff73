/** Is it a terminal, and does nobody ask for no colours? */
export function takesColour(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY && !process.env["NO_COLOR"];
}
