import type {
  CourseLesson,
  CourseOutline,
  LearningPathEntry,
  LessonPlace,
  PathData,
  Submodule,
} from '@coursewright/contract';
import { Database, storedJson } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { courseRow } from '../course.entity.ts';
import { ownCourse } from '../courses.ts';
import { sourcesOf } from '../document/course-document.ts';
import { entryColumns, entryOf, entryRow } from '../library/course-entry.ts';
import { type CourseHeads, outlineOfHeads } from './outline-of.ts';

/** Sixteen of its digits: what changes is told apart, and an outline of eighty lessons stays small. */
const revision = 'left(md5(lesson::text), 16)';

/** Of one lesson; its content is left out of the outline once its words are counted. */
const lessonHead = `json_build_object('revision', ${revision},
  'lesson', (SELECT json_object_agg(key, value) FROM json_each(lesson)
    WHERE key IN ('id', 'title', 'description', 'objectives', 'status', 'error', 'content')),
  'quiz', (SELECT coalesce(json_agg(json_build_object('id', item->'id') ORDER BY nth), '[]') FROM json_array_elements(lesson->'quiz') WITH ORDINALITY AS quiz (item, nth)))`;

const moduleHead = `(SELECT json_object_agg(key, CASE key WHEN 'submodules'
    THEN (SELECT coalesce(json_agg(${lessonHead} ORDER BY nth), '[]') FROM json_array_elements(value) WITH ORDINALITY AS lessons (lesson, nth))
    ELSE value END) FROM json_each(module))`;

const sourceHead = `(SELECT json_object_agg(key, value) FROM json_each(source) WHERE key NOT IN ('passages', 'content_hash'))`;

/** The document as `CourseHeads`: of a course of 80 lessons a fifth of it. */
const heads = `(SELECT json_object_agg(key, CASE key
    WHEN 'modules' THEN (SELECT coalesce(json_agg(${moduleHead} ORDER BY nth), '[]') FROM json_array_elements(value) WITH ORDINALITY AS modules (module, nth))
    WHEN 'sources' THEN (SELECT coalesce(json_agg(${sourceHead} ORDER BY nth), '[]') FROM json_array_elements(value) WITH ORDINALITY AS sources (source, nth))
    ELSE value END) FROM json_each(document))`;

const outlinedRow = entryRow
  .extend(courseRow.pick({ revision: true, is_being_written: true }).shape)
  .extend({ heads: storedJson<CourseHeads>().nullable() });

/** All sources, of each the passages that the lesson and its quiz cite. */
const citedSources = `(SELECT coalesce(json_agg((SELECT json_object_agg(key, CASE key WHEN 'passages'
      THEN (SELECT coalesce(json_agg(passage ORDER BY at), '[]') FROM json_array_elements(value) WITH ORDINALITY AS passages (passage, at) WHERE passage->>'id' = ANY (cited.ids))
      ELSE value END) FROM json_each(source)) ORDER BY nth), '[]')
    FROM json_array_elements(document->'sources') WITH ORDINALITY AS sources (source, nth))`;

const lessonRow = z.object({
  lesson: storedJson<Submodule>(),
  revision: z.string(),
  sources: storedJson<PathData['sources']>(),
});

const lessonAtRow = z.object({
  course_id: z.string(),
  topic: z.string(),
  language: z.string(),
  lesson: storedJson<Submodule>().nullable(),
});

/** A lesson by its place, and what it is part of. */
export interface LessonAtPlace {
  readonly course_id: string;
  readonly topic: string;
  readonly language: string;
  readonly lesson: Submodule;
}

const textsRow = z.object({
  course_id: z.string(),
  language: z.string(),
  lessons: storedJson<Pick<Submodule, 'id' | 'title' | 'content' | 'summary' | 'key_terms'>[]>(),
});

/** What is said in the lessons of a course that are written. */
export type CourseTexts = z.infer<typeof textsRow>;

/** A course as its owner opens it, before any lesson. */
export interface OutlinedCourse {
  readonly entry: LearningPathEntry;
  /** Null until its outline is there. */
  readonly outline: CourseOutline | null;
  readonly course_revision: number;
  readonly is_being_written: boolean;
}

/**
 * Own courses, read piece by piece: the database cuts the pieces out of the document, so that
 * neither it nor what nobody asked for leaves it.
 */
@Injectable()
export class CourseReadings {
  constructor(private readonly database: Database) {}

  /** By the course's own id, or by that of the generation it came from. */
  async outlined(userId: string, id: string): Promise<OutlinedCourse | undefined> {
    const [row] = await this.database.query(
      outlinedRow,
      `SELECT ${entryColumns}, revision, is_being_written, ${heads} AS heads FROM courses WHERE ${ownCourse}`,
      [userId, id],
    );
    return (
      row && {
        entry: entryOf(row),
        outline: row.heads && outlineOfHeads(row.heads),
        course_revision: row.revision,
        is_being_written: row.is_being_written,
      }
    );
  }

  /** The lesson at a place of such a course, each counted from 0. */
  async lessonAt(
    userId: string,
    { id, module_index, submodule_index }: LessonPlace,
  ): Promise<LessonAtPlace | undefined> {
    const [row] = await this.database.query(
      lessonAtRow,
      `SELECT id AS course_id, topic, language, document->'modules'->$3::int->'submodules'->$4::int AS lesson
       FROM courses WHERE ${ownCourse}`,
      [userId, id, module_index, submodule_index],
    );
    return row?.lesson ? { ...row, lesson: row.lesson } : undefined;
  }

  /** What all of its lessons say. */
  async texts(userId: string, id: string): Promise<CourseTexts | undefined> {
    const [row] = await this.database.query(
      textsRow,
      `SELECT id AS course_id, language, (SELECT coalesce(json_agg((SELECT json_object_agg(key, value) FROM json_each(lesson)
           WHERE key IN ('id', 'title', 'content', 'summary', 'key_terms'))), '[]')
         FROM json_array_elements(document->'modules') AS module, json_array_elements(module->'submodules') AS lesson
         WHERE lesson->>'content' <> '') AS lessons
       FROM courses WHERE ${ownCourse}`,
      [userId, id],
    );
    return row;
  }

  /** One lesson of such a course. */
  async lesson(userId: string, id: string, submoduleId: string): Promise<CourseLesson | undefined> {
    const [row] = await this.database.query(
      lessonRow,
      `SELECT lesson, ${revision} AS revision, ${citedSources} AS sources
       FROM courses, json_array_elements(document->'modules') AS module, json_array_elements(module->'submodules') AS lesson,
         LATERAL (SELECT array(
           SELECT citation->>'passage_id' FROM json_array_elements(lesson->'citations') AS citation
           UNION ALL SELECT passage_id FROM json_array_elements(lesson->'quiz') AS item, json_array_elements_text(item->'cites') AS passage_id
           UNION ALL SELECT passage_id FROM json_array_elements(lesson->'key_terms') AS term, json_array_elements_text(term->'cites') AS passage_id
         ) AS ids) AS cited
       WHERE ${ownCourse} AND lesson->>'id' = $3`,
      [userId, id, submoduleId],
    );
    return (
      row && {
        submodule: row.lesson,
        revision: row.revision,
        sources: sourcesOf(row.sources, [row.lesson]),
      }
    );
  }
}
