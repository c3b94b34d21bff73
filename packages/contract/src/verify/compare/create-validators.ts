import { type OpenApi, type SchemaObject, type Step, viewSchema } from "@shortvideo-api/document";
import {
  type CompileSchema,
  createSchemaCompiler,
  type DocumentDiagnostic,
  type FindSchemaErrors,
} from "@shortvideo-api/mock/requests";

/** A document, and the functions that compile its schemas. */
export interface Validators {
  readonly document: OpenApi;
  readonly compile: CompileSchema;
  /** Compiles only the keywords of a schema about the value itself, without subschemas and references. */
  readonly compileAlone: (schema: SchemaObject) => FindSchemaErrors;
  /** Returns the path that is `steps` below another one, or below the document. Equal paths are one list. */
  readonly enter: (path: readonly Step[] | undefined, ...steps: readonly Step[]) => readonly Step[];
  /** Returns a sentence for each value whose pattern was not decided in time, and forgets it. Such a value counts as valid. */
  readonly takeUndecided: () => readonly string[];
  /** Returns a sentence for each rule that no comparison knows, below a path of the document, at most `depth` steps. */
  readonly listIgnored: (path: readonly Step[], depth?: number) => readonly string[];
}

/** Keywords that apply another schema to a value or a part of it: `visitBody` visits these schemas itself. */
const applicators = new Set([
  ..."properties items prefixItems additionalProperties patternProperties unevaluatedProperties unevaluatedItems".split(
    " ",
  ),
  ..."if then else dependentSchemas".split(" "),
]);

const none: readonly string[] = [];

/** Creates validators that compile each schema of a document on first use. `ignored` are the rules that it has lost. */
export function createValidators(document: OpenApi, ignored: readonly DocumentDiagnostic[] = []): Validators {
  const undecided: string[] = [];
  const compile = createSchemaCompiler(document, ["response"], {
    onUndecided: (sentence) => void undecided.push(sentence),
  });
  const known = new WeakMap<SchemaObject, FindSchemaErrors>();
  return {
    document,
    compile,
    compileAlone(schema) {
      const compiled = known.get(schema);
      if (compiled) return compiled;
      const { own, beside } = viewSchema(document, schema);
      const keywords = Object.entries(schema.$ref === undefined ? own : (beside ?? {}));
      const alone = Object.fromEntries(keywords.filter(([keyword]) => !applicators.has(keyword)));
      const findErrors = compile(alone);
      known.set(schema, findErrors);
      return findErrors;
    },
    enter: createEnter(),
    takeUndecided: () => (undecided.length === 0 ? none : [...new Set(undecided.splice(0))]),
    listIgnored: (path, depth = Infinity) =>
      ignored
        .filter(
          (each) => each.path.length - path.length <= depth && path.every((step, index) => step === each.path[index]),
        )
        .map(({ message }) => message),
  };
}

/** Creates a function that finds paths. The values of a body have few schemas, so it makes each path once. */
function createEnter(): Validators["enter"] {
  const top: readonly Step[] = [];
  const inner = new WeakMap<readonly Step[], Map<Step, readonly Step[]>>();
  function enterStep(outer: readonly Step[], step: Step): readonly Step[] {
    const known = inner.get(outer) ?? new Map<Step, readonly Step[]>();
    const found = known.get(step);
    if (found) return found;
    const entered = [...outer, step];
    inner.set(outer, known.set(step, entered));
    return entered;
  }
  return (path = top, ...steps) => steps.reduce(enterStep, path);
}
