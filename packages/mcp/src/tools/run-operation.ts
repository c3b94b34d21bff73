import { quoteNames, suggestName } from "@shortvideo-api/document";
import type { FindSample } from "@shortvideo-api/document/sample";
import type { ParamValues } from "@shortvideo-api/client/runtime";
import type { BoundOperation } from "@shortvideo-api/bind";
import { countBytes, fitValue } from "../result/fit-value.js";
import { selectFields } from "../result/select-fields.js";
import { createResult, describeLeftOff, noteBytes, type ToolResult } from "../result/tool-result.js";
import { type Caller, callOperation } from "./caller.js";
import type { ResumableLists } from "./resumable-lists.js";
import type { WriteParams } from "./input-schema.js";
import { listInputs } from "./operation-inputs.js";
import { readParams } from "./param-values.js";

/** The limits of a result. */
export interface Budget {
  /** Bytes of a result in UTF-8. A token has at least one byte, so a result has no more tokens than bytes. */
  readonly maxBytes: number;
  /** Items of a list in a result. */
  readonly maxItems: number;
}

/** What the tools of a document share. */
export interface Runner {
  readonly caller: Caller;
  readonly lists: ResumableLists;
  readonly budget: Budget;
  readonly writeParams: WriteParams;
  /** Finds the example of a component schema. */
  readonly findSample: FindSample;
}

/** The inputs of a call. */
export interface OperationInputs {
  readonly params: ParamValues;
  readonly fields?: string | undefined;
  readonly resume?: string | undefined;
  readonly accept?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Calls an operation, and returns its result within the budget. Rejects as the client does, and for inputs that it does not have. */
export async function runOperation(
  runner: Runner,
  bound: BoundOperation,
  inputs: OperationInputs,
): Promise<ToolResult> {
  const { operation } = bound;
  const params = readParams(operation, inputs.params);
  await rejectUnknown(runner.caller, bound, params);
  if (operation.pagination) return runList(runner, bound, operation.pagination, { ...inputs, params });
  return runSingle(runner, bound, { ...inputs, params });
}

/** Rejects params that the operation does not have. The client would send them. */
async function rejectUnknown(caller: Caller, bound: BoundOperation, params: ParamValues): Promise<void> {
  const known = listInputs(bound.operation);
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  await caller.record(bound, params);
  const names = known.length === 0 ? "It has none." : `It has ${quoteNames(known)}.`;
  const near = suggestName(unknown, known);
  throw new RangeError(`${bound.operation.id} was not sent: it has no parameter \`${unknown}\`.${near} ${names}`);
}

async function runList(
  { caller, lists, budget }: Runner,
  bound: BoundOperation,
  pagination: NonNullable<BoundOperation["operation"]["pagination"]>,
  { params, fields = "", resume, signal }: OperationInputs,
): Promise<ToolResult> {
  const items: unknown[] = [];
  const leftOff: string[] = [];
  const problems = new Map<string, string[]>();
  // `{"items":[],"resume":"…","total":…}` takes less than the rest.
  let left = budget.maxBytes - noteBytes - (resume?.length ?? 0) - 400;
  const part = await callOperation(caller, bound, params, (_, read) =>
    lists.read(bound, pagination, {
      params: read,
      resume,
      signal,
      take(item, index) {
        if (index >= budget.maxItems) return false;
        const selection = selectFields(item, fields);
        const bytes = countBytes(selection.value) + 1;
        if (bytes > left && index > 0) return false;
        for (const [path, problem] of selection.problems) problems.set(path, [...(problems.get(path) ?? []), problem]);
        const fitted = fitValue(selection.value, left);
        items.push(fitted.value);
        leftOff.push(...fitted.leftOff);
        left -= Math.min(bytes, left);
        return true;
      },
    }),
  );
  const notes = [
    // A path that selects something of any item is right.
    ...[...problems.values()].flatMap((each) => (each.length === items.length ? each.slice(-1) : [])),
    ...describeLeftOff(leftOff),
    ...(part.isCut
      ? ["More items of this page did not fit: pass `resume`, or select `fields` to get more items at once."]
      : []),
    ...(part.error === undefined
      ? []
      : [`The list failed after these items: ${part.error instanceof Error ? part.error.message : "unknown"}`]),
    ...caller.notes,
  ];
  // `printValue` leaves out absent fields.
  return createResult({ items, resume: part.resume, total: part.total ?? undefined }, notes);
}

async function runSingle(
  { caller, budget }: Runner,
  bound: BoundOperation,
  { accept, fields = "", params, signal }: OperationInputs,
): Promise<ToolResult> {
  const type = accept ?? bound.operation.response.media.find(({ kind }) => kind === "json")?.name;
  const options = { signal, ...(type !== undefined && { accept: type }) };
  const response = await callOperation(caller, bound, params, (connection, read) =>
    connection.call(bound.metadata, read, options),
  );
  const room = budget.maxBytes - noteBytes;
  const { value, notes } = await toJson(response, room, budget.maxItems);
  const selection = selectFields(value, fields);
  const fitted = fitValue(selection.value, room);
  return createResult(fitted.value, [
    ...notes,
    ...selection.problems.values(),
    ...describeLeftOff(fitted.leftOff),
    ...caller.notes,
  ]);
}

/** Converts a result of the client to JSON: bytes to Base64, a stream to its first items. */
async function toJson(
  response: unknown,
  maxBytes: number,
  maxItems: number,
): Promise<{ readonly value: unknown; readonly notes: readonly string[] }> {
  if (response === undefined) return { value: null, notes: ["The service returned no body, as documented."] };
  if (response instanceof Blob) {
    const { size: bytes, type: mediaType } = response;
    // Base64 has four characters for three bytes.
    if (bytes * 1.4 > maxBytes) {
      return { value: { mediaType, bytes }, notes: [`The file has ${bytes} bytes, too many for a result.`] };
    }
    const base64 = Buffer.from(await response.arrayBuffer()).toString("base64");
    return { value: { mediaType, bytes, base64 }, notes: [] };
  }
  if (!isStream(response)) return { value: response, notes: [] };
  const items: unknown[] = [];
  let left = maxBytes;
  for await (const item of response) {
    left -= countBytes(item) + 1;
    if (items.length > 0 && (left < 0 || items.length >= maxItems)) {
      return { value: items, notes: [`The stream goes on after these ${items.length} items.`] };
    }
    items.push(item);
  }
  return { value: items, notes: [] };
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
