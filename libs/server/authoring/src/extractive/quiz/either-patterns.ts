import { baseLanguage } from '@coursewright/text';

/** Which of two things a sentence says something of. */
export type EitherValue = 'first' | 'second' | 'both' | 'neither';

/** How a language says it: the usual way, and another for sentences that say it so themselves. */
export interface EitherWording {
  /** {a}: how the sentence begins. */
  readonly question: string;
  /** {a} is so, {b} is not. */
  readonly only: readonly [string, string];
  readonly both: readonly [string, string];
  readonly neither: string;
}

/**
 * A sentence without its stop. `a`: its beginning, `v`: its verb where the denial stood before it;
 * `b` and `c`: the two things. Of an open one `l` holds both the beginning and the first thing.
 */
export interface EitherPattern {
  readonly value: EitherValue;
  readonly pattern: RegExp;
}

const a = String.raw`(?<a>[^,;:()]{6,110}?)`;
const b = '(?<b>[^,;:()]{3,70}?)';
const c = '(?<c>[^,;:()]{3,70})';
const l = '(?<l>[^;:()]{20,170}?)';

const verbs = {
  fr: 'est|sont|était|étaient|consiste|consistent|dépend|dépendent|vient|viennent|repose|reposent|signifie|sert|servent',
  es: 'es|son|era|eran|fue|está|están|consiste|consisten|depende|dependen|significa|viene|vienen|sirve|sirven|se trata',
  it: 'è|sono|era|erano|fu|consiste|consistono|dipende|dipendono|significa|viene|vengono|serve|servono|si tratta',
  pt: 'é|são|era|eram|foi|está|estão|consiste|consistem|depende|dependem|significa|vem|vêm|serve|servem|se trata',
} as const;

type Row = readonly [value: EitherValue, pattern: string];
const rows: Readonly<Record<string, readonly Row[]>> = {
  en: [
    ['both', `${a} not (?:only|just|merely|simply) ${b},? but(?: also)? ${c}`],
    ['second', `${a} not ${b},? but (?:rather )?${c}`],
    ['second', `(?<a>[^,;:()]{6,110}? (?:is|are|was|were))n['’]t ${b},? but (?:rather )?${c}`],
    ['neither', `${a} neither ${b} nor ${c}`],
    ['both', `${a} both ${b} and ${c}`],
    ['first', `${l},? (?:rather than|instead of|as opposed to) ${c}`],
    ['first', `${l}(?:, not| and not) ${c}`],
    ['both', `${l},? as well as ${c}`],
  ],
  de: [
    ['both', `${a} nicht (?:nur|bloß|allein) ${b}, sondern auch ${c}`],
    ['second', `${a} nicht ${b}, sondern ${c}`],
    ['neither', `${a} weder ${b} noch ${c}`],
    ['both', `${a} sowohl ${b} als auch ${c}`],
  ],
  fr: [
    ['both', `${a} non (?:seulement|pas seulement) ${b},? mais (?:aussi|également|encore) ${c}`],
    [
      'both',
      `${a} (?:n['’]|ne )(?<v>${verbs.fr}) pas (?:seulement|que|uniquement) ${b},? mais (?:aussi|également|encore) ${c}`,
    ],
    ['second', `${a} (?:n['’]|ne )(?<v>${verbs.fr}) pas ${b},? mais (?:bien |plutôt )?${c}`],
    ['second', `${a},? non pas ${b},? mais ${c}`],
    ['neither', `${a} (?:n['’]|ne )(?<v>\\p{L}+) ni ${b},? ni ${c}`],
    ['both', `${a} (?:à la fois|aussi bien) ${b} (?:et|que) ${c}`],
    ['first', `${l},? (?:plutôt que|et non(?: pas)?|au lieu de) ${c}`],
  ],
  es: [
    [
      'both',
      `${a} no (?:sólo|solo|solamente) (?:(?<v>${verbs.es}) )?${b},? sino (?:también )?${c}`,
    ],
    ['second', `${a} no (?<v>${verbs.es}) ${b},? sino ${c}`],
    ['neither', `${a} no (?<v>\\p{L}+) ni ${b} ni ${c}`],
    ['both', `${a} tanto ${b} como ${c}`],
    ['first', `${l},? (?:en vez de|en lugar de|y no) ${c}`],
  ],
  it: [
    ['both', `${a} non (?:solo|soltanto) (?:(?<v>${verbs.it}) )?${b},? ma anche ${c}`],
    ['second', `${a} non (?<v>${verbs.it}) ${b},? (?:ma|bensì) ${c}`],
    ['neither', `${a} non (?<v>\\p{L}+) né ${b} né ${c}`],
    ['both', `${a} sia ${b} (?:sia|che) ${c}`],
    ['first', `${l},? (?:anziché|piuttosto che|invece di|e non) ${c}`],
  ],
  pt: [
    [
      'both',
      `${a} não (?:só|somente|apenas) (?:(?<v>${verbs.pt}) )?${b},? (?:mas|como) também ${c}`,
    ],
    ['second', `${a} não (?<v>${verbs.pt}) ${b},? (?:mas(?: sim)?|e sim|senão) ${c}`],
    ['neither', `${a} não (?<v>\\p{L}+) nem ${b} nem ${c}`],
    ['both', `${a} tanto ${b} (?:como|quanto) ${c}`],
    ['first', `${l},? (?:em vez de|e não) ${c}`],
  ],
  ru: [
    ['both', `${a} не только ${b}, но и ${c}`],
    ['second', `${a} не ${b}, а ${c}`],
    ['both', `${a} как ${b}, так и ${c}`],
    ['first', `${l}, а не ${c}`],
  ],
  zh: [
    [
      'second',
      '(?<a>[^，；：。（）]{2,30}?)不是(?<b>[^，；：。（）]{2,25})，而是(?<c>[^，；：。（）]{2,25})',
    ],
  ],
};

const compiled = new Map<string, readonly EitherPattern[]>();

/** The patterns of a language, in the order in which they are tried. */
export function eitherPatterns(language: string): readonly EitherPattern[] {
  const base = baseLanguage(language);
  let known = compiled.get(base);
  if (!known) {
    known = (rows[base] ?? []).map(([value, pattern]) => ({
      value,
      pattern: new RegExp(`^${pattern}$`, 'u'),
    }));
    compiled.set(base, known);
  }
  return known;
}

const wordings: Readonly<Record<string, EitherWording>> = {
  en: {
    question: 'How does the lesson complete this: “{a} …”?',
    only: ['… {a}, not {b}', '… not {b} but {a}'],
    both: ['… both {a} and {b}', '… {a} as well as {b}'],
    neither: '… neither {a} nor {b}',
  },
  de: {
    question: 'Wie führt die Lektion dies zu Ende: „{a} …“?',
    only: ['… {a}, nicht {b}', '… nicht {b}, sondern {a}'],
    both: ['… {a} und auch {b}', '… sowohl {a} als auch {b}'],
    neither: '… weder {a} noch {b}',
  },
  fr: {
    question: 'Comment la leçon complète-t-elle ceci : « {a} … » ?',
    only: ['… {a}, et non {b}', '… non pas {b}, mais {a}'],
    both: ['… {a} et aussi {b}', '… à la fois {a} et {b}'],
    neither: '… ni {a} ni {b}',
  },
  es: {
    question: '¿Cómo completa la lección esto: «{a} …»?',
    only: ['… {a}, y no {b}', '… no {b}, sino {a}'],
    both: ['… {a} y también {b}', '… tanto {a} como {b}'],
    neither: '… ni {a} ni {b}',
  },
  it: {
    question: 'Come completa la lezione questo: «{a} …»?',
    only: ['… {a}, e non {b}', '… non {b}, ma {a}'],
    both: ['… {a} e anche {b}', '… sia {a} sia {b}'],
    neither: '… né {a} né {b}',
  },
  pt: {
    question: 'Como completa a lição isto: «{a} …»?',
    only: ['… {a}, e não {b}', '… não {b}, mas {a}'],
    both: ['… {a} e também {b}', '… tanto {a} como {b}'],
    neither: '… nem {a} nem {b}',
  },
  ru: {
    question: 'Как урок завершает это: «{a} …»?',
    only: ['… {a}, а не {b}', '… не {b}, а {a}'],
    both: ['… {a}, а также {b}', '… как {a}, так и {b}'],
    neither: '… ни {a}, ни {b}',
  },
  zh: {
    question: '本课怎样把这句话说完：“{a}……”？',
    only: ['……是{a}，不是{b}', '……不是{b}，而是{a}'],
    both: ['……是{a}，也是{b}', '……既是{a}，又是{b}'],
    neither: '……既不是{a}，也不是{b}',
  },
};

/** How a language asks; undefined where it has no words for it. */
export const eitherWording = (language: string): EitherWording | undefined =>
  wordings[baseLanguage(language)];
