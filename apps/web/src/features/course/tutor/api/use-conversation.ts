import type { ChatMessage, ChatThread } from '@coursewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { session } from '../../../../shared/session/index.ts';
import { trpc } from '../../../../shared/trpc.ts';

/** Which lesson of which own course is talked about. */
export interface Place {
  readonly path_id: string;
  readonly submodule_id: string;
  readonly module_index: number;
  readonly submodule_index: number;
}

/** What is asked, with the question of the quiz that it is about. */
export interface Asked {
  readonly message: string;
  readonly question_id?: string;
}

/** A conversation as it is kept: what was said, asking, buying and clearing. */
export function useConversation({ path_id, submodule_id, ...index }: Place) {
  const { chatbot, client } = trpc.useUtils();
  const at = { id: path_id, submodule_id };
  const thread = trpc.chatbot.thread.useQuery(at);
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);
  const change = (to: (before: ChatThread) => ChatThread) =>
    chatbot.thread.setData(at, (before) => before && to(before));
  const ask = useMutation({
    // With its key, so that the same question asked again after a lost answer is answered once.
    mutationFn: ({ key, ...asked }: Asked & { key: string }) =>
      client.chatbot.chat.mutate(
        { path_id, ...index, ...asked },
        { context: { idempotencyKey: key } },
      ),
    onSuccess: ({ thread_id, messages, allowance }) =>
      change((before) => ({
        ...before,
        thread_id,
        allowance,
        messages: [...before.messages, ...messages],
      })),
  });
  const clear = trpc.chatbot.clear.useMutation({
    onSuccess: () =>
      change((before) => ({ ...before, thread_id: null, messages: [], has_earlier: false })),
  });
  const [purchaseKey, setPurchaseKey] = useState(() => crypto.randomUUID());
  const buy = trpc.chatbot.purchaseAllowance.useMutation({
    trpc: { context: { idempotencyKey: purchaseKey } },
    onSuccess: ({ allowance }) => {
      setPurchaseKey(crypto.randomUUID());
      change((before) => ({ ...before, allowance }));
      ask.reset();
      void session.refreshCredits();
    },
  });
  const showEarlier = async (first: ChatMessage) => {
    setLoadingEarlier(true);
    try {
      const page = await client.chatbot.thread.query({ ...at, before: first.number });
      change((before) => ({
        ...before,
        messages: [...page.messages, ...before.messages],
        has_earlier: page.has_earlier,
      }));
    } finally {
      setLoadingEarlier(false);
    }
  };
  return {
    thread,
    ask,
    send: (asked: Asked) => ask.mutate({ ...asked, key: crypto.randomUUID() }),
    sendAgain: () => ask.variables && ask.mutate(ask.variables),
    clear,
    buy,
    showEarlier,
    isLoadingEarlier,
  };
}
