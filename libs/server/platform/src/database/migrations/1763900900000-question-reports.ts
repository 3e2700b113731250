import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What readers of public courses tell their owners about questions. */
export class QuestionReports1763900900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE question_reports (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        course_id uuid NOT NULL REFERENCES courses(id) ON DELETE CASCADE,
        question_id uuid NOT NULL,
        reason text NOT NULL CONSTRAINT question_reports_reason_short CHECK (char_length(reason) <= 1000),
        created_at timestamptz NOT NULL
      );
      CREATE INDEX question_reports_of_course ON question_reports (course_id, question_id, created_at DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE question_reports');
  }
}
