/** The script of the report. It filters findings, filters and sorts the table of operations, and copies requests. The page shows the same data without it. */
export const script = `
"use strict";
(() => {
  for (const filter of document.querySelectorAll(".filter")) {
    const [find, kind, of] = filter.querySelectorAll(".find, .kind, .of");
    const output = filter.querySelector("output");
    const findings = [...filter.parentElement.querySelectorAll(".violations > li")];
    const update = () => {
      const text = find.value.trim().toLowerCase();
      const shown = findings.filter((finding) => {
        const { dataset, textContent } = finding;
        const isOf = of.value === "" || JSON.parse(dataset.of).includes(of.value);
        const matches = (kind.value === "" || dataset.kind === kind.value) && isOf && textContent.toLowerCase().includes(text);
        finding.hidden = !matches;
        return matches;
      }).length;
      output.textContent = shown === findings.length ? "" : shown + " of " + findings.length + " shown";
    };
    for (const control of [find, kind, of]) control.addEventListener("input", update);
    filter.hidden = false;
  }

  const find = document.getElementById("find");
  if (find) controlOperations(find);

  function controlOperations(find) {
    const table = find.closest("section").querySelector("table");
    const show = document.getElementById("show");
    const sort = document.getElementById("sort");
    const rows = [...table.tBodies];
    const comparators = {
      index: () => 0,
      gaps: (one, other) => other.dataset.gaps - one.dataset.gaps,
      requests: (one, other) => other.dataset.requests - one.dataset.requests,
      name: (one, other) => (one.dataset.name < other.dataset.name ? -1 : 1),
    };
    const update = () => {
      const text = find.value.trim().toLowerCase();
      let shown = 0;
      for (const row of rows) {
        const { name, path, words } = row.dataset;
        const matches = (name + " " + path).toLowerCase().includes(text);
        row.hidden = !matches || !(show.value === "" || words.split(" ").includes(show.value));
        if (!row.hidden) shown++;
      }
      table.append(...[...rows].sort(comparators[sort.value]));
      document.getElementById("nothing").hidden = shown > 0;
      document.getElementById("shown").textContent = shown === rows.length ? "" : shown + " of " + rows.length + " shown";
    };
    for (const control of [find, show, sort]) control.addEventListener("input", update);
    document.querySelector(".controls:not(.filter)").hidden = false;
    update();
  }

  if (!navigator.clipboard) return;
  for (const pre of document.querySelectorAll(".right pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(pre.textContent);
        button.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(pre);
        button.textContent = "Selected";
      }
      setTimeout(() => (button.textContent = "Copy"), 2000);
    });
    pre.after(button);
  }
})();
`;
