import type { Turn } from './turn-patterns.ts';

/**
 * What a verb says of one and of several, and what it cannot say at the same time. In front stands
 * what follows it: a thing with an article that no preposition is drawn into, a deed, or anything.
 */
const verbs: Readonly<Record<string, string>> = {
  de: `
    thing: ermöglicht/ermöglichen | verhindert/verhindern | erzwingt/erzwingen
    thing: verhindert/verhindern | ermöglicht/ermöglichen | erzwingt/erzwingen
    thing: erfordert/erfordern | erübrigt/erübrigen | verbietet/verbieten
    thing: erleichtert/erleichtern | erschwert/erschweren | verhindert/verhindern
    thing: verbessert/verbessern | verschlechtert/verschlechtern | ersetzt/ersetzen
    thing: akzeptiert/akzeptieren | verwirft/verwerfen | ignoriert/ignorieren
    thing: unterstützt/unterstützen | behindert/behindern | ignoriert/ignorieren
    thing: fördert/fördern | behindert/behindern | verbietet/verbieten
    thing: schützt/schützen | gefährdet/gefährden | ignoriert/ignorieren
  `,
  fr: `
    thing: augmente/augmentent | réduit/réduisent | n’affecte pas/n’affectent pas
    thing: réduit/réduisent | augmente/augmentent | n’affecte pas/n’affectent pas
    thing: améliore/améliorent | dégrade/dégradent | n’affecte pas/n’affectent pas
    thing: facilite/facilitent | complique/compliquent | n’affecte pas/n’affectent pas
    thing: favorise/favorisent | freine/freinent | n’affecte pas/n’affectent pas
    deed: doit/doivent | peut/peuvent | ne doit pas/ne doivent pas
    deed: ne doit pas/ne doivent pas | peut/peuvent | doit/doivent
    any: ne peut pas être/ne peuvent pas être | peut être/peuvent être | doit être/doivent être
    thing: conduit à/conduisent à | résulte de/résultent de | n’affecte pas/n’affectent pas
    thing: provoque/provoquent | résulte de/résultent de | empêche/empêchent
    thing: entraîne/entraînent | résulte de/résultent de | empêche/empêchent
    thing: dépend de/dépendent de | détermine/déterminent | ignore/ignorent
    thing: repose sur/reposent sur | exclut/excluent | ignore/ignorent
    thing: évite/évitent | provoque/provoquent | aggrave/aggravent
    thing: empêche/empêchent | provoque/provoquent | facilite/facilitent
    thing: nécessite/nécessitent | exclut/excluent | dispense de/dispensent de
    thing: exige/exigent | exclut/excluent | dispense de/dispensent de
    thing: garantit/garantissent | empêche/empêchent | compromet/compromettent
    thing: renforce/renforcent | affaiblit/affaiblissent | n’affecte pas/n’affectent pas
    thing: accepte/acceptent | refuse/refusent | ignore/ignorent
    thing: refuse/refusent | accepte/acceptent | ignore/ignorent
  `,
  es: `
    thing: aumenta/aumentan | reduce/reducen | no altera/no alteran
    thing: reduce/reducen | aumenta/aumentan | no altera/no alteran
    thing: mejora/mejoran | empeora/empeoran | no altera/no alteran
    thing: facilita/facilitan | dificulta/dificultan | no altera/no alteran
    deed: debe/deben | puede/pueden | no debe/no deben
    any: no puede ser/no pueden ser | puede ser/pueden ser | debe ser/deben ser
    thing: conduce a/conducen a | resulta de/resultan de | impide/impiden
    thing: provoca/provocan | resulta de/resultan de | impide/impiden
    thing: causa/causan | resulta de/resultan de | impide/impiden
    thing: depende de/dependen de | determina/determinan | prescinde de/prescinden de
    thing: evita/evitan | provoca/provocan | agrava/agravan
    thing: requiere/requieren | excluye/excluyen | prescinde de/prescinden de
    thing: exige/exigen | excluye/excluyen | prescinde de/prescinden de
    thing: garantiza/garantizan | impide/impiden | pone en peligro/ponen en peligro
    thing: refuerza/refuerzan | debilita/debilitan | no altera/no alteran
    thing: acepta/aceptan | rechaza/rechazan | ignora/ignoran
    thing: rechaza/rechazan | acepta/aceptan | ignora/ignoran
  `,
  it: `
    thing: aumenta/aumentano | riduce/riducono | non altera/non alterano
    thing: riduce/riducono | aumenta/aumentano | non altera/non alterano
    thing: migliora/migliorano | peggiora/peggiorano | non altera/non alterano
    thing: semplifica/semplificano | complica/complicano | non altera/non alterano
    deed: deve/devono | può/possono | non deve/non devono
    any: non può essere/non possono essere | può essere/possono essere | deve essere/devono essere
    thing: provoca/provocano | impedisce/impediscono | ignora/ignorano
    thing: causa/causano | impedisce/impediscono | ignora/ignorano
    thing: richiede/richiedono | esclude/escludono | vieta/vietano
    thing: impone/impongono | esclude/escludono | vieta/vietano
    thing: evita/evitano | provoca/provocano | aggrava/aggravano
    thing: garantisce/garantiscono | impedisce/impediscono | compromette/compromettono
    thing: rafforza/rafforzano | indebolisce/indeboliscono | non altera/non alterano
    thing: accetta/accettano | rifiuta/rifiutano | ignora/ignorano
  `,
  pt: `
    thing: aumenta/aumentam | reduz/reduzem | não altera/não alteram
    thing: reduz/reduzem | aumenta/aumentam | não altera/não alteram
    thing: melhora/melhoram | piora/pioram | não altera/não alteram
    thing: facilita/facilitam | dificulta/dificultam | não altera/não alteram
    deed: deve/devem | pode/podem | não deve/não devem
    deed: não deve/não devem | pode/podem | deve/devem
    any: não pode ser/não podem ser | pode ser/podem ser | deve ser/devem ser
    thing: provoca/provocam | impede/impedem | ignora/ignoram
    thing: causa/causam | impede/impedem | ignora/ignoram
    thing: exige/exigem | exclui/excluem | dispensa/dispensam
    thing: requer/requerem | exclui/excluem | dispensa/dispensam
    thing: evita/evitam | provoca/provocam | agrava/agravam
    thing: garante/garantem | impede/impedem | compromete/comprometem
    thing: reforça/reforçam | enfraquece/enfraquecem | não altera/não alteram
    thing: aceita/aceitam | rejeita/rejeitam | ignora/ignoram
  `,
  ru: `
    deed: должен/должны | может/могут | не должен/не должны
    deed: должна/должно | может/может | не должна/не должно
    deed: позволяет/позволяют | требует/требуют | запрещает/запрещают
    thing: увеличивает/увеличивают | уменьшает/уменьшают | не меняет/не меняют
    thing: уменьшает/уменьшают | увеличивает/увеличивают | не меняет/не меняют
    thing: улучшает/улучшают | ухудшает/ухудшают | не меняет/не меняют
    thing: упрощает/упрощают | усложняет/усложняют | не меняет/не меняют
    thing: обеспечивает/обеспечивают | исключает/исключают | не гарантирует/не гарантируют
    thing: ускоряет/ускоряют | замедляет/замедляют | не меняет/не меняют
    thing: повышает/повышают | понижает/понижают | не меняет/не меняют
    thing: снижает/снижают | повышает/повышают | не меняет/не меняют
    thing: упрощает/упрощают | затрудняет/затрудняют | не меняет/не меняют
  `,
};

const behinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { thing: '(?= (?:die|das|den|eine?|einen) )' },
  fr: {
    thing: "(?= (?:l[a’']|une? |cette |son |sa |leur ))",
    deed: "(?= (?:s[e’']\\s?|les? |la |l[’'])?\\p{Ll}+(?:er|ir|re|oir)(?!\\p{L}))",
  },
  es: {
    thing: '(?= (?:la |las |los |una? |su |sus ))',
    deed: '(?= \\p{Ll}+[aeií]r(?:se)?(?!\\p{L}))',
  },
  it: {
    thing: "(?= (?:il |la |lo |i |gli |le |un[oa]? |l[’']|un[’']))",
    deed: '(?= \\p{Ll}+(?:re|rsi)(?!\\p{L}))',
  },
  pt: { thing: '(?= (?:os? |as? |uma? ))', deed: '(?= \\p{Ll}+[aeio]r(?:-se)?(?!\\p{L}))' },
  ru: {
    thing: '(?! \\p{Ll}+(?:ть|ти|ться)(?!\\p{L}))',
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
        `(?<!(?:non|il|la|i|le|lo) )${word('(?<found>più|meno)')} (?<what>[\\p{L}-]{3,}) (?<than>di|del|della|dei|degli|delle) `,
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
