import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables of what hangs on a course, with the key they had while a course was a column of its
 * generation.
 */
const hanging = [
  { table: 'submodule_versions', key: 'submodule_id, number' },
  { table: 'removed_course_pieces', key: 'piece_id' },
];

/**
 * A course is a thing of its own, which a generation fills and leaves. Documents, revisions,
 * versions and removed pieces move there. The language is read from the request, not from the
 * document: `json` keeps characters that no operator of PostgreSQL takes apart.
 */
export class Courses1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE courses (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        task_id uuid UNIQUE REFERENCES generation_tasks(id) ON DELETE SET NULL,
        source text NOT NULL DEFAULT 'generated' CONSTRAINT courses_source_known CHECK (source IN ('generated', 'imported', 'copied_public')),
        topic text NOT NULL,
        language text NOT NULL,
        document json,
        revision integer NOT NULL DEFAULT 0 CONSTRAINT courses_revision_counts CHECK (revision >= 0),
        is_being_written boolean NOT NULL DEFAULT false,
        runs integer NOT NULL DEFAULT 0,
        delivered_at timestamptz CONSTRAINT courses_delivered_whole CHECK (delivered_at IS NULL OR document IS NOT NULL),
        is_favourite boolean NOT NULL DEFAULT false,
        tags text[] NOT NULL DEFAULT '{}' CONSTRAINT courses_tags_bounded CHECK (cardinality(tags) <= 50),
        is_public boolean NOT NULL DEFAULT false,
        share_id text UNIQUE,
        last_visited_submodule_id uuid,
        last_visited_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_modified_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT courses_public_by_address CHECK (NOT is_public OR share_id IS NOT NULL)
      );
      INSERT INTO courses (user_id, task_id, topic, language, document, revision, is_being_written, runs, delivered_at, created_at, last_modified_at)
        SELECT user_id, id, topic, coalesce(request->>'language', 'en'), course, course_revision, status IN ('pending', 'running'), run,
          CASE WHEN course IS NOT NULL AND (status = 'completed' OR returns_to = 'completed') THEN coalesce(finished_at, run_started_at, created_at) END,
          created_at, coalesce(finished_at, run_started_at, created_at)
        FROM generation_tasks;

      -- The list of a user's courses, in each of its orders; what is marked or tagged is few of many.
      CREATE INDEX courses_by_created ON courses (user_id, created_at DESC, id);
      CREATE INDEX courses_by_modified ON courses (user_id, last_modified_at DESC, id);
      CREATE INDEX courses_by_visited ON courses (user_id, last_visited_at DESC NULLS LAST, id);
      CREATE INDEX courses_by_topic ON courses (user_id, lower(topic), id);
      CREATE INDEX courses_favourites ON courses (user_id, created_at DESC, id) WHERE is_favourite;
      CREATE INDEX courses_tags ON courses USING gin (tags) WHERE tags <> '{}';
      CREATE INDEX courses_search ON courses USING gin (searchable(topic) gin_trgm_ops);
    `);
    for (const { table, key } of hanging)
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN course_id uuid;
        UPDATE ${table} SET course_id = courses.id FROM courses WHERE courses.task_id = ${table}.task_id;
        ALTER TABLE ${table} ALTER course_id SET NOT NULL, DROP CONSTRAINT ${table}_pkey, DROP COLUMN task_id, ADD PRIMARY KEY (course_id, ${key}),
          ADD FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE;
      `);
    await runner.query(
      'ALTER TABLE generation_tasks DROP COLUMN course, DROP COLUMN course_revision',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generation_tasks ADD COLUMN course json, ADD COLUMN course_revision integer NOT NULL DEFAULT 0;
      UPDATE generation_tasks SET course = document, course_revision = revision FROM courses WHERE courses.task_id = generation_tasks.id;
    `);
    for (const { table, key } of hanging)
      await runner.query(`
        DELETE FROM ${table} USING courses WHERE courses.id = ${table}.course_id AND courses.task_id IS NULL;
        ALTER TABLE ${table} ADD COLUMN task_id uuid;
        UPDATE ${table} SET task_id = courses.task_id FROM courses WHERE courses.id = ${table}.course_id;
        ALTER TABLE ${table} ALTER task_id SET NOT NULL, DROP CONSTRAINT ${table}_pkey, DROP COLUMN course_id, ADD PRIMARY KEY (task_id, ${key}),
          ADD FOREIGN KEY (task_id) REFERENCES generation_tasks(id) ON DELETE CASCADE;
      `);
    await runner.query('DROP TABLE courses');
  }
}
