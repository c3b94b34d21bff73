import type { Answer, Plant, Sent } from "./cinema.js";

/** A defect of a service, and what an exploration finds. */
export interface Defect {
  readonly what: string;
  readonly plant: Plant;
  readonly found: readonly string[];
  /** The operations that are explored. Default: that of the first finding. */
  readonly operations?: readonly string[];
  /** A part of the command that repeats the first finding. */
  readonly curl?: string;
}

type When = (sent: Sent) => boolean;

const films: When = ({ path }) => path === "/films";
const film: When = ({ path }) => path.startsWith("/films/");
const shows: When = ({ path }) => path === "/shows";
const has =
  (name: string, matches: (value: string) => boolean = () => true): When =>
  ({ query, headers }) => {
    const value = query.get(name) ?? headers.get(name);
    return value !== null && matches(value);
  };
const all =
  (...conditions: readonly When[]): When =>
  (sent) =>
    conditions.every((condition) => condition(sent));
const equals = (wanted: string) => (value: string) => value === wanted;

const json = { "content-type": "application/json" };
const failure = '{"message":"No."}';
const crash: Answer = { status: 500, headers: json, text: failure };
const refusal: Answer = { status: 400, headers: json, text: failure };

const fail =
  (when: When, answer: Answer): Plant =>
  async (sent, respond) =>
    when(sent) ? answer : await respond(sent);
const crashes = (when: When) => fail(when, crash);
const refuses = (when: When) => fail(when, refusal);

/** Responds as if a parameter had another value, or were absent. */
function takesFor(when: When, name: string, value?: string): Plant {
  return async (sent, respond) => {
    if (!when(sent)) return await respond(sent);
    const query = new URLSearchParams(sent.query);
    const headers = new Headers(sent.headers);
    headers.delete(name);
    query.delete(name);
    if (value !== undefined) query.set(name, value);
    return await respond({ ...sent, query, headers });
  };
}

/** Changes the successful responses to some requests. */
function changes(when: When, change: (answer: Answer, sent: Sent) => Answer): Plant {
  return async (sent, respond) => {
    const answer = await respond(sent);
    return when(sent) && answer.status === 200 ? change(answer, sent) : answer;
  };
}

const replaces = (when: When, pattern: RegExp, by: string) =>
  changes(when, (answer) => ({ ...answer, text: answer.text.replaceAll(pattern, by) }));

function ignoresKey(when: When): Plant {
  return (sent, respond) => {
    const headers = new Headers(sent.headers);
    if (when(sent)) headers.set("x-cinema-key", "any");
    return respond({ ...sent, headers });
  };
}

const count = (matches: (value: number) => boolean) =>
  all(
    films,
    has("count", (value) => matches(Number(value))),
  );

/** Defects in how a service reads requests. */
const requestDefects: readonly Defect[] = [
  {
    what: "ignores a maximum",
    plant: takesFor(
      count((value) => value > 20 && value < 1_000),
      "count",
      "20",
    ),
    found: ["films.list invalid-accepted query.count maximum 20"],
    curl: "city=Bergen&count=21",
  },
  {
    what: "accepts one less than a minimum",
    plant: takesFor(all(films, has("count", equals("0"))), "count", "1"),
    found: ["films.list invalid-accepted query.count minimum 1"],
  },
  {
    what: "refuses a maximum",
    plant: refuses(count((value) => value === 20)),
    found: ["films.list valid-refused query.count maximum 20"],
    curl: "city=Bergen&count=20",
  },
  {
    what: "accepts fractions for an integer",
    plant: takesFor(all(films, has("count", equals("1.5"))), "count", "1"),
    found: ["films.list invalid-accepted query.count type"],
  },
  {
    what: "accepts text for a number",
    plant: takesFor(
      all(
        films,
        has("count", (value) => /[a-z]/.test(value)),
      ),
      "count",
    ),
    found: ["films.list invalid-accepted query.count type"],
  },
  {
    what: "reads an empty number as none",
    plant: takesFor(all(films, has("count", equals(""))), "count"),
    found: ["films.list invalid-accepted query.count type"],
  },
  {
    what: "ignores the maximum of a fraction",
    plant: takesFor(all(films, has("minRating", equals("10.5"))), "minRating"),
    found: ["films.list invalid-accepted query.minRating maximum 10"],
  },
  {
    what: "refuses 0 as a minimum",
    plant: refuses(all(films, has("minRating", equals("0")))),
    found: ["films.list valid-refused query.minRating minimum 0"],
  },
  {
    what: "accepts an unknown value of an enumeration",
    plant: takesFor(
      all(
        films,
        has("sort", (value) => value.endsWith("x")),
      ),
      "sort",
    ),
    found: ["films.list invalid-accepted query.sort enum"],
  },
  {
    what: "reads an enumeration in any case",
    plant: takesFor(all(films, has("sort", equals("TITLE"))), "sort", "title"),
    found: ["films.list invalid-accepted query.sort enum"],
    curl: "sort=TITLE",
  },
  {
    what: "refuses a value of an enumeration",
    plant: refuses(all(films, has("sort", equals("rating")))),
    found: ["films.list valid-refused query.sort value rating"],
  },
  {
    what: "crashes on an unknown value of an enumeration",
    plant: crashes(
      all(
        films,
        has("sort", (value) => !["title", "year", "rating"].includes(value)),
      ),
    ),
    found: ["films.list server-failed query.sort enum"],
  },
  {
    what: "accepts an unknown boolean",
    plant: takesFor(all(films, has("dubbed", equals("abc"))), "dubbed"),
    found: ["films.list invalid-accepted query.dubbed type"],
  },
  {
    what: "does not require a required parameter",
    plant: takesFor((sent) => films(sent) && !sent.query.has("city"), "city", "Bergen"),
    found: ["films.list invalid-accepted query.city required"],
    curl: '"$SERVICE_URL/films"',
  },
  {
    what: "does not require one of two parameters",
    plant: takesFor((sent) => shows(sent) && !sent.query.has("filmId") && !sent.query.has("hall"), "hall", "h-1"),
    found: ["shows.list invalid-accepted query.filmId|hall exactlyOneOf"],
  },
  {
    what: "accepts both of two parameters that exclude each other",
    plant: takesFor(all(shows, has("filmId"), has("hall")), "hall"),
    found: ["shows.list invalid-accepted query.filmId|hall exactlyOneOf"],
  },
  {
    what: "accepts a text that is too short",
    plant: takesFor(
      all(
        films,
        has("city", (value) => value.length === 1),
      ),
      "city",
      "Bergen",
    ),
    found: ["films.list invalid-accepted query.city minLength 2"],
  },
  {
    what: "accepts a text that is too long",
    plant: takesFor(
      all(
        films,
        has("city", (value) => value.length > 30),
      ),
      "city",
      "Bergen",
    ),
    found: ["films.list invalid-accepted query.city maxLength 30"],
  },
  {
    what: "refuses the longest text",
    plant: refuses(
      all(
        films,
        has("city", (value) => value.length === 30),
      ),
    ),
    found: ["films.list valid-refused query.city maxLength 30"],
  },
  {
    what: "accepts too many items",
    plant: takesFor(
      all(
        films,
        has("genres", (value) => value.split(",").length > 3),
      ),
      "genres",
    ),
    found: ["films.list invalid-accepted query.genres maxItems 3"],
  },
  {
    what: "refuses the most items",
    plant: refuses(
      all(
        films,
        has("genres", (value) => value.split(",").length === 3),
      ),
    ),
    found: ["films.list valid-refused query.genres maxItems 3"],
  },
  {
    what: "accepts an unknown item",
    plant: takesFor(
      all(
        films,
        has("genres", (value) => value.includes("x")),
      ),
      "genres",
    ),
    found: ["films.list invalid-accepted query.genres enum"],
  },
  {
    what: "does not check the pattern of a header",
    plant: takesFor(
      all(
        films,
        has("x-language", (value) => !/^[a-z]{2}$/.test(value)),
      ),
      "x-language",
    ),
    found: ["films.list invalid-accepted header.x-language pattern"],
  },
  {
    what: "does not check the pattern of a path",
    plant: (sent, respond) =>
      respond(film(sent) && /[a-z]/.test(sent.path.slice(7)) ? { ...sent, path: "/films/1" } : sent),
    found: ["films.get invalid-accepted path.filmId pattern"],
  },
  {
    what: "does not check a date",
    plant: takesFor(
      all(
        shows,
        has("day", (value) => !/^\d{4}-\d\d-\d\d$/.test(value)),
      ),
      "day",
      "2026-01-31",
    ),
    found: ["shows.list invalid-accepted query.day format"],
  },
  {
    what: "accepts page 0",
    plant: takesFor(all(shows, has("page", equals("0"))), "page", "1"),
    found: ["shows.list invalid-accepted query.page minimum 1"],
  },
  {
    what: "crashes on a limit",
    plant: crashes(all(shows, has("seats", equals("8")))),
    found: ["shows.list server-failed query.seats maximum 8"],
    curl: "seats=8",
  },
  {
    what: "crashes on an optional parameter",
    plant: crashes(all(films, has("dubbed"))),
    found: ["films.list server-failed query.dubbed optional"],
    curl: "city=Bergen&dubbed=",
  },
  {
    what: "refuses an optional parameter",
    plant: refuses(all(films, has("title", equals("Nord")))),
    found: ["films.list valid-refused query.title optional"],
  },
  {
    what: "crashes on two parameters together",
    plant: crashes(all(films, has("sort", equals("year")), has("order", equals("desc")))),
    found: ["films.list server-failed query.sort + query.order together"],
    curl: '/films?city=Bergen&sort=year&order=desc"',
  },
  {
    what: "refuses two parameters together",
    plant: refuses(all(films, has("minRating"), has("genres"))),
    found: ["films.list valid-refused query.minRating + query.genres together"],
  },
  {
    what: "crashes on an empty text",
    plant: crashes(all(films, has("title", equals("")))),
    found: ["films.list server-failed query.title empty text"],
  },
  {
    what: "crashes on letters beyond ASCII",
    plant: crashes(
      all(
        films,
        has("title", (value) => value.includes("☃")),
      ),
    ),
    found: ["films.list server-failed query.title unusual text"],
    curl: "title=%E2%98%83",
  },
  {
    what: "crashes on an apostrophe",
    plant: crashes(
      all(
        films,
        has("title", (value) => value.includes("'")),
      ),
    ),
    found: ["films.list server-failed query.title unusual text"],
  },
  {
    what: "crashes on an unknown parameter",
    plant: crashes(all(films, has("zz_unknown"))),
    found: ["films.list server-failed query unknown parameter"],
  },
  {
    what: "ignores the key of a list",
    plant: ignoresKey(films),
    found: ["films.list key-ignored header.x-cinema-key key"],
    curl: 'curl "$SERVICE_URL/films?city=Bergen"',
  },
  {
    what: "ignores the key of an item",
    plant: ignoresKey(film),
    found: ["films.get key-ignored header.x-cinema-key key"],
  },
];

/** Defects in what a service returns. */
const responseDefects: readonly Defect[] = [
  {
    what: "returns a number as text for one value",
    plant: replaces(all(films, has("sort", equals("year"))), /"year":(\d+)/g, '"year":"$1"'),
    found: ["films.list type-wrong body.films[].year"],
    curl: '/films?city=Bergen&sort=year"',
  },
  {
    what: "leaves out a field of the last page",
    plant: replaces(all(films, has("cursor")), /"title":"[^"]*",?/g, ""),
    found: ["films.list field-missing body.films[].title"],
  },
  {
    what: "returns null",
    plant: replaces(all(films, has("minRating")), /"rating":[\d.]+/g, '"rating":null'),
    found: ["films.list null-unexpected body.films[].rating"],
  },
  {
    what: "rounds ids",
    plant: replaces(films, /(?<="id(?:_str)?":"?)(\d{16})\d{3}/g, "$1000"),
    found: ["films.list number-rounded body.films[].id"],
  },
  {
    what: "names another content type",
    plant: changes(all(film, has("fields", equals("short"))), (answer) => ({
      ...answer,
      headers: { ...answer.headers, "content-type": "text/plain" },
    })),
    found: ["films.get media-type-wrong header.content-type"],
    curl: "fields=short",
  },
  {
    what: "returns an undocumented status",
    plant: changes(all(films, has("order", equals("desc"))), (answer) => ({ ...answer, status: 206 })),
    found: ["films.list status-undocumented status"],
    curl: "order=desc",
  },
  {
    what: "returns a header beyond its limit",
    plant: changes(films, (answer) => ({ ...answer, headers: { ...answer.headers, "x-total": "-1" } })),
    found: ["films.list header-wrong header.x-total"],
  },
  {
    what: "returns a failure without its message",
    plant: async (sent, respond) => {
      const answer = await respond(sent);
      return answer.status === 400 && shows(sent) ? { ...answer, text: "{}" } : answer;
    },
    found: ["shows.list field-missing body.message"],
  },
  {
    what: "announces more after the last page",
    plant: replaces(shows, /"hasMore":false/g, '"hasMore":true'),
    found: ["shows.list list-endless query.page end of the list"],
  },
  {
    what: "ignores the cursor",
    plant: takesFor(
      all(
        films,
        has("cursor", (value) => value !== ""),
      ),
      "cursor",
    ),
    found: ["films.list page-repeats body"],
  },
  {
    what: "ignores the page size",
    plant: takesFor(
      count((value) => Number.isInteger(value) && value >= 1 && value <= 20),
      "count",
    ),
    found: ["films.list page-size-exceeded query.count page size"],
    curl: "count=1",
  },
  {
    what: "loses the first item of each further page",
    plant: async (sent, respond) => {
      if (!films(sent) || !sent.query.has("cursor") || sent.query.get("count") !== "1") return await respond(sent);
      const skipped: { next?: string } = JSON.parse((await respond(sent)).text);
      if (skipped.next === undefined) return await respond(sent);
      const query = new URLSearchParams(sent.query);
      query.set("cursor", skipped.next);
      return await respond({ ...sent, query });
    },
    found: ["films.list items-differ query.count same items"],
  },
  {
    what: "does not know the items of its own list",
    plant: fail((sent) => film(sent) && !sent.path.endsWith("3451") && /^\d{19}$/.test(sent.path.slice(7)), {
      ...refusal,
      status: 404,
    }),
    found: ["films.get id-unknown path.filmId ids of other operations"],
    operations: ["films.list", "films.get"],
    curl: "/films/${filmId}",
  },
];

/** 50 defects that an exploration finds. */
export const defects: readonly Defect[] = [...requestDefects, ...responseDefects];

/** Defects that an exploration does not find, each with the reason. */
export const missed: readonly { readonly what: string; readonly why: string; readonly plant: Plant }[] = [
  {
    what: "crashes on five parameters together",
    why: "combinations contain each pair of values, and only some groups of more",
    plant: crashes(
      all(
        films,
        has("sort", equals("year")),
        has("order", equals("asc")),
        has("dubbed", equals("false")),
        has("count", equals("20")),
        has("minRating", equals("10")),
      ),
    ),
  },
  {
    what: "accepts a wrong key",
    why: "a mock accepts any key, too, so it is an observation",
    plant: ignoresKey((sent) => sent.headers.get("x-cinema-key") === "00000000-wrong-key"),
  },
  {
    what: "ends a list too early",
    why: "only the service knows the length of its lists",
    plant: replaces(films, /"hasMore":true/g, '"hasMore":false'),
  },
  {
    what: "ignores an optional parameter",
    why: "accepted does not mean effective",
    plant: takesFor(
      all(
        films,
        has("sort", (value) => ["title", "year", "rating"].includes(value)),
      ),
      "sort",
    ),
  },
];
