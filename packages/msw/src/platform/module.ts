/** Returns `false`: the names of packages in a configuration are checked when the packages are made. */
export function isBuiltin(): boolean {
  return false;
}
