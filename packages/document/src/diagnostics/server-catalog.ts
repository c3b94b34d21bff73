import { defineCatalog } from "./catalog-entry.ts";

/** Diagnostics of servers and their variables. */
export const serverCatalog = defineCatalog({
  "server-variable-unknown": {
    severity: "warning",
    title: "An address names a variable that its server does not describe",
    fix: "Describe the variable under `variables` of the server, or correct its name in `url`.",
  },
  "server-variable-unused": {
    severity: "warning",
    title: "A server describes a variable that its address does not contain",
    fix: "Remove the variable, or write its name in braces where `url` contains it.",
  },
  "server-variable-without-default": {
    severity: "warning",
    title: "A variable of a server has no default, so that clients do not offer the server",
    fix: "Give the variable a `default`, which OpenAPI requires.",
  },
  "server-default-not-in-enum": {
    severity: "warning",
    title: "The default of a server's variable is not one of its values",
    fix: "Use one of the values of `enum` as `default`, or add the default to `enum`.",
  },
  "server-address-unusable": {
    severity: "warning",
    title: "No client can use the address of a server",
    fix: "Write an http(s) address without password, query and fragment.",
  },
  "server-of-operation-ignored": {
    severity: "warning",
    title: "A path or an operation has servers of its own, which the client does not use",
    fix: "Give the operation and the API absolute addresses, or create a second client with another `baseUrl`.",
  },
});
