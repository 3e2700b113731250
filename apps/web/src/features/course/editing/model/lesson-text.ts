import type { Submodule } from '@coursewright/contract';

type Written = Pick<
  Submodule,
  'title' | 'description' | 'objectives' | 'content' | 'summary' | 'key_terms' | 'quiz'
>;

/** The parts of a lesson as plain texts, one beside the other comparable. */
export function partsOf(lesson: Written): { readonly name: string; readonly text: string }[] {
  return [
    { name: 'Title', text: lesson.title },
    { name: 'Description', text: lesson.description },
    { name: 'Objectives', text: lesson.objectives.join('\n\n') },
    { name: 'Text', text: lesson.content },
    { name: 'Summary', text: lesson.summary },
    {
      name: 'Key terms',
      text: lesson.key_terms.map(({ term, definition }) => `${term}: ${definition}`).join('\n\n'),
    },
    { name: 'Quiz', text: lesson.quiz.map(questionText).join('\n\n') },
  ];
}

const questionText = ({ question, options, explanation }: Submodule['quiz'][number]): string =>
  [
    question,
    ...options.map(({ text, is_correct }) => `${is_correct ? '✓' : '○'} ${text}`),
    ...(explanation ? [explanation] : []),
  ].join('\n');
