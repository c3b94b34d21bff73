/** The shape of a value in a configuration. The checks of the value and its JSON Schema follow from it. */
export type ValueShape = TextShape | ChoiceShape | ListShape | MapShape | ObjectShape;

interface Described {
  /** One sentence for editors. */
  readonly description: string;
}

/** A text. */
export interface TextShape extends Described {
  readonly is: "text";
  /** The accepted texts. Default: all but the empty one. */
  readonly pattern?: RegExp;
  /** The requirement, in words that follow "must be". Default: `"text that is not empty"`. */
  readonly expected?: string;
}

/** One of several texts, which are in `of`. */
export interface ChoiceShape extends Described {
  readonly is: "choice";
  readonly of: readonly string[];
}

/** A list of items of one shape. */
export interface ListShape extends Described {
  readonly is: "list";
  readonly of: ValueShape;
  /** Whether a single item is accepted in place of a list. Default: `false`. */
  readonly orOne?: true;
}

/** An object whose keys the author chooses. */
export interface MapShape extends Described {
  readonly is: "map";
  readonly of: ValueShape;
}

/** An object that has only these keys. */
export interface ObjectShape<Fields = Readonly<Record<string, ValueShape>>> extends Described {
  readonly is: "object";
  readonly fields: Fields;
  /** The keys that it must have. Default: none. */
  readonly required?: readonly string[];
}

/** The shape of a TypeScript type. A shape with keys other than those of the type does not compile. */
export type ShapeOf<Value> = [Value] extends [string]
  ? TextShape | ChoiceShape
  : [Value] extends [string | readonly string[]]
    ? ListShape
    : string extends keyof Value
      ? MapShape
      : ObjectShape<{ readonly [Key in keyof Value]-?: ShapeOf<NonNullable<Value[Key]>> }>;
