import { parseHTML } from 'linkedom';
import type { Draft } from './draft.ts';
import { htmlLine, lineOf, lostIn, type TextNode } from './rich-line.ts';

const kinds: Readonly<Record<string, Draft['kind']>> = {
  'multiple-choice': 'choice',
  'true-false': 'true_false',
  cloze: 'choice',
  ordering: 'ordering',
  matching: 'matching',
  'free-recall': 'recall',
};

/** A note that was exported here as the question that it was; undefined if it is none. */
export function ownQuestion(tags: string, fields: readonly string[]): Draft | undefined {
  const all = tags.split(' ').filter(Boolean);
  const where = all.find((tag) => tag.startsWith('coursewright::'));
  const kind = all.flatMap((tag) => kinds[tag] ?? []).at(0);
  if (!where || !kind || fields.length !== 4) return undefined;
  const [question, answer, explanation] = fields.map(bodyOf) as [Body, Body, Body, Body];
  const asked = question.querySelector('p');
  if (!asked) return undefined;
  const [options = [], matches = []] = listsIn(question);
  const answers = listsIn(answer)[0] ?? [lineOf(answer).text];
  const why = lineOf(explanation);
  const asking = lineOf(asked);
  return {
    where,
    // The words for true and false are those of the note.
    kind: kind === 'true_false' ? 'choice' : kind,
    question: asking.text,
    explanation: why.text,
    options: optionsOf(kind, options, matches, answers),
    lost: lostIn(asking, why, ...fields.slice(0, 2).map(htmlLine)),
  };
}

interface Body extends TextNode {
  querySelector(selector: string): Body | null;
  querySelectorAll(selector: string): Iterable<Body>;
}
const bodyOf = (html: string): Body =>
  parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body;
const listsIn = (body: Body): string[][] =>
  Array.from(body.querySelectorAll('ol, ul'), (list) =>
    Array.from(list.querySelectorAll('li'), (item) => lineOf(item).text),
  );

function optionsOf(
  kind: Draft['kind'],
  options: readonly string[],
  matches: readonly string[],
  answers: readonly string[],
): Draft['options'] {
  if (kind === 'ordering' || kind === 'recall')
    return answers.map((text) => ({ text, isRight: true }));
  if (kind !== 'matching')
    return options.map((text) => ({ text, isRight: answers.includes(text) }));
  return options.map((text) => {
    const match = matches.find((each) => answers.includes(`${text} – ${each}`)) ?? '';
    return { text, isRight: true, match };
  });
}
