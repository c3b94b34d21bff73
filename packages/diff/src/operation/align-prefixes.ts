import { isDeepStrictEqual } from "node:util";
import { listAddresses } from "./compare-servers.ts";
import type { Side, Sides } from "../schema/side.ts";

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
  const operations = side.operations.map((each) => {
    const { path } = each.operation;
    return { ...each, operation: { ...each.operation, path: path.slice(prefix.length) } };
  });
  return { ...side, prefix, operations };
}
