import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { corners, durations, sizes, spaces, type Step } from './steps.ts';

export interface Complaint {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/**
 * Where the steps and the colours of highlights are defined, and the diagrams, whose letters are
 * measured and saved in units of the drawing.
 */
const definitions = /\/styles\/|\/(?:highlights|visualization\.module)\.css$/;
const anyDeclaration = /(?<=[;{}/\s])([a-z-]+):\s*([^;{}]+);/g;

/** One line for each value that a style sheet below `tree` should take from the tokens. */
export function checkStyles(tree: string): { sheets: number; complaints: readonly Complaint[] } {
  const files = globSync('apps/web/src/**/*.css', { cwd: tree })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !definitions.test(file))
    .toSorted();
  const complaints = files.flatMap((file) =>
    complaintsOf(readFileSync(path.join(tree, file), 'utf8')).map((found) => ({ file, ...found })),
  );
  return { sheets: files.length, complaints };
}

/** The same style sheet with the nearest steps for what it says itself. */
export const withSteps = (css: string): string =>
  css.replace(anyDeclaration, (written, property: string, value: string) =>
    written.replace(value, () => inSteps(property, value)),
  );

function complaintsOf(css: string): { line: number; text: string }[] {
  return [...css.matchAll(anyDeclaration)].flatMap(({ index, 1: property = '', 2: value = '' }) => {
    const better = inSteps(property, value);
    const colour = isColour(property) && /#[0-9a-f]{3,8}\b/i.exec(value)?.[0];
    const line = css.slice(0, index).split('\n').length;
    const said = [
      better !== value && `${property}: ${oneLine(value)} should be ${oneLine(better)}`,
      isSizeOfItsOwn(property, better) &&
        `${property}: ${oneLine(value)} is no step of the type scale`,
      colour && `${colour} should be a token, which has a twin for the dark`,
    ];
    return said.filter((text) => typeof text === 'string').map((text) => ({ line, text }));
  });
}

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();
/** Paper is white whatever the screen shows, and what is scanned must be, too. */
const isColour = (property: string) => !property.startsWith('--');
/** A multiple of what the reader chose is a size of the text, not of the interface. */
const isSizeOfItsOwn = (property: string, value: string) =>
  /^font(-size)?$/.test(property) && /\d(rem|px)\b/.test(value) && !value.includes('--text-size');

function inSteps(property: string, value: string): string {
  if (property === 'font-size') return lengths(value, sizes, nearest);
  // Size and line height: `600 1rem/1.4 var(--font-text)`.
  if (property === 'font')
    return value.replace(/(?<=^|\s)\d*\.?\d+rem(?=[/ ])/, (length) =>
      lengths(length, sizes, nearest),
    );
  if (/^border(-[a-z]+)*-radius$/.test(property)) return lengths(value, corners, equal);
  if (/^(padding|margin|gap|row-gap|column-gap)/.test(property))
    return lengths(value, spaces, equal);
  if (/^(transition|animation)(-duration)?$/.test(property))
    // The first time of each is its duration; a delay is no motion.
    return value
      .split(/,(?![^(]*\))/)
      .map((one) => (one.includes('--motion') ? one : one.replace(firstTime, durationStep)))
      .join(',');
  return value;
}

const firstTime = /(?<![\w.-])\d*\.?\d+m?s\b/;
const durationStep = (time: string) => lengths(time, durations, nearest);

/** A value by steps; in calc() and clamp() lengths are parts of a sum. */
function lengths(
  value: string,
  steps: readonly Step[],
  find: (steps: readonly Step[], wanted: number) => Step | undefined,
): string {
  if (/\b(calc|clamp|min|max)\(/.test(value)) return value;
  return value.replace(
    /(?<![\w.-])(\d*\.?\d+)(rem|px|ms|s)\b/g,
    (written, amount: string, unit: string) => {
      const step = find(steps, inBase(Number(amount), unit));
      return step ? `var(${step.token})` : written;
    },
  );
}

/** Pixels at the usual size of text, or milliseconds. */
const inBase = (amount: number, unit: string) =>
  unit === 'rem' ? amount * 16 : unit === 's' ? amount * 1000 : amount;

const equal = (steps: readonly Step[], wanted: number) =>
  steps.find(({ value }) => Math.abs(value - wanted) < 0.01);

/** None where even the next one is more than a fifth away. */
function nearest(steps: readonly Step[], wanted: number): Step | undefined {
  const away = ({ value }: Step) => Math.abs(value - wanted);
  const [best] = steps.toSorted((a, b) => away(a) - away(b));
  return best && away(best) <= wanted * 0.2 ? best : undefined;
}
