import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { TaskProblem, TaskUnknown } from '../../shared/progress/task-problems.tsx';
import { RequestError } from '../../shared/request-error.ts';
import { toRequestError, trpc } from '../../shared/trpc.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { useReadingMarks } from './api/use-reading-marks.ts';
import { CourseView } from './components/course-view.tsx';
import { CourseOfRun } from './course.route.tsx';
import { useCourseMessages } from './messages/index.ts';

/**
 * /history/:entryId: a course opened from the history. As long as there is the run that wrote it,
 * its owner can do with it what /result can; one that was imported or copied is there to be read.
 */
export default function HistoryCourseRoute() {
  const t = useCourseMessages();
  const { entryId = '' } = useParams();
  const isPossible = z.uuid().safeParse(entryId).success;
  const entry = trpc.library.get.useQuery({ id: entryId }, { enabled: isPossible });
  const marks = useReadingMarks(entryId);
  const error = toRequestError(entry.error);
  if (!isPossible || (error instanceof RequestError && error.status === 404))
    return <TaskUnknown />;
  if (!entry.data)
    return error ? (
      <TaskProblem error={error} onRetry={() => void entry.refetch()} />
    ) : (
      <Spinner label={t.loading_course} />
    );
  const { task_id, path_data } = entry.data;
  return task_id ? (
    <CourseOfRun key={task_id} taskId={task_id} />
  ) : (
    <CourseView key={entryId} course={path_data} marks={marks} />
  );
}
