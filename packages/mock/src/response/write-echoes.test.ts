import { expect, test } from "vitest";
import { writeEchoes } from "./write-echoes.js";

const body = { user: { id: "1", age: 3 }, posts: [{ by: "1" }, { by: "2", tags: ["a"] }] };

test("writes a value to each existing place, in the type of that place", () => {
  const echoes = [
    { place: "user.id", text: "7" },
    { place: "user.age", text: "42" },
    { place: "posts[].by", text: "ada" },
    { place: "posts[].tags[]", text: "b" },
    { place: "user.name", text: "new" },
    { place: "posts[].by.deeper", text: "lost" },
  ];

  expect(writeEchoes(body, echoes)).toEqual({
    user: { id: "7", age: 42 },
    posts: [{ by: "ada" }, { by: "ada", tags: ["b"] }],
  });
  expect(body.user.id).toBe("1");
});

test("keeps a number if the text is not a number", () => {
  expect(writeEchoes(body, [{ place: "user.age", text: "old" }])).toEqual(body);
});
