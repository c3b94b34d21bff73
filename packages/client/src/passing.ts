/** Statuses of failures that may pass. */
export const passing: readonly number[] = [408, 429, 500, 502, 503, 504];
