import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which courses the history lists, in each of its orders; a filter keeps its order's index. */
const orders = {
  created: 'created_at DESC, id',
  modified: 'last_modified_at DESC, id',
  topic: 'searchable(topic), id',
  favourite: 'is_favourite DESC, created_at DESC, id',
};
const indexes = Object.entries(orders).flatMap(([order, columns]) => [
  `CREATE INDEX courses_listed_by_${order} ON courses (user_id, ${columns}) WHERE is_listed`,
  `CREATE INDEX courses_of_source_by_${order} ON courses (user_id, source, ${columns}) WHERE is_listed`,
  ...(order === 'favourite'
    ? []
    : [
        `CREATE INDEX courses_favourites_by_${order} ON courses (user_id, ${columns}) WHERE is_listed AND is_favourite`,
      ]),
]);

/** As much of a course as its counts are made of. */
interface Outlined {
  readonly id: string;
  readonly document: {
    readonly modules: readonly {
      readonly submodules: readonly { readonly id: string; readonly content: string }[];
    }[];
  };
}

/**
 * The history. What a list shows of a course stands beside its document, so that no list reads one.
 * The database keeps by itself what follows from other columns: which courses are listed, their
 * counts, and the text they are searched by.
 */
export class Library1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS btree_gin;
      ALTER TABLE courses
        ADD COLUMN outline json,
        ADD COLUMN document_bytes integer NOT NULL DEFAULT 0,
        ADD COLUMN modules_count integer NOT NULL DEFAULT 0,
        ADD COLUMN lessons_count integer NOT NULL DEFAULT 0,
        ADD COLUMN lessons_written integer NOT NULL DEFAULT 0,
        ADD COLUMN lessons_completed integer NOT NULL DEFAULT 0,
        ADD COLUMN search_text text NOT NULL DEFAULT '',
        ADD COLUMN is_listed boolean NOT NULL DEFAULT false,
        ADD COLUMN deleted_at timestamptz;

      CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN lower(normalize(regexp_replace(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g'), '\\s+', ' ', 'g'), NFKC));

      CREATE FUNCTION keep_course_listing() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.modules_count := coalesce(json_array_length(NEW.outline), 0);
        NEW.lessons_count := coalesce((SELECT sum(json_array_length(lessons)) FROM json_array_elements(NEW.outline) lessons), 0);
        NEW.search_text := concat_ws(E'\\n', folded(NEW.topic), (SELECT string_agg(folded(tag), E'\\n') FROM unnest(NEW.tags) tag));
        NEW.is_listed := NEW.deleted_at IS NULL AND (NEW.delivered_at IS NOT NULL OR (NEW.lessons_written > 0 AND NOT NEW.is_being_written));
        RETURN NEW;
      END $$;
      CREATE TRIGGER courses_listing_kept BEFORE INSERT OR UPDATE OF outline, topic, tags, lessons_written, is_being_written, delivered_at, deleted_at
        ON courses FOR EACH ROW EXECUTE FUNCTION keep_course_listing();
    `);
    await outlineAll(runner);
    await runner.query(`
      DROP INDEX courses_by_created, courses_by_modified, courses_by_visited, courses_by_topic, courses_favourites, courses_tags, courses_search;
      ${indexes.join(';\n      ')};
      CREATE INDEX courses_of_user ON courses (user_id, created_at, id);
      CREATE INDEX courses_deleted ON courses (deleted_at) WHERE deleted_at IS NOT NULL;
      CREATE INDEX courses_by_tag ON courses USING gin (user_id, tags) WHERE is_listed AND tags <> '{}';
      CREATE INDEX courses_by_text ON courses USING gin (user_id, search_text gin_trgm_ops) WHERE is_listed;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER courses_listing_kept ON courses;
      DROP FUNCTION keep_course_listing;
      DROP INDEX courses_of_user;
      DELETE FROM courses WHERE deleted_at IS NOT NULL;
      ALTER TABLE courses DROP COLUMN outline, DROP COLUMN document_bytes, DROP COLUMN modules_count, DROP COLUMN lessons_count, DROP COLUMN lessons_written,
        DROP COLUMN lessons_completed, DROP COLUMN search_text, DROP COLUMN is_listed, DROP COLUMN deleted_at;
      DROP FUNCTION folded;
      CREATE INDEX courses_by_created ON courses (user_id, created_at DESC, id);
      CREATE INDEX courses_by_modified ON courses (user_id, last_modified_at DESC, id);
      CREATE INDEX courses_by_visited ON courses (user_id, last_visited_at DESC NULLS LAST, id);
      CREATE INDEX courses_by_topic ON courses (user_id, lower(topic), id);
      CREATE INDEX courses_favourites ON courses (user_id, created_at DESC, id) WHERE is_favourite;
      CREATE INDEX courses_tags ON courses USING gin (tags) WHERE tags <> '{}';
      CREATE INDEX courses_search ON courses USING gin (searchable(topic) gin_trgm_ops);
    `);
  }
}

/**
 * Reads the courses that are there a few at a time. Not in SQL: `json` keeps characters that no
 * operator of PostgreSQL takes apart.
 */
async function outlineAll(runner: QueryRunner): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const courses: readonly Outlined[] = await runner.query(
      'SELECT id, document FROM courses WHERE id > $1 AND document IS NOT NULL ORDER BY id LIMIT 20',
      [after],
    );
    for (const { id, document } of courses) {
      const lessons = document.modules.map(({ submodules }) => submodules);
      await runner.query(
        `UPDATE courses SET outline = $2, lessons_written = $3, document_bytes = octet_length(document::text) WHERE id = $1`,
        [
          id,
          JSON.stringify(lessons.map((of) => of.map((lesson) => lesson.id))),
          lessons.flat().filter(({ content }) => content !== '').length,
        ],
      );
    }
    const last = courses.at(-1);
    if (!last) return;
    after = last.id;
  }
}
