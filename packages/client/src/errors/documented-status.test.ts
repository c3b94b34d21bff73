import { expectTypeOf } from "vitest";
import { testTypes } from "../../../../scripts/test-types.ts";
import type { DocumentedStatus } from "./documented-status.js";

testTypes("is the status itself, which no range or `default` beside it has", () => {
  type Keys = 403 | 503 | "5XX" | "default";

  expectTypeOf<DocumentedStatus<403, Keys>>().toEqualTypeOf<403>();
  expectTypeOf<500 | 502 | 599>().toExtend<DocumentedStatus<"5XX", Keys>>();
  expectTypeOf<Extract<DocumentedStatus<"5XX", Keys>, 403 | 404 | 503>>().toBeNever();
  expectTypeOf<304 | 400 | 404>().toExtend<DocumentedStatus<"default", Keys>>();
  expectTypeOf<Extract<DocumentedStatus<"default", Keys>, 200 | 403 | 500 | 503>>().toBeNever();
});

testTypes("narrows a failure by its status, also beside ranges and `default`", () => {
  interface Bodies {
    403: "refused";
    "5XX": "broken";
    default: "other";
  }
  type Keys = keyof Bodies;
  type Failure = { [Key in Keys]: { status: DocumentedStatus<Key, Keys>; body: Bodies[Key] } }[Keys];
  const describe = (failure: Failure): string => {
    if (failure.status === 403) expectTypeOf(failure.body).toEqualTypeOf<"refused">();
    else if (failure.status === 502) expectTypeOf(failure.body).toEqualTypeOf<"broken">();
    else if (failure.status === 404) expectTypeOf(failure.body).toEqualTypeOf<"other">();
    return failure.body;
  };

  expectTypeOf(describe).returns.toBeString();
});
