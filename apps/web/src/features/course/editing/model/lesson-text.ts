import type { Submodule } from '@coursewright/contract';

type Written = Pick<
  Submodule,
  'title' | 'description' | 'objectives' | 'content' | 'summary' | 'key_terms' | 'quiz'
>;

export type LessonPart =
  | 'title'
  | 'description'
  | 'objectives'
  | 'text'
  | 'summary'
  | 'key_terms'
  | 'quiz';

/** The parts of a lesson as plain texts, one beside the other comparable. */
export function partsOf(lesson: Written): { readonly part: LessonPart; readonly text: string }[] {
  return [
    { part: 'title', text: lesson.title },
    { part: 'description', text: lesson.description },
    { part: 'objectives', text: lesson.objectives.join('\n\n') },
    { part: 'text', text: lesson.content },
    { part: 'summary', text: lesson.summary },
    {
      part: 'key_terms',
      text: lesson.key_terms.map(({ term, definition }) => `${term}: ${definition}`).join('\n\n'),
    },
    { part: 'quiz', text: lesson.quiz.map(questionText).join('\n\n') },
  ];
}

const questionText = ({ question, options, explanation }: Submodule['quiz'][number]): string =>
  [
    question,
    ...options.map(({ text, is_correct }) => `${is_correct ? '✓' : '○'} ${text}`),
    ...(explanation ? [explanation] : []),
  ].join('\n');
