import type { Json } from "@shortvideo-api/document/sample";

/** The request of an example call, as the client sends it, without credentials. */
export interface ExampleCall {
  /** The params of the call. */
  params: Json;
  /** The objects within `params` that stand for bytes. Each has the text of the bytes as its member `bytes`. */
  files: ReadonlySet<Json>;
  /** Upper case. */
  method: string;
  /** The encoded path and query: `"/pets/7?limit=3"`. */
  target: string;
  /** Without `content-type`, with cookies. */
  headers: readonly (readonly [name: string, value: string])[];
  /** `undefined` for a request without a body. */
  body: ExampleBody | undefined;
}

/** The body of an example request. */
export type ExampleBody =
  | { kind: "text"; mediaType: string; text: string }
  | { kind: "bytes"; mediaType: string }
  | { kind: "parts"; parts: readonly ExamplePart[] };

/** A part of `multipart/form-data`. */
export interface ExamplePart {
  name: string;
  text: string;
  /** `undefined` for plain text. */
  mediaType: string | undefined;
  isFile: boolean;
  /** Default: a name for the media type. */
  fileName?: string | undefined;
}
