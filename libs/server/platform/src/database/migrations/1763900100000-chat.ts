import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What learners and the tutor say about lessons, and how much of it learners may. */
export class Chat1763900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chat_threads (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        course_id uuid NOT NULL REFERENCES courses(id) ON DELETE CASCADE,
        submodule_id uuid NOT NULL,
        messages_count integer NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT chat_threads_one_of_lesson UNIQUE (user_id, course_id, submodule_id)
      );
      CREATE INDEX chat_threads_of_course ON chat_threads (course_id);
      CREATE TABLE chat_messages (
        thread_id uuid NOT NULL REFERENCES chat_threads(id) ON DELETE CASCADE,
        number integer NOT NULL,
        role text NOT NULL CONSTRAINT chat_messages_role_known CHECK (role IN ('learner', 'tutor')),
        kind text,
        text text NOT NULL,
        citations json NOT NULL,
        question_id uuid,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (thread_id, number)
      );
      CREATE TABLE chat_allowances (
        user_id uuid PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
        day date NOT NULL,
        used integer NOT NULL CONSTRAINT chat_allowances_used CHECK (used >= 0),
        bought integer NOT NULL CONSTRAINT chat_allowances_bought CHECK (bought >= 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chat_allowances, chat_messages, chat_threads');
  }
}
