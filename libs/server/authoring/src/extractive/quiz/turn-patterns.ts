import { comparatives, conjugated, modal, type TurnRow, verbForms } from './turn-rows.ts';
import { turnsOfTongue } from './turn-tongues.ts';

/** A place at which a statement can be turned over. */
export interface Turn {
  readonly pattern: RegExp;
  /** Groups of other ways to say what was found, each of which makes the statement false. */
  readonly others: (groups: Readonly<Record<string, string>>) => readonly (readonly string[])[];
  /** It says nothing without the thing behind it. */
  readonly isRow?: boolean;
  /** It says what must, should or need not be done. */
  readonly isRule?: boolean;
  /** It is the verb of the statement: no other stands before it. */
  readonly isVerb?: boolean;
  /** It is the subject of the statement, behind a clause of its own. */
  readonly isHead?: boolean;
  /** It settles a statement also of what can or may be so. */
  readonly isOfAny?: boolean;
}

const word = (text: string): string => `(?<![\\p{L}\\p{N}’'-])(?:${text})(?![\\p{L}\\p{N}’'-])`;
/** What stands before a verb of he and of they. */
const before = {
  he: '',
  past: '',
  they: '(?<=(?:(?<!(?:^| )(?:i|thi|it|wa|ha|a|doe|les|los|u|pos|acros))s|people|men|women|children|you|they)(?: (?!not )\\p{Ll}+ly)? )',
  pasts: '(?<=(?:s|people|men|women|children|you|they)(?: (?!not )\\p{Ll}+ly)? )',
  base: '(?<=(?<!\\p{L})(?:will|must|should|would) (?:(?!not )\\p{Ll}+ly )?)',
} as const;

const verbTurns = (rows: readonly TurnRow[]): Turn[] =>
  rows.flatMap(({ is, not }) =>
    verbForms.flatMap((form) =>
      is.map((verb): Turn => ({
        pattern: new RegExp(`${before[form]}${word(conjugated(verb, form))}`, 'u'),
        others: () => not.map((group) => group.map((other) => conjugated(other, form))),
        isVerb: true,
        isRow: true,
      })),
    ),
  );

const comparative = [...comparatives.keys()].join('|');
const degree =
  '(?:(?:much|far|significantly|considerably|slightly|somewhat|even|a little|a lot|many times|substantially|vastly) )?';
const notThan = '(?! (?:ever|usual|before|expected|one|two|once|\\d|just|merely|that|it|they|is))';
const measure =
  '(?:level|degree|rate|number|amount|price|risk|cost|standard|share|proportion|quality|speed|size|value|fee|probability|chance|group|variety|range|impact|effect|influence|demand|temperature|pressure|density|frequency|income|wage|weight)';

/** In English, the first that fits a statement. */
const english: readonly Turn[] = [
  {
    pattern: new RegExp(
      `${word(`${degree}(?<found>${comparative})(?<what>(?: [\\p{L}-]+){0,4}?) than`)}${notThan}`,
      'u',
    ),
    others: ({ found = '', what = '' }) => {
      const [opposite = '', plain = ''] = comparatives.get(found) ?? [];
      return what === ''
        ? [[`${opposite} than`], [`as ${plain} as`, `just as ${plain} as`]]
        : [[`${opposite}${what} than`], [`no ${found}${what} than`]];
    },
    isOfAny: true,
  },
  {
    pattern: new RegExp(
      `(?<!(?:the|no|any|not|once|some|or|one|nothing|much|what) )${word(`${degree}(?<found>more|less|fewer)(?<what>(?: (?!(?:and|or|but)(?!\\p{L}))[\\p{L}-]+){1,4}?) than`)}${notThan}`,
      'u',
    ),
    others: ({ found = '', what = '' }) => {
      // How clear or how complicated something is, nobody measures.
      if (ofQuality.test(what) || ofQuality.test(what.trim().split(' ', 1).join(''))) return [];
      const isMany = what.endsWith('s') && !/(?:ss|us|ous)$/u.test(what);
      const less = found === 'more' ? (isMany ? 'fewer' : 'less') : 'more';
      const same = `just as ${isMany ? 'many' : 'much'}${what} as`;
      return [[`${less}${what} than`], [same, same.replace('just ', '')]];
    },
    isOfAny: true,
  },
  {
    pattern: new RegExp(
      word(`an? (?:much |far |slightly |even )?(?<found>${comparative}) (?<what>${measure})`),
      'u',
    ),
    others: ({ found = '', what = '' }) => {
      const [opposite = ''] = comparatives.get(found) ?? [];
      const an = /^[aeiou]/u.test(opposite) ? 'an' : 'a';
      return [[`${an} ${opposite} ${what}`], [`the same ${what}`]];
    },
    isOfAny: true,
  },
  {
    pattern: new RegExp(
      word(
        `(?<found>at least|at most|no more than|more than|less than|fewer than|up to|exactly) (?<what>(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|a hundred))`,
      ),
      'u',
    ),
    others: ({ found = '', what = '' }) => {
      const isLess = ['at most', 'no more than', 'less than', 'fewer than', 'up to'].includes(
        found,
      );
      if (found === 'exactly' && /^(?:1|one)$/u.test(what)) return [];
      if (found === 'exactly') return [[`more than ${what}`], [`less than ${what}`]];
      return isLess
        ? [[`more than ${what}`], [`exactly ${what}`]]
        : [[`less than ${what}`], [`exactly ${what}`]];
    },
    isOfAny: true,
  },
  {
    pattern: new RegExp(
      `(?<=(?:mov|convert|transfer|pass|shift|flow|translat|switch|migrat|transition|evolv|develop|chang|copi|transform|hand|turn)\\p{Ll}*(?: [\\p{L}’'-]+){0,5} )from (?!one )(?<x>[\\p{L}][\\p{L} ’'-]{2,40}?) to (?<y>(?:an? |the )?[\\p{L}][\\p{L}’'-]{2,30}(?: [\\p{L}-]+)?)(?=[.,]|$| and (?!back(?!\\p{L}))| in )`,
      'u',
    ),
    others: ({ x = '', y = '' }) => [
      [`from ${y} to ${x}`],
      [`back and forth between ${x} and ${y}`],
    ],
    isOfAny: true,
  },
  {
    pattern: new RegExp(
      `${word('(?<found>only (?:if|when)|unless|even if)')} (?!(?:otherwise|so|explicitly|specifically) )`,
      'u',
    ),
    others: ({ found = '' }) =>
      ({
        unless: [['only if '], ['whether or not ']],
        'even if': [['only if '], ['unless ']],
      })[found] ?? [['unless '], ['whether or not ']],
    isOfAny: true,
  },
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:uses?|used|with|by|for|from|in|on|at|of|contains?|accepts?|affects?|needs?|requires?|applies to|apply to) )${word('only')} (?!an? |the (?:first|beginning)|one |two |\\d|few|limited|slightly|partly|part |half|recently|now|then|just|because|be |to |as |\\p{Ll}{3,}(?:s|ed) (?:to|the|an?|in|by|for|if|when|as|with) )(?=(?<where>in|on|at|for|by|with|from|within|during|as) |)`,
      'u',
    ),
    others: ({ where }) => [
      [where === undefined ? 'everything except ' : 'except '],
      ['not only '],
    ],
  },
  {
    pattern: new RegExp(
      `${word('(?<found>is|are) no longer')}(?!.* (?:now that|since|because) )`,
      'u',
    ),
    others: ({ found = '' }) =>
      found === 'is' ? [['is still'], ['has never been']] : [['are still'], ['have never been']],
    isVerb: true,
  },
  {
    pattern: new RegExp(`${word('must')} (?!(?:not|never|have|only|always|also)(?!\\p{L}))`, 'u'),
    others: () => [['must not '], ['may ', 'need not ']],
    isVerb: true,
    isRule: true,
  },
  {
    pattern: new RegExp(
      `${word('(?:(?<!(?:almost|nearly|not) )entirely|(?<!(?:almost|nearly|not) )exclusively|solely|wholly|(?<!(?:almost|nearly|not) )completely)')} (?=(?:of|by|in|on|from|with|for|to|through|at|\\p{Ll}+ed)(?!\\p{L}))`,
      'u',
    ),
    others: () => [['partly '], ['mostly ', 'predominantly ']],
  },
  {
    pattern: new RegExp(
      `(?<=, )${word('(?<found>anyone|everyone|anybody|everybody|no one|nobody)')} (?=(?:can|may|is|has|must)(?!\\p{L}))`,
      'u',
    ),
    others: ({ found = '' }) => [
      [found.startsWith('no') ? 'anyone ' : 'no one '],
      ['only a few ', 'only a chosen few '],
    ],
    isHead: true,
  },
  {
    pattern: new RegExp(
      word("(?:does not|do not|don’t|doesn’t|don't|doesn't) (?:need|have) to"),
      'u',
    ),
    others: () => [['must'], ['must not']],
    isVerb: true,
    isRule: true,
  },
  {
    pattern: new RegExp(
      `${word('cannot')} be (?!(?:required|needed|selected|chosen) )(?=\\p{Ll}+(?:ed|en|de|lt|ut|own|wn|ught|nt|ld) )`,
      'u',
    ),
    others: () => [['can be '], ['must be ']],
    isVerb: true,
    isOfAny: true,
  },
  ...verbTurns(modal),
];
/** "More effective", "less secure": a quality, and no thing. */
const ofQuality =
  /^(?!.*(?:ity|cy|gy|ney|ory|ury|omy)$).*(?:ive|al|ful|ous|able|ible|ic|ent|ant|less|ed|ary|ly|ex|ure|ient|ar|en|ult|ern|ic|y|ong|ain|ing|ile|ense|ete|ise|ite)$/u;

const known = new Map<string, readonly Turn[]>([['en', english]]);

/** Where statements of a language can be turned over. */
export function turnsIn(base: string): readonly Turn[] {
  const found = known.get(base) ?? turnsOfTongue(base);
  known.set(base, found);
  return found;
}
