import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Diagrams of lessons, each paid for once. */
export class Visualizations1763900200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visualizations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        course_id uuid NOT NULL REFERENCES courses(id) ON DELETE CASCADE,
        submodule_id uuid NOT NULL,
        content_hash text NOT NULL,
        language text NOT NULL,
        kind text NOT NULL,
        is_best boolean NOT NULL,
        diagram json NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT visualizations_once UNIQUE (course_id, submodule_id, content_hash, language, kind)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE visualizations');
  }
}
