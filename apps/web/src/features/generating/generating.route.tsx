import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { TaskProblem, TaskUnknown } from '../../shared/progress/task-problems.tsx';
import { useTask } from '../../shared/progress/use-task.ts';
import { useLeaveNotice } from './api/use-leave-notice.ts';
import { GeneratingScreen } from './components/generating-screen.tsx';

/** /generating/:taskId: watch a course being written, and read what is finished. */
export default function GeneratingRoute() {
  const { taskId = '' } = useParams();
  const [turn, setTurn] = useState(1);
  const { task, askedAt, isUnknown, error, refetch } = useTask(taskId);
  useLeaveNotice(task);
  if (isUnknown) return <TaskUnknown />;
  if (error) return <TaskProblem error={error} onRetry={() => void refetch()} />;
  return (
    <GeneratingScreen
      key={`${taskId} ${turn}`}
      taskId={taskId}
      task={task}
      askedAt={askedAt}
      onChanged={refetch}
      onAgain={() => setTurn(turn + 1)}
    />
  );
}
