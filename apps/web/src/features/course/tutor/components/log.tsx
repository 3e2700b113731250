import type { ChatMessage } from '@coursewright/contract';
import { useRef } from 'react';
import { useNotify } from '../../../../shared/notify.tsx';
import { errorText } from '../../../../shared/trpc.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { useShownMessages } from '../api/use-shown-messages.ts';
import type { Asked, useConversation } from '../api/use-conversation.ts';
import { useTutorMessages } from '../messages/index.ts';
import styles from '../tutor.module.css';
import { LearnerMessage, TutorMessage } from './message.tsx';

interface LogProps {
  readonly talk: ReturnType<typeof useConversation>;
  readonly messages: readonly ChatMessage[];
  readonly isDisabled: boolean;
  readonly onAsk: (asked: Asked) => void;
  readonly onEdit: (asked: Asked) => void;
}

/**
 * The messages, and the one that grows. The list says what is new by itself, once an answer is
 * whole: until then it is busy.
 */
export function Log({ talk, messages, isDisabled, onAsk, onEdit }: LogProps) {
  const t = useTutorMessages();
  const { ask, growing, stopped } = talk;
  const underWay = stopped?.asked ?? (ask.isSuccess ? undefined : ask.variables);
  const kept = messages.filter(({ number }) => number < (underWay?.replaces ?? Infinity));
  const question = kept.findLast(({ role }) => role === 'learner');
  const answer = kept.at(-1);
  const isFree = !ask.isPending && !stopped && !isDisabled;
  const partial = stopped ?? (ask.isPending ? growing : undefined);
  const { shown, hasEarlier, hasLater, isLookedBackOn, ...page } = useShownMessages(talk, kept);
  const notify = useNotify();
  const log = useRef<HTMLDivElement>(null);
  return (
    <>
      {hasEarlier && (
        <Button
          look="quiet"
          size="small"
          busy={talk.isLoadingEarlier}
          onClick={() =>
            void page
              .lookBack()
              .catch((error: unknown) => notify(errorText(error), { severity: 'error' }))
          }
        >
          {t.earlier}
        </Button>
      )}
      <div
        ref={log}
        tabIndex={-1}
        className={styles['log']}
        role="log"
        aria-label={t.conversation}
        aria-busy={ask.isPending}
        aria-live={isLookedBackOn ? 'off' : 'polite'}
      >
        {shown.map((message) => (
          <Message
            key={message.number}
            message={message}
            onEdit={isFree && message === question ? onEdit : undefined}
            onAgain={
              isFree && message === answer && message.is_stopped && question
                ? () => onAsk(again(question))
                : undefined
            }
          />
        ))}
        {underWay && <LearnerMessage text={underWay.message} />}
        {partial && (stopped || partial.text !== '') && (
          <TutorMessage
            message={{ kind: 'answered', ...partial, is_stopped: stopped !== undefined }}
          />
        )}
        {ask.isPending && !growing?.text && (
          <p className={styles['soft']}>{growing ? t.checking : t.thinking}</p>
        )}
      </div>
      {hasLater && (
        <Later
          onPress={() => log.current?.focus({ preventScroll: true })}
          onLater={page.lookOn}
          onLatest={page.toLatest}
        />
      )}
      {isFree && answer && !hasLater && <NextHint after={answer} onAsk={onAsk} />}
    </>
  );
}

const again = ({ text, question_id, number }: ChatMessage): Asked => ({
  message: text,
  replaces: number,
  ...(question_id === null ? {} : { question_id }),
});

interface MessageProps {
  readonly message: ChatMessage;
  readonly onEdit: LogProps['onEdit'] | undefined;
  readonly onAgain: (() => void) | undefined;
}

const Message = ({ message, onEdit, onAgain }: MessageProps) =>
  message.role === 'learner' ? (
    <LearnerMessage
      text={message.text}
      onEdit={onEdit && (() => onEdit({ message: message.text, replaces: message.number }))}
    />
  ) : (
    <TutorMessage message={message} onAgain={onAgain} />
  );

interface LaterProps {
  /** Before they leave, since these buttons may leave with them. */
  readonly onPress: () => void;
  readonly onLater: () => void;
  readonly onLatest: () => void;
}

/** The ways back from earlier messages. */
function Later({ onPress, onLater, onLatest }: LaterProps) {
  const t = useTutorMessages();
  return (
    <div className={styles['later']} onClickCapture={onPress}>
      <Button look="quiet" size="small" onClick={onLater}>
        {t.later}
      </Button>
      <Button look="quiet" size="small" onClick={onLatest}>
        {t.latest}
      </Button>
    </div>
  );
}

/** The way on from a hint that was not enough. */
function NextHint({ after, onAsk }: { after: ChatMessage } & Pick<LogProps, 'onAsk'>) {
  const t = useTutorMessages();
  const { kind, question_id } = after;
  if ((kind !== 'hint' && kind !== 'example') || question_id === null) return null;
  return (
    <div>
      <Button
        look="secondary"
        size="small"
        onClick={() => onAsk({ message: t.another_hint, question_id })}
      >
        {t.another_hint}
      </Button>
    </div>
  );
}
