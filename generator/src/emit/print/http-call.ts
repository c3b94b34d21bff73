import type { Answer, Body, Operation, Param, TypeRef } from "../../model/model.ts";
import { printDocumentedAnswers } from "./documented-answers.ts";
import { isIdentifier, printKey, printString } from "./literal.ts";
import { printParamChecks } from "./param-checks.ts";

/** The statements of a method that makes one call: `return this.#http.call<Comment>({ … }, options);` */
export function printHttpCall(operation: Operation, answerType: string): string[] {
  const sent = printSent(operation);
  const fields = [
    `operation: ${printString(operation.id)}`,
    `verb: ${printString(operation.verb)}`,
    `path: ${printString(operation.path)}`,
    ...sent.fields,
    ...printStyles(operation.params),
    ...printParamChecks(operation),
    ...(operation.body ? printBodyFields(operation.body, operation) : []),
    ...printAnswerFields(operation.answer, operation),
    ...printDocumentedAnswers(operation),
  ];
  return [...sent.statements, `return this.#http.call<${answerType}>({ ${fields.join(", ")} }, options);`];
}

/** Names that {@link printHttpCall} takes from `wire`. */
export function namesInHttpCall({ answer, body, name }: Operation): string[] {
  return [
    ...(answer.exact && answer.type ? [nameExact("exactAnswerOf", answer.type, name)] : []),
    ...(body?.exact ? [nameExact("exactBodyOf", body.type, name)] : []),
  ];
}

/** Does the method read its params at all? */
export function readsParams({ params, body }: Operation): boolean {
  return params.length > 0 || body !== undefined;
}

type Place = Param["in"];

const fieldOf = { path: "pathParams", query: "query", header: "headers", cookie: "cookies" } as const satisfies Record<
  Place,
  string
>;

/** What a call sends, taken out of `params`. */
interface Sent {
  statements: readonly string[];
  fields: readonly string[];
}

function printSent(operation: Operation): Sent {
  const { params, body } = operation;
  const places = (["path", "query", "header", "cookie"] as const).filter((place) =>
    params.some((param) => param.in === place),
  );
  const [only] = places;
  const allAsOnTheWire = params.every((param) => param.name === param.wireName);
  if (places.length === 0) {
    return { statements: [], fields: body ? [`body: ${printField(body.name)}`] : [] };
  }
  if (only !== undefined && places.length === 1 && !body && allAsOnTheWire) {
    return { statements: [], fields: [`${fieldOf[only]}: params`] };
  }
  const rest = places.includes("query") ? "query" : only;
  const named = params.filter((param) => param.in !== rest);
  const names = [...named.map((param) => param.name), ...(body ? [body.name] : [])];
  if (rest !== undefined && names.length > 0 && allAsOnTheWire && names.every(isFreeLocal)) {
    const bodyFields = body ? [body.name === "body" ? "body" : `body: ${body.name}`] : [];
    return {
      statements: [`const { ${names.join(", ")}, ...${fieldOf[rest]} } = params;`],
      fields: [
        ...places.map((place) => (place === rest ? fieldOf[place] : printShorthand(place, named))),
        ...bodyFields,
      ],
    };
  }
  const fields = places.map((place) => printPlace(place, params));
  return { statements: [], fields: body ? [...fields, `body: ${printField(body.name)}`] : fields };
}

/** `pathParams: { postId }`. */
function printShorthand(place: Place, params: readonly Param[]): string {
  const names = params.filter((param) => param.in === place).map((param) => param.name);
  return `${fieldOf[place]}: { ${names.join(", ")} }`;
}

/** `pathParams: { "post-id": params["post-id"] }`. */
function printPlace(place: Place, params: readonly Param[]): string {
  const fields = params
    .filter((param) => param.in === place)
    .map(({ name, wireName }) => `${printKey(wireName)}: ${printField(name)}`);
  return `${fieldOf[place]}: { ${fields.join(", ")} }`;
}

function printField(name: string): string {
  return isIdentifier(name) ? `params.${name}` : `params[${printString(name)}]`;
}

/** Names that cannot be a local of the method: reserved by the language, or in use there. */
const takenLocals = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null options package params " +
    "pathParams private protected public query headers cookies return static super switch this throw true try typeof " +
    "undefined var void while with yield"
  ).split(" "),
);

function isFreeLocal(name: string): boolean {
  return isIdentifier(name) && !takenLocals.has(name);
}

/** How params are written, where it is not as OpenAPI writes them unasked. */
function printStyles(params: readonly Param[]): string[] {
  const styles = params
    .filter((param) => !hasUsualStyle(param))
    .map((param) => {
      const { allowReserved, explode, json, style, wireName } = param;
      const fields = [
        `style: ${printString(style)}`,
        `explode: ${explode}`,
        ...(allowReserved ? ["allowReserved: true"] : []),
        ...(json ? ["json: true"] : []),
      ];
      return `${printKey(wireName)}: { ${fields.join(", ")} }`;
    });
  return styles.length === 0 ? [] : [`styles: { ${styles.join(", ")} }`];
}

function hasUsualStyle({ allowReserved, explode, in: place, json, style }: Param): boolean {
  const isForm = place === "query" || place === "cookie";
  return style === (isForm ? "form" : "simple") && explode === isForm && !allowReserved && !json;
}

function printBodyFields({ mediaType, exact, type }: Body, { name }: Operation): string[] {
  return [
    `mediaType: ${printString(mediaType)}`,
    ...(exact ? [`bodyExact: ${nameExact("exactBodyOf", type, name)}`] : []),
  ];
}

function printAnswerFields({ kind, exact, mayBeEmpty, type }: Answer, { name }: Operation): string[] {
  return [
    ...(kind === "json" ? [] : [`answer: ${printString(kind)}`]),
    ...(mayBeEmpty && kind !== "none" ? ["mayBeEmpty: true"] : []),
    ...(exact && type ? [`exact: ${nameExact("exactAnswerOf", type, name)}`] : []),
  ];
}

/** Where `wire` keeps what it knows of a type: with the schema, or with the operation. */
function nameExact(prefix: "exactAnswerOf" | "exactBodyOf", type: TypeRef, name: string): string {
  return type.kind === "schema" ? `exact${type.name}` : `${prefix}${name}`;
}
