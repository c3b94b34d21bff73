/** Statuses of responses without a body: https://www.rfc-editor.org/rfc/rfc9110#section-6.4.1 */
export const bodylessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);
