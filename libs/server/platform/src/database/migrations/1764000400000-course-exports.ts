import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Courses that are made files while nobody waits. Of what is the same there is one row, which is
 * there or on its way. The file of a row that goes is named in `dropped_files`, as audio is.
 */
export class CourseExports1764000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE course_exports (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        course_id uuid NOT NULL REFERENCES courses(id) ON DELETE CASCADE,
        key text NOT NULL,
        format text NOT NULL,
        query json NOT NULL,
        course json,
        status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'running', 'completed', 'failed', 'canceled')),
        fencing_token integer NOT NULL DEFAULT 0,
        name text,
        media_type text,
        bytes integer,
        error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      );
      CREATE UNIQUE INDEX course_exports_kept ON course_exports (course_id, key) WHERE status IN ('waiting', 'running', 'completed');
      CREATE INDEX course_exports_user ON course_exports (user_id);
      CREATE INDEX course_exports_unfinished ON course_exports (created_at) WHERE status IN ('waiting', 'running');
      CREATE INDEX course_exports_finished ON course_exports (finished_at);

      CREATE FUNCTION drop_export_file() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO dropped_files (key) VALUES ('exports/' || OLD.id || '.file') ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER course_exports_dropped AFTER DELETE ON course_exports FOR EACH ROW EXECUTE FUNCTION drop_export_file();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE course_exports;
      DROP FUNCTION drop_export_file();
    `);
  }
}
