import type { SentenceSaid } from '@coursewright/contract';
import { Config, Database, Mailer, mailLanguageOf } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

const readerRow = z.object({
  course_id: z.uuid(),
  topic: z.string(),
  email: z.string(),
  full_name: z.string(),
  language: z.string().nullable(),
});

/**
 * Tells who asked for it how their course has ended, in the transaction that ends it: as many mails
 * as ends, and none for an end that is rolled back.
 */
@Injectable()
export class CourseMails {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mailer: Mailer,
  ) {}

  async ready(taskId: string): Promise<void> {
    await this.send(taskId, ({ course_id, topic, full_name: name }) => ({
      template: 'course-ready',
      data: { name, topic, url: `${this.history}/${course_id}` },
    }));
  }

  /** `reason` is what the learner reads on the course's page as well, `said` why in other languages. */
  async failed(taskId: string, reason: string, said: SentenceSaid | undefined): Promise<void> {
    await this.send(taskId, ({ topic, full_name: name }) => ({
      template: 'course-failed',
      data: { name, topic, url: this.history, reason, ...(said && { said }) },
    }));
  }

  /** Where a login that comes in between leads back to. */
  private get history(): string {
    return `${this.config.publicUrl}/history`;
  }

  private async send(
    taskId: string,
    write: (reader: z.infer<typeof readerRow>) => CourseMail,
  ): Promise<void> {
    const [reader] = await this.database.query(
      readerRow,
      `SELECT course.id AS course_id, task.topic, users.email, users.full_name, users.language
       FROM generation_tasks task JOIN users ON users.id = task.user_id JOIN courses course ON course.task_id = task.id
       WHERE task.id = $1 AND task.notify_by_email AND task.run_kind IN ('course', 'missing_lessons') AND users.is_active AND users.deleted_at IS NULL`,
      [taskId],
    );
    if (!reader) return;
    await this.mailer.send({
      to: reader.email,
      language: mailLanguageOf(reader.language ?? undefined),
      ...write(reader),
    });
  }
}

type CourseMail =
  | {
      readonly template: 'course-ready';
      readonly data: { name: string; topic: string; url: string };
    }
  | {
      readonly template: 'course-failed';
      readonly data: {
        name: string;
        topic: string;
        url: string;
        reason: string;
        said?: SentenceSaid;
      };
    };
