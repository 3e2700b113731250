import { useParams } from 'react-router-dom';
import { CourseOfRun } from './course.route.tsx';

/**
 * /history/:entryId: a course opened from the history. The server knows a course by its own id as
 * well as by that of its run, and tells what its owner can do also where there never was a run.
 */
export default function HistoryCourseRoute() {
  const { entryId = '' } = useParams();
  return <CourseOfRun key={entryId} taskId={entryId} />;
}
