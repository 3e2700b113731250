import { isFreeRecall, isMatching, isOrdering, type Submodule } from '@coursewright/contract';

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

/**
 * The parts of a lesson as plain texts, one beside the other comparable. `sayRight` names the right
 * option of a question.
 */
export function partsOf(
  lesson: Written,
  sayRight: (option: { text: string }) => string,
): { readonly part: LessonPart; readonly text: string }[] {
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
    { part: 'quiz', text: lesson.quiz.map((item) => questionText(item, sayRight)).join('\n\n') },
  ];
}

const questionText = (
  item: Submodule['quiz'][number],
  sayRight: (option: { text: string }) => string,
): string => {
  const { question, options, explanation } = item;
  return [
    question,
    ...options.map((option, at) =>
      isOrdering(item)
        ? `${at + 1}. ${option.text}`
        : isMatching(item)
          ? `- ${option.text} = ${option.match ?? ''}`
          : `- ${option.is_correct && !isFreeRecall(item) ? sayRight(option) : option.text}`,
    ),
    ...(explanation ? [explanation] : []),
  ].join('\n');
};
