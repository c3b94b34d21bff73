import {
  admitEmptyValue,
  admitsTexts,
  type Credential,
  isCredential,
  readBareName,
  areAllTypes,
  describeView,
  type DocumentedParameter,
  type Report,
  type Schema,
  type SchemaView,
  viewInScope,
  type DocumentedOperation,
} from "@shortvideo-api/document/source";
import { buildParamCheck } from "../checks/build-param-check.ts";
import { describeLimits } from "./describe-limits.ts";
import type { Param } from "../api/operation.ts";
import { nameParams } from "../names/names.ts";
import { canHaveBody } from "./describe-body.ts";
import type { DocumentScope } from "./read-media.ts";
import { readProvenance } from "./read-provenance.ts";
import { toSentence } from "./clean-text.ts";

/** A parameter, and the schema of its values. */
export interface DescribedParam {
  param: Param;
  schema: Schema;
  examples: readonly unknown[];
}

/** Describes the parameters of an operation, without those that carry credentials. */
export function describeParams(
  document: DocumentScope,
  { parameters, method }: DocumentedOperation,
  credentials: readonly Credential[],
): DescribedParam[] {
  const sent = parameters.filter((parameter) => !isCredential(parameter, credentials));
  const bare = sent.map(({ in: place, name }) => ({ in: place, name: place === "path" ? readBareName(name) : name }));
  const names = nameParams(bare, canHaveBody(method));
  return sent.map((parameter, index) => describeParam(document, parameter, names[index] ?? parameter.name));
}

function describeParam(
  { root, scope, exacts, checks }: DocumentScope,
  parameter: DocumentedParameter,
  name: string,
): DescribedParam {
  const { node, contentForm, schema, style, explode, allowReserved, required, examples } = parameter;
  const { allowsEmpty, constant } = parameter;
  // A request may have an empty text, too, if the document allows it.
  const accepted = allowsEmpty ? admitEmptyValue(schema) : schema;
  const check = buildParamCheck(scope, accepted);
  return {
    schema,
    examples,
    param: {
      name,
      wireName: parameter.name,
      in: parameter.in,
      required: required && constant === undefined,
      constant,
      doc: joinDescription(parameter, viewInScope(scope, schema)),
      style,
      explode,
      allowReserved,
      json: contentForm === "json",
      form: contentForm === "form",
      exact: contentForm === "json" || contentForm === "form" ? exacts.of(schema) : undefined,
      check,
      rules: check === undefined ? checks.of(accepted) : undefined,
      expected: describeSent(viewInScope(scope, accepted)),
      admitsNull: admitsNull(parameter.view),
      takesEmptyText: allowsEmpty && !admitsTexts(root, schema),
      alsoTakes: undefined,
      provenance: readProvenance(node) ?? readProvenance(typeof schema === "object" ? schema : {}),
    },
  };
}

/** Describes the values of a parameter. A client sends no parameter that is null. */
function describeSent(view: SchemaView): string {
  return admitsNull(view) ? describeView(view, (type) => type !== "null") : describeView(view);
}

/** Returns whether a schema names null beside other types. */
function admitsNull({ types }: SchemaView): boolean {
  return types.includes("null") && types.length > 1 && !areAllTypes(types);
}

/** Joins the description with limits and default, if it does not contain them: `"Videos per page. From 1 to 35, default \`20\`."` */
function joinDescription({ node, deprecated }: DocumentedParameter, view: SchemaView): string {
  const description = toSentence(node.description ?? view.own.description);
  return [deprecated ? "Deprecated." : undefined, description, describeLimits(view, description)]
    .filter((part) => part !== undefined)
    .join(" ");
}

/** Reads `x-exactly-one-of`: groups of params, by key. Callers give exactly one param of each group. */
export function readGroups(
  { exactlyOneOf, steps }: DocumentedOperation,
  params: readonly Pick<Param, "constant" | "name" | "required" | "wireName">[],
  report: Report,
): string[][] {
  const place = [...steps, "x-exactly-one-of"];
  return exactlyOneOf.flatMap(({ index, names: wireNames }) => {
    const names = wireNames.map((wireName, position) => {
      const param = params.find((candidate) => candidate.wireName === wireName);
      if (!param)
        report(
          "exactly-one-of-unknown-param",
          [...place, index, position],
          `\`${wireName}\` is not a parameter of the operation.`,
        );
      if (param?.required || param?.constant !== undefined)
        report(
          "exactly-one-of-required-param",
          [...place, index, position],
          `\`${wireName}\` is required, so no other parameter can replace it.`,
        );
      return param?.name;
    });
    return names.every((name) => name !== undefined) ? [names] : [];
  });
}
