/**
 * A picture for a course, drawn from nothing but its subject: the same subject has the same cover
 * on every device and in every list, and nothing has to be stored or loaded for it.
 */

/** One shape: filled, or drawn as a line of that width. Colours are names of the palette. */
export interface Shape {
  readonly d: string;
  readonly colour: keyof Palette;
  /** Width of the line; absent for a filled shape. */
  readonly line?: number;
  readonly opacity: number;
}

export interface Palette {
  readonly ground: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly accent: string;
}

export interface Cover {
  readonly motif: keyof typeof motifs;
  readonly palette: Palette;
  /** From back to front. */
  readonly shapes: readonly Shape[];
}

/** Units of the drawing. A narrower place shows its middle. */
export const coverSize = { width: 320, height: 160 } as const;
const { width, height } = coverSize;

const palettes: readonly Palette[] = [
  { ground: '#dceee6', deep: '#0f3d35', mid: '#2f7f6b', light: '#9fd2c0', accent: '#e9a23b' },
  { ground: '#f6e4c3', deep: '#5b3a12', mid: '#b9762a', light: '#ecc482', accent: '#12614f' },
  { ground: '#dfe7f3', deep: '#1e3357', mid: '#4a6fa5', light: '#a8c0e0', accent: '#e0896b' },
  { ground: '#f4dfd8', deep: '#5a2420', mid: '#b05a48', light: '#e6ae9d', accent: '#2f6f7a' },
  { ground: '#e8e0f0', deep: '#3a2757', mid: '#7a5ca6', light: '#c3afdf', accent: '#d99a2b' },
  { ground: '#e5e9d3', deep: '#37431a', mid: '#75893b', light: '#c0cd8d', accent: '#b4532a' },
];

/** A number of 0 up to, but not including, 1. */
type Random = () => number;

/** The cover of a subject. Capitals, accents' spelling and spaces around it make no difference. */
export function coverOf(subject: string): Cover {
  const random = randomFrom(hashOf(subject.normalize('NFKC').trim().toLowerCase()));
  const palette = pick(random, palettes);
  const motif = pick(random, Object.keys(motifs) as (keyof typeof motifs)[]);
  return { motif, palette, shapes: motifs[motif](random) };
}

/** FNV-1a over the characters: 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32: small, fast, and the same on every machine, which Math.random is not. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(random: Random, from: readonly T[]): T {
  const picked = from[Math.floor(random() * from.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

const between = (random: Random, least: number, most: number) =>
  Math.round((least + random() * (most - least)) * 10) / 10;

/** A path of SVG: letters and numbers, one after the other. */
const draw = (...parts: (string | number)[]): string => parts.join(' ');

const circle = (x: number, y: number, radius: number) =>
  draw(
    'M',
    x - radius,
    y,
    'a',
    radius,
    radius,
    0,
    1,
    0,
    radius * 2,
    0,
    'a',
    radius,
    radius,
    0,
    1,
    0,
    -radius * 2,
    0,
  );

const motifs = { ripples, hills, tiles, orbits, strata, leaves };

/** Rings that spread from one point. */
function ripples(random: Random): Shape[] {
  const x = between(random, 60, width - 60);
  const y = between(random, 40, height - 20);
  const step = between(random, 16, 24);
  const rings = Array.from({ length: 9 }, (_, index): Shape => ({
    d: circle(x, y, step * (9 - index)),
    colour: (['light', 'mid', 'deep'] as const)[index % 3] ?? 'mid',
    opacity: 0.25 + index * 0.07,
  }));
  return [...rings, { d: circle(x, y, step * 0.55), colour: 'accent', opacity: 1 }];
}

/** Ranges one behind the other, and a sun. */
function hills(random: Random): Shape[] {
  const ridge = (base: number, swing: number): string => {
    const points = Array.from({ length: 5 }, (_, index) => ({
      x: index * 80,
      y: base + between(random, -swing, swing),
    }));
    const [first, ...rest] = points;
    const curves = rest.map(({ x, y }, index) => {
      const before = points[index]?.y ?? y;
      return draw('C', x - 40, before, x - 40, y, x, y);
    });
    return `M0 ${height}V${first?.y ?? base}${curves.join('')}V${height}Z`;
  };
  const sun = circle(
    between(random, 60, width - 60),
    between(random, 34, 58),
    between(random, 16, 26),
  );
  return [
    { d: sun, colour: 'accent', opacity: 1 },
    { d: ridge(78, 22), colour: 'light', opacity: 0.85 },
    { d: ridge(104, 20), colour: 'mid', opacity: 0.85 },
    { d: ridge(132, 14), colour: 'deep', opacity: 0.95 },
  ];
}

/** Quarter circles laid as tiles. */
function tiles(random: Random): Shape[] {
  const size = 40;
  const places = Array.from({ length: (width / size) * (height / size) }, (_, index) => ({
    x: (index % (width / size)) * size,
    y: Math.floor(index / (width / size)) * size,
  }));
  return places.map(({ x, y }): Shape => {
    const quarter = pick(random, [
      draw('M', x, y, 'h', size, 'a', size, size, 0, 0, 1, -size, size, 'Z'),
      draw('M', x + size, y, 'v', size, 'a', size, size, 0, 0, 1, -size, -size, 'Z'),
      draw('M', x + size, y + size, 'h', -size, 'a', size, size, 0, 0, 1, size, -size, 'Z'),
      draw('M', x, y + size, 'v', -size, 'a', size, size, 0, 0, 1, size, size, 'Z'),
    ]);
    const colour = pick(random, ['deep', 'mid', 'mid', 'light', 'light', 'accent'] as const);
    return { d: quarter, colour, opacity: 0.9 };
  });
}

/** Bodies on their ways around one in the middle. */
function orbits(random: Random): Shape[] {
  const x = between(random, 120, 200);
  const y = height / 2;
  const radii = [34, 56, 80, 108, 138];
  const ways = radii.map((radius): Shape => ({
    d: circle(x, y, radius),
    colour: 'mid',
    line: 1.5,
    opacity: 0.7,
  }));
  const bodies = radii.map((radius, index): Shape => {
    const angle = random() * Math.PI * 2;
    const at = (part: number) => Math.round(part * 10) / 10;
    return {
      d: circle(
        at(x + Math.cos(angle) * radius),
        at(y + Math.sin(angle) * radius),
        between(random, 4, 10),
      ),
      colour: index % 2 === 0 ? 'deep' : 'accent',
      opacity: 1,
    };
  });
  return [...ways, { d: circle(x, y, 18), colour: 'deep', opacity: 1 }, ...bodies];
}

/** Layers of different strength, cut at a slant. */
function strata(random: Random): Shape[] {
  const slant = between(random, -46, 46);
  const colours = ['deep', 'mid', 'light', 'accent', 'mid', 'light', 'deep'] as const;
  let top = between(random, 8, 26);
  return colours.map((colour): Shape => {
    const thickness = between(random, 8, 24);
    const d = draw(
      'M',
      0,
      top,
      'L',
      width,
      top + slant,
      'V',
      top + slant + thickness,
      'L',
      0,
      top + thickness,
      'Z',
    );
    top = Math.round((top + thickness + between(random, 3, 9)) * 10) / 10;
    return { d, colour, opacity: 0.9 };
  });
}

/** Leaves on a stem that bends. */
function leaves(random: Random): Shape[] {
  const rise = between(random, -30, 30);
  const stem: Shape = {
    d: draw(
      'M',
      -4,
      height / 2 + rise,
      'Q',
      width / 2,
      height / 2 - rise * 2,
      width + 4,
      height / 2 + rise,
    ),
    colour: 'deep',
    line: 3,
    opacity: 0.9,
  };
  const all = Array.from({ length: 7 }, (_, index): Shape => {
    const x = 22 + index * 44 + between(random, -6, 6);
    const y = height / 2 + rise - (1 - ((x - width / 2) / (width / 2)) ** 2) * rise * 1.5;
    const up = index % 2 === 0 ? -1 : 1;
    const [tipX, tipY] = [x + between(random, 14, 34), y + up * between(random, 44, 66)];
    const round = (value: number) => Math.round(value * 10) / 10;
    return {
      d: draw(
        'M',
        round(x),
        round(y),
        'Q',
        round(x - 16),
        round((y + tipY) / 2),
        round(tipX),
        round(tipY),
        'Q',
        round(tipX + 8),
        round((y + tipY) / 2 - up * 6),
        round(x),
        round(y),
        'Z',
      ),
      colour: pick(random, ['mid', 'mid', 'light', 'deep', 'accent'] as const),
      opacity: 0.95,
    };
  });
  return [stem, ...all];
}
