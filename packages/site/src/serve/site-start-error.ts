/** Thrown when a site cannot listen at the requested address. The message contains the reason and the fix. */
export class SiteStartError extends Error {
  override readonly name = "SiteStartError";
}
