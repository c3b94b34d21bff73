/** Names the file that a sample sends as bytes: `"upload.png"`. */
export function nameFile(mediaType = ""): string {
  const [, extension] = /^\w+\/([a-z\d]+)$/.exec(mediaType) ?? [];
  return `upload.${extension ?? "bin"}`;
}
