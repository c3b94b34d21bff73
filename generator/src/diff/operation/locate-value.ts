import type { Header } from "@shortvideo-api/document/source";
import type { LocatedNode } from "./locate-node.ts";
import type { Located } from "../schema/side.ts";

/**
 * Locates the schema of a parameter or a header: its `schema`, or the one of its single media type. Returns `undefined` when
 * it has neither.
 */
export function locateValue({ node, steps }: LocatedNode<Pick<Header, "schema" | "content">>): Located | undefined {
  if (node.schema !== undefined) return { schema: node.schema, steps: [...steps, "schema"] };
  const [media] = Object.entries(node.content ?? {});
  return media && { schema: media[1].schema ?? true, steps: [...steps, "content", media[0], "schema"] };
}
