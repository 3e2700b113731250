import { limits, type QuizItem, type Submodule } from '@coursewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../shared/ui/button.tsx';
import { errorText } from '../../../../shared/trpc.ts';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import { useReader } from '../../model/reader.ts';
import { useLearningMessages } from '../messages/index.ts';
import { answerTo } from '../model/questions.ts';
import styles from '../learning.module.css';

interface DisputeProps {
  readonly lesson: Pick<Submodule, 'id'>;
  readonly item: QuizItem;
}

/**
 * Says that a question is wrong, or takes that back: it does not count meanwhile. Of somebody else's
 * course, its owner is told.
 */
export function DisputeQuestion({ lesson, item }: DisputeProps) {
  const t = useLearningMessages();
  const { evidence, reportQuestion } = useReader();
  const report = useMutation({
    mutationFn: async (said: string) => reportQuestion?.({ question_id: item.id, reason: said }),
    onSuccess: () => say(true),
  });
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const area = useRef<HTMLDivElement>(null);
  if (!evidence.isKept && !reportQuestion) return null;
  const isDisputed = answerTo(lesson, item, evidence.learning)?.is_disputed ?? false;
  /** What was pressed is gone then; the focus goes to what has come. */
  const change = (to: () => void) => {
    flushSync(to);
    area.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  };
  const say = (is_disputed: boolean) =>
    change(() => {
      evidence.record({
        kind: 'disputed',
        submodule_id: lesson.id,
        payload: { question_id: item.id, is_disputed, reason: is_disputed ? reason.trim() : '' },
      });
      setOpen(false);
      setReason('');
    });
  return (
    <div ref={area} className={styles['dispute']}>
      <p role="status">{isDisputed && (reportQuestion ? t.disputed_told : t.disputed)}</p>
      {isDisputed ? (
        <Button look="quiet" size="small" onClick={() => say(false)}>
          {t.count_again}
        </Button>
      ) : isOpen ? (
        <>
          <TextArea
            label={t.dispute_label}
            dir="auto"
            rows={3}
            maxLength={limits.learningEvents.reasonMax}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {reportQuestion && <p>{t.dispute_goes_to}</p>}
          {report.error && <Notice severity="error">{errorText(report.error)}</Notice>}
          <div className={styles['endButtons']}>
            <Button
              look="secondary"
              size="small"
              busy={report.isPending}
              onClick={() => (reportQuestion ? report.mutate(reason.trim()) : say(true))}
            >
              {t.dispute_send}
            </Button>
            <Button look="quiet" size="small" onClick={() => change(() => setOpen(false))}>
              {t.dispute_cancel}
            </Button>
          </div>
        </>
      ) : (
        <Button look="quiet" size="small" onClick={() => change(() => setOpen(true))}>
          {t.dispute}
        </Button>
      )}
    </div>
  );
}
