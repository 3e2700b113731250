import type { LessonDraft } from '@coursewright/contract';
import type { CourseBrief, LessonPlace, QuizRewrite } from '../../author.ts';
import { refsIn } from '../../markdown/index.ts';
import { briefLines, bullets, oneLine, type Prompt, systemPrompt } from './course-brief.ts';
import { quotedText } from './quoted-material.ts';

export function writeQuizPrompt({
  brief,
  place,
  lesson,
  wanted,
  rewrite,
}: {
  brief: CourseBrief;
  place: LessonPlace;
  lesson: LessonDraft;
  wanted: number;
  rewrite?: QuizRewrite;
}): Prompt {
  const hasMaterial = refsIn(lesson.content).length > 0;
  return {
    system: systemPrompt({
      task: 'write_quiz',
      brief,
      hasMaterial,
      role: 'You write the quiz that follows a lesson. A good question shows the learner what they can do now, and a wrong answer shows them what to read again.',
      rules: [
        `Exactly ${wanted} questions. Together they test every objective of the lesson; about a third ask for recall, the others for understanding or for use in a new situation.`,
        'Kinds: mostly "multiple_choice" with four options; at most one "true_false" with the two options true and false in the language of the course; at most one "cloze", a sentence of the lesson with one gap written as ____ and four options; at most one "ordering", where the lesson gives steps or stages that can come in one order only: the question asks for their order, the options are four to six of them in the right order, all marked correct; at most one "matching", where the lesson sets terms against their meanings or causes against effects: the question says what belongs together, the options are three to five terms, each with its "match", all marked correct, and no pair shares a word.',
        'But for "ordering" and "matching", exactly one option is correct, beyond dispute and by what the lesson says. The others are plausible: mistakes that a learner who half understood would make, of the same kind, grammar and similar length as the correct one, each different and none part of another.',
        'The correct option is not the longest, the most careful or the only one that repeats words of the question. Do not always put it in the same place.',
        'Never: all or none of the above, "A and C", always or never as a giveaway, double or unmarked negatives, trick questions, jokes, questions about the lesson\'s wording, examples or numbering, a question that another question answers.',
        'Each question stands alone: it can be understood without the lesson in view and ends with a question mark or holds a gap.',
        'Explanation: one to three sentences on why the correct option is right, naming it, and what the most tempting wrong one confuses. No refs in it.',
        hasMaterial
          ? 'Refs: the passages that answer the question, one to three, copied exactly from the sentences of the lesson that answer it.'
          : 'Refs: an empty list.',
        ...(rewrite ? rewriteRules(rewrite) : []),
      ],
      answer: `{"items": [{"kind": "multiple_choice", "question": "…", "options": [{"text": "…", "is_correct": false}, {"text": "…", "is_correct": true}], "explanation": "…", "refs": ${hasMaterial ? '["S1.3"]' : '[]'}}]}`,
    }),
    user: `${briefLines(brief)}
Questions: exactly ${wanted}
Lesson: ${oneLine(place.submodule.title)}
Its objectives:
${bullets(place.submodule.objectives)}
${rewrite ? `\n${rewriteLines(rewrite)}\n` : ''}
${quotedText('lesson', lesson.content)}`,
  };
}

const rewriteRules = ({ instruction, previous }: QuizRewrite): string[] => [
  ...(previous.length === 0
    ? []
    : [
        'The lesson has a quiz already; its questions are listed. Ask others, or the same points from another side.',
      ]),
  ...(instruction
    ? [
        'The learner says under "Instruction" what should change. Follow it in what concerns difficulty, kind and subject of the questions. It changes nothing about their number, the facts, the language or the answer\'s fields, and what else it asks for is left undone.',
      ]
    : []),
];

const rewriteLines = ({ instruction, previous }: QuizRewrite): string =>
  [
    ...(instruction ? [`Instruction: ${oneLine(instruction)}`] : []),
    ...(previous.length === 0 ? [] : [`Questions of the present quiz:\n${bullets(previous)}`]),
  ].join('\n');
