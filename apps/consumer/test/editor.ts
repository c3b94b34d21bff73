import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript-5";
import type { Compiler } from "./type-cost.ts";

/** The information that an editor shows about a file. Offsets refer to the text. */
export interface Editor {
  /** The hover text at an offset: the type and the comment. */
  hover(offset: number): Promise<string>;
  /** Completions at an offset. */
  complete(offset: number): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens `consumer.ts` of a project of `writeConsumer` in the language service of a compiler. */
export function openEditor(compiler: Compiler, folder: string): Promise<Editor> {
  return compiler === "typescript-5" ? openService(folder) : openServer(folder);
}

async function openService(folder: string): Promise<Editor> {
  const file = join(folder, "consumer.ts");
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptSnapshot: (path) => ts.ScriptSnapshot.fromString(ts.sys.readFile(path) ?? ""),
    getScriptVersion: () => "1",
  });
  return {
    hover: async (offset) => {
      const { displayParts, documentation, tags = [] } = service.getQuickInfoAtPosition(file, offset) ?? {};
      const details = tags.map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`);
      return [ts.displayPartsToString(displayParts), ts.displayPartsToString(documentation), ...details].join("\n");
    },
    complete: async (offset) =>
      service.getCompletionsAtPosition(file, offset, {})?.entries.map(({ name }) => name) ?? [],
    close: async () => service.dispose(),
  };
}

/** Starts TypeScript 7 as a language server: https://microsoft.github.io/language-server-protocol */
async function openServer(folder: string): Promise<Editor> {
  const file = join(folder, "consumer.ts");
  const text = readFileSync(file, "utf8");
  const uri = pathToFileURL(file).href;
  const program = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
  const server = spawn(process.execPath, [program, "--lsp", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  const { request, notify } = connectJsonRpc(server);
  await request("initialize", { processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities: {} });
  notify("initialized", {});
  notify("textDocument/didOpen", { textDocument: { uri, languageId: "typescript", version: 1, text } });
  const locate = (offset: number): object => {
    const lines = text.slice(0, offset).split("\n");
    return { textDocument: { uri }, position: { line: lines.length - 1, character: lines.at(-1)?.length } };
  };
  return {
    hover: async (offset) => JSON.stringify(await request("textDocument/hover", locate(offset))),
    complete: async (offset) => {
      const found = Object(await request("textDocument/completion", locate(offset)));
      const items: { label: string }[] = Array.isArray(found) ? found : found.items;
      return items.map(({ label }) => label);
    },
    close: async () => {
      const closed = once(server, "close");
      await request("shutdown");
      notify("exit");
      server.stdin.end();
      await closed;
    },
  };
}

/** Connects to a process by JSON-RPC over its streams. Responds to requests of the process with null. */
function connectJsonRpc({ stdin, stdout }: ChildProcess) {
  const pending = new Map<number, (result: unknown) => void>();
  let received = Buffer.alloc(0);
  let count = 0;
  const send = (message: object): void => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    stdin?.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const read = ({ id, method, result }: { id?: number; method?: string; result?: unknown }): void => {
    if (id === undefined) return;
    if (method === undefined) pending.get(id)?.(result);
    else send({ id, result: null });
  };
  stdout?.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const end = received.indexOf("\r\n\r\n");
      const start = end + 4;
      const length = Number(/content-length: (\d+)/i.exec(received.subarray(0, end).toString())?.[1]);
      if (end === -1 || received.length < start + length) return;
      read(JSON.parse(received.subarray(start, start + length).toString()));
      received = received.subarray(start + length);
    }
  });
  return {
    notify: (method: string, params?: unknown): void => send({ method, params }),
    request: (method: string, params?: unknown): Promise<unknown> =>
      new Promise((resolve) => {
        count += 1;
        pending.set(count, resolve);
        send({ id: count, method, params });
      }),
  };
}
