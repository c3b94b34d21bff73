import { type OpenApi, toCamelCase } from "@shortvideo-api/document/source";
import type { Resource } from "./api/model.ts";
import type { Operation } from "./api/operation.ts";
import type { ResourceNames } from "./names/names.ts";
import { cleanText } from "./operation/clean-text.ts";

/** Groups operations by resource. Resources that the document's tags name come first, in the order of the tags. */
export function buildResources(
  root: OpenApi,
  operations: readonly { resource: ResourceNames; operation: Operation }[],
): Resource[] {
  const groups = new Map<ResourceNames, Operation[]>();
  for (const { resource, operation } of operations) groups.set(resource, [...(groups.get(resource) ?? []), operation]);
  const tags = new Map(root.tags.map((tag, index) => [toCamelCase(tag.name).toLowerCase(), { tag, index }]));
  return [...groups]
    .map(([{ name, file, className }, members]) => {
      const { tag, index = tags.size } = tags.get(name.toLowerCase()) ?? {};
      const description = cleanText(tag?.description ?? tag?.summary);
      return { resource: { name, file, className, description, operations: members }, index };
    })
    .sort((left, right) => left.index - right.index)
    .map(({ resource }) => resource);
}
