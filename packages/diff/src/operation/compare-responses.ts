import { isDeepStrictEqual } from "node:util";
import { type DocumentedResponse, isWithin, parseMediaType } from "@shortvideo-api/document/source";
import { hasContentType, hasSeveralMedia, type Operation } from "@shortvideo-api/model/source";
import { compareWords } from "../schema/compare-annotations.ts";
import { compareContent, type ContentPair } from "./compare-content.ts";
import { compareAdvice, compareEmptySuccess, compareFailures, type ResponsePair } from "./compare-failures.ts";
import { compareHeaders } from "./compare-headers.ts";
import { type ComparedSides, createSchemaComparison } from "../schema/compare-schemas.ts";
import type { CompareSchemas } from "../schema/compare-types.ts";
import { type Pair, readSteps, type ReportChange, safe, toVerdict } from "../change/raw-change.ts";
import type { DescribedOperation, OperationPair } from "../schema/side.ts";

/** Compares the request bodies of an operation. */
export function compareBody(
  sides: ComparedSides,
  pair: OperationPair,
  compareSchemas: CompareSchemas,
  report: ReportChange,
): void {
  const { before, after } = pair;
  const [was, is] = [before.documented.body, after.documented.body];
  const place = "body";
  if (!was && !is) return;
  if (!was || !is) {
    const isRequired = is?.required ?? false;
    const breaks = toVerdict(!is || isRequired);
    report({
      code: is ? "body-added" : "body-removed",
      place,
      message: is ? `${isRequired ? "Requires" : "Accepts"} a body.` : "No longer accepts a body.",
      wire: breaks,
      // With some methods the client sends no body.
      types: (before.operation.body ?? after.operation.body) ? breaks : "safe",
      ...readSteps({ before: was, after: is }),
    });
    return;
  }
  const isRequired = is.required;
  if (was.required !== isRequired) {
    report({
      code: isRequired ? "body-became-required" : "body-became-optional",
      place,
      message: isRequired ? "Requires the body." : "No longer requires the body, but accepts it.",
      wire: toVerdict(isRequired),
      types: toVerdict(isRequired && after.operation.body !== undefined),
      ...readSteps({ before: was, after: is }),
    });
  }
  compareWords({ before: was, after: is }, { place, report });
  const chosen = { before: before.operation.body?.mediaType, after: after.operation.body?.mediaType };
  const context = { place, direction: "request", isReturned: false, compareSchemas, report } as const;
  compareContent(sides, { was, is, chosen, lost: listLostContentTypes(pair) }, context);
}

/** Compares the responses of an operation: statuses, their bodies and headers, and the classes of errors. */
export function compareResponses(
  sides: ComparedSides,
  pair: OperationPair,
  compareSchemas: CompareSchemas,
  report: ReportChange,
): void {
  const [before, after] = [readResponses(pair.before), readResponses(pair.after)];
  const [known, left] = [[...before.keys()], [...after.keys()]];
  const moved = findMoved(known, left);
  const { redirects, isRedirect } = pair.before.operation.response;
  const { redirects: newRedirects } = pair.after.operation.response;
  const lost = listLostAccepts(pair);
  for (const [status, was] of before) {
    const now = moved?.from === status ? moved.to : status;
    const is = after.get(now);
    const chosen = { before: findChosen(pair.before, was), after: is && findChosen(pair.after, is) };
    if (is) compareResponse(sides, { status: now, was, is, chosen, lost }, compareSchemas, report);
    const isGone = !is || now !== status;
    if (isGone && !redirects.includes(Number(status))) reportRemoved(status, was, { known, left, lost }, report);
  }
  for (const [status, is] of after) {
    if (before.has(status) || newRedirects.includes(Number(status))) continue;
    if (!isSuccess(status)) reportFailure(status, is, report);
    else if (moved?.to === status || !known.some(isSuccess)) {
      const message = `${nameSuccess(status)} is returned.`;
      // A caller that knew only redirects gets something else.
      const wire = toVerdict(isRedirect);
      // A call that returned nothing returns a value.
      const isFirst = moved === undefined && is.media.length > 0;
      const types = toVerdict(isRedirect || isFirst);
      report({ code: "success-added", place: status, message, wire, types, after: is.steps });
    } else reportFurther(status, is, { before, after, described: pair.after }, report);
  }
  compareRedirects(pair, { before, after }, report);
  compareFailures(sides, pair, report);
}

type Responses = ReadonlyMap<string, DocumentedResponse>;

/** Lists responses by status. A `default` that is not a failure counts as `2XX`. */
function readResponses({ operation: { failures }, documented }: DescribedOperation): Responses {
  const isFailure = failures.some(({ status }) => status === "default");
  return new Map([...documented.responses].map(([key, each]) => [key === "default" && !isFailure ? "2XX" : key, each]));
}

/** Finds the media type of a response that the client's types use. */
function findChosen(
  { operation: { response, failures } }: DescribedOperation,
  documented: DocumentedResponse,
): string | undefined {
  const bodies = response.bodies.map(({ status, name }) => ({ status, mediaType: name }));
  const contents = [...bodies, ...failures.flatMap(({ content }) => content ?? [])];
  return contents.find(({ status }) => status === documented.status)?.mediaType;
}

/** Finds the only success status that was replaced by another one. Their bodies are compared. */
function findMoved(before: readonly string[], after: readonly string[]): Record<"from" | "to", string> | undefined {
  const [from, ...otherFrom] = before.filter((status) => isSuccess(status) && !after.includes(status));
  const [to, ...otherTo] = after.filter((status) => isSuccess(status) && !before.includes(status));
  if (from === undefined || to === undefined || otherFrom.length > 0 || otherTo.length > 0) return undefined;
  return after.some((status) => isSuccess(status) && before.includes(status)) ? undefined : { from, to };
}

function isSuccess(status: string): boolean {
  return status.startsWith("2");
}

/** Returns `true` if a caller that handles the known statuses also handles this one. */
function isKnown(status: string, known: readonly string[]): boolean {
  return known.includes(status) || known.includes(`${status.charAt(0)}XX`);
}

function reportRemoved(
  status: string,
  was: DocumentedResponse,
  { known, left, lost }: Record<"known" | "left" | "lost", readonly string[]>,
  report: ReportChange,
): void {
  if (isSuccess(status)) {
    const others = left.filter(isSuccess);
    const replaced = others.length === 0 ? "" : `, but ${others.map(nameSuccess).join(", ")}`;
    const message = `${nameSuccess(status)} is no longer returned${replaced}.`;
    // A caller that handled two success statuses is ready for either; a caller that handled one gets a new one.
    const isReplaced = others.every((other) => !isKnown(other, known));
    const hasLost = was.media.some(({ essence }) => lost.includes(essence));
    const types = toVerdict(others.length === 0 || hasLost);
    report({ code: "success-removed", place: status, message, wire: toVerdict(isReplaced), types, before: was.steps });
    return;
  }
  report({
    code: "failure-removed",
    place: status,
    message: `${nameFailure(status)} is no longer documented${status === "default" ? "" : " as a failure"}.`,
    wire: "safe",
    // `FailureBody<Operation, Status>` no longer has it.
    types: "breaks",
    before: was.steps,
  });
}

/** Reports a success status in addition to a known one. */
function reportFurther(
  status: string,
  is: DocumentedResponse,
  { before, after, described }: Pair<Responses> & { described: DescribedOperation },
  report: ReportChange,
): void {
  const readSchema = (response: DocumentedResponse): unknown =>
    response.media.find(({ name }) => name === findChosen(described, response))?.schema;
  const others = [...after].filter(([other]) => isSuccess(other) && before.has(other));
  report({
    code: "success-added",
    place: status,
    message: `${nameSuccess(status)} may be returned, too.`,
    wire: toVerdict(!isKnown(status, [...before.keys()])),
    // The result of a call has the types of all success statuses.
    types: toVerdict(!others.some(([, other]) => isDeepStrictEqual(readSchema(other), readSchema(is)))),
    after: is.steps,
  });
}

function reportFailure(status: string, is: DocumentedResponse, report: ReportChange): void {
  const about = readFirstLine(is.description);
  report({
    code: "failure-added",
    place: status,
    message: `${nameFailure(status)} is documented${about === "" ? "." : `: ${about}`}`,
    // An undocumented status was a failure, too.
    ...safe,
    after: is.steps,
  });
}

/** Names a status of a success; one of any status is a `2XX`, or a `default` that is not a failure. */
function nameSuccess(status: string): string {
  return status === "2XX" ? "a success of any status" : status;
}

function nameFailure(status: string): string {
  return status === "default" ? "Any other failure" : status;
}

function readFirstLine(text: string): string {
  return text.trim().split("\n", 1)[0] ?? "";
}

/** One response in both documents. */
interface ReadPair extends ResponsePair, Required<Pick<ContentPair, "chosen" | "lost">> {}

function compareResponse(
  sides: ComparedSides,
  { status, was, is, chosen, lost }: ReadPair,
  compareSchemas: CompareSchemas,
  report: ReportChange,
): void {
  compareWords({ before: was, after: is }, { place: status, report });
  compareAdvice({ status, was, is }, report);
  compareEmptySuccess({ status, was, is }, report);
  const place = { place: status, direction: "response", isReturned: isSuccess(status) } as const;
  compareContent(sides, { was, is, chosen, lost: isSuccess(status) ? lost : [] }, { ...place, compareSchemas, report });
  // No type contains headers, so their changes break no type of a body.
  compareHeaders({ status, was, is }, createSchemaComparison(sides), report);
}

/** Compares the redirects that callers get as results. The type of a result names their statuses. */
function compareRedirects({ before, after }: OperationPair, documented: Pair<Responses>, report: ReportChange): void {
  const [known, left] = [before.operation.response.redirects, after.operation.response.redirects];
  for (const status of known.filter((each) => !left.includes(each))) {
    const place = String(status);
    const message = `The call no longer returns a \`Redirect\` for ${place}.`;
    const steps = readSteps({ before: documented.before.get(place) });
    report({ code: "success-removed", place, message, wire: "safe", types: "breaks", ...steps });
  }
  for (const status of left.filter((each) => !known.includes(each))) {
    const place = String(status);
    report({
      code: "success-added",
      place,
      message: `The call returns a \`Redirect\` for ${place}.`,
      hint: "Check for a `Redirect` in the result.",
      // A status that was documented as a failure was returned before, too.
      wire: toVerdict(!documented.before.has(place)),
      types: "breaks",
      ...readSteps({ after: documented.after.get(place) }),
    });
  }
}

/** Lists the essences of media types that callers could name as `accept`, and no longer can. */
function listLostAccepts({ before, after }: OperationPair): readonly string[] {
  const left = listAccepts(after.operation);
  return listAccepts(before.operation).filter((essence) => !left.includes(essence));
}

/** Lists the media types that callers can name as `accept`. A single one cannot be named. */
function listAccepts(operation: Operation): readonly string[] {
  return hasSeveralMedia(operation) ? operation.response.media.map(({ name }) => parseMediaType(name).essence) : [];
}

/** Lists the essences of media types that callers could name as `contentType`, and no longer can. A range stands for several. */
function listLostContentTypes({ before, after }: OperationPair): readonly string[] {
  const left = listContentTypes(after.operation);
  return listContentTypes(before.operation).filter((essence) => !left.some((other) => isWithin(essence, other)));
}

/** Lists the media types that callers can name as `contentType`. A single one that is no range cannot be named. */
function listContentTypes({ body }: Operation): readonly string[] {
  if (!body || !hasContentType(body)) return [];
  return [body, ...body.others].map(({ mediaType }) => parseMediaType(mediaType).essence);
}
