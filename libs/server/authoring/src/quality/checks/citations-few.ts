import type { Check } from '../check.ts';

/** Statements from which a share means something, and the share below which it is too small. */
const fewest = 4;
const least = 0.5;

/** A lesson whose statements mostly name no source, in a course that has some. */
export const citationsFew: Check = {
  id: 'citations_few',
  severity: 'warning',
  examines: 'lesson',
  *find({ lessons, course }) {
    if (course.sources.length === 0) return;
    for (const each of lessons) {
      const claims = each.sentences.filter(({ factual }) => factual);
      const cited = claims.filter(({ start, end }) =>
        each.footnotes.some((note) => start <= note.start && note.end <= end),
      ).length;
      if (claims.length >= fewest && cited < claims.length * least)
        yield {
          place: each.place('content'),
          said: String(cited),
          given: String(claims.length),
        };
    }
  },
};
