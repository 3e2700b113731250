import { contentStems } from '@coursewright/text/terms';
import {
  farFrom,
  inLesson,
  inserted,
  lessonsOf,
  paragraphsOf,
  pick,
  withLesson,
  type Damage,
} from './damage.ts';

const anotherNumber = (digits: string): string => String(Number(digits) + 1 + (Number(digits) % 7));

export const coverage: readonly Damage[] = [
  {
    check: 'text_repeated',
    what: 'a paragraph is copied into another lesson',
    apply: (course, at) => {
      const one = pick(lessonsOf(course), at);
      const other = one && farFrom(course, one, at);
      const copied =
        other &&
        pick(
          paragraphsOf(other.content).filter((text) => text.split(/\s+/u).length >= 25),
          at,
        );
      if (!one || !other || copied === undefined) return undefined;
      return {
        course: withLesson(course, one.id, ({ content }) => ({
          content: inserted(content, copied.replace(/\[\^\d+\]/g, '')),
        })),
        places: [one.id, other.id],
      };
    },
  },
  {
    check: 'numbers_differ',
    what: 'a number of the lesson is altered in the summary or an explanation',
    apply: inLesson(
      ({ content, summary }, at) => {
        const sentence = pick(withNumber(content), at);
        if (sentence === undefined) return undefined;
        const altered = sentence.replace(/(?<![\d.,])\d{1,6}(?![\d.,]*\d)/u, anotherNumber);
        return altered === sentence ? undefined : { summary: `${summary} ${altered}` };
      },
      ({ content }) => withNumber(content).length > 0,
    ),
  },
  {
    check: 'term_absent',
    what: 'a key term is moved to another lesson',
    apply: inLesson(
      (lesson, at, course) => {
        const moved = strangers(lesson, course);
        const term = pick(moved, at);
        return term && { key_terms: [...lesson.key_terms, term] };
      },
      (lesson, course) => strangers(lesson, course).length > 0,
    ),
  },
  {
    check: 'term_undefined',
    what: 'a definition becomes the term itself',
    apply: inLesson(
      ({ key_terms }, at) => ({
        key_terms: key_terms.map((one, index) =>
          index === at % key_terms.length
            ? { ...one, definition: pick([one.term, `The ${one.term}.`, '…'], at) ?? '' }
            : one,
        ),
      }),
      ({ key_terms }) => key_terms.length > 0,
    ),
  },
  {
    check: 'term_redefined',
    what: 'a term is defined again, with another term’s definition',
    apply: (course, at) => {
      const one = pick(lessonsOf(course), at);
      const other = one && farFrom(course, one, at);
      const term = pick(other?.key_terms ?? [], at);
      const foreign = lessonsOf(course)
        .flatMap(({ key_terms }) => key_terms)
        .find(({ term: name }) => name !== term?.term);
      if (!one || !other || !term || !foreign) return undefined;
      return {
        course: withLesson(course, one.id, ({ key_terms }) => ({
          key_terms: [...key_terms, { term: term.term, definition: foreign.definition }],
        })),
        places: [one.id, other.id],
      };
    },
  },
  {
    check: 'term_early',
    what: 'two lessons change places',
    apply: (course, at) => {
      const lessons = lessonsOf(course);
      const later = pick(
        lessons.filter(
          ({ key_terms, content }, index) =>
            index > 0 &&
            key_terms.some(
              ({ term }) =>
                term.length >= 4 &&
                timesIn(content, term) > 3 &&
                timesIn(lessons[0]!.content, term) === 0,
            ),
        ),
        at,
      );
      const first = lessons[0];
      if (!later || !first) return undefined;
      // Its text is read first and its terms are named where they were.
      const moved = withLesson(course, first.id, () => ({ content: later.content }));
      return {
        course: withLesson(moved, later.id, () => ({ content: first.content })),
        places: [first.id],
      };
    },
  },
];

const timesIn = (text: string, part: string): number =>
  text.toLowerCase().split(part.toLowerCase()).length - 1;

/** Sentences with a number that stand once in a lesson, without markers and markup. */
const withNumber = (content: string): string[] =>
  paragraphsOf(content)
    .flatMap((text) => text.split(/(?<=[\p{Ll}\]])\.(?:\[\^\d+\])*\s+/u))
    .map((text) => text.replace(/\[\^\d+\]/g, '').trim())
    .filter(
      (text) =>
        /(?<![\d.,\p{L}])\d{1,6}(?![\d.,]*[\d\p{L}])/u.test(text) &&
        /^\p{Lu}/u.test(text) &&
        /\p{L}\s\p{L}/u.test(text) &&
        !/[`*_[\]\n|]/.test(text) &&
        text.length < 200,
    )
    .map((text) => (text.endsWith('.') ? text : `${text}.`));

const strangers = (
  lesson: { readonly id: string; readonly content: string },
  course: Parameters<typeof lessonsOf>[0],
) => {
  const own = new Set(contentStems(lesson.content, course.language));
  return lessonsOf(course)
    .filter(({ id }) => id !== lesson.id)
    .flatMap(({ key_terms }) => key_terms)
    .filter(
      ({ term }) =>
        !lesson.content.toLowerCase().includes(term.toLowerCase()) &&
        contentStems(term, course.language).every((stem) => !own.has(stem)),
    );
};
