// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

/**
 * *\/ `${process.exit(1)}` \ " '
 *
 *  </script> ${x}
 *  //
 */
export type Evil = {
  /**
   * @description *\/ `${process.exit(1)}` \ " '
   *
   *      </script> ${x}
   *      //
   * @example *\/ `${process.exit(1)}` \ " '
   *
   *      </script> ${x}
   *      //
   */
  __proto__: string;
  /** Format: int64 */
  constructor?: string;
  toString?: {
    /** Format: int64 */
    hasOwnProperty?: string;
  };
  /**
   * @example *\/ `${process.exit(1)}` \ " '
   *
   *      </script> ${x}
   *      //
   */
  "*/": string;
  /** @constant */
  "`${x}`"?: "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ";
  ""?: boolean;
  "a.b/c~d"?: number;
  "\u2028"?: string;
};

export type Proto = {
  x?: string;
};

export type Constructor = "*/ `${process.exit(1)}` \\ \" ' \u2028\u2029 </script> ${x} \r\n // ";
