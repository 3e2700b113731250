import type { PathData, QuizItem } from '@coursewright/contract';
import { contentStems } from '@coursewright/text/terms';
import {
  farFrom,
  inLesson,
  inQuestion,
  isChoice,
  keyOf,
  lessonsOf,
  pick,
  replaced,
  withDistractor,
  withLesson,
  type Damage,
} from './damage.ts';

const anyOption = ({ options, kind }: QuizItem): boolean =>
  options.length >= 2 && (isChoice({ options, kind } as QuizItem) || kind === 'true_false');
const isAskedForChoice = (item: QuizItem): boolean =>
  item.kind === 'multiple_choice' && isChoice(item);

export const quiz: readonly Damage[] = [
  {
    check: 'key_invalid',
    what: 'the key is corrupted: none, or two',
    apply: inQuestion(
      ({ options }, at) => ({
        options: options.map((one, index) => ({
          ...one,
          is_correct: at % 2 === 0 ? false : one.is_correct || index === 0 || index === 1,
        })),
      }),
      anyOption,
    ),
  },
  {
    check: 'options_alike',
    what: 'an option is there twice',
    apply: inQuestion(
      (item, at) => {
        const other = keyOf(item);
        return withDistractor(item, at, at % 2 === 0 ? other : `${other.toUpperCase()}.`);
      },
      (item) => isChoice(item) && !/[`=(){}<>$]|^\S$/.test(keyOf(item)),
    ),
  },
  {
    check: 'key_unexplained',
    what: 'the explanation of another question',
    apply: inQuestion((item, at, lesson, course) => {
      const other = farFrom(course, lesson, at)?.quiz.find(
        ({ explanation }) => !explanation.toLowerCase().includes(keyOf(item).toLowerCase()),
      );
      return other && { explanation: other.explanation };
    }, isChoice),
  },
  {
    check: 'question_elsewhere',
    what: 'a question is moved to another lesson',
    apply: (course, at) => {
      const to = pick(lessonsOf(course), at);
      const from = to && farFrom(course, to, at);
      const item = pick((from?.quiz ?? []).filter(isChoice), at);
      if (!to || !item) return undefined;
      return {
        course: withLesson(course, to.id, ({ quiz: own }) => ({
          quiz: [...own, { ...item, id: '99999999-0000-4000-8000-000000000001' }],
        })),
        places: [to.id],
      };
    },
  },
  {
    check: 'question_elsewhere',
    what: 'a question on pairs asks for the terms of other lessons',
    apply: (course, at) => {
      const to = pick(lessonsOf(course), at);
      const others = lessonsOf(course).filter(({ id }) => id !== to?.id);
      const known = new Set(to?.key_terms.map(({ term }) => term.toLowerCase()));
      const pairs = others
        .flatMap(({ key_terms }) => key_terms)
        .filter(({ term }) => !known.has(term.toLowerCase()))
        .slice(0, 4);
      if (!to || pairs.length < 3) return undefined;
      const item: QuizItem = {
        id: '99999999-0000-4000-8000-000000000002',
        kind: 'matching',
        question: 'Which meaning belongs to which term?',
        options: pairs.map(({ term, definition }, index) => ({
          id: `99999999-0000-4000-8000-00000000001${index}`,
          text: term,
          is_correct: true,
          match: definition,
        })),
        explanation: '',
        cites: [],
      };
      return {
        course: withLesson(course, to.id, ({ quiz: own }) => ({ quiz: [...own, item] })),
        places: [to.id],
      };
    },
  },
  {
    check: 'question_repeated',
    what: 'a question is copied to another lesson',
    apply: (course, at) => {
      const to = pick(lessonsOf(course), at);
      const from = to && farFrom(course, to, at);
      const item = pick(from?.quiz ?? [], at);
      if (!to || !from || !item) return undefined;
      return {
        course: withLesson(course, to.id, ({ quiz: own }) => ({
          quiz: [
            ...own,
            {
              ...item,
              id: '99999999-0000-4000-8000-000000000002',
              options: item.options.toReversed(),
            },
          ],
        })),
        places: [to.id, from.id],
      };
    },
  },
  {
    check: 'answer_given_away',
    what: 'another question tells the answer',
    apply: inLesson(
      (lesson, at, { language }) => {
        const item = pick(tellable(lesson.quiz, language), at);
        const other = lesson.quiz.find((one) => one !== item);
        if (!item || !other) return undefined;
        const asked = item.question.replace(/[?？]$/u, '');
        return {
          quiz: replaced(lesson.quiz, other, {
            ...other,
            question: `${asked}: ${keyOf(item)}. ${other.question}`,
          }),
        };
      },
      ({ quiz: items }, { language }) => items.length > 1 && tellable(items, language).length > 0,
    ),
  },
  {
    check: 'option_form',
    what: 'an option speaks of the others',
    apply: inQuestion(
      (item, at, _, { language }) =>
        withDistractor(item, at, pick(formsIn[language.split('-')[0] ?? ''] ?? forms, at) ?? ''),
      isChoice,
    ),
  },
  {
    check: 'option_absolute',
    what: 'a wrong option says always or never',
    apply: inQuestion((item, at) => {
      const wrong = item.options.find(({ is_correct }) => !is_correct)?.text ?? '';
      const word = pick(['always', 'never', 'absolutely'], at);
      return withDistractor(item, 0, `${word} ${wrong}`);
    }, isChoice),
  },
  {
    check: 'options_unlike',
    what: 'a joke, a number or an essay among the options',
    apply: inQuestion(
      (item, at) => withDistractor(item, at, pick(oddOnes, at) ?? ''),
      (item) =>
        isChoice(item) && item.options.every(({ text }) => !/\d/.test(text) && text.length < 60),
    ),
  },
  {
    check: 'stem_negative',
    what: 'a question denies in small letters',
    apply: inQuestion((_, at, lesson, { language }) => {
      const asked = pick(negativesIn[language.split('-')[0] ?? ''] ?? [], at);
      return asked === undefined ? undefined : { question: asked(lesson.title) };
    }, isAskedForChoice),
  },
  {
    check: 'stem_echo',
    what: 'the answer alone repeats the question',
    apply: inQuestion((item, _, __, { language }) => {
      const stem = new Set(contentStems(item.question, language));
      const words = item.question.match(/\p{L}{4,}/gu) ?? [];
      const echoed = words.filter((word) => contentStems(word, language).length > 0).slice(0, 3);
      const isClean = item.options.every(
        ({ text, is_correct }) =>
          is_correct || contentStems(text, language).every((one) => !stem.has(one)),
      );
      if (echoed.length < 2 || !isClean) return undefined;
      return {
        options: item.options.map((one) =>
          one.is_correct ? { ...one, text: `${one.text} ${echoed.join(' ')}` } : one,
        ),
      };
    }, isChoice),
  },
  {
    check: 'key_position',
    what: 'all keys stand in one place',
    apply: inAllChoices((item, at) => {
      const key = item.options.filter(({ is_correct }) => is_correct);
      const others = item.options.filter(({ is_correct }) => !is_correct);
      const place = at % 3;
      return { options: [...others.slice(0, place), ...key, ...others.slice(place)] };
    }),
  },
  {
    check: 'key_longest',
    what: 'keys are lengthened',
    apply: inAllChoices(({ options }) => {
      const most = Math.max(...options.map(({ text }) => text.length));
      return {
        options: options.map((one) =>
          one.is_correct
            ? { ...one, text: one.text.padEnd(most + 2, ' as the lesson explains') }
            : one,
        ),
      };
    }),
  },
  {
    check: 'key_frequent',
    what: 'keys are what the lesson speaks of most',
    apply: inAllChoices((item) => ({
      options: item.options.map((one, index) =>
        one.is_correct
          ? { ...one, text: 'e' }
          : { ...one, text: `option that no lesson has ${index}` },
      ),
    })),
  },
  {
    check: 'quiz_missing',
    what: 'the quiz is deleted',
    apply: inLesson(() => ({ quiz: [] })),
  },
  {
    check: 'quiz_outdated',
    what: 'the lesson was changed after its quiz',
    apply: inLesson(() => ({ quiz_outdated: true })),
  },
];

const forms = [
  'All of the above',
  'None of these',
  'A and C',
  'Both of them',
  'Neither of the above',
];
const formsIn: Readonly<Record<string, readonly string[]>> = {
  es: ['Todas las anteriores', 'Ninguna de las anteriores', 'A y C'],
  fr: ['Toutes les réponses', 'A et C'],
  de: ['Alle genannten', 'Keine der genannten', 'A und C'],
  it: ['Tutte le precedenti', 'Nessuna delle precedenti'],
  pt: ['Todas as anteriores', 'Nenhuma das anteriores'],
  ru: ['Все перечисленное', 'Ничего из перечисленного'],
  zh: ['以上都是', '以上都不是'],
  ja: ['上記のすべて', '上記のいずれでもない'],
};
const oddOnes = [
  'Because the moon is made of cheese, obviously!',
  '42',
  'A long story that my grandmother used to tell us about a travelling salesman and his three unfortunate donkeys',
  'Who cares 😀',
];
const negativesIn: Readonly<Record<string, readonly ((title: string) => string)[]>> = {
  en: [
    (title) => `Which of these is not part of ${title}?`,
    (title) => `What does ${title} never do?`,
    () => 'Which of the following statements does the lesson not make?',
    () => 'All of these are named here. Which of them is named by everyone except the author?',
  ],
  es: [
    (title) => `¿Cuál de estos no forma parte de ${title}?`,
    () => '¿Qué afirmación no hace la lección?',
  ],
  fr: [
    (title) =>
      `Laquelle de ces parties ne concerne pas ${title} ? Quel point ne fait pas partie du texte ?`,
  ],
  de: [(title) => `Welche Aussage gehört nicht zu ${title}?`, () => 'Was nennt die Lektion nicht?'],
  it: [(title) => `Quale di queste non fa parte di ${title}?`],
  pt: [(title) => `Qual destas não faz parte de ${title}?`],
};

const tellable = (items: readonly QuizItem[], language: string): QuizItem[] =>
  items.filter(
    (item) =>
      isChoice(item) &&
      contentStems(keyOf(item), language).length >= 2 &&
      contentStems(item.question, language).length > 0,
  );

/** Changes every question with options; undefined where too few could show a pattern. */
function inAllChoices(change: (item: QuizItem, at: number) => Partial<QuizItem>): Damage['apply'] {
  return (course, at) => {
    const asked = lessonsOf(course).flatMap(({ quiz: items }) => items.filter(isChoice));
    if (asked.length < 14) return undefined;
    const damaged: PathData = {
      ...course,
      modules: course.modules.map((module) => ({
        ...module,
        submodules: module.submodules.map((lesson) => ({
          ...lesson,
          quiz: lesson.quiz.map((item) =>
            isChoice(item) ? { ...item, ...change(item, at) } : item,
          ),
        })),
      })),
    };
    return { course: damaged, places: [] };
  };
}
