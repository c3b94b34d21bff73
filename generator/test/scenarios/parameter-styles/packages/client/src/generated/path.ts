// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-client.ts.

import type { Params } from "@shortvideo-api/openapi-types";
import type { CallOptions } from "../call/call-options.js";
import type { OperationMetadata } from "../call/metadata.js";
import { checkInner } from "../checks/check-body.js";
import type { OperationChecks } from "../checks/operation-checks.js";
import type { Connection, PendingResponse } from "../connection/connection.js";
import { serializeParams } from "../serialize/serialize-params.js";

/**
 * Each method rejects with these errors, and with those that it names itself:
 * - `ApiError` 4XX: Not read.
 * - `ParamsError` before the request is sent: A parameter does not fit the document.
 */
export class Path {
  readonly #connection: Connection;

  /** `path.simple`, `GET /path/simple/{one}/{many}/{all}`. */
  readonly simple = (params: Params<"path.simple">, options?: CallOptions): PendingResponse<void, "path.simple"> =>
    this.#connection.call(metadataOfPathSimple, params, options);

  /** `path.simpleExploded`, `GET /path/simpleExploded/{one}/{many}/{all}`. */
  readonly simpleExploded = (
    params: Params<"path.simpleExploded">,
    options?: CallOptions,
  ): PendingResponse<void, "path.simpleExploded"> =>
    this.#connection.call(metadataOfPathSimpleExploded, params, options);

  /** `path.label`, `GET /path/label/{one}/{many}/{all}`. */
  readonly label = (params: Params<"path.label">, options?: CallOptions): PendingResponse<void, "path.label"> =>
    this.#connection.call(metadataOfPathLabel, params, options);

  /** `path.labelExploded`, `GET /path/labelExploded/{one}/{many}/{all}`. */
  readonly labelExploded = (
    params: Params<"path.labelExploded">,
    options?: CallOptions,
  ): PendingResponse<void, "path.labelExploded"> => this.#connection.call(metadataOfPathLabelExploded, params, options);

  /** `path.matrix`, `GET /path/matrix/{one}/{many}/{all}`. */
  readonly matrix = (params: Params<"path.matrix">, options?: CallOptions): PendingResponse<void, "path.matrix"> =>
    this.#connection.call(metadataOfPathMatrix, params, options);

  /** `path.matrixExploded`, `GET /path/matrixExploded/{one}/{many}/{all}`. */
  readonly matrixExploded = (
    params: Params<"path.matrixExploded">,
    options?: CallOptions,
  ): PendingResponse<void, "path.matrixExploded"> =>
    this.#connection.call(metadataOfPathMatrixExploded, params, options);

  /** `path.reserved`, `GET /path/reserved/{one}/{many}/{all}`. */
  readonly reserved = (
    params: Params<"path.reserved">,
    options?: CallOptions,
  ): PendingResponse<void, "path.reserved"> => this.#connection.call(metadataOfPathReserved, params, options);

  /** `path.json`, `GET /path/json/{all}`. */
  readonly json = (params: Params<"path.json">, options?: CallOptions): PendingResponse<void, "path.json"> =>
    this.#connection.call(metadataOfPathJson, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Path.simple} as a function, for a connection. */
export function pathSimple(
  connection: Connection,
  params: Params<"path.simple">,
  options?: CallOptions,
): PendingResponse<void, "path.simple"> {
  return connection.call(metadataOfPathSimple, params, options);
}

/** {@link Path.simpleExploded} as a function, for a connection. */
export function pathSimpleExploded(
  connection: Connection,
  params: Params<"path.simpleExploded">,
  options?: CallOptions,
): PendingResponse<void, "path.simpleExploded"> {
  return connection.call(metadataOfPathSimpleExploded, params, options);
}

/** {@link Path.label} as a function, for a connection. */
export function pathLabel(
  connection: Connection,
  params: Params<"path.label">,
  options?: CallOptions,
): PendingResponse<void, "path.label"> {
  return connection.call(metadataOfPathLabel, params, options);
}

/** {@link Path.labelExploded} as a function, for a connection. */
export function pathLabelExploded(
  connection: Connection,
  params: Params<"path.labelExploded">,
  options?: CallOptions,
): PendingResponse<void, "path.labelExploded"> {
  return connection.call(metadataOfPathLabelExploded, params, options);
}

/** {@link Path.matrix} as a function, for a connection. */
export function pathMatrix(
  connection: Connection,
  params: Params<"path.matrix">,
  options?: CallOptions,
): PendingResponse<void, "path.matrix"> {
  return connection.call(metadataOfPathMatrix, params, options);
}

/** {@link Path.matrixExploded} as a function, for a connection. */
export function pathMatrixExploded(
  connection: Connection,
  params: Params<"path.matrixExploded">,
  options?: CallOptions,
): PendingResponse<void, "path.matrixExploded"> {
  return connection.call(metadataOfPathMatrixExploded, params, options);
}

/** {@link Path.reserved} as a function, for a connection. */
export function pathReserved(
  connection: Connection,
  params: Params<"path.reserved">,
  options?: CallOptions,
): PendingResponse<void, "path.reserved"> {
  return connection.call(metadataOfPathReserved, params, options);
}

/** {@link Path.json} as a function, for a connection. */
export function pathJson(
  connection: Connection,
  params: Params<"path.json">,
  options?: CallOptions,
): PendingResponse<void, "path.json"> {
  return connection.call(metadataOfPathJson, params, options);
}

const metadataOfPathSimple: OperationMetadata = {
  id: "path.simple",
  method: "GET",
  path: "/path/simple/{one}/{many}/{all}",
  serialize: serializeParams,
  params: { one: { in: "path" }, many: { in: "path" }, all: { in: "path" } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Path.simple}, for `paramChecks`. */
export const checksOfPathSimple: OperationChecks = {
  operation: metadataOfPathSimple,
  params: {
    one: { required: true, type: "string", expected: "text" },
    many: { required: true, type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
      required: true,
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        required: ["R"],
        expected: "an object",
        fields: {
          R: { type: "integer", expected: "an integer" },
          G: { type: "string", expected: "text" },
          B: { type: "boolean", expected: "`true` or `false`" },
        },
        others: false,
      },
    },
  },
};

const metadataOfPathSimpleExploded: OperationMetadata = {
  id: "path.simpleExploded",
  method: "GET",
  path: "/path/simpleExploded/{one}/{many}/{all}",
  serialize: serializeParams,
  params: { one: { in: "path" }, many: { in: "path", explode: true }, all: { in: "path", explode: true } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Path.simpleExploded}, for `paramChecks`. */
export const checksOfPathSimpleExploded: OperationChecks = {
  operation: metadataOfPathSimpleExploded,
  params: {
    one: { required: true, type: "string", expected: "text" },
    many: { required: true, type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
      required: true,
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        required: ["R"],
        expected: "an object",
        fields: {
          R: { type: "integer", expected: "an integer" },
          G: { type: "string", expected: "text" },
          B: { type: "boolean", expected: "`true` or `false`" },
        },
        others: false,
      },
    },
  },
};

const metadataOfPathLabel: OperationMetadata = {
  id: "path.label",
  method: "GET",
  path: "/path/label/{one}/{many}/{all}",
  serialize: serializeParams,
  params: {
    one: { in: "path", style: "label" },
    many: { in: "path", style: "label" },
    all: { in: "path", style: "label" },
  },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Path.label}, for `paramChecks`. */
export const checksOfPathLabel: OperationChecks = {
  operation: metadataOfPathLabel,
  params: {
    one: { required: true, type: "string", expected: "text" },
    many: { required: true, type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
      required: true,
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        required: ["R"],
        expected: "an object",
        fields: {
          R: { type: "integer", expected: "an integer" },
          G: { type: "string", expected: "text" },
          B: { type: "boolean", expected: "`true` or `false`" },
        },
        others: false,
      },
    },
  },
};

const metadataOfPathLabelExploded: OperationMetadata = {
  id: "path.labelExploded",
  method: "GET",
  path: "/path/labelExploded/{one}/{many}/{all}",
  serialize: serializeParams,
  params: {
    one: { in: "path", style: "label" },
    many: { in: "path", style: "label", explode: true },
    all: { in: "path", style: "label", explode: true },
  },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Path.labelExploded}, for `paramChecks`. */
export const checksOfPathLabelExploded: OperationChecks = {
  operation: metadataOfPathLabelExploded,
  params: {
    one: { required: true, type: "string", expected: "text" },
    many: { required: true, type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
      required: true,
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        required: ["R"],
        expected: "an object",
        fields: {
          R: { type: "integer", expected: "an integer" },
          G: { type: "string", expected: "text" },
          B: { type: "boolean", expected: "`true` or `false`" },
        },
        others: false,
      },
    },
  },
};

const metadataOfPathMatrix: OperationMetadata = {
  id: "path.matrix",
  method: "GET",
  path: "/path/matrix/{one}/{many}/{all}",
  serialize: serializeParams,
  params: {
    one: { in: "path", style: "matrix" },
    many: { in: "path", style: "matrix" },
    all: { in: "path", style: "matrix" },
  },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Path.matrix}, for `paramChecks`. */
export const checksOfPathMatrix: OperationChecks = {
  operation: metadataOfPathMatrix,
  params: {
    one: { required: true, type: "string", expected: "text" },
    many: { required: true, type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
      required: true,
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        required: ["R"],
        expected: "an object",
        fields: {
          R: { type: "integer", expected: "an integer" },
          G: { type: "string", expected: "text" },
          B: { type: "boolean", expected: "`true` or `false`" },
        },
        others: false,
      },
    },
  },
};

const metadataOfPathMatrixExploded: OperationMetadata = {
  id: "path.matrixExploded",
  method: "GET",
  path: "/path/matrixExploded/{one}/{many}/{all}",
  serialize: serializeParams,
  params: {
    one: { in: "path", style: "matrix" },
    many: { in: "path", style: "matrix", explode: true },
    all: { in: "path", style: "matrix", explode: true },
  },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Path.matrixExploded}, for `paramChecks`. */
export const checksOfPathMatrixExploded: OperationChecks = {
  operation: metadataOfPathMatrixExploded,
  params: {
    one: { required: true, type: "string", expected: "text" },
    many: { required: true, type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
      required: true,
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        required: ["R"],
        expected: "an object",
        fields: {
          R: { type: "integer", expected: "an integer" },
          G: { type: "string", expected: "text" },
          B: { type: "boolean", expected: "`true` or `false`" },
        },
        others: false,
      },
    },
  },
};

const metadataOfPathReserved: OperationMetadata = {
  id: "path.reserved",
  method: "GET",
  path: "/path/reserved/{one}/{many}/{all}",
  serialize: serializeParams,
  params: {
    one: { in: "path", allowReserved: true },
    many: { in: "path", allowReserved: true },
    all: { in: "path", allowReserved: true },
  },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Path.reserved}, for `paramChecks`. */
export const checksOfPathReserved: OperationChecks = {
  operation: metadataOfPathReserved,
  params: {
    one: { required: true, type: "string", expected: "text" },
    many: { required: true, type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
      required: true,
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        required: ["R"],
        expected: "an object",
        fields: {
          R: { type: "integer", expected: "an integer" },
          G: { type: "string", expected: "text" },
          B: { type: "boolean", expected: "`true` or `false`" },
        },
        others: false,
      },
    },
  },
};

const metadataOfPathJson: OperationMetadata = {
  id: "path.json",
  method: "GET",
  path: "/path/json/{all}",
  serialize: serializeParams,
  params: { all: { in: "path", json: true } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Path.json}, for `paramChecks`. */
export const checksOfPathJson: OperationChecks = {
  operation: metadataOfPathJson,
  params: {
    all: {
      required: true,
      expected: "an object",
      find: checkInner,
      rules: {
        type: "object",
        required: ["R"],
        expected: "an object",
        fields: {
          R: { type: "integer", expected: "an integer" },
          G: { type: "string", expected: "text" },
          B: { type: "boolean", expected: "`true` or `false`" },
        },
        others: false,
      },
      isJson: true,
    },
  },
};
