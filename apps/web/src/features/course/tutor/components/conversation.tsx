import { limits, type Submodule } from '@coursewright/contract';
import { useState } from 'react';
import { errorText } from '../../../../shared/trpc.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useOnline } from '../../../../shared/use-online.ts';
import { type Asked, type Place, useConversation } from '../api/use-conversation.ts';
import { useTutorMessages } from '../messages/index.ts';
import styles from '../tutor.module.css';
import { Allowance } from './allowance.tsx';
import { ClearConversation } from './clear-conversation.tsx';
import { Composer } from './composer.tsx';
import { Log } from './log.tsx';
import { Suggestions } from './suggestions.tsx';

interface ConversationProps {
  readonly place: Place;
  readonly lesson: Submodule;
  /** What is to be asked first, as the learner may change it. */
  readonly first: Asked | undefined;
}

/** What was said about a lesson, and a place to ask. */
export function Conversation({ place, lesson, first }: ConversationProps) {
  const t = useTutorMessages();
  const isOnline = useOnline();
  const talk = useConversation(place);
  const { thread, ask, send, sendAgain } = talk;
  const [begun, setBegun] = useState(first);
  // Help with another question is asked for while the tutor stands in its tab.
  const [help, setHelp] = useState(first?.question_id);
  if (first?.question_id !== help) {
    setHelp(first?.question_id);
    if (first) setBegun(first);
  }
  const isUsedUp =
    thread.data?.allowance.free_left === 0 && thread.data.allowance.bought_left === 0;
  if (thread.error && !thread.data)
    return (
      <Notice severity="error" title={errorText(thread.error)}>
        <Button look="secondary" size="small" onClick={() => void thread.refetch()}>
          {t.try_again}
        </Button>
      </Notice>
    );
  if (!thread.data) return <Skeleton label={t.loading} />;
  const { thread_id, messages, allowance } = thread.data;
  const isDisabled = !isOnline || isUsedUp;
  const askNow = (asked: Asked) => {
    setBegun(undefined);
    send(asked);
  };
  return (
    <>
      {messages.length === 0 && !ask.isPending && !talk.stopped && (
        <Suggestions lesson={lesson} isDisabled={isDisabled} onAsk={askNow} />
      )}
      <Log
        talk={talk}
        messages={messages}
        isDisabled={isDisabled}
        onAsk={askNow}
        onEdit={setBegun}
      />
      {ask.error && (
        <Notice severity="error" title={t.failed}>
          <p>{errorText(ask.error)}</p>
          {!isUsedUp && (
            <Button look="secondary" size="small" onClick={sendAgain}>
              {t.try_again}
            </Button>
          )}
        </Notice>
      )}
      {!isOnline && <Notice severity="warning">{t.offline}</Notice>}
      {isUsedUp && <Notice severity="info">{t.none_left}</Notice>}
      <Composer
        max={limits.chat.messageMax}
        isBusy={ask.isPending}
        isDisabled={isDisabled || talk.stopped !== undefined}
        begun={begun}
        about={
          begun?.replaces === undefined
            ? lesson.quiz.find(({ id }) => id === begun?.question_id)
            : undefined
        }
        onAsk={askNow}
        onStop={() => void talk.stop()}
        onCancel={() => setBegun(undefined)}
      />
      <footer className={styles['foot']}>
        <Allowance allowance={allowance} buy={talk.buy} />
        {thread_id !== null && !ask.isPending && (
          <ClearConversation threadId={thread_id} clear={talk.clear} />
        )}
      </footer>
    </>
  );
}
