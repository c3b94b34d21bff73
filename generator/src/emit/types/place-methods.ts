import { isIdentifier } from "@shortvideo-api/model/source";
import { ts } from "ts-morph";
import { nameMember } from "./loosen-params.ts";

/** Prints the path of an operation whose method openapi-typescript does not know. No path of a document begins with a method. */
export function printOtherPath(method: string, path: string): string {
  return `${method} ${path}`;
}

/**
 * Moves operations from paths of their own, see {@link printOtherPath}, to the path that they belong to, under the name of their
 * method: `query`, or `COPY` for an additional operation of OpenAPI 3.2.
 */
export function placeMethods(paths: readonly ts.TypeElement[]): readonly ts.TypeElement[] {
  const printed = paths.filter((member) => nameMember(member).startsWith("/"));
  const others = paths.filter((member) => !nameMember(member).startsWith("/"));
  if (others.length === 0) return paths;
  return printed.map((member) => {
    const moved = others.flatMap((other) => {
      const [method = "", ...rest] = nameMember(other).split(" ");
      return rest.join(" ") === nameMember(member) ? takeOperation(other, method) : [];
    });
    if (moved.length === 0 || !ts.isPropertySignature(member) || !member.type || !ts.isTypeLiteralNode(member.type)) {
      return member;
    }
    const type = ts.factory.updateTypeLiteralNode(
      member.type,
      ts.factory.createNodeArray([...member.type.members, ...moved]),
    );
    return ts.factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, type);
  });
}

/** Returns the member of the only operation of a path, under another name. */
function takeOperation(path: ts.TypeElement, method: string): ts.TypeElement[] {
  if (!ts.isPropertySignature(path) || !path.type || !ts.isTypeLiteralNode(path.type)) return [];
  const text = method === "QUERY" ? "query" : method;
  const name = isIdentifier(text) ? ts.factory.createIdentifier(text) : ts.factory.createStringLiteral(text);
  return path.type.members
    .filter((member) => ts.isPropertySignature(member) && nameMember(member) === "post")
    .filter(ts.isPropertySignature)
    .map((member) =>
      ts.factory.updatePropertySignature(member, member.modifiers, name, member.questionToken, member.type),
    );
}
