import type { CourseSource } from '@coursewright/contract';
import { useParams } from 'react-router-dom';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { CourseSpend } from './course-spend.tsx';

export const kindNames: Record<CourseSource['kind'], string> = {
  document: 'Uploaded document',
  web: 'Web page',
  sample: 'Sample library',
};

/** Where the course comes from and how well it is supported. */
export function CourseDetails() {
  const { course } = useReader();
  const { report } = course;
  // Only an owner reads a course at the address of its task.
  const { taskId } = useParams();
  return (
    <>
      {report && (
        <section className={styles['details']} aria-labelledby="report-title">
          <h3 id="report-title">How it was checked</h3>
          <dl>
            <dt>Sentences with a source</dt>
            <dd>
              {report.sentences_cited} of {report.sentences_cited + report.sentences_uncited}
            </dd>
            <dt>Citations borne out by their passage</dt>
            <dd>
              {report.citations_supported} of{' '}
              {report.citations_supported + report.citations_unsupported}
            </dd>
            {report.submodules_failed > 0 && (
              <>
                <dt>Lessons that could not be written</dt>
                <dd>{report.submodules_failed}</dd>
              </>
            )}
          </dl>
          {report.notes.length > 0 && (
            <ul>
              {report.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      <section className={styles['details']} aria-labelledby="all-sources-title">
        <h3 id="all-sources-title">Sources</h3>
        {course.sources.length === 0 && <p>None yet.</p>}
        <ol className={styles['sourceList']}>
          {course.sources.map((source) => (
            <li key={source.id}>
              <SourceTitle source={source} />
              <span>{sourceFacts(source)}</span>
            </li>
          ))}
        </ol>
      </section>
      {taskId && <CourseSpend taskId={taskId} isBuiltin={course.author.kind === 'builtin'} />}
    </>
  );
}

export function SourceTitle({ source }: { source: CourseSource }) {
  if (!source.url) return <strong>{source.title}</strong>;
  return (
    <a href={source.url} target="_blank" rel="noopener noreferrer">
      {source.title}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

export const sourceFacts = ({ kind, url, file_name, fetched_at }: CourseSource): string =>
  [
    kindNames[kind],
    file_name ?? (url && new URL(url).hostname),
    `read ${new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(fetched_at))}`,
  ]
    .filter(Boolean)
    .join(' · ');
