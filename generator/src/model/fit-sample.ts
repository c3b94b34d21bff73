import { matchesShape, type ObjectSample, spellOut, type Types, viewFields, widen } from "./match-shape.ts";
import type { FieldShape, Shape } from "./read-shape.ts";
import type { Sample } from "./sample.ts";

const opaque: Shape = { kind: "opaque" };

/**
 * A plan that type-checks against a printed type: what the type cannot take as it stands goes by way of `unknown`, and
 * nothing else does.
 */
export function fitSample(types: Types, sample: Sample, shape: Shape): Sample {
  const linked = sample.kind === "object" ? unlink(types, sample, viewFields(types, shape)) : sample;
  if (matchesShape(types, linked, shape)) return linked;
  const fitted = fitInside(types, linked, shape);
  return fitted && matchesShape(types, fitted, shape) ? fitted : { kind: "irregular", of: linked };
}

function fitInside(types: Types, sample: Sample, shape: Shape): Sample | undefined {
  switch (sample.kind) {
    case "literal": {
      const spelled = spellOut(sample.value);
      return spelled.kind === "literal" ? undefined : fitInside(types, spelled, shape);
    }
    case "object": {
      const fieldAt = viewFields(types, shape);
      const fitField = (part: Sample, own: FieldShape | undefined): Sample =>
        !own || part.kind === "same" || part.kind === "rounded" ? part : fitSample(types, part, own.shape);
      return {
        kind: "object",
        fields: sample.fields.map((field) => ({ ...field, sample: fitField(field.sample, fieldAt(field.name)) })),
      };
    }
    case "array":
      return {
        kind: "array",
        items: sample.items.map((item, index) => fitSample(types, item, viewItem(types, shape, index))),
      };
    case "seeded":
      return { ...sample, of: fitSample(types, sample.of, shape) };
    case "json": {
      const content = view(types, shape);
      return content.kind === "json" ? { ...sample, of: fitSample(types, sample.of, content.of) } : undefined;
    }
    default:
      return undefined;
  }
}

/** The same for a factory's value with some fields set otherwise: each of them is held against its own type. */
export function fitOverrides(types: Types, sample: Extract<Sample, { kind: "with" }>, shape: Shape): Sample {
  return {
    ...sample,
    set: sample.set.map((part) => {
      const own = part.path.reduce<Shape>((met, name) => viewFields(types, met)(name)?.shape ?? opaque, shape);
      return { ...part, sample: fitSample(types, part.sample, own) };
    }),
  };
}

/** Repeats the plan of a sibling where a constant of its value would lose its literal type. */
function unlink(types: Types, sample: ObjectSample, fieldAt: (name: string) => FieldShape | undefined): ObjectSample {
  if (!sample.fields.some((field) => field.sample.kind === "same")) return sample;
  const siblings = new Map(sample.fields.map((field) => [field.name, field.sample]));
  return {
    kind: "object",
    fields: sample.fields.map((field) => {
      const sibling = field.sample.kind === "same" ? siblings.get(field.sample.as) : undefined;
      if (!sibling) return field;
      const takes = (name: string): boolean => matchesShape(types, widen(sibling), fieldAt(name)?.shape ?? opaque);
      const { as } = field.sample as Extract<Sample, { kind: "same" }>;
      return takes(field.name) && takes(as) ? field : { ...field, sample: sibling };
    }),
  };
}

/** The type behind its names. */
function view(types: Types, shape: Shape): Shape {
  let found = shape;
  for (let names = 0; found.kind === "ref" && names < 16; names += 1) found = types.shapes.at(found.key);
  return found;
}

function viewItem(types: Types, shape: Shape, index: number): Shape {
  const found = view(types, shape);
  if (found.kind === "array") return found.items;
  return found.kind === "tuple" ? (found.items[index] ?? opaque) : opaque;
}
