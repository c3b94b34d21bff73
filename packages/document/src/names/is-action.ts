import { isPlural } from "./plural.ts";

/**
 * Returns `true` for a word of a path that names an action, and no resource. It begins with a word of the lists below: `capture`,
 * `sendEmail`. A plural such as `importJobs` names a resource, unless it begins like a usual method, as in `findPets`.
 */
export function isAction(word: string): boolean {
  return usual.test(word) || ((commands.test(word) || isQuery(word)) && !isPlural(word));
}

/** Returns `true` for a word of a path that names an action of reading, such as `search`: a GET can be this action. */
export function isQuery(word: string): boolean {
  return queries.test(word);
}

const usual = createPattern("create fetch find get list");

// Words that are nouns in many APIs, such as `schedule` and `comment`, are not in these lists.
const queries = createPattern(
  "autocomplete calculate check compare count download estimate export fetch find get list lookup ping preview query read resolve " +
    "search suggest summarize validate verify",
);

const commands = createPattern(
  "accept acknowledge activate add adopt allow answer append apply approve archive assign attach authenticate authorize ban batch block " +
    "bulk cancel capture categorize change clear clone close collect complete compute confirm connect convert copy create deactivate " +
    "decline decrypt delete deliver deny deploy detach disable disconnect dismiss dispatch downgrade duplicate edit enable encrypt end " +
    "enroll evaluate exchange execute expire extend finalize finish fire flush follow forget forward freeze fulfill generate grant hide " +
    "identify import increment insert install invalidate invite invoke join kick kill launch leave lock login logout mark merge migrate " +
    "modify move mute notify open parse pause pay pin predict process promote provision publish purge push put reactivate reauthorize " +
    "rebuild recalculate recover redeem refresh register reject reload remove rename render renew reopen reorder replace reply reprocess " +
    "rerun resend reset resize restart restore resume retry return revert revoke rollback rotate run save scale select send set " +
    "sign signup simulate skip snooze sort split start stop submit subscribe suspend swap sync synchronize terminate toggle track translate trigger " +
    "unarchive unassign unban unblock undo unfollow unfreeze uninstall unlink unlock unmute unpause unpin unpublish unregister unstar " +
    "unsubscribe unsuspend unwatch update upgrade upload upsert void wait warn withdraw write",
);

/** Creates a pattern for words in camelCase that begin with one of these. */
function createPattern(beginnings: string): RegExp {
  return new RegExp(`^(?:${beginnings.replaceAll(" ", "|")})(?:\\p{Lu}|$)`, "u");
}
