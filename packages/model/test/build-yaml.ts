import type { Operation } from "../src/api/operation.ts";
import type { BuiltModel } from "../src/build-model.ts";
import { buildModel } from "../src/build-model.ts";
import { loadYaml } from "../../document/test/load-files.ts";

/** Builds the model of an OpenAPI 3.1 document of these paths and schemas, written in YAML. */
export async function buildYaml(body: string): Promise<BuiltModel> {
  const { document, messages } = await loadYaml(body);
  if (!document) throw new Error(messages.join("\n"));
  return buildModel(document);
}

/** Returns the operations of the model, by id. */
export function indexOperations({ model, diagnostics }: BuiltModel): Record<string, Operation> {
  if (!model) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return Object.fromEntries(
    model.resources.flatMap((resource) => resource.operations.map((operation) => [operation.id, operation])),
  );
}
