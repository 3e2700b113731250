import type { LearningPathEntry } from '@coursewright/contract';
import { paths } from '../../../shared/paths.ts';

/** Where a course is read. */
export const addressOf = ({ task_id, path_id }: LearningPathEntry): string =>
  task_id ? paths.result(task_id) : paths.historyEntry(path_id);
