// Runs on the pages of `shortvideo-site serve`. Reloads the page when the document has changed, and shows the problems of a saved document.

import { create } from "./dom.js";

/** A message of the server to open pages. */
interface State {
  /** Identifies the state of the document. */
  version: string;
  /** Problems of the saved document; empty if none exist. */
  problems: string;
}

const { version, root = "" } = document.body.dataset;
const notice = create("div", { class: "notice", role: "status", hidden: true });
document.body.append(notice);
let events: EventSource | undefined;

// A browser has six connections for a server. Hidden pages release theirs.
document.addEventListener("visibilitychange", connect);
connect();

function connect(): void {
  events?.close();
  events = undefined;
  if (document.visibilityState === "hidden") return;
  events = new EventSource(`${root}events`);
  events.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const state: State = JSON.parse(data);
    // The browser keeps the scroll position.
    if (state.version !== version) location.reload();
    else if (state.problems === "") notice.hidden = true;
    else show("The saved document has problems. This page shows the last document without problems.", state.problems);
  });
  events.addEventListener("error", () => show("The server of this site has stopped. Start it again to continue.", ""));
}

function show(title: string, problems: string): void {
  notice.replaceChildren(create("strong", {}, title), ...(problems === "" ? [] : [create("pre", {}, problems)]));
  notice.hidden = false;
}
