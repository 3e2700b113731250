import type { LearningPathEntry } from '@coursewright/contract';
import type { z } from 'zod';
import { courseRow } from '../course.entity.ts';

/** What a list shows of a course; its document is not read. */
export const entryRow = courseRow.pick({
  id: true,
  task_id: true,
  topic: true,
  language: true,
  source: true,
  tags: true,
  is_favourite: true,
  is_public: true,
  share_id: true,
  delivered_at: true,
  created_at: true,
  last_modified_at: true,
  modules_count: true,
  lessons_count: true,
  lessons_completed: true,
  last_visited_submodule_id: true,
  last_visited_at: true,
  has_audio: true,
});
export const entryColumns = Object.keys(entryRow.shape).join(', ');

export const entryOf = (row: z.infer<typeof entryRow>): LearningPathEntry => ({
  path_id: row.id,
  task_id: row.task_id,
  topic: row.topic,
  language: row.language,
  source: row.source,
  tags: row.tags,
  favorite: row.is_favourite,
  is_public: row.is_public,
  share_id: row.is_public ? row.share_id : null,
  is_complete: row.delivered_at !== null,
  created_at: row.created_at.toISOString(),
  last_modified_at: row.last_modified_at.toISOString(),
  modules_count: row.modules_count,
  submodules_count: row.lessons_count,
  submodules_completed: row.lessons_completed,
  progress: row.lessons_count === 0 ? 0 : Math.min(1, row.lessons_completed / row.lessons_count),
  last_visited:
    row.last_visited_submodule_id !== null && row.last_visited_at !== null
      ? {
          submodule_id: row.last_visited_submodule_id,
          visited_at: row.last_visited_at.toISOString(),
        }
      : null,
  has_audio: row.has_audio,
});
