import type { OpenApi } from "@shortvideo-api/document/source";
import type { ApiModel } from "@shortvideo-api/model/source";

/** A file that an emitter makes. */
export interface EmittedFile {
  /** Path below the workspace, in the generated folder of a package: `"packages/client/src/generated/routes.ts"`. */
  readonly path: string;
  readonly text: string;
}

/** A program of the user that makes files from the model. */
export interface Emitter {
  /** The name of the emitter in messages. */
  readonly name: string;
  /**
   * Returns all files of the emitter. The same model must result in the same texts. `root` is the document: in OpenAPI 3.1, and with
   * separate schemas for requests and responses where they differ. Read its schemas by `viewSchemas` of `@shortvideo-api/document`.
   */
  readonly emit: (model: ApiModel, root: OpenApi) => readonly EmittedFile[] | Promise<readonly EmittedFile[]>;
}

/** Returns the emitter; the compiler checks its type. A module exports the emitter as `default`, and the configuration names the module. */
export function defineEmitter(emitter: Emitter): Emitter {
  return emitter;
}
