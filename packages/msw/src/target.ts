/** Finds the requests that belong to a contract. */
export interface Target {
  /** Whether base URLs are configured, so that every request below them belongs to the contract. */
  readonly isExplicit: boolean;
  /** Returns the place of a request; `undefined` for a request outside of the base URLs. */
  find(request: Request): RequestPlace | undefined;
}

/** The two parts of the path of a request. */
export interface RequestPlace {
  /** The path of the base URL, without a slash at its end: `"/v1"`. */
  readonly basePath: string;
  /** The path that the document has: `"/pets"`. */
  readonly path: string;
}

/** Creates a target. Without base URLs, each request is one, whatever its host. Throws a `TypeError` for a base URL that is no address. */
export function createTarget(baseUrl: string | readonly string[] | undefined): Target {
  if (baseUrl === undefined) {
    return { isExplicit: false, find: ({ url }) => ({ basePath: "", path: new URL(url).pathname }) };
  }
  const bases = [baseUrl].flat().map(readBase);
  return {
    isExplicit: true,
    find({ url }) {
      const { origin, pathname } = new URL(url);
      const base = bases.find(
        ({ origin: expected, path }) => expected === origin && `${pathname}/`.startsWith(`${path}/`),
      );
      return base && { basePath: base.path, path: pathname.slice(base.path.length) || "/" };
    },
  };
}

function readBase(text: string): { readonly origin: string; readonly path: string } {
  // In a page, an address may be relative to it.
  const page: unknown = Reflect.get(globalThis, "location");
  const base = page instanceof URL || (typeof page === "object" && page !== null) ? String(page) : undefined;
  if (!URL.canParse(text, base)) {
    throw new TypeError(
      `\`baseUrl\` is \`${text}\`, which is no address. Use one such as \`https://api.example.com/v1\`.`,
    );
  }
  const { origin, pathname } = new URL(text, base);
  return { origin, path: pathname.replace(/\/+$/, "") };
}
