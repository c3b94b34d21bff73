import { describeSchema, type OpenApi, type Parameter, type Schema } from "@shortvideo-api/document/source";
import { buildParamCheck } from "./build-param-check.ts";
import { describeLimits } from "./describe-limits.ts";
import type { Endpoint } from "./list-endpoints.ts";
import type { Credential } from "../api/model.ts";
import type { Param } from "../api/operation.ts";
import { nameParams } from "../names/names.ts";
import { listExamples, listMedia } from "./read-media.ts";
import { readProvenance } from "./read-provenance.ts";
import { readSentence } from "./read-text.ts";
import { resolveSchema, type SchemaScope } from "@shortvideo-api/document/sample/source";

/** A parameter, and what its values are. */
export interface DescribedParam {
  param: Param;
  schema: Schema;
  examples: readonly unknown[];
}

const stylesByPlace: Readonly<Record<Param["in"], readonly Param["style"][]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** Reads the parameters of an operation, without the one that carries the caller's key. */
export function readParams(
  root: OpenApi,
  scope: SchemaScope,
  { parameters }: Endpoint,
  credential: Credential | undefined,
): DescribedParam[] {
  const sent = parameters.filter((parameter) => !isCredential(parameter, credential));
  const names = nameParams(sent);
  return sent.map((parameter, index) => readParam(root, scope, parameter, names[index] ?? parameter.name));
}

function readParam(root: OpenApi, scope: SchemaScope, parameter: Parameter, name: string): DescribedParam {
  const [media] = listMedia(root, parameter.content);
  const schema = parameter.schema ?? media?.schema ?? true;
  const styles = stylesByPlace[parameter.in];
  const style = styles.find((known) => known === parameter.style) ?? styles[0] ?? "form";
  return {
    schema,
    examples: [...listExamples(root, parameter), ...(media?.examples ?? [])],
    param: {
      name,
      wireName: parameter.name,
      in: parameter.in,
      required: parameter.required ?? false,
      doc: describeParam(parameter, resolveSchema(scope, schema)),
      style,
      explode: parameter.explode ?? (style === "form" || style === "deepObject"),
      allowReserved: parameter.allowReserved ?? false,
      json: parameter.schema === undefined && media?.kind === "json",
      check: buildParamCheck(scope, schema),
      expected: describeSchema(schema, (found) => resolveSchema(scope, found)),
      alsoTakes: undefined,
      provenance: readProvenance(parameter) ?? readProvenance(typeof schema === "object" ? schema : {}),
    },
  };
}

/** Description, and what it leaves out of limits and default: `"Videos per page. From 1 to 35, default \`20\`."` */
function describeParam(parameter: Parameter, schema: Schema): string {
  const description = readSentence(
    parameter.description ?? (typeof schema === "object" ? schema.description : undefined),
  );
  return [parameter.deprecated ? "Deprecated." : undefined, description, describeLimits(schema, description)]
    .filter((part) => part !== undefined)
    .join(" ");
}

function isCredential({ in: place, name }: Parameter, credential: Credential | undefined): boolean {
  if (credential === undefined || credential.in !== place) return false;
  return place === "header" ? name.toLowerCase() === credential.name.toLowerCase() : name === credential.name;
}
