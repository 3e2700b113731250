import { baseLanguage } from '@coursewright/text';
import type { RuleValue } from './rule-words.ts';

/** A sentence that gives a rule; {a} and {b} of `said` are its halves, {c} the case it holds in. */
export interface RulePattern {
  readonly value: RuleValue;
  readonly pattern: RegExp;
  readonly said: string;
  /** Does it speak to the reader, whose name the question leaves out? */
  readonly isToReader: boolean;
}

type Row = readonly [value: RuleValue, pattern: string, said?: string, isToReader?: boolean];

/** A sign of a clause; brackets belong to names alone: "Py_Initialize()", "printf(3)", "$(DIR)". */
const sign = '(?:[^,;:()，；：]|(?<=[\\w$])\\([\\w.*]*\\))';
const who = `(?<a>${sign}{3,60}?)`;
const deed = `(?<b>(?:${sign}|,){8,110})`;
/** German "Sie" may be they, unless it is said again in the midst of the sentence. */
const ofYou = '(?=.*(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\\p{L}))(?<b>[^;:()]{8,110})';
const through = '{a} … {b}';
/** Japanese: the verb in the form of its dictionary. */
const done = '(?<b>[^、。（）]{8,60}[るうくすつぶむぐ])';
/** "You should …": what is to be done, without the reader. */
const alone = '{b}';

/**
 * By language, the first pattern that fits a sentence without its stop. What cannot be done
 * is no rule: nobody has ruled it out. "Non deve", "не должен", "no debe" are said of what need not be as well.
 */
const rows: Readonly<Record<string, readonly Row[]>> = {
  en: [
    ['avoid', `You should (?:not|never) ${deed}`, 'to {b}', true],
    ['avoid', `${who} should (?:not|never) ${deed}`, 'for {a} to {b}'],
    [
      'may',
      `${who} (?:need not|(?:does|do) not (?:need|have) to|(?:is|are) not required to) ${deed}`,
      'for {a} to {b}',
    ],
    ['not', `${who} (?:must (?:not|never)|(?:is|are) not allowed to) ${deed}`, 'for {a} to {b}'],
    ['should', `${who} should ${deed}`, 'for {a} to {b}'],
    ['not', `There must (?:not be|be no) ${deed}`, 'for there to be {b}'],
    ['must', `${who} (?:must|has to|have to|(?:is|are) required to) ${deed}`, 'for {a} to {b}'],
    ['not', `You (?:must (?:not|never)|are not allowed to) ${deed}`, 'to {b}', true],
    ['should', `You (?:should|ought to) ${deed}`, 'to {b}', true],
    ['must', `You (?:must|have to|need to|are required to) ${deed}`, 'to {b}', true],
    [
      'should',
      `${who} (?:is|are) (?:strongly )?(?:encouraged|advised) to ${deed}`,
      'for {a} to {b}',
    ],
  ],
  de: [
    ['avoid', `Sie sollten (?:nicht|niemals) ${ofYou}`, alone, true],
    ['avoid', `${who} (?:sollte|sollten) (?:nicht|niemals) ${deed}`, through],
    ['may', `${who} (?:muss|müssen|braucht|brauchen) nicht ${deed}`, through],
    ['not', `${who} (?:darf|dürfen) nicht ${deed}`, through],
    ['should', `${who} (?:sollte|sollten) ${deed}`, through],
    ['must', `${who} (?:muss|müssen) ${deed}`, through],
    ['not', `Sie dürfen nicht ${ofYou}`, alone, true],
    ['should', `Sie sollten ${ofYou}`, alone, true],
    ['must', `Sie müssen ${ofYou}`, alone, true],
    ['should', `Es wird (?:dringend )?empfohlen, ${deed}`, alone, true],
    ['must', `Es ist (?:zwingend )?(?:erforderlich|notwendig), ${deed}`, alone, true],
  ],
  fr: [
    ['avoid', `Vous ne devriez (?:pas|jamais) ${deed}`, alone, true],
    ['avoid', `${who} ne (?:devrait|devraient) (?:pas|jamais) ${deed}`, through],
    ['not', `${who} ne (?:doit|doivent) jamais ${deed}`, through],
    ['should', `${who} (?:devrait|devraient) ${deed}`, through],
    ['must', `${who} (?:doit|doivent) ${deed}`, through],
    ['not', `Vous ne devez (?:pas|jamais) ${deed}`, alone, true],
    ['should', `Vous devriez ${deed}`, alone, true],
    ['must', `Vous devez ${deed}`, alone, true],
    [
      'should',
      `Il est (?:vivement |fortement )?(?:recommandé|conseillé) (?:de |d[’'])(?!ne)${deed}`,
      alone,
      true,
    ],
    ['avoid', `Il est (?:vivement |fortement )?déconseillé (?:de |d[’'])${deed}`, alone, true],
    ['not', `Il est interdit (?:de |d[’'])${deed}`, alone, true],
  ],
  es: [
    ['avoid', `(?:Usted no debería|No deberías|Nunca deberías) ${deed}`, alone, true],
    ['avoid', `${who} (?:no|nunca) (?:debería|deberían) ${deed}`, through],
    ['should', `${who} (?:debería|deberían) ${deed}`, through],
    ['must', `${who} (?:debe|deben|tiene que|tienen que) ${deed}`, through],
    ['should', `(?:Usted debería|Deberías|Debería usted) ${deed}`, alone, true],
    ['must', `(?:Usted (?:debe|tiene que)|Debes|Tienes que) ${deed}`, alone, true],
    ['should', `Se recomienda (?=\\p{Ll}+[aeií]r)${deed}`, alone, true],
  ],
  it: [
    ['avoid', `Non (?:dovresti|dovreste) ${deed}`, alone, true],
    ['avoid', `${who} non (?:dovrebbe|dovrebbero) ${deed}`, through],
    ['should', `${who} (?:dovrebbe|dovrebbero) ${deed}`, through],
    ['must', `${who} (?:deve|devono) ${deed}`, through],
    ['should', `(?:Dovresti|Dovreste) ${deed}`, alone, true],
    ['must', `(?:Devi|Dovete) ${deed}`, alone, true],
    [
      'should',
      `(?:Si raccomanda|Si consiglia|È (?:consigliabile|consigliato|raccomandato)) (?:di )?(?=\\p{Ll}+re?(?!\\p{L}))(?!non)${deed}`,
      alone,
      true,
    ],
  ],
  pt: [
    ['avoid', `(?:Você (?:não|nunca) deveria|Não deverias) ${deed}`, alone, true],
    ['avoid', `${who} não (?:deveria|deveriam) ${deed}`, through],
    ['should', `${who} (?:deveria|deveriam) ${deed}`, through],
    ['must', `${who} (?:deve|devem|tem de|têm de|tem que|têm que) ${deed}`, through],
    ['should', `(?:Você deveria|Deverias) ${deed}`, alone, true],
    ['must', `(?:Você (?:deve|precisa|tem que|tem de)|Deves|Tens de) ${deed}`, alone, true],
    [
      'should',
      `(?:Recomenda-se|É (?:recomendável|recomendado|aconselhável)) (?=\\p{Ll}+[aeio]r(?!\\p{L}))${deed}`,
      alone,
      true,
    ],
  ],
  ru: [
    ['avoid', `(?:Вам )?[Нн]е следует ${deed}`, alone, true],
    ['must', `${who} (?:должен|должна|должно|должны) ${deed}`, through],
    ['should', `Вам следует ${deed}`, alone, true],
    [
      'should',
      `(?:Настоятельно р|Р)екомендуется (?=\\p{Ll}+(?:ть|ти|ться)(?!\\p{L}))${deed}`,
      alone,
      true,
    ],
    ['must', `(?:Вы (?:должны|обязаны)|Вам (?:нужно|необходимо|придётся)) ${deed}`, alone, true],
  ],
  zh: [
    ['avoid', '[你您]不应该?(?<b>[^，；：。（）]{4,50})', alone, true],
    [
      'not',
      '(?<a>[^，；：。（）]{2,20}?)(?:不得|不可以|不允许|禁止)(?<b>[^；：。（）]{4,50})',
      '{a}……{b}',
    ],
    ['must', '(?<a>[^，；：。（）]{2,20}?)(?:必须|必須)(?<b>[^；：。（）]{4,50})', '{a}……{b}'],
    ['should', '[你您]应该(?<b>[^，；：。（）]{4,50})', alone, true],
    ['must', '[你您](?:必须|需要)(?<b>[^，；：。（）]{4,50})', alone, true],
  ],
  ja: [
    ['avoid', `${done}べきではありません`, '{b}こと', true],
    ['should', `${done}べきです`, '{b}こと', true],
    ['must', `${done}必要があります`, '{b}こと', true],
  ],
};

/** A case before a rule that is asked for with it. By language, for all orders of words alike. */
const cases: Readonly<Record<string, string>> = {
  en: 'If|When|Whenever|Before|After|Once|Unless|As long as|As soon as',
  fr: 'Si|Lorsque|Quand|Dès que|Avant de|Après avoir|Tant que',
  es: 'Si|Cuando|Antes de|Después de|Una vez que',
  it: 'Se|Quando|Prima di|Dopo aver|Una volta che',
  pt: 'Se|Quando|Antes de|Depois de|Sempre que',
  ru: 'Если|Когда|Прежде чем|Перед тем как|После того как',
};
const inCase = (base: string): string =>
  `(?<w>(?:(?:${cases[base] ?? '$^'}) ${sign}{8,90}|(?:${places[base] ?? '$^'}) ${sign}{3,60})), (?:then |entonces |allora |то )?`;
/** Where or for what a rule holds. German turns the words round behind them. */
const places: Readonly<Record<string, string>> = {
  en: 'On|In|For|Under|With|During',
  fr: 'Dans|Pour|Sous|Sur',
  es: 'En|Para|Sobre|Bajo',
  it: 'In|Per|Su|Sotto|Nel|Nella|Nei|Nelle',
  pt: 'Em|Para|No|Na|Nos|Nas',
  ru: 'В|Для|При|На',
};
/** German turns the words round behind a case. */
const germanCase = '(?<w>(?:Wenn|Falls|Sobald|Bevor|Nachdem) [^,;:()]{8,90}), ';
const germanCases: readonly Row[] = [
  ['avoid', `${germanCase}sollten Sie (?:nicht|niemals) ${deed}`, '{b}'],
  ['not', `${germanCase}dürfen Sie nicht ${deed}`, '{b}'],
  ['should', `${germanCase}sollten Sie ${deed}`, '{b}'],
  ['must', `${germanCase}müssen Sie ${deed}`, '{b}'],
];

/** Every rule, and the same rule behind a case. */
const withCases = (own: readonly Row[], base: string): Row[] => [
  ...own,
  ...(base === 'de'
    ? germanCases.map(([value, pattern, said]): Row => [value, pattern, `${said}{c}`, true])
    : own.map(([value, pattern, said, isToReader]): Row => [
        value,
        `${inCase(base)}${lowered(pattern)}`,
        `${said}{c}`,
        isToReader ?? false,
      ])),
];
/** A pattern that begins with a word, for the midst of a sentence. */
const lowered = (pattern: string): string =>
  pattern.replace(/^(?:\(\?:)?\p{Lu}/u, (opening) => opening.toLowerCase());

const compiled = new Map<string, readonly RulePattern[]>();

/** The patterns of a language, each once. */
export function rulePatterns(language: string): readonly RulePattern[] {
  const base = baseLanguage(language);
  let known = compiled.get(base);
  if (!known) {
    // "You should" is tried before "somebody should".
    const ordered = withCases(rows[base] ?? [], base).toSorted(
      (x, y) => Number(y[3] ?? false) - Number(x[3] ?? false),
    );
    known = ordered.map(([value, pattern, said = '{a}', isToReader = false]) => ({
      value,
      pattern: new RegExp(`^${pattern}$`, 'u'),
      said,
      isToReader,
    }));
    compiled.set(base, known);
  }
  return known;
}
