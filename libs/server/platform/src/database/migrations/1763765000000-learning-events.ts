import type { MigrationInterface, QueryRunner } from 'typeorm';

const listing = (completed: string) => `
  CREATE OR REPLACE FUNCTION keep_course_listing() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.modules_count := coalesce(json_array_length(NEW.outline), 0);
    NEW.lessons_count := coalesce((SELECT sum(json_array_length(lessons)) FROM json_array_elements(NEW.outline) lessons), 0);
    ${completed}
    NEW.search_text := concat_ws(E'\\n', folded(NEW.topic), (SELECT string_agg(folded(tag), E'\\n') FROM unnest(NEW.tags) tag));
    NEW.is_listed := NEW.deleted_at IS NULL AND (NEW.delivered_at IS NOT NULL OR (NEW.lessons_written > 0 AND NOT NEW.is_being_written));
    RETURN NEW;
  END $$;`;

/** A lesson that was completed and then taken out of the course counts again when it comes back. */
const countCompleted = `
    NEW.lessons_completed := (SELECT count(*) FROM json_array_elements(NEW.outline) lessons, json_array_elements_text(lessons) lesson
      WHERE lesson::uuid = ANY (NEW.completed_lessons));`;

const columns = 'outline, topic, tags, lessons_written, is_being_written, delivered_at, deleted_at';
const trigger = (of: string) => `
  DROP TRIGGER courses_listing_kept ON courses;
  CREATE TRIGGER courses_listing_kept BEFORE INSERT OR UPDATE OF ${of} ON courses FOR EACH ROW EXECUTE FUNCTION keep_course_listing();`;

/** What learners do, as events that are only ever added. */
export class LearningEvents1763765000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE learning_events (
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        id uuid NOT NULL,
        course_id uuid NOT NULL REFERENCES courses(id) ON DELETE CASCADE,
        submodule_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT learning_events_kind_known CHECK (kind IN ('opened', 'read', 'ticked', 'answered', 'hinted', 'disputed', 'noted')),
        payload json NOT NULL,
        device text NOT NULL,
        client_at timestamptz NOT NULL,
        occurred_at timestamptz NOT NULL,
        received_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, id)
      );
      CREATE INDEX learning_events_of_course ON learning_events (course_id, occurred_at, id);

      -- Rows go with their course or user, and in no other way; nobody changes one.
      CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND (NOT EXISTS (SELECT 1 FROM courses WHERE id = OLD.course_id) OR NOT EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)) THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'learning_events is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER learning_events_append_only BEFORE UPDATE OR DELETE ON learning_events FOR EACH ROW EXECUTE FUNCTION refuse_event_change();

      ALTER TABLE courses ADD COLUMN completed_lessons uuid[] NOT NULL DEFAULT '{}';
      ${listing(countCompleted)}
      ${trigger(`${columns}, completed_lessons`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${listing('')}
      ${trigger(columns)}
      ALTER TABLE courses DROP COLUMN completed_lessons;
      DROP TABLE learning_events;
      DROP FUNCTION refuse_event_change;
    `);
  }
}
