/** Returns a media type in lower case and without its parameters, which change nothing that is compared. */
export function readEssence(mediaType: string): string {
  return (mediaType.split(";", 1)[0] ?? "").trim().toLowerCase();
}
