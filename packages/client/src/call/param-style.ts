/** The serialization of a value, in the terms of OpenAPI. Default: the style of its place. */
export interface ParamStyle {
  readonly style?:
    | "simple"
    | "label"
    | "matrix"
    | "form"
    | "spaceDelimited"
    | "pipeDelimited"
    | "deepObject"
    | "cookie"
    | undefined;
  readonly explode?: boolean | undefined;
  /** Reserved characters are sent as they are. */
  readonly allowReserved?: boolean | undefined;
  /** The value is sent as JSON. */
  readonly json?: boolean | undefined;
  /** Writes the value as a text of another media type. */
  readonly write?: ((value: unknown) => string) | undefined;
}

/** The place of a param, and its serialization. */
export interface ParamMetadata extends ParamStyle {
  /** Default: the query. `querystring` is the whole query, without the name of the param. */
  readonly in?: "path" | "header" | "cookie" | "querystring" | undefined;
  /** Its name on the wire, if it differs from the key. */
  readonly wireName?: string | undefined;
  /** The value that is sent if the call has none. */
  readonly constant?: string | number | boolean | undefined;
}

/** The serialization of a property of a form: in a style, or as the text of a media type. */
export interface EncodingMetadata extends ParamStyle {
  /** The media type of its part, without a style. Default: the type of a file, JSON for an object, none for a text. */
  readonly contentType?: string | undefined;
  /** The headers that callers may set, with the serialization of each. */
  readonly headers?: Readonly<Record<string, ParamStyle>> | undefined;
}
