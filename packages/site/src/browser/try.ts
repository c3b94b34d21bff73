// The form that sends requests. It is loaded when a reader first presses *Try*.

import type { TryData, TryPagination } from "../try/try-data.js";
import { createBody } from "./try/body.js";
import { explainNoResponse } from "./try/check-list.js";
import { printCall, printCurl, printRequestLine } from "./try/copy.js";
import { createCredentials } from "./try/credentials.js";
import { create, createButton, createCopyButton, createField, createSelect, writeText } from "./dom.js";
import { createParams } from "./try/params.js";
import { readPage, readPosition, toText, writePosition } from "./try/paging.js";
import { type FilledRequest, type ReadyRequest, writeRequest } from "./try/request.js";
import { type Arrived, createBox, readBody, showResponse, summarize } from "./try/response.js";

globalThis.openTry = openTry;

/** The option that shows a field for another address. */
const otherServer = " other";

function openTry(slot: HTMLElement, data: TryData): void {
  const server = createSelect([
    ...data.servers.map(({ url, description }) => [url, description ? `${url} – ${description}` : url] as const),
    [otherServer, "another address …"],
  ]);
  const address = create("input", { type: "url", autocomplete: "off", spellcheck: "false" });
  const allowed = data.origins.map((origin) => `\`${origin}\``).join(", ");
  const addressField = createField("Address", address, {
    hint: `This page may send requests only to ${allowed || "its own server"}.`,
  });
  const credentials = createCredentials(data);
  const params = createParams(data);
  const body = createBody(data);
  const accept = createSelect([["", "any"], ...data.accepts.map((name) => [name, name] as const)]);
  const acceptField = createField("Response media type", accept);
  const prefer = createSelect([["", "the usual one"]]);
  const preferField = createField("Response of the mock", prefer, {
    hint: "Only a mock understands the header `Prefer`.",
  });
  const kinds = { example: "Examples", status: "Failures", scenario: "Scenarios" } as const;
  for (const [kind, label] of Object.entries(kinds)) {
    const listed = data.preferences.filter((each) => each.kind === kind);
    const options = listed.map(({ words, meaning }) => {
      const short = meaning.length > 90 ? `${meaning.slice(0, 89)}…` : meaning;
      return create("option", { value: words }, short === "" ? words : `${words} – ${short}`);
    });
    if (options.length > 0) prefer.append(create("optgroup", { label }, ...options));
  }
  const status = create("p", { class: "try-status", role: "status", "aria-live": "polite" });
  const problem = create("p", { class: "try-problem", role: "alert" });
  const result = create("div", { class: "try-response" });
  const send = create("button", { type: "submit", class: "primary" }, "Send");
  const cancel = createButton("Cancel", () => running?.abort());
  const next = createButton("Next page", () => void sendNext());
  const visited = new Set<string>();
  let running: AbortController | undefined;
  let following: string | undefined;
  let pages = 0;
  let items = 0;

  const form = create(
    "form",
    { class: "try-form", "aria-label": `Try ${data.id}`, novalidate: true },
    create("h2", {}, `Try ${data.id}`),
    createField("Server", server).element,
    addressField.element,
    credentials.element,
    params.element,
    body.element,
    acceptField.element,
    preferField.element,
    problem,
    create(
      "div",
      { class: "try-line" },
      send,
      cancel,
      next,
      createCopyButton("Copy as curl", () =>
        attempt("Not copied", () => {
          const filled = readFilled();
          return printCurl(writeRequest(data, filled), filled);
        }),
      ),
      createCopyButton("Copy as client call", () =>
        attempt("Not copied", () => printCall(data, params.readTyped(), body.read()?.value)),
      ),
    ),
    create("p", { class: "try-hint" }, writeText("`Ctrl` or `⌘` and `Enter` send, too.")),
    status,
    result,
  );
  acceptField.element.hidden = data.accepts.length < 2;
  preferField.element.hidden = data.preferences.length === 0;
  cancel.hidden = true;
  next.hidden = true;
  if (data.servers.length === 0) server.value = otherServer;

  const readServer = (): string => (server.value === otherServer ? address.value : server.value);
  const updateServer = (): void => {
    addressField.element.hidden = server.value !== otherServer;
    credentials.showFor(readServer());
  };
  server.addEventListener("change", updateServer);
  address.addEventListener("change", updateServer);
  updateServer();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    visited.clear();
    pages = 0;
    items = 0;
    void run();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  slot.replaceChildren(form);
  (form.querySelector<HTMLElement>("input:not([type=radio], [type=checkbox]), select") ?? send).focus();

  function readFilled(): FilledRequest {
    const url = readServer();
    if (!URL.canParse(url)) throw new TypeError(`\`${url}\` is not an address. It begins with http or https.`);
    return {
      server: url,
      params: params.read(),
      body: body.read(),
      credentials: credentials.list(),
      accept: accept.value,
      prefer: prefer.value,
    };
  }

  /** Returns the result of an action with the filled form. Shows the reason if the form does not allow it: `"Not sent: …"`. */
  function attempt<Result>(refusal: string, act: () => Result): Result | undefined {
    problem.replaceChildren();
    params.check();
    try {
      return act();
    } catch (error) {
      problem.replaceChildren(writeText(`${refusal}: ${describeError(error)}`));
      return undefined;
    }
  }

  async function run(): Promise<void> {
    next.hidden = true;
    const ready = attempt("Not sent", () => {
      const filled = readFilled();
      return { filled, request: writeRequest(data, filled) };
    });
    if (!ready) return;
    const { filled, request } = ready;
    running = new AbortController();
    const { signal } = running;
    form.setAttribute("aria-busy", "true");
    cancel.hidden = false;
    send.disabled = true;
    status.textContent = "Waiting for the response …";
    result.replaceChildren();
    try {
      const arrived = await fetchWhole(request, signal);
      status.textContent = summarize(arrived);
      const line = create("p", { class: "try-hint" }, create("code", {}, printRequestLine(request, filled)));
      result.replaceChildren(line, ...showResponse(data, arrived, correct));
      continueList(arrived);
    } catch (error) {
      if (signal.aborted) status.textContent = "Canceled.";
      else {
        status.textContent = "No response.";
        const details = { prefer: filled.prefer, error: describeError(error) };
        result.replaceChildren(await explainNoResponse(data, request.url, details));
      }
    } finally {
      running = undefined;
      form.removeAttribute("aria-busy");
      cancel.hidden = true;
      send.disabled = false;
      showStatus();
    }
  }

  /** Scrolls so that the result is visible below the status. */
  function showStatus(): void {
    const { top, bottom } = status.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight * 0.6) status.scrollIntoView({ block: "start" });
  }

  /** Reads the parts of a list page, and offers the next one. */
  function continueList(arrived: Arrived): void {
    const { pagination } = data;
    if (!pagination || !arrived.response.ok) return;
    const position = findPosition(pagination);
    const headers = Object.fromEntries(arrived.response.headers);
    const page = readPage(pagination, { body: readBody(arrived), headers }, position);
    pages += 1;
    items += page.count;
    visited.add(position ?? pagination.start ?? "");
    following = page.next;
    const isRepeated = following !== undefined && visited.has(following);
    next.hidden = following === undefined || isRepeated;
    const count = `Page ${pages}: ${page.count} items, ${items} so far.`;
    const end = isRepeated
      ? `The page names \`${following}\` as the next one, which has been shown. The typed client throws \`PaginationLoopError\`.`
      : page.isLast
        ? "This is the last page."
        : following === undefined
          ? "More follow, but the page does not say where."
          : "";
    result.prepend(createBox(isRepeated ? "warn" : "good", `${count} ${end}`.trim()));
  }

  function findPosition(pagination: TryPagination): string | undefined {
    const [name = "", ...rest] = pagination.path;
    if (rest.length > 0) return readPosition(body.text(), pagination);
    const value = params.read()[name];
    return value === undefined ? undefined : toText(value);
  }

  async function sendNext(): Promise<void> {
    const { pagination } = data;
    if (following === undefined || !pagination) return;
    const [name = "", ...rest] = pagination.path;
    if (rest.length === 0) params.fill(name, following);
    else body.fill(writePosition(body.text(), pagination, following));
    await run();
    (next.hidden ? send : next).focus();
  }

  /** Fills in the parameters of a corrected request. Returns whether that is the whole correction. */
  function correct(curl: string): boolean {
    const [, target] = /"\$MOCK_URL([^"]*)"$/.exec(curl) ?? [];
    if (target === undefined) return false;
    const { pathname, searchParams } = new URL(target, "http://localhost");
    const names = [...data.path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
    const pattern = data.path
      .split(/\{[^{}]+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    const found = new RegExp(`^${pattern.join("([^/]*)")}$`).exec(pathname);
    const single = data.params.filter(({ control }) => control !== "json" && control !== "raw");
    const isKnown = [...searchParams.keys()].every((name) =>
      single.some((each) => each.in === "query" && each.wireName === name),
    );
    if (!found || !isKnown || /-X|--data-raw/.test(curl)) return false;
    for (const { key, wireName, in: place } of data.params) {
      if (place === "query") params.fill(key, searchParams.get(wireName) ?? "");
      const index = names.indexOf(wireName);
      if (place === "path" && index >= 0) params.fill(key, decodeURIComponent(found[index + 1] ?? ""));
    }
    params.check();
    status.textContent = "The correction is filled in. Send it again.";
    send.focus();
    return true;
  }
}

/** Sends a request, and reads its body. A body that breaks off is kept. */
async function fetchWhole({ url, method, headers, body }: ReadyRequest, signal: AbortSignal): Promise<Arrived> {
  const startedAt = performance.now();
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    signal,
    cache: "no-store",
    referrerPolicy: "no-referrer",
    credentials: "omit",
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let cut = "";
  try {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) chunks.push(part.value);
  } catch (error) {
    cut = signal.aborted ? "the request was canceled." : describeError(error);
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { response, bytes, durationMs: performance.now() - startedAt, cut };
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
