import { expect, it } from 'vitest';
import { splitPassages } from './split-passages.ts';

it('no passage of a list ends between a name and what is set in below it', () => {
  const items = Array.from({ length: 30 }, (_, at) => [
    `- basin.look.level_${at}`,
    `  - what it is: the level of basin ${at} above the valve, in metres and not in feet`,
    `  - value: ${at}`,
  ]).flat();
  const passages = splitPassages([{ kind: 'list', items }], 'en').map(({ text }) => text);
  expect(passages.length).toBeGreaterThan(2);
  expect(passages.join('\n')).toBe(items.join('\n'));
  for (const text of passages) {
    expect(text).toMatch(/^- basin/);
    expect(text).toMatch(/ {2}- value: \d+$/);
  }
});

it('an item with more below it than a passage holds is divided between its own items', () => {
  const items = [
    '- basin.look',
    ...Array.from(
      { length: 40 },
      (_, at) => `  - level ${at}: how high the water of basin ${at} stands above the valve`,
    ),
  ];
  const passages = splitPassages([{ kind: 'list', items }], 'en').map(({ text }) => text);
  expect(passages.length).toBeGreaterThan(1);
  expect(passages.join('\n')).toBe(items.join('\n'));
});
