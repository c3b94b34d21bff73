import type { Auth, AuthScheme } from "@shortvideo-api/model";

/** Variables of the environment. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** ServiceCredentials in the form of the client's options. */
export interface ServiceCredentials {
  readonly apiKey?: string;
  readonly auth?: Readonly<Record<string, string | { readonly username: string; readonly password: string }>>;
}

/** The variable with the credential of all schemes. That of one scheme has its name added. */
const variable = "SERVICE_KEY";

/**
 * Reads the credentials of a document from the environment: `SERVICE_KEY`, or `SERVICE_KEY_PET_KEY` for a scheme `petKey`. HTTP basic
 * authentication takes `user:password`.
 */
export function readCredentials({ option, schemes }: Auth, environment: EnvironmentVariables): ServiceCredentials {
  const given = schemes.flatMap((scheme) => {
    const value = environment[nameVariable(scheme)]?.trim() || environment[variable]?.trim() || undefined;
    const credential = value === undefined ? undefined : toCredential(scheme, value);
    return credential === undefined ? [] : [[scheme.name, credential] as const];
  });
  const [first] = given;
  if (!first) return {};
  const [, credential] = first;
  if (option === "apiKey" && typeof credential === "string") return { apiKey: credential };
  return { auth: Object.fromEntries(given) };
}

/** Returns whether there are any credentials. */
export function hasCredentials(credentials: ServiceCredentials): boolean {
  return Object.keys(credentials).length > 0;
}

/** Names the variable of a scheme: `SERVICE_KEY_PET_KEY`. */
export function nameVariable({ name }: Pick<AuthScheme, "name">): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "_").replaceAll(/\W+/g, "_");
  return `${variable}_${words.toUpperCase()}`;
}

function toCredential(
  { credential: { form } }: AuthScheme,
  value: string,
): NonNullable<ServiceCredentials["auth"]>[string] | undefined {
  if (form !== "basic") return value;
  const [username = "", password] = value.split(/:(.*)/s);
  return password === undefined ? undefined : { username, password };
}
