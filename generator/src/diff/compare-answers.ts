import type { MediaType, ResponseObject } from "../load/openapi.ts";
import { compareWords } from "./compare-annotations.ts";
import { compareAdvice, compareEmptySuccess, compareFailures, type ResponsePair } from "./compare-failures.ts";
import { compareHeaders } from "./compare-headers.ts";
import type { OperationPair, Sides } from "./compare-params.ts";
import type { CompareSchemas } from "./compare-schemas.ts";
import { type Tell, toVerdict } from "./finding.ts";
import { locateNode, type LocatedNode } from "./locate-node.ts";
import type { DescribedOperation, Side } from "./side.ts";

/** Compares what a call sends as its body. */
export function compareBody(
  sides: Sides,
  { before, after }: OperationPair,
  compareSchemas: CompareSchemas,
  tell: Tell,
): void {
  const [was, is] = [readBody(sides.before, before), readBody(sides.after, after)];
  const place = "body";
  if (!was && !is) return;
  if (!was || !is) {
    const isRequired = is?.node.required ?? false;
    const breaks = toVerdict(!is || isRequired);
    tell({
      code: is ? "body-added" : "body-removed",
      place,
      message: is ? `${isRequired ? "Asks for" : "Takes"} a body.` : "No longer takes a body.",
      wire: breaks,
      types: breaks,
      ...(was ? { before: was.steps } : {}),
      ...(is ? { after: is.steps } : {}),
    });
    return;
  }
  const [wasRequired, isRequired] = [was.node.required ?? false, is.node.required ?? false];
  if (wasRequired !== isRequired) {
    tell({
      code: isRequired ? "body-became-required" : "body-became-optional",
      place,
      message: isRequired ? "Asks for the body." : "No longer asks for the body, but takes it.",
      wire: toVerdict(isRequired),
      types: toVerdict(isRequired),
      before: was.steps,
      after: is.steps,
    });
  }
  const [name, newName] = [before.operation.body?.name, after.operation.body?.name];
  if (name !== undefined && newName !== undefined && name !== newName) {
    const message = `The body is called \`${newName}\` among the parameters.`;
    const hint = `Write \`${newName}\` in place of \`${name}\`.`;
    const steps = { before: was.steps, after: is.steps };
    tell({ code: "param-renamed", place, message, hint, wire: "safe", types: "breaks", ...steps });
  }
  compareWords({ before: was.node, after: is.node }, { place, steps: { before: was.steps, after: is.steps }, tell });
  compareContent(was, is, { place, direction: "request", compareSchemas, tell });
}

function readBody(side: Side, { endpoint }: DescribedOperation): ReturnType<typeof locateBody> {
  return locateBody(side, endpoint);
}

function locateBody(
  { root }: Side,
  { operation, steps }: DescribedOperation["endpoint"],
): LocatedNode<{ required?: boolean; content?: Record<string, MediaType> }> | undefined {
  return (
    operation.requestBody && locateNode(root.components.requestBodies, operation.requestBody, [...steps, "requestBody"])
  );
}

/** Compares what a call is answered with: statuses, their bodies and headers, and the classes of errors. */
export function compareAnswers(sides: Sides, pair: OperationPair, compareSchemas: CompareSchemas, tell: Tell): void {
  const [before, after] = [readResponses(sides.before, pair.before), readResponses(sides.after, pair.after)];
  const moved = findMoved([...before.keys()], [...after.keys()]);
  for (const [status, was] of before) {
    const now = moved?.from === status ? moved.to : status;
    const is = after.get(now);
    if (is) compareResponse(sides, { status: now, was, is }, compareSchemas, tell);
    if (!is || now !== status) tellGone(status, was, { known: [...before.keys()], left: [...after.keys()] }, tell);
  }
  for (const [status, is] of after) {
    if (!before.has(status)) tellCome(status, is, moved?.to !== status && [...before.keys()].some(isSuccess), tell);
  }
  compareFailures(sides, pair, tell);
}

function readResponses(
  { root }: Side,
  { endpoint: { operation, steps } }: DescribedOperation,
): ReadonlyMap<string, LocatedNode<ResponseObject>> {
  return new Map(
    Object.entries(operation.responses ?? {}).flatMap(([status, node]) => {
      const located = locateNode(root.components.responses, node, [...steps, "responses", status]);
      return located ? [[status, located] as const] : [];
    }),
  );
}

/** The one success that became another one: its body is compared with that. */
function findMoved(before: readonly string[], after: readonly string[]): { from: string; to: string } | undefined {
  const [from, ...otherFrom] = before.filter((status) => isSuccess(status) && !after.includes(status));
  const [to, ...otherTo] = after.filter((status) => isSuccess(status) && !before.includes(status));
  if (from === undefined || to === undefined || otherFrom.length > 0 || otherTo.length > 0) return undefined;
  return after.some((status) => isSuccess(status) && before.includes(status)) ? undefined : { from, to };
}

function isSuccess(status: string): boolean {
  return status.startsWith("2");
}

function tellGone(
  status: string,
  was: LocatedNode<ResponseObject>,
  { known, left }: { known: readonly string[]; left: readonly string[] },
  tell: Tell,
): void {
  if (isSuccess(status)) {
    const others = left.filter(isSuccess);
    const message = `${status} is no longer answered${others.length === 0 ? "" : `, but ${others.join(", ")}`}.`;
    // Who could be answered in two ways is ready for either; who knew one way only meets another.
    const isReplaced = others.every((other) => !known.includes(other));
    const types = toVerdict(others.length === 0);
    tell({ code: "success-removed", place: status, message, wire: toVerdict(isReplaced), types, before: was.steps });
    return;
  }
  tell({
    code: "failure-removed",
    place: status,
    message: `${status} is no longer documented as a failure.`,
    wire: "safe",
    // `FailureBody<Operation, Status>` has it no more.
    types: "breaks",
    before: was.steps,
  });
}

function tellCome(status: string, is: LocatedNode<ResponseObject>, isFurther: boolean, tell: Tell): void {
  if (isSuccess(status)) {
    const message = isFurther ? `${status} may be answered too.` : `${status} is answered.`;
    const breaks = toVerdict(isFurther);
    tell({ code: "success-added", place: status, message, wire: breaks, types: breaks, after: is.steps });
    return;
  }
  tell({
    code: "failure-added",
    place: status,
    message: `${status} is documented: ${firstLine(is.node.description)}`,
    // A caller that meets an unknown status meets a failure all the same.
    wire: "safe",
    types: "safe",
    after: is.steps,
  });
}

function firstLine(text: string): string {
  return text.trim().split("\n", 1)[0] ?? "";
}

function compareResponse(
  sides: Sides,
  { status, was, is }: ResponsePair,
  compareSchemas: CompareSchemas,
  tell: Tell,
): void {
  const steps = { before: was.steps, after: is.steps };
  compareWords({ before: was.node, after: is.node }, { place: status, steps, tell });
  compareAdvice({ status, was, is }, tell);
  compareEmptySuccess({ status, was, is }, tell);
  compareContent(was, is, { place: status, direction: "response", compareSchemas, tell });
  const [before, after] = [sides.before.root, sides.after.root].map(({ components }) => components.headers);
  compareHeaders({ of: was, components: before }, { of: is, components: after }, { status, compareSchemas, tell });
}

type WithContent = LocatedNode<{ content?: Record<string, MediaType> }>;

interface ContentAt {
  readonly place: string;
  readonly direction: "request" | "response";
  readonly compareSchemas: CompareSchemas;
  readonly tell: Tell;
}

function compareContent(
  was: WithContent,
  is: WithContent,
  { place, direction, compareSchemas, tell }: ContentAt,
): void {
  const [before, after] = [Object.entries(was.node.content ?? {}), Object.entries(is.node.content ?? {})];
  const sole = before.length === 1 && after.length === 1;
  for (const [name, media] of before) {
    // `application/json` and `application/json; charset=utf-8` say the same.
    const [twinName, twin] = after.find(([other]) => essence(other) === essence(name)) ?? [];
    if (twin && twinName !== undefined) {
      const one = { schema: media.schema ?? true, steps: [...was.steps, "content", name, "schema"] };
      const other = { schema: twin.schema ?? true, steps: [...is.steps, "content", twinName, "schema"] };
      compareSchemas(one, other, { place, direction, tell });
      const steps = { before: one.steps.slice(0, -1), after: other.steps.slice(0, -1) };
      compareWords({ before: media, after: twin }, { place, steps, tell });
      continue;
    }
    tell({
      code: "media-type-removed",
      place,
      message: `\`${place}\` is never \`${name}\`${sole ? `, but \`${after[0]?.[0]}\`` : ""}.`,
      wire: "breaks",
      types: toVerdict(media === before[0]?.[1]),
      before: [...was.steps, "content", name],
    });
  }
  for (const [name] of after) {
    if (before.some(([other]) => essence(other) === essence(name))) continue;
    const isFirst = before.length === 0;
    const breaks = toVerdict(direction === "response" && isFirst);
    tell({
      code: "media-type-added",
      place,
      message: `\`${place}\` may be \`${name}\`.`,
      // Who does not ask for it does not get it; but where there was no body, there is one now.
      wire: "safe",
      types: breaks,
      after: [...is.steps, "content", name],
    });
  }
}

function essence(mediaType: string): string {
  return (mediaType.split(";", 1)[0] ?? "").trim().toLowerCase();
}
