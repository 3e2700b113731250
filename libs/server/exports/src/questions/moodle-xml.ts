import type { Document, Element } from '@xmldom/xmldom';
import type { Draft, Read } from './draft.ts';
import { recalled, whollyRight } from './recalled.ts';
import { htmlLine, lostIn, oneLine, type Line } from './rich-line.ts';
import { childOf, elementsIn, nameOf } from './xml-document.ts';

/** The questions of Moodle's XML, as its question bank exports them. */
export function readMoodleXml({ documentElement }: Document): Read[] {
  const reads: Read[] = [];
  let where = '';
  for (const question of elementsIn(documentElement!).filter((one) => nameOf(one) === 'question')) {
    const type = (question.getAttribute('type') ?? '').toLowerCase();
    if (type === 'category')
      where = plain(childOf(question, 'category')).replace(/^\$\w+\$\/?(?:top\/?)?/, '');
    else reads.push(questionOf(question, type, where));
  }
  return reads;
}

/** What an element says within its `text`. */
const plain = (element: Element | undefined): string =>
  oneLine((element && childOf(element, 'text')?.textContent) ?? '');
function lineIn(element: Element | undefined): Line {
  if (!element) return { text: '', lost: [] };
  const text = childOf(element, 'text')?.textContent ?? '';
  const format = element.getAttribute('format') ?? 'html';
  return /plain|markdown/.test(format) ? { text: oneLine(text), lost: [] } : htmlLine(text);
}

const numbers = new Set(['numerical', 'calculated', 'calculatedsimple']);

function questionOf(question: Element, type: string, category: string): Read {
  const asked = lineIn(childOf(question, 'questiontext'));
  const said = asked.text || plain(childOf(question, 'name'));
  if (numbers.has(type)) return { said, reason: 'number_answer' };
  const general = lineIn(childOf(question, 'generalfeedback'));
  const tags = elementsIn(childOf(question, 'tags') ?? question).filter(
    (one) => nameOf(one) === 'tag',
  );
  const where = [category, ...tags.map(plain)].filter(Boolean).join(' / ');
  const draft = (kind: Draft['kind'], options: Draft['options'], ...lines: Line[]): Draft => ({
    where,
    kind,
    question: asked.text,
    options,
    explanation: general.text,
    lost: lostIn(asked, general, ...lines),
  });
  if (type === 'matching' || type === 'ddmatch') {
    const pairs = elementsIn(question)
      .filter((one) => nameOf(one) === 'subquestion')
      .map((one) => [lineIn(one), htmlLine(plain(childOf(one, 'answer')))] as const);
    const options = pairs.map(([one, other]) => ({
      text: one.text,
      isRight: true,
      match: other.text,
    }));
    return draft('matching', options, ...pairs.flat());
  }
  if (type === 'essay') {
    // What those who mark it go by.
    const answer = lineIn(childOf(question, 'graderinfo'));
    const options = recalled([answer.text]);
    return options ? draft('recall', options, answer) : { said, reason: 'typed_answer' };
  }
  const answers = elementsIn(question)
    .filter((one) => nameOf(one) === 'answer')
    .map((one) => ({
      shown: lineIn(one),
      why: lineIn(childOf(one, 'feedback')),
      fraction: Number(one.getAttribute('fraction') ?? 0),
    }));
  const shown = answers.map((one) => one.shown);
  if (type === 'ordering') {
    const inOrder = answers.toSorted((a, b) => a.fraction - b.fraction);
    return draft(
      'ordering',
      inOrder.map((one) => ({ text: one.shown.text, isRight: true })),
      ...shown,
    );
  }
  const [best] = answers.toSorted((one, other) => other.fraction - one.fraction);
  const why = best && best.fraction > 0 ? best.why : { text: '', lost: [] };
  if (type === 'shortanswer') {
    const accepted = answers.map((one) => ({ text: one.shown.text, worth: one.fraction }));
    const options = recalled(whollyRight(accepted));
    if (!options) return { said, reason: 'none_right' };
    const found = draft('recall', options, ...shown);
    return { ...found, explanation: general.text || why.text, lost: [...found.lost!, 'typed'] };
  }
  if (type !== 'multichoice' && type !== 'truefalse') return { said, reason: 'kind_unknown' };
  const options = answers.map((one) => ({ text: one.shown.text, isRight: one.fraction > 0 }));
  const found = draft(type === 'truefalse' ? 'true_false' : 'choice', options, ...shown, why);
  return { ...found, explanation: general.text || why.text };
}
