import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors say about public courses, and what administrators made of it. */
export class AbuseReports1763775000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE abuse_reports (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        course_id uuid NOT NULL REFERENCES courses(id) ON DELETE CASCADE,
        reason text NOT NULL,
        text text NOT NULL CONSTRAINT abuse_reports_text_short CHECK (char_length(text) <= 1000),
        created_at timestamptz NOT NULL,
        resolved_at timestamptz,
        resolved_by uuid REFERENCES users(id) ON DELETE SET NULL,
        resolution text CONSTRAINT abuse_reports_resolution_known CHECK (resolution IN ('made_private', 'dismissed')),
        CONSTRAINT abuse_reports_resolved CHECK ((resolved_at IS NULL) = (resolution IS NULL))
      );
      CREATE INDEX abuse_reports_newest ON abuse_reports (created_at DESC, id);
      CREATE INDEX abuse_reports_open ON abuse_reports (created_at DESC, id) WHERE resolved_at IS NULL;
      CREATE INDEX abuse_reports_closed ON abuse_reports (created_at DESC, id) WHERE resolved_at IS NOT NULL;
      CREATE INDEX abuse_reports_of_course ON abuse_reports (course_id);
      CREATE INDEX abuse_reports_resolver ON abuse_reports (resolved_by) WHERE resolved_by IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE abuse_reports');
  }
}
