import type { Reply } from "../exchange/reply.js";

/** Keeps written answers, so that the same is not made twice. What was not asked for longest is forgotten first. */
export interface ReplyStore {
  get(key: string): Reply | undefined;
  set(key: string, reply: Reply): void;
}

/** Characters that are kept at most, keys included: 16 MB, since a text with emoji takes two bytes for each. */
const usualMaximum = 8_000_000;

export function createReplyStore(maximum = usualMaximum): ReplyStore {
  const replies = new Map<string, Reply>();
  let size = 0;
  return {
    get(key) {
      const reply = replies.get(key);
      if (!reply) return undefined;
      replies.delete(key);
      replies.set(key, reply);
      return reply;
    },
    set(key, reply) {
      const length = sizeOf(key, reply);
      if (length > maximum / 4) return;
      const known = replies.get(key);
      if (known) size -= sizeOf(key, known);
      replies.delete(key);
      replies.set(key, reply);
      size += length;
      for (const [oldest, old] of replies) {
        if (size <= maximum) break;
        replies.delete(oldest);
        size -= sizeOf(oldest, old);
      }
    },
  };
}

function sizeOf(key: string, { text }: Reply): number {
  return key.length + text.length + 200;
}
