import { libraryOperations, type PublicCourseOutline, shareId } from '@coursewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { lazyDialog } from '../../../shared/lazy-dialog.tsx';
import { usePageTitle } from '../../../shared/page-title.ts';
import { paths } from '../../../shared/paths.ts';
import { TaskProblem } from '../../../shared/progress/task-problems.tsx';
import { RequestError } from '../../../shared/request-error.ts';
import { rest } from '../../../shared/rest.ts';
import { trpc } from '../../../shared/trpc.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Result } from '../../../shared/ui/result.tsx';
import { Waiting } from '../../../shared/waiting.tsx';
import { usePublicLessons } from './use-public-lessons.ts';
import { useReadingMarks } from '../api/use-reading-marks.ts';
import { CourseView } from '../components/course-view.tsx';
import type { ReportQuestion } from '../model/reader.ts';
import { usePublicMessages } from './messages/index.ts';
import { SharedNote } from './shared-note.tsx';
import styles from './public.module.css';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** /public/:shareId: a course that its owner shares, for anybody who has the link. */
export default function PublicCourseRoute() {
  const { shareId: id = '' } = useParams();
  return shareId.safeParse(id).success ? <PublicCourseOf key={id} id={id} /> : <Gone />;
}

function PublicCourseOf({ id }: { id: string }) {
  const t = usePublicMessages();
  const { data, error, refetch, fetchStatus } = useQuery({
    queryKey: ['public-course', id, 'outline'],
    queryFn: ({ signal }) => rest(libraryOperations.getPublicOutline, { params: { id }, signal }),
    // It can be made private at any time, also while somebody has it open.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  if (error instanceof RequestError && error.status === 404) return <Gone />;
  if (data) return <Shared course={data} />;
  if (error) return <TaskProblem error={error} onRetry={() => void refetch()} />;
  if (fetchStatus === 'paused') return <Offline />;
  return <Waiting label={t.loading} />;
}

function Shared({ course }: { course: PublicCourseOutline }) {
  const t = usePublicMessages();
  const [isReporting, setReporting] = useState(false);
  const source = usePublicLessons(course.share_id);
  const marks = useReadingMarks(`public:${course.share_id}`);
  const { client } = trpc.useUtils();
  const reportQuestion = useCallback<ReportQuestion>(
    async (report) => {
      await client.library.reportQuestion.mutate({ id: course.share_id, ...report });
    },
    [client, course.share_id],
  );
  return (
    <>
      <CourseView
        course={course.outline}
        source={source}
        marks={marks}
        reportQuestion={reportQuestion}
        note={<SharedNote course={course} />}
      />
      <p className={styles['foot']}>
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setReporting(true)}>
          {t.report}
        </Button>
      </p>
      {isReporting && (
        <ReportDialog shareId={course.share_id} onClose={() => setReporting(false)} />
      )}
    </>
  );
}

/** Private, deleted or never there: strangers are not told which. */
function Gone() {
  const t = usePublicMessages();
  usePageTitle(t.gone);
  return (
    <Result
      kind="search"
      level={1}
      title={t.gone}
      action={
        <>
          <ButtonLink to={paths.home}>{t.to_home}</ButtonLink>
          <ButtonLink look="secondary" to={paths.sample}>
            {t.to_sample}
          </ButtonLink>
        </>
      }
    >
      {t.gone_why}
    </Result>
  );
}

function Offline() {
  const t = usePublicMessages();
  usePageTitle(t.offline);
  return (
    <Result kind="offline" level={1} title={t.offline}>
      {t.offline_why}
    </Result>
  );
}
