import { type OpenApi, toCamelCase } from "@shortvideo-api/document/source";
import type { Resource } from "./api/model.ts";
import type { Operation } from "./api/operation.ts";
import type { ResourceNames } from "./names/names.ts";
import { readText } from "./operation/read-text.ts";

/** Groups operations by resource: first the resources of the document's tags, in its order, then the others by appearance. */
export function buildResources(
  root: OpenApi,
  operations: readonly { resource: ResourceNames; operation: Operation }[],
): Resource[] {
  const groups = new Map<ResourceNames, Operation[]>();
  for (const { resource, operation } of operations) groups.set(resource, [...(groups.get(resource) ?? []), operation]);
  const tags = new Map(root.tags.map((tag, index) => [toCamelCase(tag.name).toLowerCase(), { tag, index }]));
  const tagOf = ({
    name,
  }: ResourceNames): { tag: { summary?: string; description?: string }; index: number } | undefined =>
    tags.get(name.toLowerCase());
  return [...groups]
    .map(([resource, members]) => ({
      name: resource.name,
      file: resource.file,
      className: resource.className,
      description: readText(tagOf(resource)?.tag.description ?? tagOf(resource)?.tag.summary),
      operations: members,
    }))
    .sort((left, right) => (tagOf(left)?.index ?? tags.size) - (tagOf(right)?.index ?? tags.size));
}
