import { isNode, type Node } from "@shortvideo-api/document/source";
import { type ApiModel, type EncodeSample, type Operation, readSampleValue } from "@shortvideo-api/generator";
import { findExact, hasInt64, writeExact } from "./exact.ts";

/** An operation with its model and its original document. */
interface ExamplesContext {
  model: ApiModel;
  operation: Operation;
  root: Node;
}

/**
 * Returns the named examples of a response: those of the document, or else those of the fixtures, which the mock returns, too. Adds
 * failures inside a 200. 64-bit numbers are texts, because a page would round them otherwise.
 */
export function listExamples(body: Node, { model, operation, root }: ExamplesContext): Node {
  const samples = new Map(model.schemas.map(({ name, sample }) => [name, sample]));
  const note = hasInt64(operation.response.exact, model)
    ? {
        description:
          "On the wire, 64-bit numbers have no quotes. This example shows them as the typed client returns them.",
      }
    : {};
  // JSON inside a string is the same on the wire and in the typed client.
  const encode: EncodeSample = ({ schema, exact }, value) =>
    writeExact(value, [schema === undefined ? exact : findExact(schema, model)], model);
  const fixtures = operation.response.fixtures.map(({ name, doc, sample }): [string, Node] => [
    name,
    {
      summary: doc.replace(/\.$/, ""),
      ...note,
      value: readSampleValue(sample, 0, (alias) => samples.get(alias), encode),
    },
  ]);
  return { ...(readDocumentExamples(body) ?? Object.fromEntries(fixtures)), ...listInBandFailures(model, root) };
}

function readDocumentExamples({ example, examples }: Node): Node | undefined {
  if (isNode(examples) && Object.keys(examples).length > 0) return examples;
  return example === undefined ? undefined : { example: { value: example } };
}

function listInBandFailures({ inBandFailure }: ApiModel, root: Node): Node {
  const declared = root["x-in-band-failure"];
  const values = inBandFailure && isNode(declared) && Array.isArray(declared["examples"]) ? declared["examples"] : [];
  return Object.fromEntries(
    values.map((value: unknown, index): [string, Node] => [
      `failure${index + 1}`,
      { summary: `A failure in a 200${values.length > 1 ? `, ${index + 1} of ${values.length}` : ""}`, value },
    ]),
  );
}
