import type { ClaimState, CourseReport } from '@coursewright/contract';
import { Fragment, lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useReader } from '../model/reader.ts';
import type { RewriteRequest } from '../model/rewrite-request.ts';
import { isUnsourced } from '../model/unsourced.ts';
import { DisputedQuestions } from '../learning/components/disputed-questions.tsx';
import { ReaderReports } from '../learning/components/reader-reports.tsx';
import styles from '../course.module.css';
import { CourseSpend } from './course-spend.tsx';
import { SourceFacts, SourceTitle } from './source-lines.tsx';
import { useCourseMessages } from '../messages/index.ts';

// Strangers are shown neither, and the rest is there where they cannot be loaded.
const ReportCardSection = lazy(() =>
  import('../report-card/components/report-card.tsx').catch(() => ({ default: () => <></> })),
);
const NoteList = lazy(() =>
  import('../../../shared/refusals/note-list.tsx').catch(() => ({ default: () => <></> })),
);

const claimStates = [
  'quoted',
  'supported',
  'loose',
  'contradicted',
  'unsourced',
] as const satisfies readonly ClaimState[];

interface CourseDetailsProps {
  /** Somebody goes to a place in the course. */
  readonly onLeave: () => void;
  /** Absent where lessons cannot be written again. */
  readonly onRewrite?: ((request: RewriteRequest) => void) | undefined;
}

/** Where the course comes from, how well it is supported and what the checks found. */
export function CourseDetails({ onLeave, onRewrite }: CourseDetailsProps) {
  const t = useCourseMessages();
  const { course, isWriting } = useReader();
  const { report } = course;
  // Only an owner reads a course at the address of its task.
  const { taskId } = useParams();
  return (
    <>
      <ReaderReports onLeave={onLeave} onRewrite={onRewrite} />
      <DisputedQuestions onLeave={onLeave} onRewrite={onRewrite} />
      {report && <HowChecked report={report} />}
      {report?.card && !isWriting && (
        <Suspense>
          <ReportCardSection
            card={report.card}
            reading={report.reading}
            onLeave={onLeave}
            onRewrite={onRewrite}
          />
        </Suspense>
      )}
      <section className={styles['details']} aria-labelledby="all-sources-title">
        <h3 id="all-sources-title">{t.sources}</h3>
        {course.sources.length === 0 && (
          <p>{isUnsourced(course) ? t.written_without_sources : t.no_sources}</p>
        )}
        <ol className={styles['sourceList']}>
          {course.sources.map((source) => (
            <li key={source.id}>
              <SourceTitle source={source} />
              <SourceFacts source={source} />
            </li>
          ))}
        </ol>
      </section>
      {taskId && <CourseSpend taskId={taskId} isBuiltin={course.author.kind === 'builtin'} />}
    </>
  );
}

function HowChecked({ report }: { report: CourseReport }) {
  const t = useCourseMessages();
  return (
    <section className={styles['details']} aria-labelledby="report-title">
      <h3 id="report-title">{t.how_checked}</h3>
      <dl>
        <dt>{t.sentences_cited}</dt>
        <dd>
          {t.some_of({
            some: report.sentences_cited,
            all: report.sentences_cited + report.sentences_uncited,
          })}
        </dd>
        <dt>{t.verified_citations}</dt>
        <dd>
          {t.some_of({
            some: report.citations_supported,
            all: report.citations_supported + report.citations_unsupported,
          })}
        </dd>
        {report.questions_imported !== undefined && (
          <>
            <dt>{t.questions_from_files}</dt>
            <dd>{report.questions_imported}</dd>
          </>
        )}
        {report.submodules_failed > 0 && (
          <>
            <dt>{t.failed_lessons}</dt>
            <dd>{report.submodules_failed}</dd>
          </>
        )}
      </dl>
      {report.claims && (
        <>
          <p className={styles['countedToo']}>{t.all_that_claims}</p>
          <dl>
            {claimStates
              .filter((state) => report.claims?.[state] !== undefined)
              .map((state) => (
                <Fragment key={state}>
                  <dt>{t.claims_counted[state]}</dt>
                  <dd>{report.claims?.[state]}</dd>
                </Fragment>
              ))}
          </dl>
        </>
      )}
      {report.notes.length > 0 && (
        <Suspense>
          <NoteList kept={report} />
        </Suspense>
      )}
    </section>
  );
}
