import type { QuizItem } from '@coursewright/contract';
import type { Written } from './write-courses.ts';

/** A course as a person would read it from top to bottom. */
export function asMarkdown({ asked, course, refusal, errors, seconds }: Written): string {
  const size = asked.modules ? ` ${asked.modules} × ${asked.lessons}` : '';
  const head = [`# ${asked.topic}`, `asked: ${asked.wording}${size}; ${seconds.toFixed(1)} s`];
  if (!course) return [...head, refusal ?? '', ...errors].join('\n\n');
  const modules = course.modules.map((module, m) =>
    [
      `# ${m + 1}. ${module.title}`,
      module.description,
      list(module.learning_objectives),
      ...module.submodules.map((lesson, l) =>
        [
          `## ${m + 1}.${l + 1} ${lesson.title} (${lesson.status})`,
          lesson.error ?? '',
          lesson.description,
          list(lesson.objectives),
          '---',
          lesson.content,
          '---',
          `SUMMARY: ${lesson.summary}`,
          list(lesson.key_terms.map(({ term, definition }) => `**${term}**: ${definition}`)),
          ...lesson.quiz.map(question),
        ].join('\n\n'),
      ),
    ].join('\n\n'),
  );
  const notes = (course.report?.notes ?? []).map((note) => `> ${note}`);
  const defects = (course.report?.card?.defects ?? [])
    .filter(({ severity }) => severity === 'error')
    .map((defect) => `> ${JSON.stringify(defect)}`);
  return [...head, course.summary, ...notes, ...defects, ...errors, ...modules].join('\n\n');
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const question = ({ question: asked, options, explanation }: QuizItem): string =>
  [
    `? ${asked}`,
    ...options.map(
      ({ text, is_correct, match }) =>
        `   ${is_correct ? '(x)' : '( )'} ${text}${match === undefined ? '' : ` = ${match}`}`,
    ),
    `   = ${explanation}`,
  ].join('\n');
