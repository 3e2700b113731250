import { baseLanguage } from '@coursewright/text';

/** The words of short formulas. */
interface Words {
  readonly plus: string;
  readonly minus: string;
  readonly times: string;
  readonly over: string;
  readonly equals: string;
  readonly about: string;
  readonly less: string;
  readonly more: string;
  readonly atMost: string;
  readonly atLeast: string;
  readonly squared: string;
  readonly cubed: string;
  readonly power: string;
  readonly root: string;
}

const order = [
  'plus',
  'minus',
  'times',
  'over',
  'equals',
  'about',
  'less',
  'more',
  'atMost',
  'atLeast',
  'squared',
  'cubed',
  'power',
  'root',
] as const satisfies readonly (keyof Words)[];
const wordsFrom = (text: string): Words => {
  const said = text.split(', ');
  return Object.fromEntries(order.map((name, at) => [name, said[at] ?? ''])) as Record<
    keyof Words,
    string
  >;
};

const words: Readonly<Record<string, Words>> = {
  en: wordsFrom(
    'plus, minus, times, over, equals, is about, is less than, is more than, is at most, is at least, squared, cubed, to the power of, the square root of',
  ),
  de: wordsFrom(
    'plus, minus, mal, durch, gleich, ungefähr gleich, kleiner als, größer als, höchstens, mindestens, zum Quadrat, hoch drei, hoch, Wurzel aus',
  ),
  es: wordsFrom(
    'más, menos, por, entre, igual a, aproximadamente igual a, menor que, mayor que, menor o igual que, mayor o igual que, al cuadrado, al cubo, elevado a, raíz cuadrada de',
  ),
  fr: wordsFrom(
    'plus, moins, fois, sur, égale, à peu près égal à, inférieur à, supérieur à, inférieur ou égal à, supérieur ou égal à, au carré, au cube, puissance, racine carrée de',
  ),
  it: wordsFrom(
    'più, meno, per, fratto, uguale a, circa uguale a, minore di, maggiore di, minore o uguale a, maggiore o uguale a, al quadrato, al cubo, elevato a, radice quadrata di',
  ),
  pt: wordsFrom(
    'mais, menos, vezes, sobre, igual a, aproximadamente igual a, menor que, maior que, menor ou igual a, maior ou igual a, ao quadrado, ao cubo, elevado a, raiz quadrada de',
  ),
  ca: wordsFrom(
    'més, menys, per, entre, igual a, aproximadament igual a, menor que, major que, menor o igual que, major o igual que, al quadrat, al cub, elevat a, arrel quadrada de',
  ),
  ru: wordsFrom(
    'плюс, минус, умножить на, делить на, равно, примерно равно, меньше, больше, не больше, не меньше, в квадрате, в кубе, в степени, корень из',
  ),
};

const names =
  'alpha beta gamma delta epsilon theta lambda mu pi rho sigma tau phi omega Delta Sigma Omega';
/** A name that a voice knows. */
const named = new RegExp(`\\\\(${names.replaceAll(' ', '|')})(?![A-Za-z])`, 'g');
/** Longer ones nobody can follow by ear. */
const longest = 60;

/** A short formula in words; undefined where it is long, or has more in it than can be said so. */
export function spokenFormula(tex: string, language: string): string | undefined {
  const t = words[baseLanguage(language)];
  if (!t || tex.length > longest) return undefined;
  const part = String.raw`\{([^{}]*)\}`;
  let said = tex
    .replace(/\\(?:left|right|displaystyle|,|;|:|!|quad)(?![A-Za-z])/g, ' ')
    .replace(
      new RegExp(String.raw`\\(?:text|mathrm|mathit|mathbf|operatorname)${part}`, 'g'),
      ' $1 ',
    )
    .replace(named, ' $1 ');
  // From within: what stands in a fraction may have a power of its own.
  for (let depth = 0; depth < 3; depth += 1)
    said = said
      .replace(/\^(?:\{2\}|2)/g, ` ${t.squared} `)
      .replace(/\^(?:\{3\}|3)/g, ` ${t.cubed} `)
      .replace(
        /\^(?:\{([^{}]*)\}|([\p{L}\p{N}]))/gu,
        (_all, group, sign) => ` ${t.power} ${group ?? sign} `,
      )
      .replace(/_(?:\{([^{}]*)\}|([\p{L}\p{N}]))/gu, (_all, group, sign) => ` ${group ?? sign} `)
      .replace(new RegExp(String.raw`\\[dt]?frac${part}${part}`, 'g'), ` $1 ${t.over} $2 `)
      .replace(new RegExp(String.raw`\\sqrt${part}`, 'g'), ` ${t.root} $1 `);
  said = said
    .replace(/\\(?:cdot|times)(?![A-Za-z])|[×·*]/g, ` ${t.times} `)
    .replace(/\\(?:approx|sim)(?![A-Za-z])|≈/g, ` ${t.about} `)
    .replace(/\\leq?(?![A-Za-z])|≤/g, ` ${t.atMost} `)
    .replace(/\\geq?(?![A-Za-z])|≥/g, ` ${t.atLeast} `)
    .replaceAll('+', ` ${t.plus} `)
    .replace(/[-−]/g, ` ${t.minus} `)
    .replaceAll('/', ` ${t.over} `)
    .replaceAll('=', ` ${t.equals} `)
    .replaceAll('<', ` ${t.less} `)
    .replaceAll('>', ` ${t.more} `);
  const isSaid = /[\p{L}\p{N}]/u.test(said) && !/[\\{}^_&|]/.test(said);
  return isSaid ? apart(said) : undefined;
}

/** A number and the letter behind it are two factors: a voice would make one word of them. */
const apart = (text: string): string =>
  text
    .replace(/(?<![\p{L}])(\d+)([\p{L}])/gu, '$1 $2')
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
