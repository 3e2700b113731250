/** A token of styles/tokens.css with its value: pixels at the usual size of text, or milliseconds. */
export interface Step {
  readonly token: string;
  readonly value: number;
}

const steps = (prefix: string, values: Readonly<Record<string, number>>): readonly Step[] =>
  Object.entries(values).map(([name, value]) => ({ token: `--${prefix}${name}`, value }));

export const sizes = steps('type-', {
  '2xs': 12,
  xs: 13,
  s: 14,
  m: 15,
  l: 16,
  xl: 17,
  '2xl': 18,
  '3xl': 20,
  '4xl': 22,
  '5xl': 24,
  '6xl': 30,
});

export const spaces = steps('space-', {
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  7: 32,
  8: 40,
  9: 48,
  10: 64,
});

export const corners = steps('radius', {
  '-small': 7,
  '': 10,
  '-large': 16,
  '-huge': 22,
  '-round': 99,
});

export const durations = steps('motion', {
  '-quick': 120,
  '': 200,
  '-slow': 400,
  '-turn': 900,
  '-breath': 1600,
});
