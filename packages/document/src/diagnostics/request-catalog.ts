import { defineCatalog } from "./catalog-entry.ts";

/** Diagnostics of parts of requests that clients cannot send as the document has them. */
export const requestCatalog = defineCatalog({
  "header-never-sent": {
    severity: "warning",
    title: "A header parameter has a name that no header can have, and was left out",
    fix: "Name the header as it is sent, such as `X-API-Key`.",
  },
  "header-ignored": {
    severity: "warning",
    title: "A header parameter describes a header that OpenAPI describes elsewhere, and was left out",
    fix: "Describe `Authorization` by `security`, and `Accept` and `Content-Type` by the media types of `content`.",
  },
  "media-type-malformed": {
    severity: "warning",
    title: "A body has a media type that no header can carry",
    fix: "Write a media type such as `application/json`, or a range such as `image/*`.",
  },
  "encoding-unknown-property": {
    severity: "warning",
    title: "An encoding names a property that the body does not have, and has no effect",
    fix: "Correct the name, or add the property to the schema of the body.",
  },
  "part-header-never-sent": {
    severity: "warning",
    title: "Callers cannot set a header of a part",
    fix: "Remove the header from `encoding`, or give it another name.",
  },
  "body-never-sent": {
    severity: "warning",
    title: "An operation has a body that `fetch` refuses to send with its method; the client sends none",
    fix: "Move the fields of the body to parameters, or use `POST`.",
  },
  "method-never-sent": {
    severity: "warning",
    title: "An operation has a method that `fetch` rejects, and the client has no method for it",
    fix: "Use another HTTP method, or send the request without the client.",
  },
  "credential-of-the-connection": {
    severity: "warning",
    title: "A security scheme needs a client certificate",
    fix: "Give the certificate to the runtime, for example by the `dispatcher` of Node's `fetch`.",
  },
  "credential-never-sent": {
    severity: "warning",
    title: "No request can carry the credential of a security scheme",
    fix: "Correct `type`, `in`, `name` or `scheme`; names of headers, cookies and schemes are letters, digits and `-`.",
  },
  "credential-of-each-request": {
    severity: "warning",
    title: "The credentials of an HTTP scheme differ from request to request",
    fix: "Compute the header `Authorization` in middleware.",
  },
  "credentials-in-one-place": {
    severity: "warning",
    title: "A security requirement needs two credentials in the same place",
    fix: "Make each scheme an item of its own in `security`: a request then needs one of them.",
  },
  "unknown-security-scheme": {
    severity: "warning",
    title: "A security requirement names a scheme that does not exist",
    fix: "Declare the scheme under `components/securitySchemes`.",
  },
});
