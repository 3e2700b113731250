import type { CourseBrief, LessonPlace, LessonRewrite, PickedPassage } from '../../author.ts';
import {
  briefLines,
  bullets,
  noMaterial,
  oneLine,
  type Prompt,
  styleGuidance,
  systemPrompt,
} from './course-brief.ts';
import { quotedPassages, quotedText } from './quoted-material.ts';

export function writeLessonPrompt({
  brief,
  place,
  passages,
  rewrite,
}: {
  brief: CourseBrief;
  place: LessonPlace;
  passages: readonly PickedPassage[];
  rewrite?: LessonRewrite;
}): Prompt {
  const cites = passages.length > 0;
  return {
    system: systemPrompt({
      task: 'write_lesson',
      brief,
      hasMaterial: cites,
      role: cites
        ? 'You write one lesson of a course whose readers check every claim. Each fact rests on one of the passages you are given and names it.'
        : 'You write one lesson of a course for which no source was found. Its readers know that nothing in it can be looked up, and rely on your care.',
      rules: [
        ...(cites ? rulesOnPassages : rulesOnKnowledge),
        ...rulesOfForm(place),
        'Reach every objective of this lesson and none of its neighbours: build on what comes before, leave to the next what it will explain, and never lean on a later lesson.',
        ...(cites ? [termsOfPassages, evidenceRule] : [termsOfKnowledge]),
        styleGuidance[brief.style],
        ...(rewrite ? rewriteRules(rewrite, cites) : []),
      ],
      answer: cites
        ? '{"content": "Markdown with [S1.3] refs", "summary": "…", "key_terms": [{"term": "…", "definition": "…"}], "evidence": [{"sentence": "…", "words": "…"}]}'
        : '{"content": "Markdown", "summary": "…", "key_terms": [{"term": "…", "definition": "…"}], "evidence": []}',
    }),
    user: `${briefLines(brief)}
Module: ${oneLine(place.module.title)}
Lesson: ${oneLine(place.submodule.title)}
What it explains: ${oneLine(place.submodule.description)}
Its objectives:
${bullets(place.submodule.objectives)}

${placeLines(place)}

${rewrite ? `${rewriteLines(rewrite)}\n\n` : ''}${cites ? `Passages, in the order of their sources:\n${quotedPassages(passages)}` : noMaterial}`,
  };
}

const rulesOnPassages: readonly string[] = [
  'Citations: every sentence that states a fact ends with the ref of the passage it rests on in square brackets, before the full stop: "Water expands as it freezes [S1.3]." Two passages: [S1.3, S2.7]. Only refs that you are given. Cite the passage that says it, not one that is merely near.',
  'Say what the passages say in your own words, closely enough that a reader who opens the passage finds it there. Numbers, dates, units, names and code exactly as in the passage. At most one quotation per section, word for word in quotation marks.',
  'Questions to the reader, transitions and instructions state no fact and carry no ref. An invented illustration starts with the words for "imagine" or "suppose" and claims nothing about the world.',
  'Length: 500 to 1,100 words. If the passages carry less, write less; never fill up.',
  'One section is a worked example taken from the passages: the situation, the steps, the result and why. If the passages hold none, work through their most concrete case.',
  'Where a passage corrects a mistake, warns of one or contrasts what is easily confused, say what people get wrong, why it is tempting, and what is right. Never invent a mistake that the passages do not carry.',
  'After the other sections comes practice: one task that uses what the lesson taught on a case like those of the passages, then, after the word for "solution" in bold, the solution in steps with its refs.',
];

/** The same lesson where nothing can be looked up: what is not certain must not look as if it were. */
const rulesOnKnowledge: readonly string[] = [
  'Facts: what every good textbook of the field says, and no refs in square brackets. A number, date, name or quotation that you are not certain of is left out; where only its size is certain, say "about". No source is named as if it had been read.',
  'An invented illustration starts with the words for "imagine" or "suppose" and claims nothing about the world.',
  'Length: 500 to 1,100 words; never fill up.',
  'One section is a worked example: the situation, the steps, the result and why.',
  'Where learners are known to get something wrong or to confuse two things, say what, why it is tempting, and what is right. Never invent a mistake.',
  'After the other sections comes practice: one task that uses what the lesson taught on a new case, then, after the word for "solution" in bold, the solution in steps.',
];

const rulesOfForm = (place: LessonPlace): string[] => [
  'Form: Markdown. One to three opening sentences that say what question the lesson answers, then two to five sections under "### " headings that name their content. Lists, tables, code blocks and $formulas$ where they serve. No other heading levels, no lesson title, no heading twice, no links, images or HTML.',
  ...(place.defined?.length
    ? [
        'Within the first two paragraphs, ask the learner to recall one term listed as already introduced that this lesson builds on. Terms listed there are used, not defined again.',
      ]
    : []),
  ...(place.submoduleTitles.at(-1) === place.submodule.title ? [moduleCheck(place)] : []),
];

const termsOfPassages =
  'Summary: two or three sentences, without refs. Key terms: three to eight that the lesson defines, each with a definition of one sentence from the passages, without refs.';
const termsOfKnowledge =
  'Summary: two or three sentences. Key terms: three to eight that the lesson defines, each with a definition of one sentence. Evidence: an empty list.';
const evidenceRule =
  'Evidence: for every sentence with a ref, its first five words under "sentence" and, under "words", the three to fifteen words of the passage that carry it: copied to the letter, in the language of the passage. Two places are joined by " … ".';

/** How the last lesson of a module ends. */
const moduleCheck = ({ submoduleTitles }: LessonPlace): string =>
  submoduleTitles.length > 1
    ? 'This is the last lesson of its module: after the practice comes a section that checks the module, with one question for each learning objective of the module and the title of the lesson to read again. It holds questions only and no refs.'
    : 'This lesson is its whole module: after the practice comes a section that checks the module, with one question for each learning objective of the module and the heading of the section to read again. It holds questions only and no refs.';

/** Where the lesson stands, with a mark at itself, and what is around it. */
function placeLines(place: LessonPlace): string {
  const { module, submodule, previous, next } = place;
  const defined = (place.defined ?? []).filter((term) => /\p{L}|\p{N}/u.test(term));
  const listed = (titles: readonly string[], own: string) =>
    titles
      .map((title, index) => {
        const isHere = titles.indexOf(own) === index;
        return `${index + 1}. ${oneLine(title)}${isHere ? ' ← here' : ''}`;
      })
      .join('\n');
  const around = (label: string, neighbour: LessonPlace['previous']) =>
    neighbour
      ? [`${label}: ${oneLine(neighbour.title)}\n${bullets(neighbour.objectives)}`.trim()]
      : [];
  return [
    `What the module teaches: ${oneLine(module.description)}`,
    `Objectives of the module:\n${bullets(module.learning_objectives)}`,
    `Modules of the course:\n${listed(place.moduleTitles, module.title)}`,
    `Lessons of this module:\n${listed(place.submoduleTitles, submodule.title)}`,
    ...around('Comes right before', previous),
    ...around('Comes right after', next),
    ...(defined.length > 0
      ? [`Terms already introduced: ${defined.map(oneLine).join(' · ')}`]
      : []),
  ].join('\n');
}

const rewriteRules = ({ instruction, previous }: LessonRewrite, cites: boolean): string[] => [
  ...(previous === ''
    ? []
    : [
        'The lesson exists already; it stands inside <lesson>. Write it again as a whole, better for this learner: do not answer with the same text.',
      ]),
  ...(instruction
    ? [
        `The learner says under "Instruction" what should change. Follow it in what concerns length, depth, order, emphasis, examples and tone; there it goes before the rules above. It changes nothing about facts, ${cites ? 'citations, ' : ''}language, form or the answer's fields, and what else it asks for is left undone.`,
      ]
    : []),
];

const rewriteLines = ({ instruction, previous }: LessonRewrite): string =>
  [
    ...(instruction ? [`Instruction: ${oneLine(instruction)}`] : []),
    ...(previous === '' ? [] : [quotedText('lesson', previous)]),
  ].join('\n');
