/** What the explorer tells open pages. */
interface State {
  /** Tells states of the document apart. */
  version: string;
  /** Why the page shows the document as it was before; empty while all is well. */
  problems: string;
}

/** Loads the page again when the document is another than `version`, and says what is wrong with a save that cannot be shown. */
export function follow(version: string): void {
  const events = new EventSource("events");
  events.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const state: State = JSON.parse(data);
    if (state.version !== version) location.reload();
    else if (state.problems === "") hide();
    else show("The document that was saved has problems. This page shows the last one that had none.", state.problems);
  });
  events.addEventListener("error", () => show("The explorer has stopped. Start it again, and this page goes on.", ""));
}

function show(title: string, problems: string): void {
  const notice = find();
  const heading = document.createElement("strong");
  // Text, whatever the document holds.
  heading.textContent = title;
  const details = document.createElement("pre");
  details.textContent = problems;
  notice.replaceChildren(heading, ...(problems === "" ? [] : [details]));
  notice.hidden = false;
}

function hide(): void {
  find().hidden = true;
}

function find(): HTMLElement {
  const notice = document.getElementById("notice");
  if (notice === null) throw new Error("The page has no `#notice`.");
  return notice;
}
