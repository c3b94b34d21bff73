/**
 * Statuses of failures that may pass. From 520 on they are those of proxies that do not reach the service, or find it
 * overloaded.
 */
export const passing: readonly number[] = [
  408, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529,
];
