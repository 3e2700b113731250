import type { ChatMessage, ChatThread } from '@coursewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { session } from '../../../../shared/session/index.ts';
import { trpc } from '../../../../shared/trpc.ts';
import { askTutor, type Growing } from './ask-tutor.ts';

/** Which lesson of which own course is talked about. */
export interface Place {
  readonly path_id: string;
  readonly submodule_id: string;
  readonly module_index: number;
  readonly submodule_index: number;
}

/** What is asked, with the question of the quiz that it is about, and the message it stands for. */
export interface Asked {
  readonly message: string;
  readonly question_id?: string | undefined;
  readonly replaces?: number | undefined;
}

/** What was stopped, until the server has kept it. */
export interface Stopped extends Growing {
  readonly asked: Asked;
}

/** Milliseconds until the server is asked whether it has kept what was stopped, again and again. */
const keptAfter = [400, 800, 1_600, 3_200];

/** A conversation as it is kept: what was said, asking, stopping, buying and clearing. */
export function useConversation({ path_id, submodule_id, ...index }: Place) {
  const { chatbot, client } = trpc.useUtils();
  const at = { id: path_id, submodule_id };
  const thread = trpc.chatbot.thread.useQuery(at);
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);
  const change = (to: (before: ChatThread) => ChatThread) =>
    chatbot.thread.setData(at, (before) => before && to(before));
  const asking = useAsking(
    (body, options) => askTutor({ path_id, ...index, ...body }, options),
    change,
    async () => (await thread.refetch()).data,
    thread.data,
  );
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
      asking.ask.reset();
      void session.refreshCredits();
    },
  });
  /** Loads what was said before a message: how many they are. */
  const showEarlier = async (first: ChatMessage): Promise<number> => {
    setLoadingEarlier(true);
    try {
      const page = await client.chatbot.thread.query({ ...at, before: first.number });
      change((before) => ({
        ...before,
        messages: [...page.messages, ...before.messages],
        has_earlier: page.has_earlier,
      }));
      return page.messages.length;
    } finally {
      setLoadingEarlier(false);
    }
  };
  return { thread, ...asking, clear, buy, showEarlier, isLoadingEarlier };
}

/** One question at a time, whose answer grows and can be stopped. */
function useAsking(
  answer: (asked: Asked, options: Parameters<typeof askTutor>[1]) => ReturnType<typeof askTutor>,
  change: (to: (before: ChatThread) => ChatThread) => void,
  reload: () => Promise<ChatThread | undefined>,
  known: ChatThread | undefined,
) {
  const [growing, setGrowing] = useState<Growing>();
  const [stopped, setStopped] = useState<Stopped>();
  const underWay = useRef<AbortController>(undefined);
  // Who goes elsewhere stops the answer: it is kept as far as it came.
  useEffect(() => () => underWay.current?.abort(), []);
  const ask = useMutation({
    // With its key, so that the same question asked again after a lost answer is answered once.
    mutationFn: ({ key, ...asked }: Asked & { key: string }) => {
      const leaving = new AbortController();
      underWay.current = leaving;
      setGrowing(undefined);
      return answer(asked, {
        idempotencyKey: key,
        signal: leaving.signal,
        onText: setGrowing,
      });
    },
    onSuccess: ({ thread_id, messages, allowance }, { replaces = Infinity }) =>
      change((before) => ({
        ...before,
        thread_id,
        allowance,
        messages: [...before.messages.filter(({ number }) => number < replaces), ...messages],
      })),
  });
  const stop = async () => {
    const { variables: asked } = ask;
    if (!asked) return;
    underWay.current?.abort();
    ask.reset();
    setStopped({ asked, text: growing?.text ?? '', citations: growing?.citations ?? [] });
    const last = known?.messages.at(-1)?.created_at;
    for (const wait of keptAfter) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      if ((await reload())?.messages.at(-1)?.created_at !== last) break;
    }
    setStopped(undefined);
  };
  return {
    ask,
    growing,
    stopped,
    stop,
    send: (asked: Asked) => ask.mutate({ ...asked, key: crypto.randomUUID() }),
    sendAgain: () => ask.variables && ask.mutate(ask.variables),
  };
}
