import type { PathData, RewriteView, Submodule } from '@coursewright/contract';
import type { Author } from '@coursewright/authoring';
import { Database, faultPoint } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { GenerationTasks, type Lease, type TaskRow } from '../generation-tasks.ts';
import { ProgressLog } from '../progress-log.ts';
import { submoduleOf } from './course-document.ts';
import { CourseReport } from './course-report.ts';
import { RecordLesson } from './record-lesson.ts';

export const rewriteStopped = 'Stopped. The lesson stays as it was.';

type Outcome = NonNullable<RewriteView['outcome']>;

/** Ends a run that wrote one lesson again, in one transaction: the task is what it was before, and its lesson new or as it was. */
@Injectable()
export class EndRewrite {
  constructor(
    private readonly database: Database,
    private readonly tasks: GenerationTasks,
    private readonly report: CourseReport,
    private readonly recordLesson: RecordLesson,
    private readonly progress: ProgressLog,
  ) {}

  /** The new text is there. */
  async written(task: TaskRow, lease: Lease, changed: PathData, author: Author): Promise<void> {
    const { rewrite, course: old } = task;
    if (!rewrite || !old) throw new Error(`Task ${task.id} rewrites nothing`);
    const { submodule_id, parts, instruction } = rewrite;
    const before = submoduleOf(old, submodule_id);
    if (isSameText(before, submoduleOf(changed, submodule_id)))
      return this.keep(
        task,
        lease,
        'unchanged',
        'The sources hold nothing else for this lesson, so it stays as it was.',
      );
    const note = author.noteOn({
      ...(instruction ? { instruction } : {}),
      ofLesson: parts !== 'quiz',
      ofQuiz: parts !== 'content',
    });
    const course = await this.report.recounted(changed);
    await this.database.transaction(async () => {
      if (
        !(await this.tasks.settle(lease, 'completed', {
          course,
          rewrite: { ...rewrite, outcome: 'rewritten', ...(note ? { message: note } : {}) },
        }))
      )
        return;
      faultPoint('rewrite.ended', task.id);
      const version = {
        author: { kind: author.kind, name: author.name },
        change: 'rewritten' as const,
        ...(instruction ? { instruction } : {}),
        ...(note ? { note } : {}),
      };
      await this.recordLesson.run(
        { id: task.id, course: old, created_at: task.created_at },
        before,
        course,
        version,
      );
      faultPoint('rewrite.recorded', task.id);
      await this.progress.close(
        task.id,
        task.returns_to ?? 'completed',
        note ?? 'The new text is ready.',
      );
    });
    faultPoint('rewrite.committed', task.id);
  }

  /** The old text stays. */
  async keep(task: TaskRow, lease: Lease, outcome: Outcome, message: string): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.tasks.settle(lease, 'completed', {}))
        await this.keepEnded(task, outcome, message);
    });
  }

  /** The old text stays, in the transaction that has ended the task. */
  async keepEnded(task: TaskRow, outcome: Outcome, message: string): Promise<void> {
    if (task.rewrite) await this.tasks.noteRewrite(task.id, { ...task.rewrite, outcome, message });
    await this.progress.close(task.id, task.returns_to ?? 'completed', message);
  }
}

const textOf = ({ content, quiz }: Submodule): string =>
  JSON.stringify([
    content,
    quiz.map(({ question, options }) => [question, options.map(({ text }) => text)]),
  ]);
const isSameText = (one: Submodule, other: Submodule): boolean => textOf(one) === textOf(other);
