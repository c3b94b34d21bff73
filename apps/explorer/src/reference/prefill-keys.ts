import {
  type CredentialForm,
  credentialForms,
  findSecurityScheme,
  hasIssuedCredential,
  type Node,
  type OpenApi,
  readCredential,
} from "@shortvideo-api/document/source";

/** The fields of Scalar for a credential of each form. */
const prefills: Readonly<Record<CredentialForm, Node>> = {
  key: { value: credentialForms.key.sample },
  token: { token: credentialForms.token.sample },
  basic: Object(credentialForms.basic.sample),
};

/** Returns a key for each security scheme that needs one, so that readers can send requests to a mock without further input. */
export function prefillKeys(document: OpenApi): Node {
  const filled = Object.keys(document.components.securitySchemes ?? {}).flatMap((name): [string, Node][] => {
    const scheme = findSecurityScheme(document, name);
    const credential = scheme && readCredential(scheme);
    // The page itself asks an authorization server for its tokens.
    return credential && !hasIssuedCredential(scheme) ? [[name, prefills[credential.form]]] : [];
  });
  return Object.fromEntries(filled);
}
