import { countWords } from '@coursewright/text';
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

const scratch = [
  'TODO: an example would be good here.',
  'As an AI language model, I cannot verify this.',
  'Let me draft the next section with that in mind.',
  '[insert a diagram of the process]',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  'Here is the revised lesson you asked for:',
  'Dear {{name}}, welcome back.',
  'My word budget for this lesson is nearly used up, so I stop here.',
];
const vagueVerbs: Readonly<Record<string, readonly string[]>> = {
  en: ['Understand', 'Know', 'Appreciate', 'Learn', 'Become familiar with'],
  es: ['Conocer', 'Comprender', 'Entender', 'Saber'],
  fr: ['Comprendre', 'Connaître', 'Savoir', 'Apprécier'],
  de: ['Verstehen', 'Kennen', 'Wissen'],
  it: ['Conoscere', 'Capire', 'Comprendere'],
  pt: ['Conhecer', 'Compreender', 'Entender'],
  ru: ['Знать', 'Понимать', 'Изучить'],
  zh: ['了解', '理解', '熟悉'],
};

export const structure: readonly Damage[] = [
  {
    check: 'parts_missing',
    what: 'a part is deleted',
    apply: inLesson((lesson, at) =>
      pick([{ objectives: [] }, { content: '' }, { summary: '' }], at),
    ),
  },
  {
    check: 'scratch_text',
    what: 'scratch text is inserted',
    apply: inLesson(({ content, summary }, at) =>
      at % 3 === 0
        ? { summary: `${summary} ${pick(scratch, at)}` }
        : { content: inserted(content, pick(scratch, at) ?? '') },
    ),
  },
  {
    check: 'title_empty',
    what: 'a title becomes a number or the topic',
    apply: inLesson((_, at, { topic }) => ({
      title: pick(['Lesson 3', topic, 'Untitled', 'Part II', '…'], at),
    })),
  },
  {
    check: 'title_repeated',
    what: 'a title is copied from another lesson',
    apply: (course, at) => {
      const lessons = lessonsOf(course);
      const one = pick(lessons, at);
      const other = one && farFrom(course, one, at);
      if (!one || !other) return undefined;
      return {
        course: withLesson(course, one.id, () => ({ title: other.title.toUpperCase() })),
        places: [one.id, other.id],
      };
    },
  },
  {
    check: 'objective_verb',
    what: 'the verb becomes one that nobody can observe',
    apply: inLesson(
      ({ objectives }, at, { language }) => {
        const verb = pick(vagueVerbs[language.split('-')[0] ?? ''] ?? [], at);
        if (verb === undefined) return undefined;
        const which = at % objectives.length;
        return {
          objectives: objectives.map((one, index) =>
            index !== which
              ? one
              : /^\p{Script=Han}/u.test(verb)
                ? verb + one.slice(2)
                : one.replace(/^\S+/u, verb),
          ),
        };
      },
      ({ objectives }) => objectives.length > 0,
    ),
  },
  {
    check: 'objective_untaught',
    what: 'an objective is taken from another lesson',
    apply: inLesson(
      (lesson, at, course) => {
        const other = farFrom(course, lesson, at)?.objectives[0];
        return other === undefined
          ? undefined
          : { objectives: [other, ...lesson.objectives.slice(1)] };
      },
      ({ objectives }) => objectives.length > 0,
    ),
  },
  {
    check: 'objective_repeated',
    what: 'an objective is given to two lessons',
    apply: (course, at) => {
      const one = pick(lessonsOf(course), at);
      const other = one && farFrom(course, one, at);
      const copied = pick(other?.objectives ?? [], at);
      if (!one || !other || copied === undefined) return undefined;
      return {
        course: withLesson(course, one.id, ({ objectives }) => ({
          objectives: [...objectives, `${copied}.`],
        })),
        places: [one.id, other.id],
      };
    },
  },
  {
    check: 'objectives_flat',
    what: 'all objectives of a module get one verb',
    apply: (course, at) => {
      const module = pick(course.modules, at);
      if (!module) return undefined;
      const submodules = module.submodules.map((one) => ({
        ...one,
        objectives: one.objectives.map((text) =>
          course.language.startsWith('de')
            ? text.replace(/\S+$/u, 'nennen')
            : text.replace(/^\S+/u, 'List'),
        ),
      }));
      if (submodules.flatMap(({ objectives }) => objectives).length < 4) return undefined;
      return {
        course: {
          ...course,
          modules: course.modules.map((one) => (one === module ? { ...one, submodules } : one)),
        },
        places: [module.id],
      };
    },
  },
  {
    check: 'lesson_short',
    what: 'a lesson is cut to its first paragraph',
    apply: inLesson(
      ({ content }) => ({ content: firstOf(content) }),
      ({ content }) => countWords(firstOf(content)) < 140,
    ),
  },
  {
    check: 'lesson_long',
    what: 'a lesson is four times as long as it was',
    apply: inLesson(
      ({ content }) => ({ content: Array.from({ length: 4 }, () => content).join('\n\n') }),
      (lesson, course) =>
        course.modules.some(
          ({ submodules }) => submodules.includes(lesson) && submodules.length > 1,
        ),
    ),
  },
  {
    check: 'paragraph_long',
    what: 'paragraphs become one',
    apply: inLesson(({ content }) => ({
      content: repeated(paragraphsOf(content).join(' ').replaceAll('\n', ' '), 250, ' '),
    })),
  },
  {
    check: 'sentences_long',
    what: 'sentences are joined to one',
    apply: inLesson(
      ({ content }) => {
        const [first = '', ...rest] = joinable(content);
        const words = [first, ...rest.map((one) => one.charAt(0).toLowerCase() + one.slice(1))];
        return { content: inserted(content, `${words.join(', and ')}.`) };
      },
      ({ content }) => countWords(joinable(content).join(' ')) > 75,
    ),
  },
  {
    check: 'questions_few',
    what: 'a long lesson keeps one question',
    apply: inLesson(
      ({ content, quiz }) => ({
        content: repeated(content, 1_300, '\n\n'),
        quiz: quiz.slice(0, 1),
      }),
      ({ quiz }) => quiz.length > 0,
    ),
  },
];

/** As often as it takes to have so many words. */
function repeated(text: string, words: number, between: string): string {
  const once = countWords(text.replace(/```[\s\S]*?```|\[\^\d+\]/g, ' '));
  const times = once === 0 ? 1 : Math.ceil(words / once);
  return Array.from({ length: times }, () => text).join(between);
}

const firstOf = (content: string): string => paragraphsOf(content)[0] ?? '';

/** Sentences as they would be joined by somebody who cannot end one. */
const joinable = (content: string): string[] =>
  paragraphsOf(content)
    .join(' ')
    .replace(/\[\^\d+\]/g, '')
    .split(/[.!?。]\s+/u)
    .filter((one) => /^\p{L}/u.test(one))
    .slice(0, 9);
