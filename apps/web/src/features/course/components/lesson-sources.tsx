import type { Submodule } from '@coursewright/contract';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { CitationButton } from './citation-button.tsx';
import { SourceFacts, SourceTitle } from './source-lines.tsx';
import { useCourseMessages } from '../messages/index.ts';

/** The sources a lesson cites, each with its numbers. */
export function LessonSources({ lesson }: { lesson: Submodule }) {
  const t = useCourseMessages();
  const { course } = useReader();
  const cited = course.sources
    .map((source) => ({
      source,
      citations: lesson.citations.filter(({ source_id }) => source_id === source.id),
    }))
    .filter(({ citations }) => citations.length > 0);
  if (cited.length === 0) return null;
  return (
    <section className={styles['lessonSources']} aria-labelledby="lesson-sources-title">
      <h3 id="lesson-sources-title">{t.lesson_sources}</h3>
      <ul className={styles['sourceList']}>
        {cited.map(({ source, citations }) => (
          <li key={source.id}>
            <SourceTitle source={source} />
            <SourceFacts source={source} />
            <span className={styles['markers']}>
              {citations.map((citation) => (
                <CitationButton
                  key={citation.marker}
                  marker={citation.marker}
                  citation={citation}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
