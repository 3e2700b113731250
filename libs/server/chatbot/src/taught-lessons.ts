import {
  AppError,
  type ExplanationStyle,
  explanationStyle,
  type Submodule,
  submodule,
} from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

/** $1 is the user, $2 the course's own id or that of the generation it came from. */
const own =
  'courses.user_id = $1 AND (courses.id = $2 OR courses.task_id = $2) AND deleted_at IS NULL';

const taughtParts = {
  id: true,
  title: true,
  content: true,
  key_terms: true,
  quiz: true,
  citations: true,
} as const;
const taughtRow = z.object({
  course_id: z.string(),
  topic: z.string(),
  language: z.string(),
  style: explanationStyle,
  lesson: submodule.pick(taughtParts).loose(),
});

/** A lesson that is asked about. */
export interface TaughtLesson {
  readonly courseId: string;
  readonly topic: string;
  readonly language: string;
  readonly style: ExplanationStyle;
  readonly lesson: Pick<Submodule, keyof typeof taughtParts>;
}

/** Lessons of own courses, read one by one: of the document the database sends no more. */
@Injectable()
export class TaughtLessons {
  constructor(private readonly database: Database) {}

  /** By its place, each counted from 0. Throws not_found. */
  async at(userId: string, id: string, module: number, index: number): Promise<TaughtLesson> {
    const [row] = await this.database.query(
      taughtRow,
      `SELECT courses.id AS course_id, courses.topic, coalesce(document->>'explanation_style', 'standard') AS style, coalesce(document->>'language', courses.language) AS language,
         document->'modules'->$3::int->'submodules'->$4::int AS lesson
       FROM courses WHERE ${own} AND document->'modules'->$3::int->'submodules'->$4::int IS NOT NULL`,
      [userId, id, module, index],
    );
    if (!row) throw noSuchLesson();
    const { course_id, ...taught } = row;
    return { courseId: course_id, ...taught };
  }

  /** The course that a lesson is part of. Throws not_found. */
  async courseOf(userId: string, id: string, submoduleId: string): Promise<string> {
    const [row] = await this.database.query(
      z.object({ id: z.string() }),
      `SELECT id FROM courses WHERE ${own}
         AND EXISTS (SELECT FROM json_array_elements(outline) lessons, json_array_elements_text(lessons) lesson WHERE lesson = $3)`,
      [userId, id, submoduleId],
    );
    if (!row) throw noSuchLesson();
    return row.id;
  }
}

const noSuchLesson = (): AppError =>
  new AppError('not_found', 'There is no such lesson in this course.');
