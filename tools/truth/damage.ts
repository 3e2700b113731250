// Makes false sentences of true ones, by kind: what the citation check is trained and measured on
// beside the sentences that were damaged by hand.
import { lexiconOf, tokensOf, unitOf, type Token } from '@coursewright/authoring/citation-check';

export interface Damaged {
  readonly kind: string;
  readonly sentence: string;
}

/** What a damage may draw from. */
export interface Stock {
  readonly language: string;
  /** The passage of the sentence. */
  readonly passage: string;
  /** Sentences of other passages of the language. */
  readonly strangers: readonly string[];
  readonly random: () => number;
}

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

function replaceToken(sentence: string, token: Token, by: string): string {
  const isOpening = token.start === 0 && /^\p{Lu}/u.test(token.written);
  const written = isOpening ? by.charAt(0).toUpperCase() + by.slice(1) : by;
  return sentence.slice(0, token.start) + written + sentence.slice(token.end);
}

const verbs: Readonly<Record<string, readonly [RegExp, string]>> = {
  en: [
    /\b(is|are|was|were|can|could|may|must|will|has|have|had|does|do|did)\b(?! not| no\b)/,
    '$1 not',
  ],
  de: [/\b(ist|sind|war|waren|wird|werden|kann|können|hat|haben|hatte|wurde|wurden)\b/, '$1 nicht'],
  es: [
    /(?<!\p{L})(es|son|fue|fueron|tiene|tienen|puede|pueden|está|están|era|se)(?!\p{L})/u,
    'no $1',
  ],
  fr: [/(?<!\p{L})(est|sont|fut|était|peut|peuvent|a|ont|doit)(?!\p{L})/u, "n'$1 pas"],
  it: [/(?<!\p{L})(è|sono|fu|può|possono|ha|hanno|si|era)(?!\p{L})/u, 'non $1'],
  pt: [/(?<!\p{L})(é|são|foi|foram|pode|podem|tem|têm|se|era)(?!\p{L})/u, 'não $1'],
};
const whole: Readonly<Record<string, string>> = {
  en: 'all',
  de: 'alle',
  es: 'todos',
  fr: 'tous',
  it: 'tutti',
  pt: 'todos',
};
const always: Readonly<Record<string, string>> = {
  en: 'always',
  de: 'immer',
  es: 'siempre',
  fr: 'toujours',
  it: 'sempre',
  pt: 'sempre',
};
const reported: Readonly<Record<string, readonly string[]>> = {
  en: ['According to NAME, ', 'NAME claims that ', 'NAME showed that ', 'As NAME reports, '],
  de: ['Laut NAME gilt: ', 'Wie NAME behauptet: '],
  es: ['Según NAME, ', 'NAME sostiene que '],
  fr: ['Selon NAME, ', 'NAME affirme que '],
  it: ['Secondo NAME, ', 'NAME sostiene che '],
  pt: ['Segundo NAME, ', 'NAME afirma que '],
};
const spokenBefore: Readonly<Record<string, readonly string[]>> = {
  en: ['I love that. ', 'I think that ', 'My friend told me that ', 'I like it, and '],
  de: ['Ich glaube: ', 'Mein Freund sagt: '],
  fr: ['Je pense que ', 'Mon ami dit que '],
  es: ['Yo creo que ', 'Mi amigo dice que '],
};
const people = [
  'Keller',
  'Moreau',
  'Hansen',
  'Lindqvist',
  'Okafor',
  'Tanaka',
  'Whitfield',
  'Rossi',
];

/** The damages of one sentence that its words allow, each kind once at most. */
export function damagesOf(sentence: string, stock: Stock): Damaged[] {
  const { language, random } = stock;
  const tokens = tokensOf(sentence, language);
  const made: Damaged[] = [];
  const add = (kind: string, damaged: string | undefined): void => {
    if (damaged !== undefined && damaged !== sentence) made.push({ kind, sentence: damaged });
  };
  const verb = verbs[language];
  if (verb) add('negation', sentence.replace(verb[0], verb[1]));
  add('negation-removed', withoutNegator(sentence, tokens, language));
  add('opposite', withContrary(sentence, tokens, language, random));
  add('quantifier', withWhole(sentence, tokens, language));
  const spoken = pick(spokenBefore[language] ?? [], random);
  if (spoken)
    add('spoken', spoken + (spoken.endsWith('. ') ? sentence : lowerFirst(sentence, tokens)));
  add('cause', causeTurned(sentence, tokens, language));
  const report = pick(reported[language] ?? [], random)?.replace('NAME', pick(people, random)!);
  if (report) add('attribution', report + lowerFirst(sentence, tokens));
  for (const [kind, damaged] of withOthers(sentence, tokens, stock)) add(kind, damaged);
  return made;
}

const lowerFirst = (sentence: string, [first]: readonly Token[]): string =>
  first?.isName ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

function withoutNegator(sentence: string, tokens: readonly Token[], language: string) {
  const { negators } = lexiconOf(language);
  const token = tokens.find(({ norm, written }) => negators.has(norm) && !/^n['’]t$/.test(written));
  if (!token) return undefined;
  const rest = (sentence.slice(0, token.start) + sentence.slice(token.end))
    .replace(/ {2,}/g, ' ')
    .trim();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function withContrary(
  sentence: string,
  tokens: readonly Token[],
  language: string,
  random: () => number,
) {
  const { contraries } = lexiconOf(language);
  const choices = tokens.flatMap((token) => {
    const of = [...(contraries.get(token.norm) ?? [])].filter((other) => other.length > 2);
    return of.length > 0 && token.norm.length > 2 ? [{ token, of }] : [];
  });
  const choice = pick(choices, random);
  return choice && replaceToken(sentence, choice.token, pick(choice.of, random)!);
}

function withWhole(sentence: string, tokens: readonly Token[], language: string) {
  const { hedges } = lexiconOf(language);
  const token = tokens.find(({ norm }) => hedges.has(norm));
  if (!token) return undefined;
  const isOfTime =
    /^(?:often|usually|sometimes|oft|meist|manchmal|häufig|souvent|parfois|spesso|talvolta)/.test(
      token.norm,
    );
  const by = isOfTime ? always[language] : whole[language];
  return by && replaceToken(sentence, token, by);
}

function causeTurned(sentence: string, tokens: readonly Token[], language: string) {
  const { causes } = lexiconOf(language);
  const pivot = tokens.find(
    ({ norm }, i) => i > 1 && (causes.backward.has(norm) || causes.forward.has(norm)),
  );
  if (!pivot) return undefined;
  const left = sentence.slice(0, pivot.start).trim();
  const right = sentence
    .slice(pivot.end)
    .replace(/[.。]$/, '')
    .trim();
  if (left.split(' ').length < 2 || right.split(' ').length < 2) return undefined;
  return `${right.charAt(0).toUpperCase()}${right.slice(1)} ${pivot.written} ${lowerFirst(left, tokens)}.`;
}

function withOthers(
  sentence: string,
  tokens: readonly Token[],
  { language, passage, strangers, random }: Stock,
): [string, string | undefined][] {
  const given = tokensOf(passage, language);
  const isSaid = (token: Token): boolean => tokens.some(({ stem }) => stem === token.stem);
  const others = given.filter((token) => !token.isStop && !isSaid(token));
  const numbers = tokens.filter(({ values }) => values);
  const names = tokens.filter(({ isName }) => isName);
  const plain = tokens.filter(
    ({ isStop, isName, values, norm }) => !isStop && !isName && !values && norm.length > 3,
  );
  const number = pick(numbers, random);
  const name = pick(names, random);
  const word = pick(plain, random);
  const swapOf = (ones: readonly Token[]): string | undefined => {
    const [a, b] = [ones[0], ones.at(-1)];
    if (!a || !b || a === b || a.stem === b.stem) return undefined;
    return replaceToken(replaceToken(sentence, b, a.written), a, b.written);
  };
  const another = (ones: readonly Token[]): string | undefined => pick(ones, random)?.written;
  const otherNumber = another(others.filter(({ values }) => values));
  const otherName = another(others.filter(({ isName }) => isName));
  const otherWord = another(
    others.filter(({ isName, values, norm }) => !isName && !values && norm.length > 3),
  );
  // A word that looks like a unit is one behind a number.
  const unit = tokens.find(
    ({ written }, i) => unitOf(written) && (tokens[i - 1]?.values ?? tokens[i - 2]?.values),
  );
  const foreignUnit =
    unit &&
    another(
      given.filter(({ written }) => unitOf(written) && unitOf(written) !== unitOf(unit.written)),
    );
  const stranger = pick(strangers, random) ?? '';
  const strange = tokensOf(stranger, language).filter(
    (token) =>
      !token.isStop &&
      !token.isName &&
      !token.values &&
      !given.some(({ stem }) => stem === token.stem),
  );
  const tail =
    /(?:,| (?:in|of|by|with|for|at|from|dans|avec|en|con|di|mit|durch|um|por|para) )(?:\S+ ){1,6}\S+$/.exec(
      stranger,
    )?.[0];
  return [
    ['number', number && otherNumber ? replaceToken(sentence, number, otherNumber) : undefined],
    [
      'number-nowhere',
      number && replaceToken(sentence, number, String(11 + Math.floor(random() * 2000))),
    ],
    ['name', name && otherName ? replaceToken(sentence, name, otherName) : undefined],
    ['name-nowhere', name && replaceToken(sentence, name, pick(people, random)!)],
    ['rival', word && otherWord ? replaceToken(sentence, word, otherWord) : undefined],
    [
      'rival-nowhere',
      word && strange.length ? replaceToken(sentence, word, another(strange)!) : undefined,
    ],
    ['swap', swapOf(names.length > 1 ? names : plain)],
    ['swap-numbers', swapOf(numbers)],
    [
      'unit',
      unit
        ? replaceToken(
            sentence,
            unit,
            foreignUnit ?? otherUnits[unitOf(unit.written)!] ?? unit.written,
          )
        : undefined,
    ],
    ['appended', tail && `${sentence.replace(/[.。]$/, '')}${tail}`],
  ];
}

const otherUnits: Readonly<Record<string, string>> = {
  kilometre: 'metres',
  metre: 'kilometres',
  centimetre: 'metres',
  millimetre: 'centimetres',
  year: 'days',
  day: 'years',
  hour: 'minutes',
  minute: 'hours',
  second: 'hours',
  week: 'months',
  month: 'weeks',
  century: 'years',
  kilogram: 'grams',
  gram: 'kilograms',
  percent: 'kg',
  degree: 'metres',
  tonne: 'grams',
};
