/** The part of `node:path` that the mock needs to name documents. All paths are those of a system with slashes. */

export const sep = "/";

export function isAbsolute(path: string): boolean {
  return path.startsWith("/");
}

export function resolve(...paths: readonly string[]): string {
  const steps: string[] = [];
  for (const path of paths) {
    if (isAbsolute(path)) steps.length = 0;
    for (const step of path.split("/")) {
      if (step === "..") steps.pop();
      else if (step !== "" && step !== ".") steps.push(step);
    }
  }
  return `/${steps.join("/")}`;
}

export function dirname(path: string): string {
  return resolve(path, "..");
}

export function basename(path: string): string {
  return path.split("/").at(-1) ?? "";
}

export function relative(from: string, to: string): string {
  const [start, end] = [from, to].map((path) => resolve(path).split("/").filter(Boolean));
  const shared = start?.findIndex((step, index) => step !== end?.[index]) ?? -1;
  const common = shared === -1 ? (start?.length ?? 0) : shared;
  return [...(start ?? []).slice(common).map(() => ".."), ...(end ?? []).slice(common)].join("/");
}

/** `node:path` also exports all its functions as one object. */
const path = { sep, isAbsolute, resolve, dirname, basename, relative };
// oxlint-disable-next-line import/no-default-export -- As `node:path` does.
export default path;
