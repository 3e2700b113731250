import { type PathData, saidOf, type Submodule } from '@coursewright/contract';
import type { Author } from '@coursewright/authoring';
import {
  CourseReport,
  Courses,
  RecordLesson,
  lessonOf,
  withLesson,
} from '@coursewright/learning-paths';
import { Injectable } from '@nestjs/common';
import { EndRun } from './end-run.ts';
import { joined } from './endings.ts';
import type { Lease, Run } from './generation-runs.ts';

/**
 * Brings home one lesson that was written again: its new text and a version of the old one, or word
 * that nothing has changed.
 */
@Injectable()
export class DeliverRewrite {
  constructor(
    private readonly courses: Courses,
    private readonly report: CourseReport,
    private readonly recordLesson: RecordLesson,
    private readonly endRun: EndRun,
  ) {}

  async run(task: Run, lease: Lease, rewritten: PathData, author: Author): Promise<void> {
    const { rewrite, course: old } = task;
    const held = await this.courses.ofTask(task.id);
    if (!rewrite || !old || !held) throw new Error(`Run ${task.id} rewrites nothing`);
    const { submodule_id, parts, instruction } = rewrite;
    const before = lessonOf(old, submodule_id);
    const changed = withBroughtQuestions(rewritten, before);
    if (isSameText(before, lessonOf(changed, submodule_id))) return this.endRun.unchanged(lease);
    const note = author.noteOn({
      ...(instruction ? { instruction } : {}),
      ofLesson: parts !== 'quiz',
      ofQuiz: parts !== 'content',
    });
    const course = await this.report.recounted(changed);
    await this.endRun.rewritten(lease, {
      course,
      note,
      record: () =>
        this.recordLesson.run({ ...held, document: old }, before, course, {
          author: { kind: author.kind, name: author.name },
          change: 'rewritten',
          ...(instruction ? { instruction } : {}),
          ...(note.length > 0
            ? { note: joined(note), note_said: note.flatMap((one) => saidOf(one) ?? []) }
            : {}),
        }),
    });
  }
}

/** A new quiz has what the author wrote; what its owner brought along stays beside it. */
function withBroughtQuestions(course: PathData, before: Submodule): PathData {
  const after = lessonOf(course, before.id);
  const ids = new Set(after.quiz.map(({ id }) => id));
  const lost = before.quiz.filter(({ id, imported }) => imported && !ids.has(id));
  return lost.length === 0
    ? course
    : withLesson(course, { ...after, quiz: [...after.quiz, ...lost] });
}

const textOf = ({ content, quiz }: Submodule): string =>
  JSON.stringify([
    content,
    quiz.map(({ question, options }) => [question, options.map(({ text }) => text)]),
  ]);
const isSameText = (one: Submodule, other: Submodule): boolean => textOf(one) === textOf(other);
