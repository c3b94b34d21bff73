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
export class Query {
  readonly #connection: Connection;

  /** `query.form`, `GET /query/form`. */
  readonly form = (params: Params<"query.form"> = {}, options?: CallOptions): PendingResponse<void, "query.form"> =>
    this.#connection.call(metadataOfQueryForm, params, options);

  /** `query.formFlat`, `GET /query/formFlat`. */
  readonly formFlat = (
    params: Params<"query.formFlat"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "query.formFlat"> => this.#connection.call(metadataOfQueryFormFlat, params, options);

  /** `query.spaceDelimited`, `GET /query/spaceDelimited`. */
  readonly spaceDelimited = (
    params: Params<"query.spaceDelimited"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "query.spaceDelimited"> =>
    this.#connection.call(metadataOfQuerySpaceDelimited, params, options);

  /** `query.spaceDelimitedFlat`, `GET /query/spaceDelimitedFlat`. */
  readonly spaceDelimitedFlat = (
    params: Params<"query.spaceDelimitedFlat"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "query.spaceDelimitedFlat"> =>
    this.#connection.call(metadataOfQuerySpaceDelimitedFlat, params, options);

  /** `query.pipeDelimited`, `GET /query/pipeDelimited`. */
  readonly pipeDelimited = (
    params: Params<"query.pipeDelimited"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "query.pipeDelimited"> =>
    this.#connection.call(metadataOfQueryPipeDelimited, params, options);

  /** `query.pipeDelimitedFlat`, `GET /query/pipeDelimitedFlat`. */
  readonly pipeDelimitedFlat = (
    params: Params<"query.pipeDelimitedFlat"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "query.pipeDelimitedFlat"> =>
    this.#connection.call(metadataOfQueryPipeDelimitedFlat, params, options);

  /** `query.deepObject`, `GET /query/deepObject`. */
  readonly deepObject = (
    params: Params<"query.deepObject"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "query.deepObject"> => this.#connection.call(metadataOfQueryDeepObject, params, options);

  /** `query.deepObjectFlat`, `GET /query/deepObjectFlat`. */
  readonly deepObjectFlat = (
    params: Params<"query.deepObjectFlat"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "query.deepObjectFlat"> =>
    this.#connection.call(metadataOfQueryDeepObjectFlat, params, options);

  /** `query.reserved`, `GET /query/reserved`. */
  readonly reserved = (
    params: Params<"query.reserved"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "query.reserved"> => this.#connection.call(metadataOfQueryReserved, params, options);

  /** `query.reservedFlat`, `GET /query/reservedFlat`. */
  readonly reservedFlat = (
    params: Params<"query.reservedFlat"> = {},
    options?: CallOptions,
  ): PendingResponse<void, "query.reservedFlat"> => this.#connection.call(metadataOfQueryReservedFlat, params, options);

  /** `query.json`, `GET /query/json`. */
  readonly json = (params: Params<"query.json"> = {}, options?: CallOptions): PendingResponse<void, "query.json"> =>
    this.#connection.call(metadataOfQueryJson, params, options);

  constructor(connection: Connection) {
    this.#connection = connection;
  }
}

/** {@link Query.form} as a function, for a connection. */
export function queryForm(
  connection: Connection,
  params: Params<"query.form"> = {},
  options?: CallOptions,
): PendingResponse<void, "query.form"> {
  return connection.call(metadataOfQueryForm, params, options);
}

/** {@link Query.formFlat} as a function, for a connection. */
export function queryFormFlat(
  connection: Connection,
  params: Params<"query.formFlat"> = {},
  options?: CallOptions,
): PendingResponse<void, "query.formFlat"> {
  return connection.call(metadataOfQueryFormFlat, params, options);
}

/** {@link Query.spaceDelimited} as a function, for a connection. */
export function querySpaceDelimited(
  connection: Connection,
  params: Params<"query.spaceDelimited"> = {},
  options?: CallOptions,
): PendingResponse<void, "query.spaceDelimited"> {
  return connection.call(metadataOfQuerySpaceDelimited, params, options);
}

/** {@link Query.spaceDelimitedFlat} as a function, for a connection. */
export function querySpaceDelimitedFlat(
  connection: Connection,
  params: Params<"query.spaceDelimitedFlat"> = {},
  options?: CallOptions,
): PendingResponse<void, "query.spaceDelimitedFlat"> {
  return connection.call(metadataOfQuerySpaceDelimitedFlat, params, options);
}

/** {@link Query.pipeDelimited} as a function, for a connection. */
export function queryPipeDelimited(
  connection: Connection,
  params: Params<"query.pipeDelimited"> = {},
  options?: CallOptions,
): PendingResponse<void, "query.pipeDelimited"> {
  return connection.call(metadataOfQueryPipeDelimited, params, options);
}

/** {@link Query.pipeDelimitedFlat} as a function, for a connection. */
export function queryPipeDelimitedFlat(
  connection: Connection,
  params: Params<"query.pipeDelimitedFlat"> = {},
  options?: CallOptions,
): PendingResponse<void, "query.pipeDelimitedFlat"> {
  return connection.call(metadataOfQueryPipeDelimitedFlat, params, options);
}

/** {@link Query.deepObject} as a function, for a connection. */
export function queryDeepObject(
  connection: Connection,
  params: Params<"query.deepObject"> = {},
  options?: CallOptions,
): PendingResponse<void, "query.deepObject"> {
  return connection.call(metadataOfQueryDeepObject, params, options);
}

/** {@link Query.deepObjectFlat} as a function, for a connection. */
export function queryDeepObjectFlat(
  connection: Connection,
  params: Params<"query.deepObjectFlat"> = {},
  options?: CallOptions,
): PendingResponse<void, "query.deepObjectFlat"> {
  return connection.call(metadataOfQueryDeepObjectFlat, params, options);
}

/** {@link Query.reserved} as a function, for a connection. */
export function queryReserved(
  connection: Connection,
  params: Params<"query.reserved"> = {},
  options?: CallOptions,
): PendingResponse<void, "query.reserved"> {
  return connection.call(metadataOfQueryReserved, params, options);
}

/** {@link Query.reservedFlat} as a function, for a connection. */
export function queryReservedFlat(
  connection: Connection,
  params: Params<"query.reservedFlat"> = {},
  options?: CallOptions,
): PendingResponse<void, "query.reservedFlat"> {
  return connection.call(metadataOfQueryReservedFlat, params, options);
}

/** {@link Query.json} as a function, for a connection. */
export function queryJson(
  connection: Connection,
  params: Params<"query.json"> = {},
  options?: CallOptions,
): PendingResponse<void, "query.json"> {
  return connection.call(metadataOfQueryJson, params, options);
}

const metadataOfQueryForm: OperationMetadata = {
  id: "query.form",
  method: "GET",
  path: "/query/form",
  serialize: serializeParams,
  params: { one: {}, many: {}, all: {} },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Query.form}, for `paramChecks`. */
export const checksOfQueryForm: OperationChecks = {
  operation: metadataOfQueryForm,
  params: {
    one: { type: "string", expected: "text" },
    many: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
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

const metadataOfQueryFormFlat: OperationMetadata = {
  id: "query.formFlat",
  method: "GET",
  path: "/query/formFlat",
  serialize: serializeParams,
  params: { one: {}, many: { explode: false }, all: { explode: false } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Query.formFlat}, for `paramChecks`. */
export const checksOfQueryFormFlat: OperationChecks = {
  operation: metadataOfQueryFormFlat,
  params: {
    one: { type: "string", expected: "text" },
    many: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
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

const metadataOfQuerySpaceDelimited: OperationMetadata = {
  id: "query.spaceDelimited",
  method: "GET",
  path: "/query/spaceDelimited",
  serialize: serializeParams,
  params: {
    one: { style: "spaceDelimited" },
    many: { style: "spaceDelimited", explode: true },
    all: { style: "spaceDelimited", explode: true },
  },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Query.spaceDelimited}, for `paramChecks`. */
export const checksOfQuerySpaceDelimited: OperationChecks = {
  operation: metadataOfQuerySpaceDelimited,
  params: {
    one: { type: "string", expected: "text" },
    many: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
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

const metadataOfQuerySpaceDelimitedFlat: OperationMetadata = {
  id: "query.spaceDelimitedFlat",
  method: "GET",
  path: "/query/spaceDelimitedFlat",
  serialize: serializeParams,
  params: { one: { style: "spaceDelimited" }, many: { style: "spaceDelimited" }, all: { style: "spaceDelimited" } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Query.spaceDelimitedFlat}, for `paramChecks`. */
export const checksOfQuerySpaceDelimitedFlat: OperationChecks = {
  operation: metadataOfQuerySpaceDelimitedFlat,
  params: {
    one: { type: "string", expected: "text" },
    many: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
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

const metadataOfQueryPipeDelimited: OperationMetadata = {
  id: "query.pipeDelimited",
  method: "GET",
  path: "/query/pipeDelimited",
  serialize: serializeParams,
  params: {
    one: { style: "pipeDelimited" },
    many: { style: "pipeDelimited", explode: true },
    all: { style: "pipeDelimited", explode: true },
  },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Query.pipeDelimited}, for `paramChecks`. */
export const checksOfQueryPipeDelimited: OperationChecks = {
  operation: metadataOfQueryPipeDelimited,
  params: {
    one: { type: "string", expected: "text" },
    many: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
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

const metadataOfQueryPipeDelimitedFlat: OperationMetadata = {
  id: "query.pipeDelimitedFlat",
  method: "GET",
  path: "/query/pipeDelimitedFlat",
  serialize: serializeParams,
  params: { one: { style: "pipeDelimited" }, many: { style: "pipeDelimited" }, all: { style: "pipeDelimited" } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Query.pipeDelimitedFlat}, for `paramChecks`. */
export const checksOfQueryPipeDelimitedFlat: OperationChecks = {
  operation: metadataOfQueryPipeDelimitedFlat,
  params: {
    one: { type: "string", expected: "text" },
    many: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
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

const metadataOfQueryDeepObject: OperationMetadata = {
  id: "query.deepObject",
  method: "GET",
  path: "/query/deepObject",
  serialize: serializeParams,
  params: { one: { style: "deepObject" }, all: { style: "deepObject", explode: true } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Query.deepObject}, for `paramChecks`. */
export const checksOfQueryDeepObject: OperationChecks = {
  operation: metadataOfQueryDeepObject,
  params: {
    one: { type: "string", expected: "text" },
    all: {
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

const metadataOfQueryDeepObjectFlat: OperationMetadata = {
  id: "query.deepObjectFlat",
  method: "GET",
  path: "/query/deepObjectFlat",
  serialize: serializeParams,
  params: { one: { style: "deepObject" }, all: { style: "deepObject" } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Query.deepObjectFlat}, for `paramChecks`. */
export const checksOfQueryDeepObjectFlat: OperationChecks = {
  operation: metadataOfQueryDeepObjectFlat,
  params: {
    one: { type: "string", expected: "text" },
    all: {
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

const metadataOfQueryReserved: OperationMetadata = {
  id: "query.reserved",
  method: "GET",
  path: "/query/reserved",
  serialize: serializeParams,
  params: { one: { allowReserved: true }, many: { allowReserved: true }, all: { allowReserved: true } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Query.reserved}, for `paramChecks`. */
export const checksOfQueryReserved: OperationChecks = {
  operation: metadataOfQueryReserved,
  params: {
    one: { type: "string", expected: "text" },
    many: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
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

const metadataOfQueryReservedFlat: OperationMetadata = {
  id: "query.reservedFlat",
  method: "GET",
  path: "/query/reservedFlat",
  serialize: serializeParams,
  params: {
    one: { allowReserved: true },
    many: { explode: false, allowReserved: true },
    all: { explode: false, allowReserved: true },
  },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Query.reservedFlat}, for `paramChecks`. */
export const checksOfQueryReservedFlat: OperationChecks = {
  operation: metadataOfQueryReservedFlat,
  params: {
    one: { type: "string", expected: "text" },
    many: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
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

const metadataOfQueryJson: OperationMetadata = {
  id: "query.json",
  method: "GET",
  path: "/query/json",
  serialize: serializeParams,
  params: { one: {}, many: { json: true }, all: { json: true } },
  empty: () => undefined,
  parse: () => undefined,
  bareFailures: ["4XX"],
};

/** The checks of {@link Query.json}, for `paramChecks`. */
export const checksOfQueryJson: OperationChecks = {
  operation: metadataOfQueryJson,
  params: {
    one: { type: "string", expected: "text" },
    many: { type: "array", items: { type: "string" }, expected: "a list, each text" },
    all: {
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
