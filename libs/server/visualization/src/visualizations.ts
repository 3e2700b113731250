import { createHash } from 'node:crypto';
import {
  AppError,
  type Diagram,
  type DiagramInFile,
  diagramInFile,
  type DiagramKind,
  explanationStyle,
  Refusal,
  say,
  sayAs,
  type Submodule,
  type Visualization,
  type VisualizationsInput,
} from '@coursewright/contract';
import { type CourseTexts, ownCourse } from '@coursewright/learning-paths';
import { Clock, Database, storedJson } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { visualizationRow } from './visualization.entity.ts';

const placedRow = z.object({
  course_id: z.string(),
  topic: z.string(),
  language: z.string(),
  style: explanationStyle,
  lesson: storedJson<Submodule>(),
});

/** A lesson that can be drawn, with what an author has to know of its course. */
export type DrawnLesson = z.infer<typeof placedRow> & { readonly contentHash: string };

/** What tells one diagram of a lesson from another; without a kind, the one its author chose. */
interface Wanted {
  readonly language: string;
  readonly kind?: DiagramKind | undefined;
}

/** Rows of `visualizations`, of a lesson as it stands now. */
@Injectable()
export class Visualizations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * The lesson at a place of an own course. Throws not_found, and conflict where it is not written
   * yet or is not the one that is meant.
   */
  async lessonAt(
    userId: string,
    { id, moduleIndex, submoduleIndex, submodule_id }: VisualizationsInput,
  ): Promise<DrawnLesson> {
    const [row] = await this.database.query(
      placedRow,
      `SELECT id AS course_id, topic, language, document->>'explanation_style' AS style, document->'modules'->$3::int->'submodules'->$4::int AS lesson
       FROM courses WHERE ${ownCourse} AND document->'modules'->$3::int->'submodules'->$4::int IS NOT NULL`,
      [userId, id, moduleIndex, submoduleIndex],
    );
    if (!row) throw new AppError('not_found', 'There is no such lesson in this course.');
    if (submodule_id !== undefined && row.lesson.id !== submodule_id)
      throw new Refusal('conflict', say('lessons_moved'));
    if (row.lesson.content === '')
      throw new Refusal(
        'conflict',
        sayAs('lesson_not_written', 'This lesson is not written yet, so it cannot be drawn.'),
      );
    return { ...row, contentHash: hashOf(row.lesson) };
  }

  /** What was drawn of the lesson, newest first. */
  async of(lesson: DrawnLesson): Promise<Visualization[]> {
    const rows = await this.database.query(
      visualizationRow,
      `SELECT * FROM visualizations WHERE course_id = $1 AND submodule_id = $2 AND content_hash = $3 ORDER BY created_at DESC, id`,
      [lesson.course_id, lesson.lesson.id, lesson.contentHash],
    );
    return rows.map(shown);
  }

  /** What was drawn of all lessons of a course as they stand, newest first. */
  async ofCourse(course: CourseTexts): Promise<Visualization[]> {
    return (await this.rowsOf(course)).map(shown);
  }

  /** The same, as it goes into a file. */
  async forFile(course: CourseTexts): Promise<DiagramInFile[]> {
    return (await this.rowsOf(course)).map(inFile);
  }

  /** In a transaction: keeps those of a file that there are none like; how many. */
  async take({ course_id, lessons }: CourseTexts, diagrams: readonly DiagramInFile[]) {
    const hashes = new Map(lessons.map((lesson) => [lesson.id, hashOf(lesson)]));
    const now = this.clock.now();
    let taken = 0;
    for (const { submodule_id, language, is_best, diagram, created_at } of diagrams)
      taken += await this.database.run(
        `INSERT INTO visualizations (course_id, submodule_id, content_hash, language, kind, is_best, diagram, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, least($8::timestamptz, $9)) ON CONFLICT DO NOTHING`,
        [
          course_id,
          submodule_id,
          hashes.get(submodule_id),
          language,
          diagram.kind,
          is_best,
          JSON.stringify(diagram),
          created_at,
          now,
        ],
      );
    return taken;
  }

  private async rowsOf({ course_id, lessons }: CourseTexts) {
    const rows = await this.database.query(
      visualizationRow,
      'SELECT * FROM visualizations WHERE course_id = $1 ORDER BY created_at DESC, id',
      [course_id],
    );
    const hashes = new Map(lessons.map((lesson) => [lesson.id, hashOf(lesson)]));
    return rows.filter(
      ({ submodule_id, content_hash }) => hashes.get(submodule_id) === content_hash,
    );
  }

  /** The same, of one language and kind. */
  async find(lesson: DrawnLesson, { language, kind }: Wanted): Promise<Visualization | undefined> {
    const [row] = await this.database.query(
      visualizationRow,
      `SELECT * FROM visualizations WHERE course_id = $1 AND submodule_id = $2 AND content_hash = $3 AND language = $4
         AND CASE WHEN $5::text IS NULL THEN is_best ELSE kind = $5 END ORDER BY created_at DESC, id LIMIT 1`,
      [lesson.course_id, lesson.lesson.id, lesson.contentHash, language, kind ?? null],
    );
    return row && shown(row);
  }

  /**
   * Keeps a diagram, unless there is one already; `isNew` is told to one of all that race, in the
   * running transaction, and only that one is to be paid for.
   */
  async keep(
    lesson: DrawnLesson,
    drawn: { readonly language: string; readonly isBest: boolean; readonly diagram: Diagram },
  ): Promise<{ readonly isNew: boolean; readonly kept: Visualization }> {
    const { kind } = drawn.diagram;
    const place = [lesson.course_id, lesson.lesson.id, lesson.contentHash, drawn.language, kind];
    const [added] = await this.database.query(
      visualizationRow,
      `INSERT INTO visualizations (course_id, submodule_id, content_hash, language, kind, is_best, diagram, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING *`,
      [...place, drawn.isBest, JSON.stringify(drawn.diagram), this.clock.now()],
    );
    if (added) return { isNew: true, kept: shown(added) };
    const [kept] = await this.database.query(
      visualizationRow,
      `UPDATE visualizations SET is_best = is_best OR $6
       WHERE course_id = $1 AND submodule_id = $2 AND content_hash = $3 AND language = $4 AND kind = $5 RETURNING *`,
      [...place, drawn.isBest],
    );
    if (!kept) throw new AppError('not_found', 'There is no such course.');
    return { isNew: false, kept: shown(kept) };
  }
}

const inFile = ({
  submodule_id,
  language,
  is_best,
  diagram,
  created_at,
}: z.infer<typeof visualizationRow>): DiagramInFile =>
  // What is kept as JSON has its keys in the order in which it came; the same file has one order.
  diagramInFile.parse({
    submodule_id,
    language,
    is_best,
    diagram,
    created_at: created_at.toISOString(),
  });

function hashOf({ title, content, summary, key_terms }: CourseTexts['lessons'][number]): string {
  const said = JSON.stringify([title, content, summary, key_terms]);
  return createHash('sha256').update(said).digest('hex');
}

const shown = ({
  submodule_id,
  language,
  diagram,
  created_at,
}: z.infer<typeof visualizationRow>): Visualization => ({
  submodule_id,
  language,
  diagram,
  created_at: created_at.toISOString(),
});
