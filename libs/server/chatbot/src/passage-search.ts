import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { askedWords } from './asked-words.ts';

/** How much more a passage counts that the lesson itself cites. */
const ofLesson = 1.35;
/** How much more a word counts that stands in the heading as well. */
const inHeading = 0.6;
/** Of the trigrams of a word that nothing in the course has as it is written, how many must stand in a passage. */
const likeEnough = 0.5;

const foundRow = z.object({
  source_id: z.string(),
  source_title: z.string(),
  passage_id: z.string(),
  submodule_id: z.string(),
  heading: z.string(),
  text: z.string(),
  score: z.number(),
});
/** A passage, and how well it fits: more for rare words, less for long passages. */
export type FoundPassage = z.infer<typeof foundRow>;
/** A passage that was asked for by its id. */
export type CitedPassage = Omit<FoundPassage, 'score'>;

/**
 * Passages that lessons of a course cite, and that speak of what somebody asks. Words are looked for by their stems, so
 * that it works in every language, also in those that are written without spaces; what the words
 * are worth follows from how many passages of this course have them. A word that none of them has is taken for one that
 * is misspelled, and looked for by its trigrams.
 */
@Injectable()
export class PassageSearch {
  constructor(private readonly database: Database) {}

  /** The best first; none where no word of the question is in the course. `courses` has a column `source`, so those of the document are called `origin`. */
  async find(
    courseId: string,
    question: { readonly text: string; readonly language: string },
    { submoduleId, most }: { readonly submoduleId: string; readonly most: number },
  ): Promise<FoundPassage[]> {
    const words = askedWords(question.text, question.language);
    if (words.length === 0) return [];
    return this.database.query(
      foundRow,
      `WITH cited AS (
         SELECT DISTINCT ON (citation->>'passage_id') citation->>'passage_id' AS id, lesson->>'id' AS submodule_id
         FROM courses, json_array_elements(document->'modules') module, json_array_elements(module->'submodules') lesson, json_array_elements(lesson->'citations') citation
         WHERE courses.id = $1 ORDER BY citation->>'passage_id', lesson->>'id' = $3 DESC
       ), passages AS MATERIALIZED (
         SELECT origin->>'id' AS source_id, coalesce(origin->>'title', '') AS source_title, cited.id AS passage_id, submodule_id, coalesce(passage->>'heading', '') AS heading, passage->>'text' AS text,
           ${comparable("coalesce(passage->>'heading', '')")} AS headed, ${comparable("concat_ws(' ', passage->>'heading', passage->>'text')")} AS folded
         FROM courses, json_array_elements(document->'sources') origin, json_array_elements(origin->'passages') passage
           JOIN cited ON cited.id = passage->>'id'
         WHERE courses.id = $1
       ), asked AS (
         SELECT trunk, whole, weight::float8 AS weight, (SELECT count(*) FROM passages WHERE strpos(folded, trunk) > 0) AS passages
         FROM unnest($2::text[], $6::text[], $7::float8[]) AS word (trunk, whole, weight)
       ), worth AS (
         SELECT *, weight * ln(1 + (SELECT count(*) FROM passages) / (1.0 + passages)) AS value FROM asked
       ), scored AS (
         SELECT source_id, source_title, passage_id, submodule_id, heading, text,
           (SELECT sum(value * CASE
                WHEN strpos(folded, trunk) > 0 THEN 1 + CASE WHEN strpos(headed, trunk) > 0 THEN $8::float8 ELSE 0 END
                WHEN passages = 0 AND length(whole) >= 5 AND word_similarity(whole, folded) >= $9::float8 THEN word_similarity(whole, folded)
                ELSE 0 END) FROM worth)
             / (0.6 + 0.4 * ln(2 + length(folded)) / 7.0)
             * CASE WHEN submodule_id = $3 THEN $4::float8 ELSE 1 END AS score
         FROM passages
       )
       SELECT source_id, source_title, passage_id, submodule_id, heading, text, score::float8 AS score FROM scored WHERE score > 0
       ORDER BY score DESC, passage_id LIMIT $5`,
      [
        courseId,
        words.map(({ trunk }) => trunk),
        submoduleId,
        ofLesson,
        most,
        words.map(({ whole }) => whole),
        words.map(({ weight }) => weight),
        inHeading,
        likeEnough,
      ],
    );
  }

  /** Passages that a lesson or a question of it names, in the order of their ids. */
  async byIds(
    courseId: string,
    ids: readonly string[],
    submoduleId: string,
  ): Promise<CitedPassage[]> {
    if (ids.length === 0) return [];
    const found = await this.database.query(
      foundRow.omit({ score: true, submodule_id: true }),
      `SELECT origin->>'id' AS source_id, coalesce(origin->>'title', '') AS source_title, passage->>'id' AS passage_id, coalesce(passage->>'heading', '') AS heading, passage->>'text' AS text
       FROM courses, json_array_elements(document->'sources') origin, json_array_elements(origin->'passages') passage
       WHERE courses.id = $1 AND passage->>'id' = ANY($2)`,
      [courseId, ids],
    );
    return found
      .map((passage) => ({ ...passage, submodule_id: submoduleId }))
      .toSorted((a, b) => ids.indexOf(a.passage_id) - ids.indexOf(b.passage_id));
  }
}

/** SQL: a text as the words of a question are written, see `askedWords`. */
function comparable(text: string): string {
  return `replace(replace(replace(folded(${text}), 'ß', 'ss'), 'ł', 'l'), 'ø', 'o')`;
}
