import { limits, type Submodule } from '@coursewright/contract';
import { useParams } from 'react-router-dom';
import { errorText } from '../../../../shared/trpc.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useOnline } from '../../../../shared/use-online.ts';
import { useReader } from '../../model/reader.ts';
import { type Asked, type Place, useConversation } from '../api/use-conversation.ts';
import { useTutorMessages } from '../messages/index.ts';
import styles from '../tutor.module.css';
import { Allowance } from './allowance.tsx';
import { ClearConversation } from './clear-conversation.tsx';
import { Composer } from './composer.tsx';
import { LearnerMessage, TutorMessage } from './message.tsx';

interface TutorProps {
  readonly lesson: Submodule;
}

/** The tutor of a lesson: what was asked, what the sources say, and a place to ask. */
export function Tutor({ lesson }: TutorProps) {
  const t = useTutorMessages();
  const { taskId, entryId } = useParams();
  const { course, evidence } = useReader();
  const path_id = taskId ?? entryId;
  const module_index = course.modules.findIndex(({ submodules }) =>
    submodules.some(({ id }) => id === lesson.id),
  );
  const submodule_index =
    course.modules[module_index]?.submodules.findIndex(({ id }) => id === lesson.id) ?? -1;
  if (path_id === undefined || !evidence.isKept || submodule_index < 0)
    return <p className={styles['soft']}>{t.own_only}</p>;
  const place = { path_id, submodule_id: lesson.id, module_index, submodule_index };
  return <Conversation key={lesson.id} place={place} lesson={lesson} />;
}

function Conversation({ place, lesson }: TutorProps & { place: Place }) {
  const t = useTutorMessages();
  const isOnline = useOnline();
  const { thread, ask, send, sendAgain, clear, buy, ...earlier } = useConversation(place);
  if (thread.error && !thread.data)
    return (
      <Notice severity="error" title={errorText(thread.error)}>
        <Button look="secondary" size="small" onClick={() => void thread.refetch()}>
          {t.try_again}
        </Button>
      </Notice>
    );
  if (!thread.data) return <Skeleton label={t.loading} />;
  const { thread_id, messages, has_earlier, allowance } = thread.data;
  const [first] = messages;
  const isUsedUp = allowance.free_left === 0 && allowance.bought_left === 0;
  return (
    <div className={styles['tutor']}>
      <p className={styles['soft']}>{t.about}</p>
      {has_earlier && first && (
        <Button
          look="quiet"
          size="small"
          busy={earlier.isLoadingEarlier}
          onClick={() => void earlier.showEarlier(first)}
        >
          {t.earlier}
        </Button>
      )}
      {messages.length === 0 && !ask.isPending && (
        <Suggestions lesson={lesson} isDisabled={!isOnline || isUsedUp} onAsk={send} />
      )}
      <div className={styles['log']} role="log" aria-label={t.conversation}>
        {messages.map((message) =>
          message.role === 'learner' ? (
            <LearnerMessage key={message.number} text={message.text} />
          ) : (
            <TutorMessage key={message.number} message={message} />
          ),
        )}
        {!ask.isSuccess && ask.variables && <LearnerMessage text={ask.variables.message} />}
        {ask.isPending && <p className={styles['soft']}>{t.thinking}</p>}
      </div>
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
        isDisabled={!isOnline || isUsedUp}
        onAsk={send}
      />
      <footer className={styles['foot']}>
        <Allowance allowance={allowance} buy={buy} />
        {thread_id !== null && <ClearConversation threadId={thread_id} clear={clear} />}
      </footer>
    </div>
  );
}

/** What a learner may want to know first: the terms of the lesson, and help with its quiz. */
function Suggestions({
  lesson,
  isDisabled,
  onAsk,
}: {
  lesson: Submodule;
  isDisabled: boolean;
  onAsk: (asked: Asked) => void;
}) {
  const t = useTutorMessages();
  const { text } = useReader();
  const [question] = lesson.quiz;
  const asked: Asked[] = [
    ...lesson.key_terms.slice(0, 3).map(({ term }) => ({ message: t.suggest_term({ term }) })),
    ...(question ? [{ message: t.suggest_quiz({ question: 1 }), question_id: question.id }] : []),
  ];
  return (
    <section className={styles['empty']} aria-label={t.suggestions}>
      <p>{t.empty}</p>
      <ul>
        {asked.map((each) => (
          <li key={each.message}>
            <Button
              look="secondary"
              size="small"
              disabled={isDisabled}
              dir={text.dir}
              onClick={() => onAsk(each)}
            >
              {each.message}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
