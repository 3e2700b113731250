import { expect, it } from 'vitest';
import type { Material } from '@coursewright/authoring';
import { windowsAround } from './passage-windows.ts';

type Kind = Material['sources'][number]['passages'][number]['kind'];
const sourceOf = (...passages: [heading: string, kind: Kind, text: string][]) => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'document' as const,
  title: 'Manual',
  fetchedAt: '2026-01-01T00:00:00.000Z',
  contentHash: 'a'.repeat(64),
  passages: passages.map(([heading, kind, text], index) => ({
    id: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
    number: index + 1,
    headings: [heading],
    text,
    kind,
  })),
});
const text = (length: number) => 'x'.repeat(length);
const material: Material = {
  sources: [
    sourceOf(
      ['Loops', 'prose', text(100)],
      ['Loops', 'code', text(100)],
      ['Loops', 'prose', text(100)],
      ['Loops', 'prose', text(100)],
      ['Files', 'prose', text(100)],
      ['Files', 'prose', text(100)],
    ),
    sourceOf(['Notes', 'prose', text(100)]),
  ],
};
const shown = (wanted: [number, number][], room: number) =>
  windowsAround(
    material,
    wanted.map(([source, at]) => ({ source, at })),
    room,
  ).map(({ source, at }) => `${source}.${at}`);

it('keeps code with the prose that leads to it, whichever of the two was wanted', () => {
  expect(shown([[0, 1]], 350)).toEqual(['0.0', '0.1', '0.2']);
  expect(shown([[0, 0]], 250)).toEqual(['0.0', '0.1']);
});

it('gives passages in reading order, whatever their rank', () => {
  expect(
    shown(
      [
        [1, 0],
        [0, 5],
        [0, 3],
      ],
      300,
    ),
  ).toEqual(['0.3', '0.5', '1.0']);
});

it('grows within a section only, and never beyond the room', () => {
  expect(shown([[0, 4]], 10_000)).toEqual(['0.4', '0.5']);
  expect(shown([[0, 3]], 10_000)).toEqual(['0.0', '0.1', '0.2', '0.3']);
  expect(shown([[0, 3]], 220)).toEqual(['0.2', '0.3']);
  expect(shown([[0, 0]], 10)).toEqual(['0.0']);
});
