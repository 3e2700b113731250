import type { Turn } from './turn-patterns.ts';

/**
 * What a verb says of one and of several, and what it cannot say at the same time. In front stands
 * what follows it: a deed, or anything.
 */
const verbs: Readonly<Record<string, string>> = {
  fr: `
    deed: doit/doivent | peut/peuvent | ne doit pas/ne doivent pas
    deed: ne doit pas/ne doivent pas | peut/peuvent | doit/doivent
    any: ne peut pas être/ne peuvent pas être | peut être/peuvent être | doit être/doivent être
  `,
  es: `
    deed: debe/deben | puede/pueden | no debe/no deben
    any: no puede ser/no pueden ser | puede ser/pueden ser | debe ser/deben ser
  `,
  it: `
    deed: deve/devono | può/possono | non deve/non devono
    any: non può essere/non possono essere | può essere/possono essere | deve essere/devono essere
  `,
  pt: `
    deed: deve/devem | pode/podem | não deve/não devem
    deed: não deve/não devem | pode/podem | deve/devem
    any: não pode ser/não podem ser | pode ser/podem ser | deve ser/devem ser
  `,
  ru: `
    deed: должен/должны | может/могут | не должен/не должны
    deed: должна/должно | может/может | не должна/не должно
    deed: позволяет/позволяют | требует/требуют | запрещает/запрещают
  `,
};

const behinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    deed: "(?= (?:s[e’']\\s?|les? |la |l[’'])?\\p{Ll}+(?:er|ir|re|oir)(?!\\p{L}))",
  },
  es: {
    deed: '(?= \\p{Ll}+[aeií]r(?:se)?(?!\\p{L}))',
  },
  it: {
    deed: '(?= \\p{Ll}+(?:re|rsi)(?!\\p{L}))',
  },
  pt: { deed: '(?= \\p{Ll}+[aeio]r(?:-se)?(?!\\p{L}))' },
  ru: {
    deed: '(?= \\p{Ll}+(?:ть|ти|ться)(?!\\p{L}))',
  },
};

const word = (text: string): string => `(?<![\\p{L}\\p{N}’'-])(?:${text})`;
const denial: Readonly<Record<string, string>> = {
  fr: "(?<!(?:ne|se) )(?<!n['’])",
  es: '(?<!(?:no|se|nunca) )',
  it: '(?<!(?:non|si) )',
  pt: '(?<!(?:não|se|nunca) )',
  ru: '(?<!не )',
};

/** "Doit", "debe", "должен": what is demanded; "peut être", "no puede ser": what can be. */
const ofRule = /^(?:ne |no |non |não |не )?(?:doi|deb|dev|долж)/u;
const ofAbility = /^(?:ne |no |non |não )?(?:peu|pued|può|poss|pod)/u;

const verbsOf = (base: string): Turn[] =>
  (verbs[base] ?? '')
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [kind = '', row = ''] = line.trim().split(': ');
      const ways = row.split(' | ').map((way) => way.split('/'));
      const behind = behinds[base]?.[kind] ?? '(?!\\p{L})';
      return [0, 1].map((at): Turn => {
        const [key = '', ...others] = ways.map((way) => way[at] ?? '');
        return {
          pattern: new RegExp(`${denial[base] ?? ''}${word(key)}${behind}`, 'u'),
          others: () => others.map((other) => [other]),
          isVerb: true,
          ...(ofRule.test(key) ? { isRule: true } : {}),
          ...(ofAbility.test(key) ? { isOfAny: true } : {}),
        };
      });
    });

/** "Schneller langsamer schnell": a comparative, its opposite, the quality itself. */
const pairsOf = (table: string): ReadonlyMap<string, readonly [opposite: string, plain: string]> =>
  new Map(
    table.split(', ').map((row) => {
      const [found = '', opposite = '', plain = ''] = row.split(' ');
      return [found, [opposite, plain]];
    }),
  );
const russian = pairsOf(
  'быстрее медленнее быстро, медленнее быстрее медленно, больше меньше много, меньше больше мало, чаще реже часто, реже чаще редко, раньше позже рано, позже раньше поздно',
);
const german = pairsOf(
  'größer kleiner groß, kleiner größer klein, höher niedriger hoch, niedriger höher niedrig, schneller langsamer schnell, langsamer schneller langsam, länger kürzer lang, kürzer länger kurz, teurer billiger teuer, billiger teurer billig, älter jünger alt, jünger älter jung, häufiger seltener häufig, seltener häufiger selten',
);

const quality = '(?<what>(?:[\\p{L}-]+ ){0,1}[\\p{L}-]{3,})';
/** "Plus rapide que": less so, or as much. */
const comparing: Readonly<Record<string, readonly Turn[]>> = {
  fr: [
    {
      pattern: new RegExp(
        `(?<!(?:ne|le|la|les|de|non|rien|jamais) )${word('(?<found>plus|moins)')} ${quality} (?<than>que |qu[’'])`,
        'u',
      ),
      others: ({ found = '', what = '', than = '' }) => [
        [`${found === 'plus' ? 'moins' : 'plus'} ${what} ${than}`],
        [`aussi ${what} ${than}`],
      ],
      isOfAny: true,
    },
  ],
  es: [
    {
      pattern: new RegExp(
        `(?<!(?:no|el|la|los|las|lo|nada) )${word('(?<found>más|menos)')} ${quality} que (?!nunca)`,
        'u',
      ),
      others: ({ found = '', what = '' }) => [
        [`${found === 'más' ? 'menos' : 'más'} ${what} que `],
        [`tan ${what} como `],
      ],
      isOfAny: true,
    },
  ],
  it: [
    {
      pattern: new RegExp(
        `(?<!(?:non|il|la|i|le|lo) )${word('(?<found>più|meno)')} (?<what>[\\p{L}-]{3,}) (?<than>di|del|della|dei|degli|delle) (?!\\p{Ll}+(?:re|rsi)(?!\\p{L}))`,
        'u',
      ),
      others: ({ found = '', what = '', than = '' }) => {
        const article = { del: 'il ', della: 'la ', dei: 'i ', degli: 'gli ', delle: 'le ' }[than];
        return [
          [`${found === 'più' ? 'meno' : 'più'} ${what} ${than} `],
          [`${what} quanto ${article ?? ''}`],
        ];
      },
      isOfAny: true,
    },
  ],
  pt: [
    {
      pattern: new RegExp(
        `(?<!(?:não|o|a|os|as|nada) )${word('(?<found>mais|menos)')} ${quality} (?:do )?que (?!nunca)`,
        'u',
      ),
      others: ({ found = '', what = '' }) => [
        [`${found === 'mais' ? 'menos' : 'mais'} ${what} do que `],
        [`tão ${what} quanto `],
      ],
      isOfAny: true,
    },
  ],
  ru: [
    {
      pattern: new RegExp(
        `(?<!(?:не|как можно) )${word(`(?<found>${[...russian.keys()].join('|')})`)},? чем `,
        'u',
      ),
      others: ({ found = '' }) => {
        const [opposite = '', plain = ''] = russian.get(found) ?? [];
        return [[`${opposite}, чем `], [`так же ${plain}, как `]];
      },
      isOfAny: true,
    },
  ],
  de: [
    {
      pattern: new RegExp(
        `${word(`(?<found>${[...german.keys()].join('|')})`)} als (?!je |zuvor|erwartet|üblich)`,
        'u',
      ),
      others: ({ found = '' }) => {
        const [opposite = '', plain = ''] = german.get(found) ?? [];
        return [[`${opposite} als `], [`genauso ${plain} wie `]];
      },
      isOfAny: true,
    },
  ],
};
/** "Exclusively": wholly, for the greater part, in part. */
const wholly: Readonly<Record<string, readonly [string, string, string]>> = {
  de: ['(?:ausschließlich|vollständig|gänzlich)', 'teilweise', 'überwiegend'],
  fr: ['(?:exclusivement|entièrement|uniquement)', 'en partie', 'en majeure partie'],
  es: ['(?:exclusivamente|enteramente|únicamente)', 'en parte', 'en su mayor parte'],
  it: ['(?:esclusivamente|interamente|unicamente)', 'in parte', 'in gran parte'],
  pt: ['(?:exclusivamente|inteiramente|unicamente)', 'em parte', 'em grande parte'],
  ru: ['(?:исключительно|полностью|целиком)', 'отчасти', 'в основном'],
};
function ofDegree(base: string): Turn[] {
  const [whole, part, most] = wholly[base] ?? [];
  return whole === undefined || part === undefined || most === undefined
    ? []
    : [
        {
          pattern: new RegExp(`${word(whole)}(?: (?:et|y|ed?|und|и) ${whole})? `, 'u'),
          others: () => [[`${part} `], [`${most} `]],
        },
      ];
}

/** Where statements of languages other than English are turned over. */
export const turnsOfTongue = (base: string): readonly Turn[] => [
  ...(comparing[base] ?? []),
  ...ofDegree(base),
  ...verbsOf(base),
];
