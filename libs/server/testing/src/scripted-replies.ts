import { createHash } from 'node:crypto';
import type {
  CuriositiesDraft,
  LessonDraft,
  ModulesOutline,
  NarrationDraft,
  QuizDraft,
  ReadingDraft,
  ResearchVerdict,
  ResourceChoice,
  SearchPlan,
  SecondReading,
  SentenceRevision,
  SubmodulesOutline,
  TutorDraft,
} from '@coursewright/contract';
import { fill, type Phrases, phrasesIn } from './scripted-phrases.ts';
import type { ReadPassage, ReadPrompt } from './scripted-prompt.ts';

/**
 * The reply to a prompt, a pure function of (seed, prompt): plausible, valid, resting on the
 * passages given. JSON except for unknown steps.
 */
export function scriptedReply(
  seed: number,
  prompt: ReadPrompt,
  language = prompt.language,
): string {
  const choose = chooser(`${seed} ${JSON.stringify(prompt)}`);
  const say = phrasesIn(language);
  switch (prompt.step) {
    case 'plan_searches':
      return JSON.stringify({
        queries: say.query.map((query) => fill(query, names(prompt)).slice(0, 200)),
      } satisfies SearchPlan);
    case 'judge_research':
      return JSON.stringify({
        is_sufficient: true,
        gaps: [],
        queries: [],
      } satisfies ResearchVerdict);
    case 'outline_modules':
      return JSON.stringify(modules(prompt, say));
    case 'outline_submodules':
      return JSON.stringify(submodules(prompt, say));
    case 'write_curiosities':
      return JSON.stringify(curiosities(prompt, say));
    case 'topic_resources':
    case 'module_resources':
      return JSON.stringify({
        resources: prompt.sources
          .slice(0, prompt.resources)
          .map(({ ref }) => ({ ref, description: fill(say.resource, names(prompt)) })),
      } satisfies ResourceChoice);
    case 'write_lesson':
      return JSON.stringify(lesson(prompt, say, language, choose));
    case 'revise_sentences':
      return JSON.stringify({
        sentences: prompt.sentences.map(({ number }, index) => ({
          number,
          text: quoted(prompt.passages[index % Math.max(1, prompt.passages.length)]),
        })),
      } satisfies SentenceRevision);
    case 'second_reading':
      return JSON.stringify({
        verdicts: prompt.sentences.map(({ number }) => ({ number, verdict: 'supported' })),
      } satisfies SecondReading);
    case 'read_course':
      return JSON.stringify({ findings: repeated(prompt) } satisfies ReadingDraft);
    case 'write_quiz':
      return JSON.stringify(quiz(prompt, say, choose));
    case 'answer_question':
      return JSON.stringify({
        answer: prompt.passages.slice(0, 3).map(quoted).join(' '),
        question: '',
      } satisfies TutorDraft);
    case 'write_narration':
      return JSON.stringify({ paragraphs: [...prompt.sentences] } satisfies NarrationDraft);
    case 'draw_lesson':
      return JSON.stringify(drawing(prompt));
    default:
      return `${fill(say.lessonSummary, names(prompt))} ${prompt.passages.slice(0, 3).map(quoted).join(' ')}`.trim();
  }
}

/** Steps, or what was asked for, of what the lesson cites; each node in the words of its passage. */
function drawing({ passages, theme, diagramKind }: ReadPrompt) {
  const kind = diagramKind ?? 'flow';
  const nodes = passages.slice(0, 6).map(({ ref, text }, index) => ({
    id: `n${index + 1}`,
    label: text
      .split(' ')
      .slice(0, 6)
      .join(' ')
      .replace(/[.!?]$/, ''),
    detail: text,
    group: kind === 'comparison' ? `Side ${(index % 2) + 1}` : '',
    at: ['comparison', 'timeline'].includes(kind) ? `Part ${Math.floor(index / 2) + 1}` : '',
    refs: [ref],
  }));
  const edges = ['comparison', 'timeline'].includes(kind)
    ? []
    : nodes.slice(1).map(({ id }, index) => ({ from: `n${index + 1}`, to: id, label: '' }));
  return { is_suitable: nodes.length > 1, suggested_kinds: [], kind, title: theme, nodes, edges };
}

const names = ({ topic, theme }: ReadPrompt) => ({ topic, theme });
type Choose = (below: number) => number;

/** Repeatable choices: the nth number drawn depends on the key alone. */
function chooser(key: string): Choose {
  let drawn = 0;
  return (below) =>
    createHash('sha256').update(`${key} ${drawn++}`).digest().readUInt32BE(0) % below;
}

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?。！？]) (?=[^a-z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 25 && /[.!?。！？]$/.test(sentence));
const prose = (passages: readonly ReadPassage[]) =>
  passages.filter(({ kind, text }) => kind === 'prose' && sentencesOf(text).length > 0);
const withMarker = (sentence: string, ref: string): string =>
  sentence.replace(/([.!?。！？]+)$/, ` [${ref}]$1`);
const quoted = (passage: ReadPassage | undefined): string =>
  passage
    ? withMarker(sentencesOf(passage.text)[0] ?? `${passage.text.slice(0, 80)}.`, passage.ref)
    : '';

/**
 * Distinct themes for n pieces: section titles of what was given, and aspects of them when there
 * are too few.
 */
function themes(prompt: ReadPrompt, count: number): string[] {
  const sections = [...prompt.passages, ...prompt.sources.flatMap(({ digest }) => digest)].map(
    ({ section }) => section.split(' › ').at(-1)!.trim(),
  );
  const found = [...new Set([...sections, ...prompt.sources.map(({ title }) => title)])].filter(
    Boolean,
  );
  const start =
    prompt.theme === prompt.topic
      ? 0
      : Math.max(
          0,
          found.findIndex((theme) => prompt.theme.includes(theme)),
        );
  return Array.from({ length: count }, (_, index) => {
    const round = found.length === 0 ? index + 1 : Math.floor(index / found.length);
    const theme = found[(start + index) % found.length] ?? prompt.topic;
    return round === 0 ? theme : `${theme}: ${aspects[(round - 1) % aspects.length]}`;
  }).map((theme) => theme.slice(0, 100));
}

/** What a course with too little material is divided by. */
const aspects = ['origins', 'methods', 'practice', 'mistakes', 'limits', 'people', 'future'];

function modules(prompt: ReadPrompt, say: Phrases): ModulesOutline {
  return {
    summary: fill(say.summary, names(prompt)),
    modules: themes(prompt, prompt.moduleCount).map((theme, index, all) => ({
      title: fill(say.module, { n: index + 1, theme }),
      description: fill(say.moduleDescription, { theme }),
      learning_objectives: say.objectives.map((objective) => fill(objective, { theme })),
      terms: [`${theme} term`],
      prerequisites: index > 0 ? [fill(say.module, { n: index, theme: all[index - 1]! })] : [],
    })),
  };
}

function submodules(prompt: ReadPrompt, say: Phrases): SubmodulesOutline {
  const lines = prompt.sources.flatMap(({ digest }) => digest);
  return {
    submodules: themes(prompt, prompt.submoduleCount).map((theme, index) => ({
      title: fill(say.lesson, { theme, n: index + 1 }),
      description: fill(say.lessonDescription, { theme }),
      objectives: say.objectives.slice(0, 2).map((objective) => fill(objective, { theme })),
      refs: lines
        .filter((_, line) => line % prompt.submoduleCount === index)
        .slice(0, 12)
        .map(({ ref }) => ref),
      terms: [`${theme} notion ${index + 1}`],
    })),
  };
}

const firstWords = (text: string, count: number): string =>
  text.split(/\s+/).slice(0, count).join(' ');

function lesson(prompt: ReadPrompt, say: Phrases, language: string, choose: Choose): LessonDraft {
  const passages = beginningElsewhere(prompt, prose(prompt.passages), choose).slice(
    0,
    prompt.instruction?.includes('shorter') ? 2 : 8,
  );
  const theme = prompt.theme;
  // Quoting a source in another language would make the lesson one in that language: only a few
  // words are quoted then.
  const foreign = !sameLanguage(passages, language);
  const facts = (passage: ReadPassage) =>
    foreign
      ? [
          withMarker(
            `${fill(say.foreign, { quote: sentencesOf(passage.text)[0]!.split(' ').slice(0, 4).join(' ') })}.`,
            passage.ref,
          ),
        ]
      : sentencesOf(passage.text)
          .slice(0, 6)
          .map((sentence) => withMarker(sentence, passage.ref));
  const sections = passages.map(
    (passage) => `### ${headingOf(passage, theme)}\n\n${facts(passage).join(' ')}`,
  );
  const illustration = prompt.passages.find(({ kind }) => kind === 'code' || kind === 'table');
  const example = `### ${say.example}\n\n${say.exampleLead} ${passages[0] ? facts(passages[0]).at(-1) : ''}${illustration ? `\n\n${illustration.text}` : ''}`;
  const known =
    sections.length > 0
      ? []
      : [fill(`${say.summary} ${say.lessonSummary}`, { topic: theme, theme })];
  return {
    content: [fill(say.opening, { theme }), ...known, ...sections, example].join('\n\n'),
    summary: fill(say.lessonSummary, { theme }),
    key_terms: words(passages)
      .slice(0, 4)
      .map((term) => ({ term, definition: fill(say.definition, { theme }) })),
    evidence: passages.flatMap((passage) =>
      facts(passage).map((sentence, index) => ({
        sentence: firstWords(sentence, 5),
        words: firstWords(sentencesOf(passage.text)[index] ?? '', 8),
      })),
    ),
  };
}

const articles: Record<string, RegExp> = {
  en: /\b(the|and|of|is)\b/gi,
  es: /\b(el|los|las|que|una)\b/gi,
  de: /\b(der|die|das|und|ist)\b/gi,
};
function sameLanguage(passages: readonly ReadPassage[], language: string): boolean {
  const text = passages.map((passage) => passage.text).join(' ');
  const share =
    (articles[language.split('-')[0]!]?.[Symbol.match](text)?.length ?? 0) /
    Math.max(1, text.split(/\s+/).length);
  return articles[language.split('-')[0]!] === undefined || share > 0.06;
}

/** Longer words of the passages, each once, in order of appearance. */
function words(passages: readonly ReadPassage[]): string[] {
  const seen = new Map<string, string>();
  for (const word of passages.flatMap(({ text }) => text.match(/\p{L}{6,}/gu) ?? []))
    if (!seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
  return [...seen.values()];
}

function quiz(prompt: ReadPrompt, say: Phrases, choose: Choose): QuizDraft {
  const passages = beginningElsewhere(prompt, prose(prompt.passages), choose);
  const vocabulary = words(passages);
  const items = Array.from({ length: prompt.questions }, (_, index): QuizDraft['items'][number] => {
    const passage = passages[index % Math.max(1, passages.length)];
    const round = Math.floor(index / Math.max(1, passages.length));
    const sentences = sentencesOf(passage?.text ?? '');
    const sentence =
      sentences[round % Math.max(1, sentences.length)] ??
      fill(say.lessonSummary, { theme: prompt.theme });
    // A sentence that is asked about again has its gap at another word.
    const again = Math.floor(round / Math.max(1, sentences.length));
    const key = sentence.match(/\p{L}{6,}/gu)?.at(-1 - again) ?? sentence.split(' ')[again]!;
    const others = vocabulary.filter(
      (word) =>
        !sentence.toLowerCase().includes(word.toLowerCase()) &&
        Math.abs(word.length - key.length) <= 4,
    );
    const distractors =
      others.length >= 3
        ? rotate(others, choose(others.length)).slice(0, 3)
        : ['aluminium', 'saxophone', 'parliament'];
    const options = distractors.map((text) => ({ text, is_correct: false }));
    options.splice(choose(4), 0, { text: key, is_correct: true });
    return {
      kind: 'cloze',
      question: fill(say.cloze, { sentence: sentence.replace(key, '____') }),
      options,
      explanation: fill(say.explanation, { answer: sentence }),
      refs: passage ? [passage.ref] : [],
    };
  });
  return { items };
}

/** What is written again begins with another passage. */
function beginningElsewhere(
  { previous, theme }: ReadPrompt,
  passages: readonly ReadPassage[],
  choose: Choose,
): readonly ReadPassage[] {
  if (previous === undefined || passages.length < 2) return passages;
  const from = 1 + choose(passages.length - 1);
  const begins = /^### (.+)$/m.exec(previous)?.[1];
  const other = rotate(passages, from).findIndex((one) => headingOf(one, theme) !== begins);
  return rotate(passages, (from + Math.max(0, other)) % passages.length);
}
const headingOf = ({ section }: ReadPassage, theme: string): string =>
  section.split(' › ').at(-1) || theme;

/** Sentences of the passages as findings, and every third as a question. */
function curiosities(prompt: ReadPrompt, say: Phrases): CuriositiesDraft {
  const categories = [
    'fun_fact',
    'key_insight',
    'quick_quiz',
    'historical_context',
    'practical_tip',
    'fact_or_fiction',
    'best_practice',
    'advanced_nugget',
    'knowledge_check',
  ] as const;
  const quotable = prose(prompt.passages).flatMap(({ ref, text }) =>
    sentencesOf(text)
      .slice(0, 2)
      .map((sentence) => ({ ref, sentence })),
  );
  return {
    items: quotable.slice(0, categories.length).map(({ ref, sentence }, index) => {
      const category = categories[index]!;
      if (!/quiz|check|fiction/.test(category))
        return { category, text: sentence, options: [], explanation: '', ref };
      const key = sentence.match(/\p{L}{5,}/gu)?.at(-1) ?? sentence.split(' ')[0]!;
      return {
        category,
        text: fill(say.cloze, { sentence: sentence.replace(key, '____') }),
        explanation: sentence,
        ref,
        options: [
          { text: key, is_correct: true },
          { text: 'saxophone', is_correct: false },
          { text: 'parliament', is_correct: false },
        ],
      };
    }),
  };
}

/** The first sentence of each lesson that an earlier one has as well. */
function repeated({ lessons }: ReadPrompt): ReadingDraft['findings'] {
  return lessons.flatMap(({ number, text }, index) => {
    const said = sentencesOf(text).find((sentence) => sentence.length >= 40 && saidIn(sentence));
    const other = said && saidIn(said);
    return said && other
      ? [{ aspect: 'repetition', lesson: number, said, remark: `Lesson ${other.number}: ${said}` }]
      : [];

    function saidIn(sentence: string) {
      return lessons.slice(0, index).find((one) => one.text.includes(sentence));
    }
  });
}

const rotate = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by),
  ...list.slice(0, by),
];
