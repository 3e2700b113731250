import type { CourseToRead } from '../../author.ts';
import { bullets, briefLines, type Prompt, systemPrompt } from './course-brief.ts';
import { quotedText } from './quoted-material.ts';

export function readCoursePrompt({ brief, lessons, others }: CourseToRead): Prompt {
  return {
    system: systemPrompt({
      task: 'read_course',
      brief,
      role: 'You read a course once more before it is handed over, as an editor who has all of its lessons in view, in the order in which they are learned.',
      rules: [
        'Look for three things only. "order": a lesson leans on something that only a later lesson explains. "repetition": a lesson explains at length what an earlier one has explained; a short reminder, a summary or a question is none. "terms": one thing under two names, or one term used or defined in two ways.',
        'Facts, sources, style and spelling are checked elsewhere and are no findings.',
        'Lesson: the number of the lesson that would have to change; where two say the same, the later one.',
        'Said: five to twenty words in a row of that lesson or of its key terms which show it, copied to the letter.',
        'Remark: one sentence on what is wrong there, which names the other lesson by its number.',
        'Only what a careful editor would really change, gravest first, at most eight. Most courses have little: an empty list is a good answer.',
      ],
      answer:
        '{"findings": [{"aspect": "order" or "repetition" or "terms", "lesson": "2.3", "said": "…", "remark": "…"}]}',
    }),
    user: [
      briefLines(brief),
      ...(others.length === 0
        ? []
        : [
            `Lessons of the course whose text is not shown, with their key terms:\n${bullets(
              others.map(({ number, title, terms }) => `${number} ${title}: ${terms.join('; ')}`),
            )}`,
          ]),
      ...lessons.map(({ number, title, text, terms }) =>
        quotedText(
          'lesson',
          terms.length === 0 ? text : `${text}\n\nKey terms:\n${bullets(terms)}`,
          { number, title },
        ),
      ),
    ].join('\n\n'),
  };
}
