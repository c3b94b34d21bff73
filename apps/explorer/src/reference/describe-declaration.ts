import type { Kind, Node } from "@shortvideo-api/document/source";
import { isAddress } from "./clean-node.ts";
import { writeText } from "./markdown.ts";

/** Describes fields of OpenAPI 3.2 that renderers do not show: the name of a server, `deprecated` and metadata of a security scheme. */
export function describeDeclaration(kind: Kind, written: Node): string[] {
  const { name, deprecated, oauth2MetadataUrl } = written;
  if (kind === "server") return typeof name === "string" ? [`**Name:** ${writeText(name)}`] : [];
  if (kind !== "securityScheme") return [];
  return [
    ...(deprecated === true ? ["**Deprecated.**"] : []),
    ...(typeof oauth2MetadataUrl === "string" && isAddress(oauth2MetadataUrl)
      ? [`**Metadata of the authorization server:** ${writeText(oauth2MetadataUrl)}`]
      : []),
  ];
}
