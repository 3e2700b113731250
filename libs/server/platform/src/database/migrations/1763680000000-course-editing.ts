import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Courses can be changed by their owners: versions of lessons, pieces that were taken out, and runs
 * that write one lesson again.
 */
export class CourseEditing1763680000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generation_tasks
        DROP CONSTRAINT generation_tasks_run_kind_known,
        ADD CONSTRAINT generation_tasks_run_kind_known CHECK (run_kind IN ('course', 'missing_lessons', 'rewrite')),
        ADD COLUMN course_revision integer NOT NULL DEFAULT 0,
        ADD COLUMN rewrite json,
        ADD COLUMN rewrites integer NOT NULL DEFAULT 0,
        -- What the task is again after a run that only changes a course which is there.
        ADD COLUMN returns_to text CHECK (returns_to IN ('completed', 'failed', 'cancelled'));
      UPDATE generation_tasks SET returns_to = 'completed' WHERE run_kind = 'missing_lessons';

      CREATE TABLE submodule_versions (
        task_id uuid NOT NULL REFERENCES generation_tasks(id) ON DELETE CASCADE,
        submodule_id uuid NOT NULL,
        number integer NOT NULL CHECK (number >= 1),
        author json NOT NULL,
        change text NOT NULL CHECK (change IN ('written', 'rewritten', 'edited', 'restored')),
        instruction text,
        note text,
        submodule json NOT NULL,
        sources json NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (task_id, submodule_id, number)
      );

      CREATE TABLE removed_course_pieces (
        task_id uuid NOT NULL REFERENCES generation_tasks(id) ON DELETE CASCADE,
        piece_id uuid NOT NULL,
        piece json NOT NULL,
        removed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (task_id, piece_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE removed_course_pieces, submodule_versions;
      UPDATE generation_tasks SET run_kind = 'course' WHERE run_kind = 'rewrite';
      ALTER TABLE generation_tasks DROP COLUMN course_revision, DROP COLUMN rewrite, DROP COLUMN rewrites, DROP COLUMN returns_to,
        DROP CONSTRAINT generation_tasks_run_kind_known,
        ADD CONSTRAINT generation_tasks_run_kind_known CHECK (run_kind IN ('course', 'missing_lessons'));
    `);
  }
}
