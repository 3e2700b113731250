import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { InlineCode } from '../../../../shared/markdown/inline-code.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { LessonLoading } from '../../components/lesson-loading.tsx';
import { hashOf, lessonSearch } from '../../model/address.ts';
import { useReader } from '../../model/reader.ts';
import { useAllLessons } from '../api/use-all-lessons.ts';
import { wordsOf } from '../model/fold.ts';
import { filterGlossary, glossaryOf, type GlossaryEntry } from '../model/glossary.ts';
import { goalState } from '../model/goal.ts';
import { useReadingMessages } from '../messages/index.ts';
import styles from '../reading.module.css';
import type { PanelProps } from './reading-drawer.tsx';

/** What the terms of the course mean, from A to Z. */
export function GlossaryPanel({ isOpen, onLeave }: PanelProps) {
  const t = useReadingMessages();
  const { isWriting } = useReader();
  const { whole, lessons } = useAllLessons(isOpen);
  const entries = useMemo(
    () => (whole.data ? glossaryOf(whole.data, lessons) : []),
    [whole.data, lessons],
  );
  const [asked, setAsked] = useState('');
  const wanted = useDeferredValue(asked);
  const shown = useMemo(() => filterGlossary(entries, wordsOf(wanted)), [entries, wanted]);
  if (!whole.data) return <LessonLoading {...whole} of="lessons" />;
  if (entries.length === 0) return <p>{isWriting ? t.terms_to_come : t.no_terms}</p>;
  return (
    <>
      <TextField
        type="search"
        label={t.filter_terms}
        value={asked}
        autoComplete="off"
        onChange={({ target }) => setAsked(target.value)}
      />
      <p role="status" className={styles['count']}>
        {shown.length > 0
          ? t.terms({ count: shown.length })
          : t.found_no_term({ words: wanted.trim() })}
      </p>
      <dl className={styles['glossary']}>
        {shown.map((entry) => (
          <Entry key={`${entry.term}\n${entry.definition}`} entry={entry} onLeave={onLeave} />
        ))}
      </dl>
    </>
  );
}

function Entry({ entry, onLeave }: { entry: GlossaryEntry; onLeave: () => void }) {
  const t = useReadingMessages();
  const { text } = useReader();
  const { term, definition, lessons, source } = entry;
  const [first] = lessons;
  return (
    <div>
      <dt {...text}>
        <InlineCode text={term} />
      </dt>
      <dd {...text}>
        <InlineCode text={definition} />
      </dd>
      <dd className={styles['from']}>
        {lessons.map(({ lesson, number }) => (
          <Link
            key={lesson.id}
            to={{ search: lessonSearch(lesson.id) }}
            state={goalState(`${term} ${definition}`)}
            onClick={onLeave}
          >
            {t.in_lesson({ lesson: number })} <span {...text}>{lesson.title}</span>
          </Link>
        ))}
        {source && first && (
          <Link
            to={{
              search: lessonSearch(first.lesson.id),
              hash: hashOf({ passageId: source.passageId }),
            }}
            onClick={onLeave}
          >
            {t.source({ title: source.source.title })}
          </Link>
        )}
      </dd>
    </div>
  );
}
