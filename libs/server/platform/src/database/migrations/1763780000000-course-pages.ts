import type { MigrationInterface, QueryRunner } from 'typeorm';

const topicIndexes = (key: string) => `
  CREATE INDEX courses_listed_by_topic ON courses (user_id, ${key}, id) WHERE is_listed;
  CREATE INDEX courses_of_source_by_topic ON courses (user_id, source, ${key}, id) WHERE is_listed;
  CREATE INDEX courses_favourites_by_topic ON courses (user_id, ${key}, id) WHERE is_listed AND is_favourite;`;

/**
 * A page of the history is found in one index, whatever its order and source. PostgreSQL reads no
 * expression off an index without the row it was made of: what topics are sorted by becomes a
 * column, which the database keeps. Favourites of one source have an index in each order.
 */
export class CoursePages1763780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX courses_listed_by_topic, courses_of_source_by_topic, courses_favourites_by_topic;
      ALTER TABLE courses ADD COLUMN topic_key text NOT NULL DEFAULT '';
      UPDATE courses SET topic_key = searchable(topic);
      CREATE FUNCTION keep_topic_key() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.topic_key := searchable(NEW.topic);
        RETURN NEW;
      END $$;
      CREATE TRIGGER courses_topic_key_kept BEFORE INSERT OR UPDATE OF topic ON courses FOR EACH ROW EXECUTE FUNCTION keep_topic_key();
      ${topicIndexes('topic_key')}
      CREATE INDEX courses_favourites_of_source_by_modified ON courses (user_id, source, last_modified_at DESC, id) WHERE is_listed AND is_favourite;
      CREATE INDEX courses_favourites_of_source_by_topic ON courses (user_id, source, topic_key, id) WHERE is_listed AND is_favourite;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER courses_topic_key_kept ON courses;
      DROP FUNCTION keep_topic_key;
      ALTER TABLE courses DROP COLUMN topic_key;
      DROP INDEX courses_favourites_of_source_by_modified;
      ${topicIndexes('searchable(topic)')}
    `);
  }
}
