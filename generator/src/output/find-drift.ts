import type { CodeNames } from "@shortvideo-api/model/source";
import { ts } from "ts-morph";
import type { OutOfDate } from "./sync-files.ts";

/** The operations and schemas whose generated code differs. */
export interface Drift {
  /** Ids of the operations whose generated code differs, in the order of the document; deleted ones last. */
  operations: readonly string[];
  /** Aliases of the schemas whose generated code differs, in the same order. */
  schemas: readonly string[];
}

/** Finds the operations and schemas whose code differs in the out-of-date files. Ignores new files. */
export function findDrift(outOfDate: readonly OutOfDate[], { operations, schemas, factories }: CodeNames): Drift {
  const drifted = { operations: new Set<string>(), schemas: new Set<string>() };
  for (const { path, before, after } of outOfDate) {
    if (before === undefined || !path.endsWith(".ts")) continue;
    const hasFactories = path.endsWith("/factories.ts");
    for (const { owner, name, text, lines } of listDifferingBlocks(before, after ?? "")) {
      const id = hasFactories ? undefined : (operations.get(`${owner}.${name}`) ?? operations.get(name));
      // The description of one operation may mention another one.
      for (const mentioned of id === undefined ? listQuoted(lines) : [id]) {
        if (operations.get(mentioned) === mentioned) drifted.operations.add(mentioned);
      }
      // The docstring of an operation that the document no longer has still contains its id.
      const gone = /`([^`\s]+)`, `[A-Z]+ \//.exec(text)?.[1];
      if (gone !== undefined) drifted.operations.add(gone);
      const schema = (hasFactories ? factories : schemas).get(name);
      if (schema !== undefined) drifted.schemas.add(schema);
    }
  }
  return {
    operations: sortByDocument(drifted.operations, operations.values()),
    schemas: sortByDocument(drifted.schemas, schemas.values()),
  };
}

function listQuoted(lines: readonly string[]): string[] {
  return [...lines.join("\n").matchAll(/["`]([^"`\s]+)["`]/g)].map(([, id = ""]) => id);
}

/** A piece of a file: a statement, or a member of a class or an interface. */
interface Block {
  /** The name of the statement: `Posts`. For a member, it is that of its class or interface. */
  owner: string;
  /** The name of the statement or member: `listComments`, `posts.listComments`, `Comment`. */
  name: string;
  text: string;
}

/** A piece that differs, and its lines that only one of the two files has. */
interface DifferingBlock extends Block {
  lines: readonly string[];
}

function listDifferingBlocks(before: string, after: string): DifferingBlock[] {
  const old = listBlocks(before);
  const now = listBlocks(after);
  return [...new Map([...old, ...now])].flatMap(([key, block]) => {
    const was = old.get(key)?.text;
    const is = now.get(key)?.text;
    return was === is ? [] : [{ ...block, lines: [...listMissing(was, is), ...listMissing(is, was)] }];
  });
}

/** Lists the lines of a text that another one does not have. */
function listMissing(text = "", other = ""): string[] {
  const known = new Set(other.split("\n"));
  return text.split("\n").filter((line) => !known.has(line));
}

function listBlocks(text: string): Map<string, Block> {
  const file = ts.createSourceFile("generated.ts", text, ts.ScriptTarget.Latest, false);
  const blocks = new Map<string, Block>();
  for (const [index, statement] of file.statements.entries()) {
    if (ts.isImportDeclaration(statement)) continue;
    const owner = readName(statement, file) ?? `#${index}`;
    const members = listMembers(statement);
    if (members.length === 0) blocks.set(owner, { owner, name: owner, text: readText(statement, file) });
    for (const [place, member] of members.entries()) {
      const name = readName(member, file) ?? `#${place}`;
      blocks.set(`${owner} ${name}`, { owner, name, text: readText(member, file) });
    }
  }
  return blocks;
}

/** Reads a piece with its docstring, but without the comments at the head of the file. */
function readText(node: ts.Node, file: ts.SourceFile): string {
  return file.text.slice(node.getStart(file, true), node.end);
}

function listMembers(statement: ts.Statement): readonly ts.Node[] {
  if (ts.isClassDeclaration(statement)) return statement.members;
  if (!ts.isInterfaceDeclaration(statement)) return [];
  if (statement.name.text !== "components") return statement.members;
  // The schemas of `components` are one level deeper.
  return statement.members.flatMap((member) =>
    ts.isPropertySignature(member) && member.type !== undefined && ts.isTypeLiteralNode(member.type)
      ? [...member.type.members]
      : [member],
  );
}

function readName(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText(file);
  if (!ts.isClassElement(node) && !ts.isTypeElement(node) && !ts.isDeclarationStatement(node)) return undefined;
  const { name } = node;
  if (name === undefined) return undefined;
  return ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText(file);
}

/** Sorts names in the order of the document. Names that it does not contain come last. */
function sortByDocument(found: ReadonlySet<string>, known: Iterable<string>): string[] {
  const ordered = [...new Set(known)].filter((name) => found.has(name));
  return [...ordered, ...[...found].filter((name) => !ordered.includes(name)).sort()];
}
