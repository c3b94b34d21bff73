/**
 * Whether a failure of this status may pass. From 520 on they are those of proxies that do not reach the service, or find it
 * overloaded.
 */
export function isPassing(status: number): boolean {
  return /^(408|429|50[0234]|52\d)$/.test(String(status));
}
