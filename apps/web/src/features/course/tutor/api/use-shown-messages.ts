import type { ChatMessage } from '@coursewright/contract';
import { useState } from 'react';
import type { useConversation } from './use-conversation.ts';

/** Messages that stand on the page at most: typing below many more is slow. */
const room = 75;
/** Messages that one press brings into sight. */
const step = 50;

/** The part of a conversation that is on the page: its end, unless earlier messages are asked for. */
export function useShownMessages(
  { thread, ask, showEarlier }: ReturnType<typeof useConversation>,
  messages: readonly ChatMessage[],
) {
  // What was looked back on, and the number of the last message shown where it is not the last of all.
  const [lookedBack, setLookedBack] = useState<{ readonly last?: number | undefined }>();
  if (ask.isPending && lookedBack) setLookedBack(undefined);
  const last = lookedBack?.last ?? Infinity;
  const end = messages.findLastIndex(({ number }) => number <= last) + 1;
  const start = Math.max(0, end - room);
  const endAt = (index: number) =>
    setLookedBack({ last: index < messages.length - 1 ? messages[index]?.number : undefined });
  return {
    shown: messages.slice(start, end),
    hasEarlier: start > 0 || thread.data?.has_earlier === true,
    hasLater: end < messages.length,
    /** Whether what appears is old, and not to be read out. */
    isLookedBackOn: lookedBack !== undefined,
    lookBack: async () => {
      endAt(end - 1);
      const [first] = messages;
      const loaded = start === 0 && first ? await showEarlier(first) : start;
      const from = start - Math.min(step, loaded);
      endAt(from + room - 1);
    },
    lookOn: () => endAt(end + step - 1),
    toLatest: () => setLookedBack(undefined),
  };
}
