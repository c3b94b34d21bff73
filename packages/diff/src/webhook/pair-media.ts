import type { MediaType, Step } from "@shortvideo-api/document/source";
import { readEssence } from "../operation/compare-content.ts";
import type { LocatedNode } from "../operation/locate-node.ts";
import type { Located } from "../schema/side.ts";

/** A media type of a body in one of the documents. */
export interface LocatedMedia extends LocatedNode<MediaType> {
  /** As in the document: `"application/json"`. */
  readonly name: string;
}

/** The media types of a body in both documents. */
export interface MediaPairs {
  /** Those of the first document, in order; `after` is `undefined` for a removed one. */
  readonly pairs: readonly { readonly before: LocatedMedia; readonly after: LocatedMedia | undefined }[];
  readonly added: readonly LocatedMedia[];
}

type WithContent = LocatedNode<{ readonly content?: Readonly<Record<string, MediaType>> | undefined }>;

/** Pairs the media types of a body. Parameters such as `charset` are ignored. */
export function pairMedia(before: WithContent, after: WithContent): MediaPairs {
  const unmatched = new Map(listMedia(after).map((media) => [readEssence(media.name), media]));
  const pairs = listMedia(before).map((media) => {
    const twin = unmatched.get(readEssence(media.name));
    unmatched.delete(readEssence(media.name));
    return { before: media, after: twin };
  });
  return { pairs, added: [...unmatched.values()] };
}

/** Locates the schema of a media type. */
export function locateSchema({ node: { schema = true }, steps }: LocatedMedia): Located {
  return { schema, steps: [...steps, "schema"] };
}

function listMedia({ node: { content = {} }, steps }: WithContent): LocatedMedia[] {
  return Object.entries(content).map(([name, node]) => {
    const place: readonly Step[] = [...steps, "content", name];
    return { name, node, steps: place };
  });
}
