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
  "abort accept ack acknowledge activate add adopt allow answer append apply approve archive assign attach authenticate " +
    "authorize ban batch bind block bulk cancel capture categorize change clear clone close collect complete compute confirm " +
    "connect consume convert copy create crosspost deactivate decline decrypt defer delete deliver demote deny deploy deprecate " +
    "detach disable disconnect dismiss dispatch downgrade drop duplicate edit eject enable encrypt end enroll escalate evaluate " +
    "exchange execute expand expire extend fail finalize finish fire flush follow forget forward freeze fulfill generate grant " +
    "hide identify ignore impersonate import increment initiate insert inspect install interrupt invalidate invite invoke join " +
    "kick kill launch leave load lock login logout mark merge migrate modify move mute notify nudge offboard onboard open parse " +
    "pause pay persist pick pin predict prepare process promote provision prune publish purge push put reactivate reassign " +
    "reauthorize rebase reboot rebuild recalculate reclaim reconcile recover redeem refresh refuse regenerate register reindex " +
    "reinstate reject reload remove rename render renew reopen reorder repair replace replicate reply reprocess rerun reschedule " +
    "resend reset resize restart restore resume resync retire retry return reveal revert revoke rollback rotate run save scale " +
    "scan seal select send set settle shutdown sign signup simulate skip snooze sort split start stash stop submit subscribe " +
    "suspend swap switch sync synchronize terminate toggle tokenize track transcribe translate trigger unarchive unassign unban " +
    "unbind unblock undo unfollow unfreeze unhide unignore uninstall unlink unlock unmute unpause unpin unpublish unregister " +
    "unshare unstar unsubscribe unsuspend untag unwatch update upgrade upload upsert void wait wake warn wipe withdraw write",
);

/** Creates a pattern for words in camelCase that begin with one of these. */
function createPattern(beginnings: string): RegExp {
  return new RegExp(`^(?:${beginnings.replaceAll(" ", "|")})(?:\\p{Lu}|$)`, "u");
}
