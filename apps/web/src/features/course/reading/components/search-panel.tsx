import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { LessonLoading } from '../../components/lesson-loading.tsx';
import { lessonSearch } from '../../model/address.ts';
import { useReader } from '../../model/reader.ts';
import { useCourseIndex } from '../api/use-course-index.ts';
import { useAllLessons } from '../api/use-all-lessons.ts';
import { wordsOf } from '../model/fold.ts';
import { searchCourse, type FoundLesson, type Piece } from '../model/search-course.ts';
import { goalState } from '../model/goal.ts';
import { useReadingMessages } from '../messages/index.ts';
import styles from '../reading.module.css';
import type { PanelProps } from './reading-drawer.tsx';

/** Looks for words in every lesson of the course, and leads to where they stand. */
export function SearchPanel({ isOpen, onLeave }: PanelProps) {
  const t = useReadingMessages();
  const { course } = useReader();
  const { whole, lessons: all } = useAllLessons(isOpen);
  const { lessons, isWhole } = useCourseIndex(all);
  const [asked, setAsked] = useState('');
  const wanted = useDeferredValue(asked);
  const found = useMemo(
    () => searchCourse(lessons, wanted, course.language),
    [lessons, wanted, course.language],
  );
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOpen) return;
    const field = form.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [isOpen]);
  const openFirst = () => {
    const [first] = found;
    if (!first) return;
    onLeave();
    void navigate(...wayTo(first, first.sentences[0]));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows only pass the focus on
    <div onKeyDown={moveAmongLinks}>
      <form
        ref={form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          openFirst();
        }}
      >
        <TextField
          type="search"
          label={t.search_words}
          value={asked}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setAsked(target.value)}
        />
      </form>
      <p role="status" className={styles['count']}>
        {whole.data && wordsOf(wanted).length > 0 && (
          <Count found={found} isWhole={isWhole} asked={wanted} />
        )}
      </p>
      {!whole.data && <LessonLoading {...whole} of="lessons" />}
      {found.map((lesson) => (
        <FoundIn key={lesson.placed.lesson.id} found={lesson} onLeave={onLeave} />
      ))}
    </div>
  );
}

function Count({
  found,
  isWhole,
  asked,
}: {
  found: readonly FoundLesson[];
  isWhole: boolean;
  asked: string;
}) {
  const t = useReadingMessages();
  if (found.length > 0) return t.found({ count: found.length });
  return isWhole ? t.found_nothing({ words: asked.trim() }) : t.searching;
}

const wayTo = ({ placed }: FoundLesson, sentence?: FoundLesson['sentences'][number]) =>
  [
    { search: lessonSearch(placed.lesson.id) },
    sentence ? { state: goalState(sentence.place) } : {},
  ] as const;

function FoundIn({ found, onLeave }: { found: FoundLesson; onLeave: () => void }) {
  const t = useReadingMessages();
  const { text } = useReader();
  const { placed, title, sentences, more } = found;
  const [address] = wayTo(found);
  return (
    <section className={styles['found']}>
      <h3>
        <Link to={address} onClick={onLeave}>
          <span>{placed.number}</span>
          <span {...text}>
            <Pieces of={title} />
          </span>
        </Link>
      </h3>
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => {
            const [to, options] = wayTo(found, sentence);
            return (
              <li key={sentence.place}>
                <Link to={to} {...options} onClick={onLeave} {...text}>
                  <Pieces of={sentence.pieces} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {more > 0 && <p className={styles['more']}>{t.more_places({ count: more })}</p>}
    </section>
  );
}

const Pieces = ({ of: pieces }: { of: readonly Piece[] }) =>
  pieces.map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );

/** The arrows go from the field to the results, and from one to the next. */
function moveAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
