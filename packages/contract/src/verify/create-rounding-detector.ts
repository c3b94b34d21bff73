import type { Step } from "@shortvideo-api/document";
import { listLargeNumbers, looksRounded } from "./compare/find-value-differences.js";
import type { ResponseDifference } from "./compare/response-difference.js";
import type { Visit } from "./compare/visit-body.js";
import type { ServiceRequest } from "./request/service-request.js";

/** A place whose numbers are all rounded, and the first request whose response had one. */
export interface RoundedPlace {
  readonly request: ServiceRequest;
  readonly status: number;
  readonly difference: ResponseDifference;
}

/** Detects 64-bit numbers that the service rounds. */
export interface RoundingDetector {
  /** Adds the values of a response. */
  add(request: ServiceRequest, status: number, visits: readonly Visit[]): void;
  /** Lists the places with at least two different numbers beyond 53 bits, all of which a double can represent. */
  list(): readonly RoundedPlace[];
}

/** The numbers of one place that exceed 53 bits. */
interface LargeNumbers {
  readonly request: ServiceRequest;
  readonly status: number;
  readonly place: string;
  readonly path: readonly Step[];
  /** The digits of each number, up to {@link maxNumbers}. Empty after a number that a double cannot represent. */
  readonly numbers: Set<string>;
  /** A double cannot represent one of the numbers, so the service does not round here. */
  isExact: boolean;
}

/** The maximum number of digits that are remembered for one place. */
const maxNumbers = 1_000;

/** Creates a detector. It needs several numbers, because a double can represent a few of them by chance. */
export function createRoundingDetector(): RoundingDetector {
  const places = new Map<string, LargeNumbers>();
  return {
    add(request, status, visits) {
      for (const { visit, digits } of listLargeNumbers(visits)) {
        const { place, path } = visit;
        const key = `${request.operation.id} ${status} ${place}`;
        const known = places.get(key) ?? { request, status, place, path, numbers: new Set<string>(), isExact: false };
        places.set(key, known);
        known.isExact ||= !looksRounded(digits);
        if (known.isExact) known.numbers.clear();
        else if (known.numbers.size < maxNumbers) known.numbers.add(digits);
      }
    },
    list: () =>
      [...places.values()]
        .filter(({ numbers }) => numbers.size > 1)
        .map(({ request, status, place, path, numbers }) => {
          const found = `${numbers.size} numbers, each of which a double can represent`;
          const expected = "all digits of a 64-bit number";
          return { request, status, difference: { code: "number-rounded", place, path, expected, found } };
        }),
  };
}
