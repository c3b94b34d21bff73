/** A message of the explorer to open pages. */
interface State {
  /** Identifies the state of the document. */
  version: string;
  /** Problems of the saved document; empty if none exist. */
  problems: string;
}

/** Reloads the page when the document has another version, and shows the problems of a saved document. */
export function follow(version: string): void {
  const events = new EventSource("events");
  events.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const state: State = JSON.parse(data);
    if (state.version !== version) location.reload();
    else if (state.problems === "") hideNotice();
    else
      showNotice(
        "The saved document has problems. This page shows the last document without problems.",
        state.problems,
      );
  });
  events.addEventListener("error", () => showNotice("The explorer has stopped. Start it again to continue.", ""));
}

function showNotice(title: string, problems: string): void {
  const notice = findNotice();
  const heading = document.createElement("strong");
  // Set as text, because the document is not trusted.
  heading.textContent = title;
  const details = document.createElement("pre");
  details.textContent = problems;
  notice.replaceChildren(heading, ...(problems === "" ? [] : [details]));
  notice.hidden = false;
}

function hideNotice(): void {
  findNotice().hidden = true;
}

function findNotice(): HTMLElement {
  const notice = document.getElementById("notice");
  if (notice === null) throw new Error("The page has no `#notice`.");
  return notice;
}
