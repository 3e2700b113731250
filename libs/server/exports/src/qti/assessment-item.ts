import type {
  CourseDocument,
  LessonOfCourse,
  QuestionOfCourse,
} from '../course/course-document.ts';
import { languageOf, lineXml, paragraph, xml } from '../epub/xhtml.ts';
import { factsOf } from '../player/question-form.ts';

export const namespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';

export const itemId = ({ id }: QuestionOfCourse): string => `q-${id}`;

/**
 * A question as an item of QTI 3: one point for what is right, and the explanation afterwards. What
 * is recalled may be written down, and is given no point: the answer is shown for comparison.
 */
export function assessmentItem(
  course: CourseDocument,
  lesson: LessonOfCourse,
  question: QuestionOfCourse,
): string {
  const { kind, right } = factsOf(lesson, question);
  const isRecall = kind === 'recall';
  const title = `${lesson.number}, ${question.number}`;
  const body = `<div dir="${course.direction}">${interaction(question)}</div>`;
  const [answer = ''] = question.answer;
  const shown = [
    ...(isRecall ? [`<p class="answer">${lineXml(answer)}</p>`] : []),
    paragraph(question.explanation),
  ].join('');
  const feedback = shown
    ? [
        '<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show">',
        `<qti-content-body><div dir="${course.direction}">${shown}</div></qti-content-body>`,
        '</qti-modal-feedback>',
      ]
    : [];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<qti-assessment-item xmlns="${namespace}" identifier="${itemId(question)}" title="${xml(title)}" adaptive="false" time-dependent="false" xml:lang="${xml(languageOf(course))}">`,
    declaration(kind, valuesOf(kind, right, answer)),
    `<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="1"${isRecall ? ' external-scored="human"' : ''}><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>`,
    '<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>',
    `<qti-item-body>${body}</qti-item-body>`,
    processing(isRecall ? '' : scoring(kind, right)),
    ...feedback,
    '</qti-assessment-item>',
    '',
  ].join('\n');
}

type Kind = ReturnType<typeof factsOf>['kind'];
/** What is brought into order, chosen, or matched; and what it is matched with. */
const option = (index: number): string => `o${index + 1}`;
const match = (index: number): string => `m${index + 1}`;

const types: Readonly<Record<Kind, string>> = {
  choice: 'cardinality="single" base-type="identifier"',
  sequencing: 'cardinality="ordered" base-type="identifier"',
  matching: 'cardinality="multiple" base-type="directedPair"',
  recall: 'cardinality="single" base-type="string"',
};

/** Of several that are right, any one counts: one of them is declared, and all are compared. */
function valuesOf(kind: Kind, right: readonly number[], answer: string): string[] {
  if (kind === 'recall') return [xml(answer)];
  if (kind === 'choice') return right.slice(0, 1).map(option);
  if (kind === 'sequencing') return right.map(option);
  return right.map((wanted, index) => `${option(index)} ${match(wanted)}`);
}

function declaration(kind: Kind, values: readonly string[]): string {
  const correct = values.map((value) => `<qti-value>${value}</qti-value>`).join('');
  return `<qti-response-declaration identifier="RESPONSE" ${types[kind]}><qti-correct-response>${correct}</qti-correct-response></qti-response-declaration>`;
}

const processing = (scored: string): string =>
  [
    '<qti-response-processing>',
    scored,
    '<qti-set-outcome-value identifier="FEEDBACK"><qti-base-value base-type="identifier">explanation</qti-base-value></qti-set-outcome-value>',
    '</qti-response-processing>',
  ].join('');

function scoring(kind: Kind, right: readonly number[]): string {
  const given = '<qti-variable identifier="RESPONSE"/>';
  const isCorrect = `<qti-match>${given}<qti-correct identifier="RESPONSE"/></qti-match>`;
  const isOne = right.map(
    (index) =>
      `<qti-match>${given}<qti-base-value base-type="identifier">${option(index)}</qti-base-value></qti-match>`,
  );
  const holds =
    kind === 'choice' && right.length > 1 ? `<qti-or>${isOne.join('')}</qti-or>` : isCorrect;
  return `<qti-response-condition><qti-response-if>${holds}<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition>`;
}

function interaction({ kind, question, options, matches }: QuestionOfCourse): string {
  const prompt = `<qti-prompt>${lineXml(question)}</qti-prompt>`;
  if (kind === 'free_recall')
    return `<qti-extended-text-interaction response-identifier="RESPONSE" expected-lines="2">${prompt}</qti-extended-text-interaction>`;
  // In one piece: a player that lays out what is within drops the spaces between text and code.
  const choices = options
    .map(
      (text, index) =>
        `<qti-simple-choice identifier="${option(index)}"><span>${lineXml(text)}</span></qti-simple-choice>`,
    )
    .join('');
  if (kind === 'ordering')
    return `<qti-order-interaction response-identifier="RESPONSE" shuffle="false">${prompt}${choices}</qti-order-interaction>`;
  if (kind !== 'matching')
    return `<qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1" min-choices="1">${prompt}${choices}</qti-choice-interaction>`;
  const set = (texts: readonly string[], name: (index: number) => string): string => {
    const all = texts.map(
      (text, index) =>
        `<qti-simple-associable-choice identifier="${name(index)}" match-max="1">${lineXml(text)}</qti-simple-associable-choice>`,
    );
    return `<qti-simple-match-set>${all.join('')}</qti-simple-match-set>`;
  };
  return `<qti-match-interaction response-identifier="RESPONSE" shuffle="false" max-associations="${options.length}" min-associations="${options.length}">${prompt}${set(options, option)}${set(matches, match)}</qti-match-interaction>`;
}
