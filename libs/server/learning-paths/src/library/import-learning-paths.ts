import { setImmediate as others } from 'node:timers/promises';
import {
  type ExportedCourse,
  exportedCourse,
  exportFormat,
  type ImportReport,
  type LearningEvent,
  limits,
  type PathData,
  Refusal,
  type RefusedField,
  say,
} from '@coursewright/contract';
import { Clock, fieldsBelow, RateLimits, refusedFields } from '@coursewright/platform';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { LearningLog } from '../learning/learning-log.ts';
import { checkDocument } from './check-document.ts';
import { KeptCourses, type NewCourse } from './kept-courses.ts';

type Outcome = ImportReport['courses'][number];
type Read =
  | {
      readonly course: NewCourse;
      readonly id: string | undefined;
      readonly events: readonly LearningEvent[];
    }
  | { readonly topic: string | undefined; readonly problems: RefusedField[] };

/**
 * Takes courses out of a file that was exported. Each is judged by itself: what is wrong with one
 * keeps none of the others out.
 */
@Injectable()
export class ImportLearningPaths implements Record<'run', UseCases['importLearningPaths']['run']> {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly clock: Clock,
    private readonly courses: KeptCourses,
    private readonly log: LearningLog,
  ) {}

  async run({ userId }: Caller, file: unknown, attempt: Attempt): Promise<ImportReport> {
    await this.rateLimits.take(
      `import ${userId}`,
      limits.library.imports.perHour,
      3600,
      'You have imported a lot within an hour.',
    );
    const found = coursesIn(file);
    const read: Read[] = [];
    for (const value of found) {
      read.push(this.read(value));
      // Other requests have their turn between two courses.
      await others();
    }
    return attempt.once(async () => {
      const outcomes: Outcome[] = [];
      for (const [index, one] of read.entries())
        outcomes.push({ index, ...(await this.take(userId, one)) });
      const count = (outcome: Outcome['outcome']) =>
        outcomes.filter((one) => one.outcome === outcome).length;
      return {
        imported: count('imported'),
        known: count('known'),
        refused: count('refused'),
        courses: outcomes,
      };
    });
  }

  private read(value: unknown): Read {
    const wrapped = exportedCourse.safeParse(value);
    if (!wrapped.success)
      return {
        topic: topicOf(value),
        problems: refusedFields(wrapped.error.issues),
      };
    const { path_data, path_id, events } = wrapped.data;
    const checked = checkDocument(path_data);
    if ('problems' in checked)
      return {
        topic: topicOf(value) ?? topicOf(path_data),
        problems: fieldsBelow('path_data', checked.problems),
      };
    return {
      id: path_id,
      course: { ...this.described(wrapped.data, checked.document), ...checked },
      events,
    };
  }

  private described(
    { topic, language, tags, favorite, is_complete, created_at }: ExportedCourse,
    document: PathData,
  ): Omit<NewCourse, 'document' | 'json'> {
    const createdAt = created_at === undefined ? undefined : new Date(created_at);
    return {
      topic,
      language: language ?? document.language,
      source: 'imported',
      tags,
      isFavourite: favorite,
      isComplete: is_complete,
      ...(createdAt && createdAt <= this.clock.now() ? { createdAt } : {}),
    };
  }

  private async take(userId: string, one: Read): Promise<Omit<Outcome, 'index'>> {
    if ('problems' in one)
      return {
        outcome: 'refused',
        problems: one.problems,
        ...(one.topic === undefined ? {} : { topic: one.topic }),
      };
    const { id, course, events } = one;
    const { topic } = course;
    if (id !== undefined && (await this.courses.has(userId, id)))
      return { outcome: 'known', topic, path_id: id, problems: [] };
    const sameId = id === undefined ? undefined : await this.courses.add(userId, course, id);
    if (sameId) {
      await this.log.add(userId, sameId.path_id, events);
      await this.log.fold(userId, sameId.path_id);
    }
    // An id that somebody else has is replaced, and what they did in the course stays theirs.
    const entry = sameId ?? (await this.courses.add(userId, course));
    return {
      outcome: 'imported',
      topic,
      ...(entry ? { path_id: entry.path_id } : {}),
      problems: [],
    };
  }
}

/** The courses of a file, however it names them. Throws validation_error. */
function coursesIn(file: unknown): unknown[] {
  if (Array.isArray(file) && file.length > 0) return file;
  if (typeof file === 'object' && file !== null) {
    if ('courses' in file && Array.isArray(file.courses) && file.courses.length > 0) {
      if (!('format' in file) || file.format === exportFormat) return file.courses;
    } else if ('path_data' in file) return [file];
    else if ('modules' in file) return [{ topic: topicOf(file), path_data: file }];
  }
  throw new Refusal('validation_error', say('course_invalid'), {
    details: [
      {
        path: '',
        ...say('no_courses_in_file'),
      },
    ],
  });
}

/** What a report calls a course that cannot be read. */
function topicOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('topic' in value)) return undefined;
  const { topic } = value;
  return typeof topic === 'string' && topic.isWellFormed()
    ? topic.slice(0, limits.topic.max)
    : undefined;
}
