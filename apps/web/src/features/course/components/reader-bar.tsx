import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useIntent } from '../api/use-lesson.ts';
import { lessonSearch, tabOf } from '../model/address.ts';
import type { PlacedLesson } from '../model/lessons.ts';
import styles from '../reader.module.css';
import { useCourseMessages } from '../messages/index.ts';

interface ReaderBarProps {
  /** Absent where something is finished. */
  readonly placed: PlacedLesson | undefined;
  readonly lessons: readonly PlacedLesson[];
  readonly onOutline: () => void;
  /** Opens what is behind the course. */
  readonly details: ReactNode;
}

/** On a narrow screen, within reach of the thumb: the neighbours, the outline, the questions and the sources. */
export function ReaderBar({ placed, lessons, onOutline, details }: ReaderBarProps) {
  const t = useCourseMessages();
  const [search] = useSearchParams();
  const isAtQuestions = tabOf(search) === 'quiz';
  const beside = (step: number) => placed && lessons[placed.position + step];
  return (
    <nav className={styles['bar']} aria-label={t.reader_bar} data-lower-bar="stays">
      <Step placed={beside(-1)} to="previous" />
      <button type="button" onClick={onOutline} aria-haspopup="dialog">
        <Icon name="list" />
        {t.outline}
      </button>
      {placed ? (
        <Link
          to={{ search: lessonSearch(placed.lesson.id, isAtQuestions ? 'content' : 'quiz') }}
          replace
          preventScrollReset
        >
          <Icon name={isAtQuestions ? 'lines' : 'asking'} />
          {isAtQuestions ? t.content : t.quiz}
        </Link>
      ) : (
        <span />
      )}
      {details}
      <Step placed={beside(1)} to="next" />
    </nav>
  );
}

function Step({ placed, to }: { placed: PlacedLesson | undefined; to: 'previous' | 'next' }) {
  const t = useCourseMessages();
  const intent = useIntent();
  const label = to === 'next' ? t.next_short : t.previous_short;
  const content = (
    <>
      <Icon name={to === 'next' ? 'forward' : 'back'} />
      {label}
    </>
  );
  if (!placed) return <span />;
  return (
    <Link
      to={{ search: lessonSearch(placed.lesson.id) }}
      rel={to === 'next' ? 'next' : 'prev'}
      {...intent(placed)}
    >
      {content}
      <span className="visually-hidden">
        {' '}
        {placed.number} {placed.lesson.title}
      </span>
    </Link>
  );
}
