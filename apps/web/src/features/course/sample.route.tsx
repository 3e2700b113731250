import { systemOperations, type PathData } from '@coursewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { TaskProblem } from '../../shared/progress/task-problems.tsx';
import { rest } from '../../shared/rest.ts';
import { useSession } from '../../shared/session/index.ts';
import { Result } from '../../shared/ui/result.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { lessonsAtHand } from './api/lesson-sources.ts';
import { useReadingMarks } from './api/use-reading-marks.ts';
import { CourseView } from './components/course-view.tsx';
import styles from './course.module.css';
import { useCourseMessages } from './messages/index.ts';
import { outlineOfWhole } from './model/outline-of-whole.ts';

/** /sample: a finished course that anybody may read. */
export default function SampleRoute() {
  const t = useCourseMessages();
  // A document that changes with a release and not before: once is enough for a visit.
  const {
    data: course,
    error,
    refetch,
    fetchStatus,
  } = useQuery({
    queryKey: ['sample-course'],
    queryFn: ({ signal }) => rest(systemOperations.sampleCourse, { signal }),
    staleTime: Infinity,
  });
  if (course) return <Sample course={course} />;
  if (error) return <TaskProblem error={error} onRetry={() => void refetch()} />;
  if (fetchStatus === 'paused') return <Offline />;
  return <Skeleton label={t.loading_sample} />;
}

function Sample({ course }: { course: PathData }) {
  const t = useCourseMessages();
  const marks = useReadingMarks('sample');
  const isMember = useSession().user !== null;
  const outline = useMemo(() => outlineOfWhole(course), [course]);
  const source = useMemo(() => lessonsAtHand('sample', course), [course]);
  return (
    <CourseView
      course={outline}
      source={source}
      marks={marks}
      note={
        <p className={styles['writing']}>
          {t.sample_intro}{' '}
          <Link to={isMember ? paths.generator : paths.register}>
            {isMember ? t.sample_own : t.sample_register}
          </Link>
        </p>
      }
    />
  );
}

function Offline() {
  const t = useCourseMessages();
  usePageTitle(t.sample);
  return (
    <Result kind="offline" level={1} title={t.offline}>
      {t.offline_sample}
    </Result>
  );
}
