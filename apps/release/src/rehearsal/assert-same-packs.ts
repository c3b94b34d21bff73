import { nameOf } from "../publish-packages.ts";
import type { Tarball } from "../read-tarball.ts";

/** Throws if two packs of the same tree differ in a byte. The error lists the files that differ. */
export function assertSamePacks(firstPack: readonly Tarball[], secondPack: readonly Tarball[]): void {
  const problems = firstPack.flatMap((one) => {
    const other = secondPack.find((tarball) => nameOf(tarball) === nameOf(one));
    if (other?.integrity === one.integrity) return [];
    return [
      `${nameOf(one)}: ${other === undefined ? "the second pack does not contain it" : describeDifference(one, other)}`,
    ];
  });
  if (firstPack.length !== secondPack.length)
    problems.push(`the first pack has ${firstPack.length} packages, the second ${secondPack.length}`);
  if (problems.length === 0) return;
  throw new Error(
    `Two packs of the same tree differ. The source of a package cannot be verified:\n  ${problems.join("\n  ")}`,
  );
}

function describeDifference(one: Tarball, other: Tarball): string {
  const paths = [...new Set([...one.files.keys(), ...other.files.keys()])];
  const different = paths.filter((path) => !isEqual(one.files.get(path), other.files.get(path)));
  return different.length > 0
    ? `${different.join(", ")} ${different.length === 1 ? "differs" : "differ"}`
    : "the files are equal, but their archives differ";
}

function isEqual(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one !== undefined && other !== undefined && one.equals(other);
}
