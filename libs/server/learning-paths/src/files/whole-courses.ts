import { setImmediate as others } from 'node:timers/promises';
import {
  AppError,
  type CourseFileContent,
  type ImportedCourseFile,
  type PathData,
  Refusal,
  type RefusedField,
  say,
  type Submodule,
} from '@coursewright/contract';
import { Clock, fieldsBelow, storedJson } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { CourseReport } from '../course-report.ts';
import { Courses, type WrittenCourse } from '../courses.ts';
import { lessonsOf, withModules } from '../document/course-document.ts';
import { RemovedPieces } from '../editing/removed-pieces.ts';
import { LearningLog } from '../learning/learning-log.ts';
import { checkDocument } from '../library/check-document.ts';
import { KeptCourses, type NewCourse } from '../library/kept-courses.ts';
import { keptLesson } from '../versions/record-lesson.ts';
import { type HeldVersion, SubmoduleVersions } from '../versions/submodule-versions.ts';
import { addLessons, putLessons } from './merge-documents.ts';
import { type LessonHistory, mergeVersions } from './merge-versions.ts';

type TakenCourse = Omit<ImportedCourseFile, 'signed_by' | 'left_out'>;
type Versions = ReadonlyMap<string, readonly HeldVersion[]>;

/** A course of a file that was looked through. */
export interface CheckedCourse extends NewCourse {
  readonly id: string;
  readonly versions: Versions;
  readonly events: CourseFileContent['events'];
}

/** Courses with all that belongs to them, as a file takes them from one installation to another. */
@Injectable()
export class WholeCourses {
  constructor(
    private readonly clock: Clock,
    private readonly courses: Courses,
    private readonly kept: KeptCourses,
    private readonly versions: SubmoduleVersions,
    private readonly removed: RemovedPieces,
    private readonly report: CourseReport,
    private readonly log: LearningLog,
  ) {}

  /** The same for the same course. Throws not_found. */
  async read(userId: string, id: string, withLearning: boolean): Promise<CourseFileContent> {
    const { path_id, topic, language, tags, favorite, is_complete, created_at, path_data } =
      await this.kept.whole(userId, id);
    const versions = await this.versions.all(path_id);
    return {
      course: { path_id, topic, language, tags, favorite, is_complete, created_at, path_data },
      versions: [...versions.values()].flat(),
      events: withLearning ? await this.log.eventsOf(userId, path_id) : [],
    };
  }

  /** Throws validation_error, which says what is wrong and where. */
  async check({
    course,
    versions,
    events,
    modified_at,
  }: CourseFileContent): Promise<CheckedCourse> {
    const checked = checkDocument(course.path_data);
    if ('problems' in checked) throw notACourse(checked.problems);
    const { document } = checked;
    const held = new Map<string, HeldVersion[]>();
    for (const [index, version] of versions.entries()) {
      const { submodule, sources } = version;
      const modules = [{ ...document.modules[0], submodules: [submodule] }];
      const alone = checkDocument({ ...document, modules, sources });
      if ('problems' in alone) throw notACourse(fieldsBelow(`versions.${index}`, alone.problems));
      const lesson = {
        ...version,
        // As it stands in the file: what a schema has read has its keys in another order.
        submodule: storedJson<Submodule>().parse(submodule),
        sources: storedJson<PathData['sources']>().parse(sources),
      };
      held.set(submodule.id, [...(held.get(submodule.id) ?? []), lesson]);
      // Other requests have their turn between two versions.
      await others();
    }
    const [createdAt, modifiedAt] = [course.created_at, modified_at].map((time) => {
      const date = time === undefined ? undefined : new Date(time);
      return date && date <= this.clock.now() ? date : undefined;
    });
    return {
      ...checked,
      document: storedJson<PathData>().parse(course.path_data),
      id: course.path_id,
      topic: course.topic,
      language: course.language ?? document.language,
      source: 'imported',
      tags: course.tags,
      isFavourite: course.favorite,
      isComplete: course.is_complete,
      ...(createdAt ? { createdAt } : {}),
      ...(modifiedAt ? { modifiedAt } : {}),
      versions: held,
      events,
    };
  }

  /**
   * Adds the course, or merges what is new of it into the own course of its id, in a transaction.
   * Where that may not be, or somebody else has a course of that id, it comes under another one,
   * without what was learned.
   * Throws conflict while a run has the own course in hands, and payload_too_large.
   */
  async take(
    userId: string,
    course: CheckedCourse,
    intoOwn: 'merge' | 'add',
  ): Promise<TakenCourse> {
    // Of two imports at the same time the second finds what the first has added.
    await this.kept.lockLibrary(userId);
    if (intoOwn === 'merge' && (await this.kept.has(userId, course.id)))
      return this.merge(userId, course);
    const sameId = await this.kept.add(userId, course, course.id);
    const entry = sameId ?? (await this.kept.add(userId, course));
    if (!entry) throw new Error('A course under a new id was not added.');
    for (const [id, versions] of course.versions)
      await this.versions.replace(entry.path_id, id, versions);
    if (sameId) {
      await this.log.add(userId, sameId.path_id, course.events);
      await this.log.fold(userId, sameId.path_id);
    }
    return { outcome: 'imported', path_id: entry.path_id, topic: entry.topic };
  }

  private async merge(userId: string, theirs: CheckedCourse): Promise<TakenCourse> {
    const own = await this.courses.changeable(userId, theirs.id);
    const kept = await this.versions.all(own.id);
    const changed = new Map<string, readonly HeldVersion[]>();
    const lessons = new Map(lessonsOf(own.document).map((lesson) => [lesson.id, lesson]));
    for (const lesson of lessonsOf(theirs.document)) {
      const ours = lessons.get(lesson.id);
      if (!ours || lesson.content === '') continue;
      const history = historyOf(theirs, theirs.createdAt ?? own.created_at, lesson);
      const merged =
        ours.content === ''
          ? (theirs.versions.get(lesson.id) ?? [history.shown])
          : mergeVersions(historyOf({ ...own, versions: kept }, own.created_at, ours), history);
      if (merged) changed.set(lesson.id, merged);
    }
    const added = await this.addTo(own, theirs);
    const document = putLessons(
      added.document,
      [...changed.values()].flatMap((versions) => versions.at(-1) ?? []),
    );
    const isChanged = changed.size > 0 || added.lessons.length > 0;
    if (isChanged) await this.save(own, document);
    for (const [id, versions] of changed) await this.versions.replace(own.id, id, versions);
    for (const id of added.lessons)
      await this.versions.replace(own.id, id, theirs.versions.get(id) ?? []);
    const { added: learned } = await this.log.record(userId, own.id, () => theirs.events);
    const outcome = isChanged || learned > 0 ? 'merged' : 'known';
    return { outcome, path_id: own.id, topic: own.topic };
  }

  /** What its owner has taken out of the own course stays out of it. */
  private async addTo(own: WrittenCourse, theirs: CheckedCourse) {
    const ids = theirs.document.modules.flatMap(({ id, submodules }) => [
      id,
      ...submodules.map((lesson) => lesson.id),
    ]);
    return addLessons(own.document, theirs.document, await this.removed.of(own.id, ids));
  }

  private async save(own: WrittenCourse, document: PathData): Promise<void> {
    const checked = checkDocument(document);
    if ('problems' in checked)
      throw new Refusal('validation_error', say('courses_do_not_fit'), {
        details: checked.problems,
      });
    await this.courses.save(
      own,
      await this.report.recounted(withModules(document, document.modules)),
    );
  }
}

const historyOf = (
  { document, versions }: { document: PathData; versions: Versions },
  createdAt: Date,
  lesson: Submodule,
): LessonHistory => ({
  shown: {
    ...keptLesson(document, lesson),
    author: document.author,
    change: 'written',
    created_at: createdAt.toISOString(),
  },
  versions: versions.get(lesson.id) ?? [],
});

const notACourse = (details: RefusedField[]): AppError =>
  new Refusal('validation_error', say('course_damaged'), { details });
