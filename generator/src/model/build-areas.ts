import type { OpenApi } from "@shortvideo-api/document/source";
import { toCamelCase } from "./names/letter-case.ts";
import type { Area, Operation } from "./api/model.ts";
import type { AreaNames } from "./names/names.ts";
import { readText } from "./operation/read-text.ts";

/** Puts operations into their areas: areas of the document's tags first, in its order, then those that come up. */
export function buildAreas(root: OpenApi, operations: readonly { area: AreaNames; operation: Operation }[]): Area[] {
  const groups = new Map<AreaNames, Operation[]>();
  for (const { area, operation } of operations) groups.set(area, [...(groups.get(area) ?? []), operation]);
  const tags = new Map(root.tags.map((tag, index) => [toCamelCase(tag.name).toLowerCase(), { tag, index }]));
  const tagOf = ({ name }: AreaNames): { tag: { description?: string }; index: number } | undefined =>
    tags.get(name.toLowerCase());
  return [...groups]
    .map(([area, members]) => ({
      name: area.name,
      file: area.file,
      className: area.className,
      description: readText(tagOf(area)?.tag.description),
      operations: members,
    }))
    .sort((left, right) => (tagOf(left)?.index ?? tags.size) - (tagOf(right)?.index ?? tags.size));
}
