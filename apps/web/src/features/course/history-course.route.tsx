import { useParams } from 'react-router-dom';
import { trpc } from '../../shared/trpc.ts';
import { learningKeptMs } from './api/ask-course.ts';
import { CourseOfRun } from './course.route.tsx';

/**
 * /history/:entryId: a course opened from the history. The server knows a course by its own id as
 * well as by that of its run, and tells what its owner can do also where there never was a run.
 */
export default function HistoryCourseRoute() {
  const { entryId = '' } = useParams();
  // Along with the course, which tells its other id, by which this is known afterwards.
  const { data: before } = trpc.library.learning.useQuery(
    { id: entryId },
    { retry: false, refetchOnWindowFocus: false, gcTime: learningKeptMs },
  );
  return <CourseOfRun key={entryId} taskId={entryId} before={before} />;
}
