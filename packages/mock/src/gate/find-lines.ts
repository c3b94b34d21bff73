import {
  EVENT_ALIAS,
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  getScalarValue,
  parseEvents,
} from "js-yaml";
import type { DocumentPath } from "./fault.js";

/** Finds the lines, counted from 1, on which nodes of a YAML or JSON text begin; of a missing one, that of what would hold it. */
export function findLines(text: string, paths: readonly DocumentPath[]): number[] {
  const wanted = new Set(paths.flatMap((path) => path.map((_, index) => toKey(path.slice(0, index + 1)))));
  const offsets = readOffsets(text, wanted);
  const starts = readLineStarts(text);
  return paths.map((path) => {
    const known =
      path.length - [...path.keys()].findIndex((cut) => offsets.has(toKey(path.slice(0, path.length - cut))));
    const offset = offsets.get(toKey(path.slice(0, known))) ?? 0;
    return starts.findLastIndex((start) => start <= offset) + 1;
  });
}

/** Where each line begins. */
function readLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function toKey(path: DocumentPath): string {
  return JSON.stringify(path.map(String));
}

interface Frame {
  readonly isMapping: boolean;
  readonly path: DocumentPath;
  /** Of a mapping, the key whose value is next. */
  key: string | undefined;
  index: number;
}

/** By path, where the key of a value stands, or the item of a list. */
function readOffsets(text: string, wanted: ReadonlySet<string>): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  const frames: Frame[] = [];
  let keyAt = 0;
  /** Gives the path of a value that begins here; `undefined` for a key. */
  const enter = (start: number, scalar: string | undefined): DocumentPath | undefined => {
    const frame = frames.at(-1);
    if (!frame) return [];
    if (frame.isMapping && frame.key === undefined) {
      frame.key = scalar ?? "";
      keyAt = start;
      return undefined;
    }
    const path = [...frame.path, frame.isMapping ? (frame.key ?? "") : frame.index++];
    const key = toKey(path);
    if (wanted.has(key)) offsets.set(key, frame.isMapping ? keyAt : start);
    frame.key = undefined;
    return path;
  };
  for (const event of parseEvents(text, {})) {
    if (event.type === EVENT_DOCUMENT) continue;
    if (event.type === EVENT_POP) frames.pop();
    else if (event.type === EVENT_SCALAR) enter(event.valueStart, getScalarValue(text, event));
    else if (event.type === EVENT_ALIAS) enter(event.anchorStart, undefined);
    else
      frames.push({
        isMapping: event.type === EVENT_MAPPING,
        path: enter(event.start, undefined) ?? [],
        key: undefined,
        index: 0,
      });
  }
  return offsets;
}
