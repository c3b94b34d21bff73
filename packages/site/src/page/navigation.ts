import { type Markup, markup } from "@shortvideo-api/report/html";
import type { Link, Page } from "./page.js";
import { printName } from "./print-names.js";

/** The list of pages at the side of each page. */
export interface Navigation {
  print: (current: Page, link: Link) => Markup;
  /** Returns the pages before and after a page in the list. */
  around: (page: Page) => { before?: Page | undefined; after?: Page | undefined };
  /** Returns the page that lists a page: that of its resource, or of all types. */
  above: (page: Page) => Page | undefined;
}

interface Group {
  name: string;
  /** The page of the whole group: the list of operations of a resource. */
  head: Page | undefined;
  pages: Page[];
}

/** The number of pages up to which each page lists all others. On larger sites it lists the pages of its own group, and all groups. */
const mostListed = 80;

/** Creates the navigation. Groups stand in the order of their first pages, below the headings of their sections. */
export function createNavigation(pages: readonly Page[]): Navigation {
  const sections = new Map<string, Map<string, Group>>();
  const listed = pages.filter(({ group }) => group !== "");
  const groups = new Map<string, Group>();
  for (const page of listed) {
    const section = sections.get(page.section ?? "") ?? new Map<string, Group>();
    sections.set(page.section ?? "", section);
    const known = section.get(page.group) ?? { name: page.group, head: undefined, pages: [] };
    section.set(page.group, known);
    groups.set(page.path, known);
    if (page.kind === "resource") known.head = page;
    else known.pages.push(page);
  }
  const isLarge = listed.length > mostListed;
  const overview = pages.find(({ path }) => path === "index");
  // The entries of other groups are the same on each page of a folder.
  const folded = new Map<string, Markup>();

  function printGroup(group: Group, current: Page, link: Link): Markup {
    const isCurrent = groups.get(current.path) === group;
    const key = `${link("")} ${group.name} ${group.head?.path ?? ""}`;
    const known = isCurrent ? undefined : folded.get(key);
    if (known) return known;
    const printed =
      isLarge && group.head && !isCurrent
        ? printItem(group.head, current, link)
        : printWhole(group, current, link, isCurrent);
    if (!isCurrent) folded.set(key, printed);
    return printed;
  }

  return {
    print(current, link) {
      const printed = [...sections].map(([name, section]) => {
        const title = markup`
<p class="section">${name}</p>`;
        return markup`${name !== "" && title}<ul>${[...section.values()].map((group) => printGroup(group, current, link))}</ul>`;
      });
      return markup`${overview && markup`<ul><li>${printEntry(overview, current, link, "Overview")}</li></ul>`}${printed}`;
    },
    around(page) {
      const index = listed.indexOf(page);
      return index === -1 ? {} : { before: listed[index - 1], after: listed[index + 1] };
    },
    above(page) {
      if (page === overview) return undefined;
      const group = groups.get(page.path);
      if (group?.head) return group.head === page ? overview : group.head;
      const folder = page.path.split("/", 1)[0] ?? "";
      return folder === page.path ? overview : pages.find(({ path }) => path === folder);
    },
  };
}

function printWhole({ name, head, pages }: Group, current: Page, link: Link, isCurrent: boolean): Markup {
  const [first] = pages;
  // A group that is the whole section needs no title of its own.
  if (!head && first?.section === name) return markup`${pages.map((page) => printItem(page, current, link))}`;
  return markup`
<li><details${isCurrent && markup` open`}><summary>${printName(head?.title ?? name)}</summary><ul>${
    head && printItem(head, current, link, "All operations")
  }${pages.map((page) => printItem(page, current, link, shorten(page, name)))}</ul></details></li>`;
}

/** Leaves out the name of the resource in front of the name of an operation. */
function shorten({ kind, title }: Page, group: string): string {
  return kind === "operation" && /^[./]/.test(title.slice(group.length)) && title.startsWith(group)
    ? title.slice(group.length + 1)
    : title;
}

function printItem(page: Page, current: Page, link: Link, title?: string): Markup {
  return markup`
<li>${printEntry(page, current, link, title)}</li>`;
}

function printEntry(page: Page, current: Page, link: Link, title = page.title): Markup {
  const isWithin = current.path.startsWith(`${page.path}/`);
  return markup`<a href="${link(page.path)}"${page === current && markup` aria-current="page"`}${isWithin && markup` class="within"`}>${printName(title)}</a>`;
}
