import { warning } from "./catalog-entry.ts";

/** Diagnostics of servers and their variables. */
export const serverCatalog = {
  "server-variable-unknown": warning(
    "An address names a variable that its server does not describe",
    "Describe the variable under `variables` of the server, or correct its name in `url`.",
  ),
  "server-variable-unused": warning(
    "A server describes a variable that its address does not contain",
    "Remove the variable, or write its name in braces where `url` contains it.",
  ),
  "server-variable-without-default": warning(
    "A variable of a server has no default, so that clients do not offer the server",
    "Give the variable a `default`, which OpenAPI requires.",
  ),
  "server-default-not-in-enum": warning(
    "The default of a server's variable is not one of its values",
    "Use one of the values of `enum` as `default`, or add the default to `enum`.",
  ),
  "server-address-unusable": warning(
    "No client can use the address of a server",
    "Write an http(s) address without password, query and fragment.",
  ),
  "server-of-operation-ignored": warning(
    "A path or an operation has servers of its own, which the client does not use",
    "Give the operation and the API absolute addresses, or create a second client with another `baseUrl`.",
  ),
};
