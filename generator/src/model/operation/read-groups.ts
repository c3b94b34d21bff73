import type { Report } from "@shortvideo-api/document/source";
import type { Endpoint } from "./list-endpoints.ts";
import type { Param } from "../api/operation.ts";

/** Reads `x-exactly-one-of`: groups of params of which exactly one is given, by their keys in the params object. */
export function readGroups({ operation, steps }: Endpoint, params: readonly Param[], report: Report): string[][] {
  const declared = operation["x-exactly-one-of"];
  if (declared === undefined || declared === null) return [];
  const place = [...steps, "x-exactly-one-of"];
  const groups: unknown[] = Array.isArray(declared) ? declared : [undefined];
  return groups.flatMap((group, index) => {
    if (!isGroup(group)) {
      report(
        "exactly-one-of-malformed",
        Array.isArray(declared) ? [...place, index] : place,
        "A group is a list of two parameters or more.",
      );
      return [];
    }
    const names = group.map((wireName, at) => {
      const param = params.find((candidate) => candidate.wireName === wireName);
      if (!param)
        report("exactly-one-of-unknown-param", [...place, index, at], `\`${wireName}\` is not a parameter here.`);
      if (param?.required)
        report("exactly-one-of-required-param", [...place, index, at], `\`${wireName}\` is required.`);
      return param?.name;
    });
    return names.every((name) => name !== undefined) ? [names] : [];
  });
}

function isGroup(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 1 && value.every((item) => typeof item === "string");
}
