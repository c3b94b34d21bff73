import { checkNames } from "../call/check-options.js";
import type { CreateSigner, SecurityAlternatives, Signer } from "../call/metadata.js";
import type { CredentialFunction, SentCredential } from "../call/signer.js";
import { CredentialsError } from "../errors/client-error.js";
import { createSecrets } from "./create-secrets.js";
import {
  encodeCredential,
  hasCredential,
  isSetByRuntime,
  placeCredential,
  type SchemeMetadata,
  textForm,
} from "./schemes.js";

/** The security schemes of a service, by their names. */
type Schemes = Readonly<Record<string, SchemeMetadata>>;

/** Returns the signer of a service with one credential for all operations: the option `apiKey`, which may be absent. */
export function signWithKey(scheme: SchemeMetadata): CreateSigner {
  const name = "apiKey";
  return ({ apiKey }) => createSigner({ [name]: scheme }, [[name], []], { values: { [name]: apiKey }, prefix: "" });
}

/**
 * Returns the signer of a service with several schemes: the option `auth`. An operation uses its first alternative whose credentials
 * are all given. `shared` has the alternatives for operations that declare none.
 */
export function signWithSchemes(schemes: Schemes, shared: SecurityAlternatives): CreateSigner {
  return ({ auth = {} }) => {
    checkNames("`auth`", auth, Object.keys(schemes));
    return createSigner(schemes, shared, { values: auth, prefix: "auth." });
  };
}

interface SignerOptions {
  /** The values of the caller, by names of schemes. */
  readonly values: object;
  /** The text before the name of a scheme in messages: `"auth."`, or `""`. */
  readonly prefix: string;
}

function createSigner(schemes: Schemes, shared: SecurityAlternatives, { values, prefix }: SignerOptions): Signer {
  const secrets = createSecrets();
  const fixed = new Map<string, SentCredential>();
  const byName = new Map<string, CredentialFunction<unknown>>();

  const describe = (name: string): string => `\`${prefix}${name}\``;
  const encode = (name: string, value: unknown, isLasting = false): SentCredential | undefined => {
    const encoded = schemes[name] && encodeCredential(schemes[name], value);
    for (const secret of encoded?.secrets ?? []) secrets.add(secret, isLasting);
    return encoded && { text: encoded.text };
  };
  const describeForm = (name: string): string => (schemes[name]?.form ?? textForm).expected;

  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (isFunction(value)) byName.set(name, value);
    else {
      const credential = encode(name, value, true);
      if (!credential) throw new TypeError(`${describe(name)} must be ${describeForm(name)}.`);
      fixed.set(name, credential);
    }
  }

  return {
    redact: secrets.redact,
    functions: byName.size > 0 ? { byName, fixed, shared, encode, describe, describeForm } : undefined,
    sign: (outgoing, { id, security = shared }, credentials) => {
      if (security.length === 0) return outgoing;
      const known = credentials ?? fixed;
      const findComplete = (isReady: (scheme: SchemeMetadata) => boolean): readonly string[] | undefined =>
        security.find((names) =>
          names.every((name) => known.has(name) || (schemes[name] !== undefined && isReady(schemes[name]))),
        );
      const names = findComplete((scheme) => hasCredential(outgoing, scheme)) ?? findComplete(isSetByRuntime);
      const uncalled = credentials ? undefined : security.flat().find((name) => byName.has(name));
      if (uncalled !== undefined)
        throw new CredentialsError(id, `the function ${describe(uncalled)} needs the layer \`credentialFunctions()\`.`);
      if (!names) {
        const alternatives = security.map((each) => each.map(describe).join(" and "));
        throw new CredentialsError(id, `it needs ${alternatives.join(", or ")}.`);
      }
      // Middleware may keep its request, so the credentials go into a copy.
      let signed = "clone" in outgoing ? new Request(outgoing) : outgoing;
      for (const name of names) {
        const credential = known.get(name);
        if (credential && schemes[name]) signed = placeCredential(signed, schemes[name], credential.text);
      }
      return signed;
    },
  };
}

function isFunction(value: unknown): value is CredentialFunction<unknown> {
  return typeof value === "function";
}
