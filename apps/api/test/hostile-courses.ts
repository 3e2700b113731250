import { createHash } from 'node:crypto';
import { type PathData, type QuizItem, quizKinds, type Submodule } from '@coursewright/contract';
import fc from 'fast-check';

/** Pieces that mean something in Markdown, TeX, Typst, HTML, XML or a zip, and any other text. */
const anyText = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(...'`~*_[](){}<>#|$\\"\'&!^:;@=/%.,-+ \n\t\r'.split('')),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          '```\n',
          '\n\n- [ ] ',
          '\n> ',
          '\n| a | b |\n|---|---|\n',
          '$$\n\\frac{',
          '\\begin{matrix}',
          '[^1]',
          '[^2]: ',
          '<!--',
          ']]>',
          '</script><script>',
          '<img src=x onerror=alert(1)>',
          '](javascript:alert(1))',
          '#read("/etc/passwd")',
          '{{c1::',
          '[sound:x]',
          '../../',
          '\u0007\u001F\uFFFE',
          '\u2028\u2029\u202E\u2067',
          '\uD800',
          '🇪🇺👩‍👩‍👧',
          'سلام',
          '漢字',
          'עברית',
        ),
      },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(''));

const idOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const anyQuestion = fc.record({
  kind: fc.constantFrom(...quizKinds),
  question: anyText,
  options: fc.array(fc.tuple(anyText, anyText), { minLength: 2, maxLength: 6 }),
  explanation: anyText,
});
const anyLesson = fc.record({
  title: anyText,
  content: fc.array(anyText, { maxLength: 6 }).map((texts) => texts.join('\n\n')),
  summary: anyText,
  terms: fc.array(fc.tuple(anyText, anyText), { maxLength: 3 }),
  questions: fc.array(anyQuestion, { maxLength: 5 }),
  isCited: fc.boolean(),
});
type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

function questionOf(name: string, drawn: Drawn<typeof anyQuestion>): QuizItem {
  const { kind, question, options, explanation } = drawn;
  const isWhole = kind === 'ordering' || kind === 'matching';
  const kept = kind === 'true_false' ? options.slice(0, 2) : options;
  return {
    id: idOf(name),
    kind,
    question,
    options: kept.map(([text, match], at) => ({
      id: idOf(`${name} ${at}`),
      text,
      is_correct: isWhole || at === kept.length - 1,
      ...(kind === 'matching' ? { match } : {}),
    })),
    explanation,
    cites: [idOf('passage')],
  };
}

function lessonOf(name: string, drawn: Drawn<typeof anyLesson>): Submodule {
  const { title, content, summary, terms, questions, isCited } = drawn;
  return {
    id: idOf(name),
    title,
    description: summary,
    objectives: [title],
    status: 'completed',
    content,
    summary,
    key_terms: terms.map(([term, definition]) => ({ term, definition })),
    quiz: questions.map((question, at) => questionOf(`${name} question ${at}`, question)),
    resources: [{ title, description: summary, url: `https://example.org/${title}` }],
    citations: isCited
      ? [
          {
            marker: 1,
            source_id: idOf('source'),
            passage_id: idOf('passage'),
            status: 'supported',
          },
        ]
      : [],
  } as Submodule;
}

/** A course whose every text was drawn to break out of where it is put; in some language. */
export const anyHostileCourse: fc.Arbitrary<PathData> = fc
  .record({
    topic: anyText,
    summary: anyText,
    language: fc.constantFrom('en', 'de', 'ar', 'he', 'zh', 'ja', 'th'),
    modules: fc.array(
      fc.record({ title: anyText, lessons: fc.array(anyLesson, { minLength: 1, maxLength: 3 }) }),
      { minLength: 1, maxLength: 3 },
    ),
    source: anyText,
    passage: anyText,
  })
  .map(({ topic, summary, language, modules, source, passage }) => ({
    topic,
    summary,
    language,
    explanation_style: 'standard',
    author: { kind: 'builtin', name: 'Built-in author' },
    resources: [],
    sources: [
      {
        id: idOf('source'),
        kind: 'web',
        title: source,
        url: `https://example.org/${source}`,
        fetched_at: '2026-01-02T03:04:05.000Z',
        content_hash: idOf(source),
        passages: [{ id: idOf('passage'), number: 1, heading: source, text: passage }],
      },
    ],
    modules: modules.map(({ title, lessons }, at) => ({
      id: idOf(`module ${at}`),
      title,
      description: title,
      learning_objectives: [title],
      prerequisites: [],
      resources: [],
      submodules: lessons.map((lesson, place) => lessonOf(`lesson ${at} ${place}`, lesson)),
    })),
  }));
