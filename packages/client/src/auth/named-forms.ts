import { basicForm } from "./basic-form.js";
import { type CredentialFormMetadata, textForm } from "./schemes.js";

/** The forms of credentials, by the names that models of documents have for them. */
export const namedForms = {
  key: textForm,
  token: textForm,
  basic: basicForm,
} as const satisfies Readonly<Record<string, CredentialFormMetadata>>;
