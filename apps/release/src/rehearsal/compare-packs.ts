import { nameOf } from "../publish-packages.ts";
import type { Tarball } from "../read-tarball.ts";

/** Throws an error with the files that differ if two packs of the same tree differ in a byte. */
export function assertSamePacks(ones: readonly Tarball[], others: readonly Tarball[]): void {
  const problems = ones.flatMap((one) => {
    const other = others.find((tarball) => nameOf(tarball) === nameOf(one));
    if (other?.integrity === one.integrity) return [];
    return [
      `${nameOf(one)}: ${other === undefined ? "the second pack does not contain it" : describeDifference(one, other)}`,
    ];
  });
  if (ones.length !== others.length)
    problems.push(`${ones.length} packages the first time, ${others.length} the second.`);
  if (problems.length === 0) return;
  throw new Error(
    `Two packs of the same tree differ. The source of a package cannot be verified:\n  ${problems.join("\n  ")}`,
  );
}

function describeDifference(one: Tarball, other: Tarball): string {
  const paths = [...new Set([...one.files.keys(), ...other.files.keys()])];
  const different = paths.filter((path) => !same(one.files.get(path), other.files.get(path)));
  return different.length > 0
    ? `${different.join(", ")} ${different.length === 1 ? "differs" : "differ"}`
    : "every file is the same, but not how they are packed";
}

function same(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one !== undefined && other !== undefined && one.equals(other);
}
