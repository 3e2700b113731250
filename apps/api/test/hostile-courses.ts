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
          '\0',
          '\u200E\u200F\u061C\u2069',
          '%00%2e%2e%2fetc',
          'C:\\CON.',
          '&#0;&nbsp;&#xD800;',
          '"; DROP TABLE notes; --',
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

const nested = (depth: number): string =>
  Array.from({ length: depth }, (_, at) => `${'  '.repeat(at)}- deep ${at}`).join('\n');
const tableOf = (columns: number, rows: number): string => {
  const row = (cell: string): string => `|${` ${cell} |`.repeat(columns)}`;
  return ['', row('a'), row('---'), ...Array.from({ length: rows }, () => row('b')), ''].join('\n');
};

/** What is only hard by its size, and is drawn now and then. */
const anyLargeText = fc.constantFrom(
  'x'.repeat(10_000),
  'long words '.repeat(900),
  '漢字'.repeat(5_000),
  'سلام '.repeat(2_000),
  '👩‍👩‍👧‍👦'.repeat(400),
  '\u0301'.repeat(3_000),
  nested(60),
  '> '.repeat(120),
  '*'.repeat(2_000),
  '['.repeat(2_000),
  tableOf(40, 60),
  tableOf(3, 800),
  `$${'\\frac{1}{'.repeat(60)}x${'}'.repeat(60)}$`,
  `$$\n${'a_{'.repeat(300)}\n$$`,
  `\`\`\`js\n${'let a = [1, 2, 3]; // line\n'.repeat(400)}\`\`\``,
);

const idOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Mostly short, sometimes empty, seldom very large; in a title as in a text. */
const anySize = fc.oneof(
  { weight: 60, arbitrary: anyText },
  { weight: 3, arbitrary: fc.constantFrom('', ' ', 'The same title') },
  { weight: 1, arbitrary: anyLargeText },
);

const anyQuestion = fc.record({
  kind: fc.constantFrom(...quizKinds),
  question: anySize,
  options: fc.array(fc.tuple(anySize, anyText), { minLength: 2, maxLength: 6 }),
  explanation: anyText,
});
const anyLesson = fc.record({
  title: anySize,
  content: fc.array(anySize, { maxLength: 6 }).map((texts) => texts.join('\n\n')),
  summary: anyText,
  terms: fc.array(fc.tuple(anyText, anyText), { maxLength: 3 }),
  questions: fc.array(anyQuestion, { maxLength: 5 }),
  /** How often the questions are asked again: a lesson may have hundreds. */
  times: fc.oneof({ weight: 40, arbitrary: fc.constant(1) }, fc.constant(100)),
  isCited: fc.boolean(),
});
type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

function questionOf(name: string, drawn: Drawn<typeof anyQuestion>): QuizItem {
  const { kind, question, options, explanation } = drawn;
  const isWhole = kind === 'ordering' || kind === 'matching';
  const most = kind === 'free_recall' ? 1 : kind === 'true_false' ? 2 : options.length;
  const kept = options.slice(0, most);
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
  const { title, content, summary, terms, times, isCited } = drawn;
  const questions = Array.from({ length: times }, () => drawn.questions).flat();
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
    resources: [
      { title, description: summary, url: `https://example.org/${title}`, type: 'article' },
    ],
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
  };
}

/** A course whose every text was drawn to break out of where it is put; in some language. */
export const anyHostileCourse: fc.Arbitrary<PathData> = fc
  .record({
    topic: anySize,
    summary: anySize,
    language: fc.constantFrom('en', 'de', 'ar', 'he', 'zh', 'ja', 'th'),
    modules: fc.array(
      fc.record({ title: anySize, lessons: fc.array(anyLesson, { minLength: 1, maxLength: 3 }) }),
      { minLength: 1, maxLength: 3 },
    ),
    source: anyText,
    passage: anySize,
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
