import { useLayoutEffect, useMemo, useRef } from 'react';
import { courseText } from '../../../shared/course-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useWholeCourse } from '../api/use-lesson.ts';
import type { OpenedCitation } from '../model/citations.ts';
import { sentenceBefore } from '../model/cited-sentence.ts';
import { useReader } from '../model/reader.ts';
import { passagesInOrder } from '../model/source-text.ts';
import styles from '../course.module.css';
import { CitedHead, markedIn } from './cited-passage.tsx';
import { useCourseMessages } from '../messages/index.ts';

/**
 * A source as far as the course keeps it, at the passage that is cited, with the words marked that
 * carry the lesson's sentence.
 */
export default function SourceDocument({ opened }: { opened: OpenedCitation }) {
  const t = useCourseMessages();
  const { text } = useReader();
  const { cited, source, passage } = opened;
  const sentence = cited ? sentenceBefore(cited.content, { ...cited, language: text.lang }) : '';
  // A lesson comes with what it cites itself; the rest of the document is in the rest of the course.
  const whole = useWholeCourse(true);
  const passages = useMemo(() => {
    const found = whole.data?.sources.find(({ id }) => id === source.id);
    return passagesInOrder(found ? [source, found] : [source]);
  }, [source, whole.data]);
  const head = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    const around = current?.closest<HTMLElement>('[data-scrolls]');
    const isThere = passages.some((one) => one.passage.id === passage.id);
    if (!isThere || !current || !around) return;
    const above = current.getBoundingClientRect().top - around.getBoundingClientRect().top;
    const covered = head.current?.offsetHeight ?? 0;
    around.scrollTop += above - covered - 24;
  }, [passage.id, passages]);
  return (
    <div className={styles['passage']}>
      <div ref={head} className={styles['citedHead']}>
        <CitedHead opened={opened} sentence={sentence} />
      </div>
      <div
        className={styles['document']}
        {...(source.language ? courseText(source.language) : { dir: 'auto' as const })}
      >
        {passages.map((one) => {
          const isCited = one.passage.id === passage.id;
          const { before, marked, after } = markedIn(
            isCited ? { ...opened, passage: one.passage } : { passage: one.passage },
            isCited ? sentence : '',
          );
          return (
            <section
              key={one.passage.id}
              {...(isCited && { ref: place, 'aria-current': 'true' as const })}
            >
              {one.isAfterGap && <p className={styles['gap']}>…</p>}
              {one.heading && <h3>{one.heading}</h3>}
              <p>
                {before}
                {marked && <mark>{marked}</mark>}
                {after}
              </p>
            </section>
          );
        })}
      </div>
      <p className={styles['faint']}>{t.document_kept}</p>
      {!whole.data && (whole.error || whole.isOffline) ? (
        <div role="status">
          <p className={styles['faint']}>{t.document_partly}</p>
          <Button look="secondary" size="small" onClick={whole.retry}>
            {t.try_again}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
