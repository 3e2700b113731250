import { type FoundQuestions, limits, type PathData } from '@coursewright/contract';
import { Courses } from '@coursewright/learning-paths';
import { RateLimits } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import type { Lesson } from './place-questions.ts';
import { QuestionFileThread } from './question-file-thread.ts';

/** What questions a file has for a course of the caller's; nothing is changed yet. */
@Injectable()
export class ReadQuestionFile implements Record<'run', UseCases['readQuestionFile']['run']> {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly courses: Courses,
    private readonly thread: QuestionFileThread,
  ) {}

  async run(
    { userId }: Caller,
    { id, file, file_name }: { id: string; file: string; file_name: string },
  ): Promise<FoundQuestions> {
    const { document, revision } = await this.courses.changeable(userId, id);
    await this.rateLimits.take(
      `questions ${userId}`,
      limits.questionFile.perHour,
      3600,
      'You have opened a lot of files within an hour.',
    );
    const found = await this.thread.read({
      bytes: Buffer.from(file, 'base64'),
      name: file_name,
      lessons: lessonsOf(document),
      language: document.language,
    });
    return { ...found, course_revision: revision };
  }
}

/** Those with a text that a question can follow. */
const lessonsOf = ({ modules }: PathData): Lesson[] =>
  modules.flatMap((module) =>
    module.submodules
      .filter(({ content }) => content !== '')
      .map(({ id, title, description, content, summary, key_terms, quiz }) => ({
        id,
        title,
        module: module.title,
        text: [
          description,
          content,
          summary,
          ...key_terms.map(({ term, definition }) => `${term} ${definition}`),
        ].join('\n'),
        quiz,
      })),
  );
