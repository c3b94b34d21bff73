import { type Json, operation } from "./edit.ts";

/** The responses that a receiver may return. */
export const noted = { "200": { description: "Noted." } };

/** Returns a request of the service that expects a 200. */
export function sent(fields: Json): Json {
  return { responses: noted, ...fields };
}

/** Returns a document with these webhooks. */
export function webhooks(items: Json, components: Json = {}): Json {
  return operation({}, components, { webhooks: items });
}

/** Returns a document with the webhook `born`. */
export function webhook(fields: Json, components: Json = {}): Json {
  return webhooks({ born: { post: sent(fields) } }, components);
}

/** Returns a body of JSON. */
export function content(schema: Json): Json {
  return { "application/json": { schema } };
}

/** Returns a document whose webhook `born` has a body of this schema. */
export function payload(schema: Json, { required = true } = {}): Json {
  return webhook({ requestBody: { required, content: content(schema) } });
}

/** Returns a document whose webhook `born` has a body of the component schema `Born`. */
export function named(schema: Json): Json {
  const requestBody = { required: true, content: content({ $ref: "#/components/schemas/Born" }) };
  return webhook({ requestBody }, { schemas: { Born: schema } });
}

/** Returns a document whose webhook `born` expects these responses. */
export function expecting(responses: Json): Json {
  return webhook({ responses });
}

/** Returns a response of JSON. */
export function response(schema: Json): Json {
  return { ...noted["200"], content: content(schema) };
}

/** Returns a document in which `pets.list` has the callback `born`. */
export function callback(fields: Json, owner: Json = {}): Json {
  return operation({ callbacks: { born: { "{$url}": { post: sent(fields) } } }, ...owner });
}
