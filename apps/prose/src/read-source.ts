import ts from "typescript-5";
import type { Block } from "./build-document.ts";

/** The least number of words in a message. Shorter strings are names and values. */
const fewestWords = 4;

/** The prose of a TypeScript or JavaScript file. */
export interface SourceProse {
  readonly comments: readonly Block[];
  readonly messages: readonly Block[];
  /** The words of the names that the file declares. */
  readonly names: readonly Block[];
}

/** Finds the comments, the messages and the names of a TypeScript or JavaScript file. */
export function readSource(text: string, path: string): SourceProse {
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const file = ts.createSourceFile(path, text, options, false);
  const { literals, messages } = readLiterals(text, file);
  return { comments: readComments(text, literals), messages, names: readNames(file) };
}

/** Finds the words of declared names: `readPage` has `read` and `Page`. Keys of objects do not count: other programs may have chosen them. */
function readNames(file: ts.SourceFile): Block[] {
  const names: Block[] = [];
  const visit = (node: ts.Node): void => {
    const name = isDeclaration(node) ? node.name : undefined;
    if (name !== undefined && ts.isIdentifier(name)) {
      const start = name.getStart(file);
      for (const { 0: word, index } of name.text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)) {
        names.push({ start: start + index, text: word });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function isDeclaration(node: ts.Node) {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node)
  );
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Finds all string, template and regular expression literals, and the messages among them. */
function readLiterals(text: string, file: ts.SourceFile): { literals: Span[]; messages: Block[] } {
  const literals: Span[] = [];
  const messages: Block[] = [];
  const visit = (node: ts.Node): void => {
    if (!isLiteral(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const span = { start: node.getStart(file), end: node.end };
    literals.push(span);
    if (ts.isRegularExpressionLiteral(node)) return;
    const expressions = ts.isTemplateExpression(node) ? node.templateSpans.map(({ expression }) => expression) : [];
    const message = readMessage(text, span, expressions);
    if (message !== undefined) messages.push(message);
    for (const expression of expressions) visit(expression);
  };
  visit(file);
  return { literals, messages };
}

function isLiteral(node: ts.Node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isRegularExpressionLiteral(node);
}

function readMessage(text: string, { start, end }: Span, expressions: readonly ts.Expression[]): Block | undefined {
  let message = text.slice(start + 1, end - 1);
  for (const { pos, end: to } of expressions) {
    message = fill(message, pos - start - 3, to - start, "x");
  }
  message = maskCode(message.replaceAll(/\\[nt]/g, "  "));
  const words = message.match(/(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu) ?? [];
  return words.length >= fewestWords && /\s/.test(message) ? { start: start + 1, text: message } : undefined;
}

/** Finds comments outside the literals. Lines that follow each other are one comment. */
function readComments(text: string, literals: readonly Span[]): Block[] {
  let code = "";
  for (const { start, end } of literals) {
    if (start >= code.length) code += text.slice(code.length, start) + " ".repeat(end - start);
  }
  code += text.slice(code.length);
  return [...code.matchAll(/(?:^[ \t]*\/\/.*\n)+|\/\/.*|\/\*[^]*?\*\//gm)]
    .filter(([comment]) => !/^\s*\/[/*]+\s*(?:oxlint-|@ts-|#)/.test(comment))
    .flatMap(({ index }) => {
      const [comment = ""] = /^(?:(?:[ \t]*\/\/.*\n)+|\/\/.*|\/\*[^]*?\*\/)/.exec(text.slice(index)) ?? [];
      return splitParagraphs(cleanComment(comment), index);
    });
}

/** Blanks the marks of a comment, its tags, their types and names, examples and code. Keeps the length. */
function cleanComment(comment: string): string {
  const clean = comment
    .replaceAll(/^[ \t]*\/\/+|^[ \t]*\/\*+|\*+\/$|^[ \t]*\*(?!\/)/gm, blank)
    .replaceAll(/@example\b[^]*?(?=\n\s*@\w|$)/g, blank)
    .replaceAll(/^\s*```[^]*?^\s*```/gm, blank)
    .replaceAll(/\{@link [^}]*\}/g, (link) => "x".repeat(link.length));
  return maskCode(clean)
    .replaceAll(/@(?:param|property|returns|type|typedef|callback)\s+\{(?:[^{}]|\{[^{}]*\})*\}(?:\s+[\w.[\]]+)?/g, mark)
    .replaceAll(/@(?:param|property|typedef|template)\s+[\w.[\]]+(?:\s+-)?/g, mark)
    .replaceAll(/@\w+/g, mark);
}

/** Splits at blank lines, list items and tags. */
function splitParagraphs(comment: string, start: number): Block[] {
  const ends = [...comment.matchAll(/\n[ \t]*(?=\n)|\n(?=\s*(?:[-*]|\d+\.) )|(?=\u2029)/g)].map(({ index }) => index);
  return [0, ...ends]
    .map((from, index) => ({ start: start + from, text: comment.slice(from, ends[index]).replaceAll("\u2029", " ") }))
    .filter(({ text }) => /\p{L}/u.test(text));
}

/** Makes each piece of code in backticks one word. Keeps the length. */
function maskCode(text: string): string {
  return text.replaceAll(/\\?`[^`\n]+`/g, (code) => "x".repeat(code.length));
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, " ");
/** Blanks a tag, and marks where its paragraph begins. */
const mark = (text: string) => `\u2029${blank(text.slice(1))}`;

function fill(text: string, from: number, to: number, filler: string): string {
  return text.slice(0, from) + filler.repeat(to - from) + text.slice(to);
}
