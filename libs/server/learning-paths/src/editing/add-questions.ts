import { randomUUID } from 'node:crypto';
import type { AddedQuestions, AddQuestionsInput } from '@coursewright/contract';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { CourseReport } from '../course-report.ts';
import { changedMeanwhile, Courses } from '../courses.ts';
import { withQuestions } from '../document/with-questions.ts';
import { RecordLesson } from '../versions/record-lesson.ts';
import { learner } from '../versions/version-author.ts';

/** Questions that the owner of a course brings along, each to its lesson: a new version of each. */
@Injectable()
export class AddQuestions implements Record<'run', UseCases['addQuestions']['run']> {
  constructor(
    private readonly courses: Courses,
    private readonly report: CourseReport,
    private readonly recordLesson: RecordLesson,
  ) {}

  run(
    { userId }: Caller,
    { id, course_revision, file_name, format, questions }: AddQuestionsInput,
    attempt: Attempt,
  ): Promise<AddedQuestions> {
    return attempt.inSteps(async (commit) => {
      const course = await this.courses.changeable(userId, id);
      if (course.revision !== course_revision) throw changedMeanwhile(course.revision);
      const imported = { format, file_name };
      const { changed, document, ...counts } = withQuestions(
        course.document,
        questions,
        imported,
        randomUUID,
      );
      const lessons = changed.map(({ before, added }) => ({
        submodule_id: before.id,
        title: before.title,
        added,
      }));
      if (changed.length === 0)
        return commit(async () => ({ course_revision, lessons, ...counts }));
      const recounted = await this.report.recounted(document);
      return commit(async () => {
        await this.courses.save(course, recounted);
        for (const { before } of changed)
          await this.recordLesson.run(course, before, recounted, {
            author: learner,
            change: 'questions_added',
          });
        return { course_revision: course.revision + 1, lessons, ...counts };
      });
    });
  }
}
