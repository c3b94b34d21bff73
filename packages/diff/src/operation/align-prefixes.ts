import { isDeepStrictEqual } from "node:util";
import { type AlignedPair, listAddresses } from "./compare-servers.ts";
import type { DescribedOperation, OperationPair, Side, Sides } from "../schema/side.ts";

/**
 * Takes the beginning of all paths as a part of the servers, if the servers of the other document have it: `/v1/pets` of
 * `https://api.example` and `/pets` of `https://api.example/v1` are the same address.
 */
export function alignPrefixes({ before, after }: Sides): Sides {
  return {
    before: movePrefix(before, findMovedPrefix(before, after)),
    after: movePrefix(after, findMovedPrefix(after, before)),
  };
}

/** Takes the beginning of the path of one operation as a part of its servers, likewise. */
export function alignOwnPrefixes({ before, after }: Sides, pair: OperationPair): AlignedPair {
  const [was, is] = [
    { side: before, described: pair.before },
    { side: after, described: pair.after },
  ];
  const moved = { before: findOwnPrefix(was, is), after: findOwnPrefix(is, was) };
  const [aligned, alignedAfter] = [moveOwnPrefix(was, moved.before), moveOwnPrefix(is, moved.after)];
  return {
    sides: { before: aligned.side, after: alignedAfter.side },
    pair: { before: aligned.described, after: alignedAfter.described },
    moved,
  };
}

/** An operation of one of the documents. */
interface OperationOfSide {
  readonly side: Side;
  readonly described: DescribedOperation;
}

function findOwnPrefix(one: OperationOfSide, other: OperationOfSide): string | undefined {
  const [path, rest] = [one, other].map(({ described }) => erasePlaceholders(described.operation.path));
  if (path === undefined || rest === undefined || path === rest || !path.endsWith(rest)) return undefined;
  const prefix = path.slice(0, -rest.length);
  if (prefix.includes("{")) return undefined;
  const [addresses, others] = [moveOwnPrefix(one, prefix), other].map(
    ({ side, described }) => new Set(listAddresses(side, described.documented.servers)),
  );
  return isDeepStrictEqual(addresses, others) ? prefix : undefined;
}

function moveOwnPrefix({ side, described }: OperationOfSide, prefix: string | undefined): OperationOfSide {
  if (prefix === undefined) return { side, described };
  return { side: { ...side, prefix: `${side.prefix ?? ""}${prefix}` }, described: shortenPath(described, prefix) };
}

/** Returns a path without the names of placeholders, which are never sent. */
export function erasePlaceholders(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}

/** Finds the beginning of the paths of a side that the servers of the other side have instead: `"/v1"`. */
function findMovedPrefix(side: Side, other: Side): string | undefined {
  const addresses = listAddresses(other);
  const paths = new Set(other.operations.map(({ operation }) => operation.path));
  return listPrefixes(side).find(
    (prefix) =>
      isDeepStrictEqual(new Set(listAddresses({ ...side, prefix })), new Set(addresses)) &&
      side.operations.some(({ operation }) => paths.has(operation.path.slice(prefix.length))),
  );
}

/** Lists the beginnings that all paths have. They end before a slash and have no placeholder. */
function listPrefixes({ operations }: Side): readonly string[] {
  const paths = operations.map(({ operation }) => operation.path);
  const segments = (paths[0] ?? "").split("/");
  return segments
    .map((_, index) => segments.slice(0, index).join("/"))
    .filter((prefix) => prefix !== "" && !prefix.includes("{") && paths.every((path) => path.startsWith(`${prefix}/`)));
}

function movePrefix(side: Side, prefix: string | undefined): Side {
  if (prefix === undefined) return side;
  return { ...side, prefix, operations: side.operations.map((each) => shortenPath(each, prefix)) };
}

function shortenPath(described: DescribedOperation, prefix: string): DescribedOperation {
  const { operation } = described;
  return { ...described, operation: { ...operation, path: operation.path.slice(prefix.length) } };
}
