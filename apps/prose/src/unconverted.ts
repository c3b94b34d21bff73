/**
 * The rooms whose prose is not converted yet: folders and files, from the root of the repository. The linter skips them and
 * checks everything else.
 *
 * To take a room off this list: delete its line, run `npm run check:prose`, and rewrite each sentence that it reports. A room
 * without findings is named at the end of each run, so that its line can go. Add no room.
 */
export const unconverted: readonly string[] = [];
