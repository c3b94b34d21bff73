import { warning } from "./catalog-entry.ts";

/** Diagnostics of parts of requests that clients cannot send as the document has them. */
export const requestCatalog = {
  "header-never-sent": warning(
    "A header parameter has a name that no header can have, and was left out",
    "Name the header as it is sent, such as `X-API-Key`.",
  ),
  "header-ignored": warning(
    "A header parameter describes a header that OpenAPI describes elsewhere, and was left out",
    "Describe `Authorization` by `security`, and `Accept` and `Content-Type` by the media types of `content`.",
  ),
  "media-type-malformed": warning(
    "A body has a media type that no header can carry",
    "Write a media type such as `application/json`, or a range such as `image/*`.",
  ),
  "encoding-unknown-property": warning(
    "An encoding names a property that the body does not have, and has no effect",
    "Correct the name, or add the property to the schema of the body.",
  ),
  "part-header-never-sent": warning(
    "Callers cannot set a header of a part",
    "Remove the header from `encoding`, or give it another name.",
  ),
  "body-never-sent": warning(
    "An operation has a body that `fetch` refuses to send with its method; the client sends none",
    "Move the fields of the body to parameters, or use `POST`.",
  ),
  "method-never-sent": warning(
    "An operation has a method that `fetch` rejects, and the client has no method for it",
    "Use another HTTP method, or send the request without the client.",
  ),
  "credential-of-the-connection": warning(
    "A security scheme needs a client certificate",
    "Give the certificate to the runtime, for example by the `dispatcher` of Node's `fetch`.",
  ),
  "credential-never-sent": warning(
    "No request can carry the credential of a security scheme",
    "Correct `type`, `in`, `name` or `scheme`; names of headers, cookies and schemes are letters, digits and `-`.",
  ),
  "credential-of-each-request": warning(
    "The credentials of an HTTP scheme differ from request to request",
    "Compute the header `Authorization` in middleware.",
  ),
  "credentials-in-one-place": warning(
    "A security requirement needs two credentials in the same place",
    "Make each scheme an item of its own in `security`: a request then needs one of them.",
  ),
  "unknown-security-scheme": warning(
    "A security requirement names a scheme that does not exist",
    "Declare the scheme under `components/securitySchemes`.",
  ),
};
