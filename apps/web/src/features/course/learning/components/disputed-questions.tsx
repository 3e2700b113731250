import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InlineCode } from '../../../../shared/markdown/inline-code.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { useLesson } from '../../api/use-lesson.ts';
import { lessonSearch } from '../../model/address.ts';
import { lessonsOf, type PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import type { RewriteRequest } from '../../model/rewrite-request.ts';
import { useLearningMessages } from '../messages/index.ts';
import { disputesOf } from '../model/questions.ts';
import styles from '../learning.module.css';

export interface DisputedProps {
  /** Somebody goes to a place in the course. */
  readonly onLeave: () => void;
  /** Absent where lessons cannot be written again. */
  readonly onRewrite?: ((request: RewriteRequest) => void) | undefined;
}

/** For the owner of a course: which questions are said to be wrong, why, and what they rest on. */
export function DisputedQuestions(props: DisputedProps) {
  const t = useLearningMessages();
  const { course, evidence } = useReader();
  const disputes = useMemo(
    () => disputesOf(lessonsOf(course), evidence.learning),
    [course, evidence.learning],
  );
  if (disputes.length === 0) return null;
  return (
    <section className={styles['disputes']} aria-labelledby="disputes-title">
      <h3 id="disputes-title">{t.disputes({ count: disputes.length })}</h3>
      <p>{t.disputes_why}</p>
      <ul>
        {disputes.map(({ placed, questionId, reason }) => (
          <DisputeRow
            key={questionId}
            {...props}
            placed={placed}
            questionId={questionId}
            reasons={reason === '' ? [] : [reason]}
          />
        ))}
      </ul>
    </section>
  );
}

interface DisputeRowProps extends DisputedProps {
  readonly placed: PlacedLesson;
  readonly questionId: string;
  readonly reasons: readonly string[];
  /** What else can be done about it. */
  readonly children?: ReactNode;
}

/** A question, what is said against it, and the ways to where it can be mended. */
export function DisputeRow({
  placed,
  questionId,
  reasons,
  onLeave,
  onRewrite,
  children,
}: DisputeRowProps) {
  const t = useLearningMessages();
  const { text, openCitation } = useReader();
  const { lesson } = placed;
  const item = useLesson(placed).data?.submodule.quiz.find(({ id }) => id === questionId);
  const passageId = item?.cites[0];
  return (
    <li>
      {item && (
        <p {...text}>
          <InlineCode text={item.question} />
        </p>
      )}
      {reasons.map((reason, index) => (
        <p key={index} dir="auto">
          {t.dispute_said({ reason })}
        </p>
      ))}
      <div className={styles['endButtons']}>
        <Link to={{ search: lessonSearch(lesson.id, 'quiz') }} onClick={onLeave}>
          {t.to_question({ lesson: placed.number })}
        </Link>
        {passageId !== undefined && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              onLeave();
              openCitation({ passageId, lessonId: lesson.id });
            }}
          >
            {t.show_passage}
          </Button>
        )}
        {onRewrite && (
          <Button
            look="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={t.rewrite_questions_of({ lesson: placed.number })}
            onClick={() => onRewrite({ placed, parts: 'quiz' })}
          >
            {t.rewrite_questions}
          </Button>
        )}
        {children}
      </div>
    </li>
  );
}
