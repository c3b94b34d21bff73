import { describe, expect, test } from "vitest";
import { form, useBodiesMock } from "./use-bodies-mock.js";

const bodies = useBodiesMock();

describe("a form", () => {
  test.each([
    ["form", "name=Rex", "accepted"],
    ["form", "name=R%C3%A9x+2&age=3&tags=a&tags=b&tame=true", "accepted"],
    ["form", "name=Rex&home=%7B%22city%22%3A%22Rome%22%2C%22level%22%3A3%7D", "accepted"],
    ["form", "age=3", "body-wrong"],
    ["form", "", "body-wrong"],
    ["form", "name=R", "body-wrong"],
    ["form", "name=Rex&age=old", "body-wrong"],
    ["form", "name=Rex&age=2147483648", "body-wrong"],
    ["form", "name=Rex&id=9223372036854775807", "accepted"],
    ["form", "name=Rex&id=9223372036854775808", "body-wrong"],
    ["form", "name=Rex&ids=1&ids=9223372036854775808", "body-wrong"],
    ["form", "name=Rex&tags=c", "body-wrong"],
    ["form", "name=Rex&tags=a&tags=b&tags=a", "body-wrong"],
    ["form", "name=Rex&name=Tom", "body-wrong"],
    ["form", "name=Rex&tame=yes", "body-wrong"],
    ["form", "name=Rex&nonsense=1", "body-wrong"],
    ["form", "name=Rex&home=Rome", "body-wrong"],
    ["form", "name=Rex&home=%7B%22level%22%3A3%7D", "body-wrong"],
    ["form", "name=%zz", "body-malformed"],
    ["open", "name=Rex&more=1", "accepted"],
    ["open", "name=Rex&more=x", "body-wrong"],
    ["styled", "name=Rex&tags=a,b&ids=1%7C2&home%5Bcity%5D=Rome&home%5Blevel%5D=3", "accepted"],
    ["styled", "name=Rex&tags=&ids=", "accepted"],
    ["styled", "name=Rex&tags=a,c", "body-wrong"],
    ["styled", "name=Rex&tags=a&tags=b", "body-wrong"],
    ["styled", "name=Rex&ids=1%7C9223372036854775808", "body-wrong"],
    ["styled", "name=Rex&home%5Blevel%5D=3", "body-wrong"],
    ["styled", "name=Rex&home%5Bcity%5D=Rome&home%5Blevel%5D=x", "body-wrong"],
    ["nested", "name=1&all%5Blist%5D%5B%5D=2", "accepted"],
    ["nested", "name=x&all%5Blist%5D%5B%5D=2", "body-wrong"],
    ["nested", "name=1&words%5B0%5D=a&words%5B1%5D=b", "accepted"],
    ["ambiguous", "name=1&city=Rome&city=Bari&note=a&note=b&pets%5Ba%5D%5Bname%5D=Rex", "accepted"],
    ["ambiguous", "name=x&city=Rome&city=Bari", "body-wrong"],
    ["openObjects", "name=1&cats=2&color=red", "accepted"],
    ["openObjects", "name=x&cats=2&color=red", "body-wrong"],
    ["formAsText", "a=1", "accepted"],
    ["formAsText", "a=1000", "body-wrong"],
    ["optional", "", "accepted"],
    ["optional", "a=1", "accepted"],
  ])("%s: %s is %s", async (name, body, expected) => {
    expect(await bodies.ask(name, body, form)).toBe(expected);
  });
});

describe("a multipart form", () => {
  const png = new File(["\u0089PNG"], "a.png", { type: "image/png" });
  const text = new File(["text"], "a.txt", { type: "text/plain" });
  const json = new Blob(['{"city":"Rome"}'], { type: "application/json" });

  test.each<[entries: [string, string | Blob][], expected: string]>([
    [[["name", "Rex"]], "accepted"],
    [
      [
        ["name", "Rex"],
        ["age", "3"],
        ["photo", png],
        ["photos", png],
        ["photos", png],
      ],
      "accepted",
    ],
    [
      [
        ["name", "Rex"],
        ["tags", "a"],
        ["tags", "b"],
        ["home", '{"city":"Rome"}'],
      ],
      "accepted",
    ],
    [
      [
        ["name", "Rex"],
        ["home", json],
      ],
      "accepted",
    ],
    [[["photo", png]], "body-wrong"],
    [
      [
        ["name", "Rex"],
        ["photo", new File(["12345678"], "a.png", { type: "image/png" })],
      ],
      "accepted",
    ],
    [
      [
        ["name", "Rex"],
        // Five characters, ten bytes.
        ["photo", new File(["äöüäö"], "a.png", { type: "image/png" })],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["age", "old"],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["id", "9223372036854775808"],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["photo", text],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["photos", png],
        ["photos", text],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["photo", png],
        ["photo", png],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["home", '{"level":3}'],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["tags", "c"],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["nonsense", "1"],
      ],
      "body-wrong",
    ],
  ])("%j is %s", async (entries, expected) => {
    const body = new FormData();
    for (const [name, value] of entries) body.append(name, value);

    expect(await bodies.ask("parts", body)).toBe(expected);
  });

  test.each(["multipart/form-data", "multipart/form-data; boundary=other"])(
    "without its boundary in the body or the header is malformed: %s",
    async (type) => {
      expect(
        await bodies.ask("parts", '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nRex\r\n--x--\r\n', type),
      ).toBe("body-malformed");
    },
  );
});
