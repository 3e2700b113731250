/** The two sides of a place or a direction: what lies on one does not lie on the other. */
export type Side = 'in' | 'out' | 'over' | 'under' | 'to' | 'from';

export const otherSide: Readonly<Record<Side, Side>> = {
  in: 'out',
  out: 'in',
  over: 'under',
  under: 'over',
  to: 'from',
  from: 'to',
};

type SideWords = Readonly<Partial<Record<Side, string>>>;

/** Prepositions by side, per language; a word may stand on two ("away from"). Folded. */
const words: Readonly<Record<string, SideWords>> = {
  en: {
    in: 'in inside within at near',
    out: 'outside beyond far away',
    over: 'above over atop',
    under: 'below under beneath underneath',
    to: 'to into onto toward towards',
    from: 'from off away',
  },
  de: {
    in: 'in im innerhalb bei beim nahe inmitten',
    out: 'ausserhalb jenseits fern fernab weit',
    over: 'uber oberhalb',
    under: 'unter unterhalb',
    to: 'zu zum zur nach ins',
    from: 'aus von vom',
  },
  fr: {
    in: 'dans en pres',
    out: 'hors dehors loin',
    over: 'dessus sur',
    under: 'dessous sous',
    to: 'vers',
    from: 'depuis',
  },
  es: {
    in: 'en dentro cerca',
    out: 'fuera lejos',
    over: 'encima sobre',
    under: 'debajo bajo',
    to: 'a al hacia hasta',
    from: 'desde',
  },
  it: {
    in: 'in nel nella nei nelle dentro vicino',
    out: 'fuori lontano',
    over: 'sopra',
    under: 'sotto',
    to: 'a al alla verso',
    from: 'da dal dalla dai dalle',
  },
  pt: {
    in: 'em no na nos nas dentro perto',
    out: 'fora longe',
    over: 'acima sobre',
    under: 'abaixo sob debaixo',
    to: 'para ate',
    from: 'desde',
  },
  ca: { in: 'en dins prop', out: 'fora lluny', over: 'sobre damunt', under: 'sota' },
  ru: {
    in: 'в внутри около',
    out: 'вне далеко',
    over: 'над',
    under: 'под',
    to: 'к',
    from: 'из от',
  },
};

const known = new Map<string, ReadonlyMap<string, readonly Side[]>>();

/** The sides of a preposition of the language, written as tokens are. */
export function sidesOfWord(word: string, language: string): readonly Side[] {
  let of = known.get(language);
  if (!of) {
    const sides = new Map<string, Side[]>();
    for (const [side, list] of Object.entries(words[language] ?? {}) as [Side, string][])
      for (const one of list.split(' ')) sides.set(one, [...(sides.get(one) ?? []), side]);
    known.set(language, (of = sides));
  }
  return of.get(word) ?? [];
}

/** What makes the agent of a passive: "is eaten by". */
export const agentMarks: ReadonlySet<string> = new Set(
  'by par por pelo pela pelos pelas da dal dall dalla dallo dai dagli dalle per 被 由'.split(' '),
);
/** German words that make one beside an auxiliary, and say much else without. */
export const agentMarksOfPassive: ReadonlySet<string> = new Set('von vom durch'.split(' '));
export const passiveAuxiliary = /^(?:wird|werden|wurden?|worden)$/;
/** What begins a statement about the word before it. */
export const relatives: ReadonlySet<string> = new Set(
  'which who whom whose that qui que dont quien quienes che cui quem'.split(' '),
);
export const articles: ReadonlySet<string> = new Set(
  'the a an der die das den dem des ein eine einen einem einer eines le la les l un une des el los las una unos unas il lo gli i uno o os as um uma uns umas els'.split(
    ' ',
  ),
);
/** Languages in which what stands before the verb acts and what follows is acted on. */
export const subjectFirst: ReadonlySet<string> = new Set([
  'en',
  'fr',
  'es',
  'it',
  'pt',
  'ca',
  'zh',
]);
/** Relations that hold in both directions. */
export const mutual: ReadonlySet<string> = new Set(
  'equal equals equalled resemble resembles resembled meet meets met differ differs differed different similar same border borders marry married ressemble ressemblent differe different égale igual diferente parecido simile uguale diverso'.split(
    ' ',
  ),
);

/** What stands between a quality and the other of two that are compared: "than". Folded. */
const than: Readonly<Record<string, string>> = {
  en: 'than',
  de: 'als',
  fr: 'que qu',
  es: 'que',
  it: 'di del dell della dei delle dello che',
  pt: 'que do',
  ca: 'que',
  ru: 'чем',
  zh: '比',
  ja: 'より',
  ar: 'من',
  hi: 'से',
};
const thanKnown = new Map<string, { words: ReadonlySet<string>; isBefore: boolean }>();

/** The words of the language for "than", and whether they stand before what is compared with. */
export function thanWordsOf(language: string): {
  readonly words: ReadonlySet<string>;
  readonly isBefore: boolean;
} {
  let of = thanKnown.get(language);
  if (!of) {
    const listed = new Set((than[language] ?? '').split(' ').filter(Boolean));
    thanKnown.set(language, (of = { words: listed, isBefore: !['ja', 'hi'].includes(language) }));
  }
  return of;
}
