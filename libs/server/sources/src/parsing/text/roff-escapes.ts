const named: Readonly<Record<string, string>> = {
  aq: "'",
  cq: '’',
  oq: '‘',
  dq: '"',
  lq: '“',
  rq: '”',
  bq: '‚',
  Bq: '„',
  Fo: '«',
  Fc: '»',
  fo: '‹',
  fc: '›',
  em: '—',
  en: '–',
  hy: '-',
  mi: '−',
  bu: '•',
  ci: '○',
  sq: '□',
  co: '©',
  rg: '®',
  tm: '™',
  de: '°',
  ct: '¢',
  Eu: '€',
  '->': '→',
  '<-': '←',
  ua: '↑',
  da: '↓',
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
  mu: '×',
  di: '÷',
  '+-': '±',
  pl: '+',
  eq: '=',
  ha: '^',
  ti: '~',
  rs: '\\',
  ga: '`',
  aa: '´',
  ul: '_',
  ba: '|',
  or: '|',
  sl: '/',
  at: '@',
  sh: '#',
  Do: '$',
  lB: '[',
  rB: ']',
  lC: '{',
  rC: '}',
  la: '⟨',
  ra: '⟩',
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  '/o': 'ø',
  '/O': 'Ø',
  mc: 'µ',
  '12': '½',
  '14': '¼',
  '34': '¾',
  '*a': 'α',
  '*b': 'β',
  '*l': 'λ',
  '*m': 'μ',
  '*p': 'π',
  if: '∞',
};
const accents: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  ':': '\u0308',
  '~': '\u0303',
  ',': '\u0327',
  o: '\u030A',
};
const strings: Readonly<Record<string, string>> = { lq: '“', rq: '”', R: '®', Tm: '™', aq: "'" };

const special = (name: string): string => {
  const code = /^u([0-9A-F]{4,6})$/.exec(name)?.[1];
  if (code !== undefined && Number.parseInt(code, 16) <= 0x10_ff_ff)
    return String.fromCodePoint(Number.parseInt(code, 16));
  const number = /^char(\d{2,3})$/.exec(name)?.[1];
  if (number !== undefined) return numbered(number);
  const accent = name.length === 2 ? accents[name[0]!] : undefined;
  if (accent !== undefined && /\p{L}/u.test(name[1]!))
    return `${name[1]}${accent}`.normalize('NFC');
  return named[name] ?? '';
};

/** A letter by its number in the font, which is that of ASCII in all that are used. */
const numbered = (number: string): string =>
  /^\d+$/.test(number) && Number(number) >= 32 && Number(number) < 127
    ? String.fromCodePoint(Number(number))
    : '';

const escape =
  /\\(?:\(([^\s]{2})|\[([^\]\n]*)\]|\*(?:\((\S{2})|\[([^\]\n]*)\]|(\S))|f(?:\(\S{2}|\[[^\]\n]*\]|\S)|s(?:\[[^\]\n]*\]|\([+-]?\d{2}|[+-]?\d{1,2})|[mMFYVngk](?:\(\S{2}|\[[^\]\n]*\]|[+-]?\S)|[hvwlLDoXbxZNCASRHB]'([^'\n]*)'|([\s\S]))/g;

/** Text of a man page's source as it is read: fonts, sizes and marks of the typesetter gone. */
export function roffText(line: string, own: ReadonlyMap<string, string>): string {
  return line
    .replace(/(?<!\\)((?:\\\\)*)\\["#].*$/, '$1')
    .replace(escape, (whole, two, long, string2, stringLong, string1, quoted, sign) => {
      const character = two ?? long;
      if (character !== undefined) return special(character);
      const string = string2 ?? stringLong ?? string1;
      if (string !== undefined) return own.get(string) ?? strings[string] ?? '';
      if (quoted !== undefined && whole[1] === 'N') return numbered(quoted);
      if (quoted !== undefined) return whole[1] === 'C' ? special(quoted) : '';
      if (sign === undefined) return '';
      if (sign === '-') return '-';
      if (sign === 'e' || sign === '\\') return '\\';
      if (sign === "'" || sign === '`' || sign === '.') return sign;
      return sign === ' ' || sign === '~' || sign === '0' ? ' ' : '';
    });
}

/** What stands behind a macro, in words: quotation marks hold several together. */
export function roffArguments(rest: string): string[] {
  return [...rest.matchAll(/"((?:[^"]|"")*)(?:"|$)|((?:\\[\s\S]|[^\s\\])+)/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );
}
