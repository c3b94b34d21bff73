/**
 * Returns whether the body of a response can only be read as a whole. In runtimes without streams, such as React Native, `body` is
 * `undefined`, which the types do not show. Null means that there is no body.
 */
export function lacksStream({ body }: Response): boolean {
  return body === undefined;
}
