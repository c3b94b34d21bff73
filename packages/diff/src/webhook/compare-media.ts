import type { Direction } from "@shortvideo-api/document/source";
import type { WithContent } from "../operation/compare-content.ts";
import type { Pair, RawChange, ReportChange } from "../change/raw-change.ts";
import { compareWords } from "../schema/compare-annotations.ts";
import { type ComparedSides, createSchemaComparison } from "../schema/compare-schemas.ts";
import { locateSchema } from "../schema/side.ts";
import { readBodyWriting } from "../schema/writing.ts";

/** The effect of a changed media type on receivers. */
type MediaVerdict = Pick<RawChange, "message" | "wire" | "types">;

interface MediaContext {
  readonly place: string;
  /** `"response"` for a body that receivers read, and `"request"` for one that they send. */
  readonly direction: Direction;
  readonly onRemoved: (name: string) => MediaVerdict;
  readonly onAdded: (name: string) => MediaVerdict;
  /** Returns the receiver of changes in a schema, by the name of its media type. Default: `report`. */
  readonly reportSchema?: (name: string) => ReportChange;
  readonly report: ReportChange;
}

/** Compares the media types of a body, and the schema of each. Parameters such as `charset` are ignored. */
export function compareMedia(sides: ComparedSides, both: Pair<WithContent>, context: MediaContext): void {
  const { place, direction, report, onRemoved, onAdded, reportSchema = () => report } = context;
  const compareSchemas = createSchemaComparison(sides);
  const added = new Map(both.after.media.map((media) => [media.essence, media]));
  for (const before of both.before.media) {
    const { name, essence } = before;
    const after = added.get(essence);
    if (!after) {
      report({ code: "media-type-removed", place, ...onRemoved(name), before: before.steps });
      continue;
    }
    added.delete(essence);
    compareWords({ before, after }, context);
    const writing = readBodyWriting(before, after);
    compareSchemas(locateSchema(before), locateSchema(after), {
      place,
      direction,
      writing,
      report: reportSchema(name),
    });
  }
  for (const { name, steps } of added.values()) {
    report({ code: "media-type-added", place, ...onAdded(name), after: steps });
  }
}
