// The sentences that the check learns from: those of ours, and what is made of them.
import { isUnspaced, sentenceSpans } from '@coursewright/text';
import { tokensOf } from '@coursewright/authoring/citation-check';
import { cases, isTranslation, items, type Item } from './cases.ts';
import { damagesOf } from './damage.ts';
import { randomOf, shuffled } from './random.ts';

export interface Example {
  /** Source passages that may not stand in training and test both. */
  readonly group: string;
  readonly kind: string;
  readonly isTrue: boolean;
  readonly language: string;
  readonly sentence: string;
  readonly passages: readonly string[];
  readonly weight: number;
}

export const groupOf = (id: string): string => id.replace(/-\d+(?: .*)?$/, '');
const splitOf = (text: string, language: string): string[] =>
  sentenceSpans(text, language).map(({ start, end }) => text.slice(start, end));

/** Every example, in an order that never changes. */
export function trainingSet(): Example[] {
  const all = items();
  const random = randomOf(11);
  const written = cases()
    .filter((one) => !isTranslation(one))
    .map(({ id, kind, isTrue, language, sentence, passages }): Example => ({
      group: groupOf(id),
      kind,
      isTrue,
      language,
      sentence,
      passages,
      weight: kind === 'true: heavy' ? 0.8 : kind === 'true: medium' ? 12 : isTrue ? 6 : 1,
    }));
  const made = all.flatMap((item) => madeOf(item, all, random));
  return [...written, ...made].flatMap((example) => [example, ...inMore(example, all, random)]);
}

function madeOf(item: Item, all: readonly Item[], random: () => number): Example[] {
  const { language, passage } = item;
  const group = groupOf(item.id);
  const others = all.filter((other) => other.language === language && groupOf(other.id) !== group);
  const near = all.filter((other) => groupOf(other.id) === group && other.id !== item.id);
  const strangers = others.flatMap((other) => splitOf(other.passage, language));
  const own = splitOf(passage, language);
  const stock = { language, passage, strangers, random };
  const of = (kind: string, isTrue: boolean, sentence: string, weight: number): Example => ({
    group,
    kind: `made ${kind}`,
    isTrue,
    language,
    sentence,
    passages: [passage],
    weight,
  });
  const made: Example[] = [];
  for (const sentence of own) {
    made.push(of('true: quoted', true, sentence, 2));
    for (const { kind, sentence: damaged } of damagesOf(sentence, stock))
      made.push(of(`damaged: ${kind}`, false, damaged, 0.6));
    for (const shorter of shortened(sentence)) made.push(of('true: shortened', true, shorter, 2));
    made.push(of('true: turned', true, turned(sentence), 1));
  }
  for (const sentence of [item.light, item.medium])
    for (const { kind, sentence: damaged } of damagesOf(sentence, stock))
      made.push(
        of(`damaged paraphrase: ${kind}`, false, damaged, kind === 'rival-nowhere' ? 0.15 : 0.6),
      );
  for (const other of near) {
    made.push({ ...of('damaged: neighbour', false, item.quoted, 0.5), passages: [other.passage] });
    made.push({ ...of('damaged: neighbour', false, item.light, 0.5), passages: [other.passage] });
    made.push({
      ...of('true: with neighbour', true, item.medium, 1.5),
      passages: [other.passage, passage],
    });
  }
  const half = (sentence: string, from: number, to: number): string => {
    const words = sentence.split(' ');
    return words.slice(Math.floor(words.length * from), Math.ceil(words.length * to)).join(' ');
  };
  own.forEach((one, i) => {
    const other = own[(i + 1) % own.length]!;
    // No other script is answered in English.
    if (/^\P{L}*\p{Script=Latin}/u.test(one))
      made.push(of('true: answered', true, `${answers[i % answers.length]}${one}`, 1));
    // Without spaces a half, or a word, is the whole sentence, and two of them are true.
    if (!isUnspaced(language)) {
      if (other !== one)
        made.push(of('damaged: invented', false, `${half(one, 0, 0.5)} ${half(other, 0.5, 1)}`, 1));
      const words = shuffled([...one.split(' '), ...other.split(' ')], random);
      made.push(of('damaged: invented', false, `${words.slice(0, 10).join(' ')}.`, 2));
    }
    for (const invented of inventedOf(`${one} ${other}`, language, random))
      made.push(of('damaged: invented of two words', false, invented, 1.5));
  });
  for (let i = 0; i < 3; i += 1)
    made.push(
      of('damaged: stranger', false, strangers[Math.floor(random() * strangers.length)] ?? '', 0.5),
    );
  for (const one of [item.light, item.medium, item.quoted])
    made.push(...gathered(item, one, others, random));
  return made.filter(({ sentence }) => sentence !== '');
}

/** Statements about two words of the passage that it nowhere makes. */
function inventedOf(text: string, language: string, random: () => number): string[] {
  const words = tokensOf(text, language).filter(
    ({ isStop, values, norm }) => !isStop && !values && norm.length > 4,
  );
  return (frames[language] ?? []).flatMap((frame) => {
    const [one, other] = [0, 1].map(() => words[Math.floor(random() * words.length)]?.written);
    if (!one || !other || one === other || random() > 0.4) return [];
    const sentence = frame.replace('A', one.toLowerCase()).replace('B', other.toLowerCase());
    return [sentence.charAt(0).toUpperCase() + sentence.slice(1)];
  });
}

const frames: Readonly<Record<string, readonly string[]>> = {
  en: [
    'A is a kind of B.',
    'The A was caused by the B.',
    'A and B are the same thing.',
    'The A depends on the B.',
    'A is made from B in several steps.',
    'Most A can be found near the B.',
    'Without the A there is no B.',
    'The A was used to measure the B.',
  ],
  de: ['A ist eine Art von B.', 'A hängt von B ab.', 'Aus A wird B gemacht.'],
  es: ['A es una clase de B.', 'A depende de B.', 'De A se hace B.'],
  fr: ['A est une sorte de B.', 'A dépend de B.', 'On fait B avec A.'],
};

const answers = ['Yes, ', 'Well, ', 'Oh, I see. ', 'Yes, I know. '];

/** Two statements of different passages in one sentence, in an article that has both or one. */
function gathered(
  item: Item,
  said: string,
  others: readonly Item[],
  random: () => number,
): Example[] {
  const other = others[Math.floor(random() * others.length)];
  const joint = joints[item.language];
  if (!other || !joint) return [];
  const level = random() < 0.5 ? other.light : other.medium;
  const sentence = `${said.replace(/[.]$/, '')}${joint}${level}`;
  const rest = shuffled(
    others.filter((one) => one !== other),
    random,
  )
    .slice(0, 4 + Math.floor(random() * 24))
    .map(({ passage }) => passage);
  const article = (passages: readonly string[]): string[] => [
    shuffled([...passages, ...rest], random).join(' '),
  ];
  const of = (kind: string, isTrue: boolean, passages: string[], text = sentence): Example => ({
    group: groupOf(item.id),
    kind: `made ${kind}`,
    isTrue,
    language: item.language,
    sentence: text,
    passages,
    weight: isTrue ? 8 : 0.6,
  });
  const damaged = damagesOf(level, {
    language: item.language,
    passage: other.passage,
    strangers: rest,
    random,
  });
  return [
    of('true: gathered', true, article([item.passage, other.passage])),
    of('damaged: gathered', false, article([item.passage])),
    of('damaged: gathered', false, article([other.passage])),
    ...damaged
      .slice(0, 3)
      .map((one) =>
        of(
          'damaged: gathered',
          false,
          article([item.passage, other.passage]),
          `${said.replace(/[.]$/, '')}${joint}${one.sentence}`,
        ),
      ),
  ];
}

const joints: Readonly<Record<string, string>> = {
  en: ', and ',
  de: ', und ',
  fr: ', et ',
  es: ', y ',
};

/** What stands before a comma or a colon, as a sentence: said by whoever says the whole. */
function shortened(sentence: string): string[] {
  const cut =
    /^(.{25,}?\S)(?:; |, (?:and|but|which|while|und|aber|y|pero|qui|et|mais|e|ma|mas) )/u.exec(
      sentence,
    );
  return cut ? [`${cut[1]}.`] : [];
}

/** The first phrase up to a comma moved to the end, and all in lower case. */
function turned(sentence: string): string {
  const phrase =
    /^((?:In|At|On|For|Between|After|Before|Im|Am|En|Au|Nel|Em) [^,]{3,40}), (.+)[.]$/u.exec(
      sentence,
    );
  if (phrase)
    return `${phrase[2]} ${phrase[1]!.toLowerCase()}.`.replace(/^\p{Ll}/u, (first) =>
      first.toUpperCase(),
    );
  return sentence.toLowerCase().replace(/[.]$/, '');
}

/** Has the passage the end of a sentence to the letter? What was taken from it is true of it. */
const bearsOut = (passage: string, sentence: string): boolean =>
  passage.includes(
    sentence
      .replace(/[.。]$/u, '')
      .split(' ')
      .slice(-3)
      .join(' '),
  );

/** The same in the midst of more text: a whole subject, or an article of many. */
function inMore(example: Example, all: readonly Item[], random: () => number): Example[] {
  if (random() > 0.4 || example.passages.length > 1) return [];
  const others = all.filter(
    (other) =>
      other.language === example.language &&
      groupOf(other.id) !== example.group &&
      !example.passages.includes(other.passage) &&
      !(!example.isTrue && bearsOut(other.passage, example.sentence)),
  );
  const count = 2 + Math.floor(random() * Math.min(28, others.length));
  const around = shuffled(others, random)
    .slice(0, count)
    .map(({ passage }) => passage);
  around.splice(Math.floor(random() * around.length), 0, example.passages[0]!);
  return [
    {
      ...example,
      kind: `${example.kind}, in an article`,
      passages: [around.join(' ')],
      weight: example.weight * (example.isTrue ? 2 : 0.6),
    },
  ];
}
