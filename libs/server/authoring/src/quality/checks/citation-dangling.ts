import type { Check } from '../check.ts';

/** A marker without a citation, or a citation or question whose passage the course does not carry. */
export const citationDangling: Check = {
  id: 'citation_dangling',
  severity: 'error',
  examines: 'lesson',
  *find({ lessons, passages }) {
    for (const each of lessons) {
      const { citations, quiz } = each.lesson;
      const passageOf = new Map(
        citations.map(({ marker, passage_id }) => [String(marker), passage_id]),
      );
      const open = each.footnotes.find(({ name }) => !passages.has(passageOf.get(name) ?? ''));
      if (open) yield { place: each.place('content'), said: `[^${open.name}]` };
      for (const { id, question, cites } of quiz)
        if (cites.some((passage) => !passages.has(passage)))
          yield { place: each.place('question', id), said: question };
    }
  },
};
