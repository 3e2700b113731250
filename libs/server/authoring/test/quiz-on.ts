import { type QuizDraft, quizDraft } from '@coursewright/contract';
import { answer, PreparedMaterial } from '../src/extractive/operations.ts';
import { brief, plainSource } from './write-course.ts';

/** A paragraph, list, table or piece of code, under a heading of its own if it has one. */
export interface Passage {
  readonly text: string;
  readonly heading?: string;
}

const kindOf = (text: string): 'code' | 'table' | 'list' | 'prose' => {
  if (text.startsWith('```')) return 'code';
  if (text.startsWith('|')) return 'table';
  return /^(?:-|\d+\.) /.test(text) ? 'list' : 'prose';
};

/** A passage as a lesson quotes it: with the marker of its source. */
function quotedAs(text: string, marker: string): string {
  switch (kindOf(text)) {
    case 'code':
      return text;
    case 'table':
      return text.replace(/ \|/, ` ${marker} |`);
    case 'list':
      return text.replace(/$/gm, ` ${marker}`);
    default:
      return text.replace(/(?<=[.。:：])(?=\s|$)/g, ` ${marker}`);
  }
}

/**
 * The quiz on a lesson that quotes passages one below the other, with the key terms that the whole
 * material defines. `quoted`: how many of the passages the lesson quotes, the last ones; `asked`: the
 * language of the course, that of the passages if not said.
 */
export function quizOn(
  passages: readonly (string | Passage)[],
  {
    language = 'en',
    asked = language,
    quoted = passages.length,
  }: { readonly language?: string; readonly asked?: string; readonly quoted?: number } = {},
): QuizDraft['items'] {
  const all = passages.map((one): Passage => (typeof one === 'string' ? { text: one } : one));
  const source = plainSource('manual', [], {
    language,
    passages: all.map(({ text, heading }, at) => ({
      id: `manual-${at}`,
      number: at + 1,
      headings: heading ? ['Manual', heading] : ['Manual'],
      text,
      kind: kindOf(text),
    })),
  });
  const prepared = new PreparedMaterial({ sources: [source] });
  const own = source.passages.slice(-quoted);
  const content = own
    .map(({ text, number, headings }) => {
      const marked = quotedAs(text, `[S1.${number}]`);
      return headings[1] ? `### ${headings[1]}\n\n${marked}` : marked;
    })
    .join('\n\n');
  const submodule = { title: 'The scheduler', description: '', objectives: [], refs: [] };
  const reply = answer(
    {
      operation: 'writeQuiz',
      brief: brief('The scheduler', { language: asked }),
      place: {
        module: { title: 'The scheduler', description: '', learning_objectives: [] },
        submodule,
        moduleTitles: ['The scheduler'],
        submoduleTitles: ['The scheduler'],
      },
      passages: own.map(({ number, headings, text, kind }) => ({
        ref: `S1.${number}`,
        sourceTitle: source.title,
        headings,
        text,
        kind,
      })),
      lesson: {
        content,
        summary: 'On the scheduler.',
        key_terms: prepared
          .index(language)
          .definitions.map(({ term, definition, sentence: { ref } }) => ({
            term,
            definition,
            ref,
          })),
      },
      wanted: 5,
    },
    prepared,
  );
  return quizDraft.parse(reply).items;
}

/** All that a learner sees of the questions. */
export const textOf = (items: QuizDraft['items']): string =>
  items
    .flatMap(({ question, options }) => [
      question,
      ...options.flatMap(({ text, match = '' }) => [text, match]),
    ])
    .join('\n');

export const keyOf = ({ options }: QuizDraft['items'][number]): string | undefined =>
  options.find(({ is_correct }) => is_correct)?.text;
