import { type DocumentedOperation, isNode, type Node } from "@shortvideo-api/document/source";
import type { ApiModel, Failure, Operation } from "@shortvideo-api/generator";
import { describeProvenance } from "./describe-provenance.ts";
import { listExamples } from "./list-examples.ts";
import { writeCode, writeText } from "./markdown.ts";

/** An operation with its model and its original document. */
interface ResponsesContext {
  model: ApiModel;
  operation: Operation;
  root: Node;
}

/**
 * Describes the responses of an operation: failures with the error of the typed client and advice, successes with complete
 * examples.
 */
export function describeResponses(documented: DocumentedOperation, { model, operation, root }: ResponsesContext): Node {
  const responses: Node = {};
  for (const [status, { node }] of documented.responses) {
    // A shared response gets a description for this operation only.
    const own: Node = structuredClone({ ...node });
    const failure = operation.failures.find((each) => String(each.status) === status);
    if (failure) describeFailure(own, failure, model);
    const content = operation.response.contents.find((each) => each.status === status);
    const body = content && isNode(own["content"]) ? own["content"][content.mediaType] : undefined;
    if (isNode(body) && operation.response.kind === "json")
      body["examples"] = listExamples(body, { model, operation, root });
    responses[status] = own;
  }
  return responses;
}

function describeFailure(response: Node, { errorClass, cases }: Failure, { errors }: ApiModel): void {
  const advice = errors.find(({ name }) => name === errorClass)?.advice;
  const client = [
    `**Typed client:** throws ${writeCode(errorClass)}.`,
    ...(advice === undefined ? [] : [writeText(advice)]),
    ...cases.map(
      (each) => `If the message contains “${writeText(each.contains)}”, it throws ${writeCode(each.errorClass)}.`,
    ),
  ].join(" ");
  const { cases: written } = isNode(response["x-error"]) ? response["x-error"] : {};
  const provenance = Array.isArray(written) ? written.filter(isNode).flatMap(describeProvenance) : [];
  const description = typeof response["description"] === "string" ? response["description"].trim() : "";
  response["description"] = [description, client, ...provenance].filter((part) => part !== "").join("\n\n");
}
