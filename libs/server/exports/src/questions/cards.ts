import { pairsToMatch } from '@coursewright/contract';
import type { Draft, Read } from './draft.ts';
import { htmlLine, lostIn, type Line } from './rich-line.ts';

/** A card that asks for what somebody has in mind; nothing on it is wrong. */
export interface Card {
  readonly where: string;
  /** HTML. */
  readonly fields: readonly string[];
}
interface Sides {
  readonly where: string;
  readonly front: Line;
  readonly back: Line;
}

const longest = 500;

/**
 * Cards as questions: gaps with what other gaps hold to choose from, and fronts to be matched with
 * their backs, in groups of those that stand together. What fits no group is asked by itself.
 */
export function cardDrafts(cards: readonly Card[]): Read[] {
  const isCloze = ({ fields }: Card): boolean => gap().test(fields[0] ?? '');
  return [...clozes(cards.filter(isCloze)), ...pairs(cards.filter((card) => !isCloze(card)))];
}

const gap = (): RegExp => /\{\{c(\d{1,3})::([\s\S]*?)(?:::([\s\S]*?))?\}\}/g;

interface Gap {
  readonly where: string;
  readonly asked: Line;
  readonly answer: Line;
  readonly why: Line;
}

function clozes(cards: readonly Card[]): Read[] {
  const gaps = cards.flatMap(({ where, fields }): Gap[] => {
    const [text = '', extra = ''] = fields;
    const numbers = new Set(Array.from(text.matchAll(gap()), ([, number]) => number));
    return [...numbers].map((number) => {
      const answers: string[] = [];
      const asked = text.replace(gap(), (_, each: string, answer: string) => {
        if (each !== number) return answer;
        answers.push(answer);
        return ' _____ ';
      });
      const answer = htmlLine([...new Set(answers)].join(', '));
      return { where, asked: htmlLine(asked), answer, why: htmlLine(extra) };
    });
  });
  return gaps.map(({ where, asked, answer, why }, index): Draft => {
    const wrong = othersThan(gaps, index);
    const options = wrong.map((text) => ({ text, isRight: false }));
    // Not always in the first place.
    options.splice(index % (options.length + 1), 0, { text: answer.text, isRight: true });
    return {
      where,
      kind: 'choice',
      question: asked.text,
      explanation: why.text,
      options,
      lost: [...lostIn(asked, answer, why), 'borrowed'],
    };
  });
}

/** What three other gaps hold, the nearest first; nothing that the sentence itself says. */
function othersThan(gaps: readonly Gap[], index: number): string[] {
  const { asked, answer } = gaps[index]!;
  const isNumber = /\d/.test(answer.text);
  const fits = ({ answer: { text } }: Gap): boolean =>
    text !== '' &&
    /\d/.test(text) === isNumber &&
    text.toLowerCase() !== answer.text.toLowerCase() &&
    !asked.text.toLowerCase().includes(text.toLowerCase());
  const around = [
    ...gaps.slice(index + 1, index + 200),
    ...gaps.slice(Math.max(0, index - 200), index),
  ];
  return [...new Set(around.filter(fits).map((each) => each.answer.text))].slice(0, 3);
}

function pairs(cards: readonly Card[]): Read[] {
  const reads: Read[] = [];
  const usable: Sides[] = [];
  for (const { where, fields } of cards) {
    const [front, back] = [htmlLine(fields[0] ?? ''), htmlLine(fields[1] ?? '')];
    if (front.text === '' || back.text === '') reads.push({ said: front.text, reason: 'no_text' });
    else if (Math.max(front.text.length, back.text.length) > longest)
      reads.push({ said: front.text, reason: 'too_long' });
    else usable.push({ where, front, back });
  }
  for (const [where, together] of Map.groupBy(usable, (each) => each.where)) {
    const { distinct, alike, again } = apart(together);
    reads.push(
      ...again.map(({ front }) => ({ said: front.text, reason: 'options_alike' }) as const),
      ...alike.map(byItself),
    );
    const groups = Math.ceil(distinct.length / pairsToMatch.most);
    for (let group = 0; group < groups; group += 1) {
      // Of even sizes: seven are four and three, not five and two.
      const from = Math.round((group * distinct.length) / groups);
      const to = Math.round(((group + 1) * distinct.length) / groups);
      const own = distinct.slice(from, to);
      if (own.length < pairsToMatch.least) reads.push(...own.map(byItself));
      else reads.push(matching(where, own));
    }
  }
  return reads;
}

/** Two that say the same on a side cannot be matched; what says the same on both is there already. */
function apart(sides: readonly Sides[]) {
  const seen = new Set<string>();
  const parts = Map.groupBy(sides, ({ front, back }) => {
    const [one, other] = [front.text.toLowerCase(), back.text.toLowerCase()];
    const keys = [`f${one}`, `b${other}`];
    const whole = JSON.stringify([one, other]);
    const isAgain = seen.has(whole);
    const isAlike = keys.some((key) => seen.has(key));
    for (const key of [...keys, whole]) seen.add(key);
    return isAgain ? 'again' : isAlike ? 'alike' : 'distinct';
  });
  const of = (name: 'distinct' | 'alike' | 'again'): Sides[] => parts.get(name) ?? [];
  return { distinct: of('distinct'), alike: of('alike'), again: of('again') };
}

const byItself = ({ where, front, back }: Sides): Draft => ({
  where,
  kind: 'recall',
  question: front.text,
  explanation: '',
  options: [{ text: back.text, isRight: true }],
  lost: lostIn(front, back),
});

const matching = (where: string, sides: readonly Sides[]): Draft => ({
  where,
  kind: 'matching',
  question: '',
  isOfCards: true,
  explanation: '',
  options: sides.map(({ front, back }) => ({
    text: front.text,
    isRight: true,
    match: back.text,
  })),
  lost: lostIn(...sides.flatMap(({ front, back }) => [front, back])),
});
