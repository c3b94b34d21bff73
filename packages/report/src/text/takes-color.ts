/** Returns `true` if the stream is a TTY and `NO_COLOR` is unset. */
export function takesColor(stream: { readonly isTTY?: boolean | undefined }): boolean {
  return stream.isTTY === true && !process.env["NO_COLOR"];
}
