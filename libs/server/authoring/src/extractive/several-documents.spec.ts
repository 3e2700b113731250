import { buildPassages, type SourceText } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { indexMaterial } from './material/material-index.ts';
import { sourceOrder } from './outline/source-order.ts';

const told =
  'The keeper of this house looks at the level twice a day and writes it down in the book that lies beside the wheel.';

const page = (
  title: string,
  fileName = `${title}.html`,
  ways?: SourceText['ways'],
): SourceText => ({
  id: fileName,
  kind: 'document',
  title,
  fileName,
  ...(ways ? { ways } : {}),
  language: 'en',
  fetchedAt: '2026-01-01T00:00:00.000Z',
  ...buildPassages(
    [
      { kind: 'heading', level: 1, text: title },
      { kind: 'prose', text: told },
    ],
    'en',
  ),
});

/** File names in the order of the course, for several orders of the upload. */
function orders(pages: readonly SourceText[]): string[] {
  const shuffles = [
    pages,
    pages.toReversed(),
    pages.toSorted((a, b) => a.id.localeCompare(b.id)),
    [...pages.filter((_, i) => i % 2 === 1), ...pages.filter((_, i) => i % 2 === 0)],
  ];
  const found = shuffles.map((sources) => {
    const places = sourceOrder(indexMaterial({ sources }, 'en'));
    return sources
      .map(({ fileName = '' }, i) => ({ fileName, place: places[i]! }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ fileName }) => fileName)
      .join(' ');
  });
  return [...new Set(found)];
}
const names = (pages: readonly SourceText[]): string =>
  pages.map(({ fileName }) => fileName).join(' ');

describe('files of one document, in whatever order they come,', () => {
  it.each([
    ['numbers with zeros', ['ch01.html', 'ch02.html', 'ch09.html', 'ch10.html', 'ch12.html']],
    ['numbers without', ['part-1.md', 'part-2.md', 'part-9.md', 'part-10.md', 'part-11.md']],
    ['a name that all share', ['pump_guide_1.txt', 'pump_guide_2.txt', 'pump_guide_10.txt']],
    ['sections', ['1-1-a.md', '1-2-b.md', '1-10-c.md', '2-1-d.md']],
    [
      'what opens and closes a book',
      ['preface.html', 'ch1.html', 'ch2.html', 'ch3.html', 'glossary.html'],
    ],
    ['what comes first by its name', ['your-first-dam.md', 'gates.md', 'glossary.md']],
    ['a tutorial before what it leads to', ['tutorial.html', 'api.html', 'faq.html']],
    ['appendices', ['ch8.html', 'ch9.html', 'ch10.html', 'appendix-a.html', 'appendix-b.html']],
  ])('stand by %s', (_, files) => {
    const pages = files.map((file, i) => page(`${'XWZQY'[i]} of water`, file));
    expect(orders(pages)).toEqual([names(pages)]);
  });

  it.each([
    [['Chapter I: Wheels', 'Chapter II: Basins', 'Chapter IV: Mills', 'Chapter IX: Oars']],
    [['第一章 水', '第二章 轮', '第九章 磨', '第十章 桥', '第十二章 船']],
    [
      [
        'Introduction',
        'Lektion 1: Wasser',
        'Lektion 2: Rad',
        'Lektion 10: Anker',
        'Anhang A: Zahlen',
      ],
    ],
  ])('stand by the numbers of their titles: %s', (titles) => {
    const pages = titles.map((title, i) => page(title, `${'dbeca'[i]}.html`));
    expect(orders(pages)).toEqual([names(pages)]);
  });

  it('stand as each leads to the next', () => {
    const files = ['wheels', 'basins', 'anchors', 'mills', 'bridges'];
    const pages = files.map((file, i) =>
      page(`About ${file}`, `${file}.html`, {
        ...(files[i + 1] ? { next: files[i + 1] } : {}),
        ...(files[i - 1] ? { previous: files[i - 1] } : {}),
      }),
    );
    expect(orders(pages)).toEqual([names(pages)]);
  });

  it('stand with their parts behind them, also where a page between them is missing', () => {
    const pages = [
      page('Water', 'water.html', { contents: ['wheels', 'lost', 'anchors'] }),
      page('Wheels', 'wheels.html', {
        up: 'water',
        next: 'lost',
        contents: ['spokes', 'hubs', 'water'],
      }),
      page('Spokes', 'spokes.html', { up: 'wheels', next: 'hubs' }),
      page('Hubs', 'hubs.html', { up: 'wheels', previous: 'spokes' }),
      page('Anchors', 'anchors.html', {
        up: 'water',
        previous: 'lost',
        contents: ['ropes', 'flukes', 'chains'],
      }),
      page('Ropes', 'ropes.html', { up: 'anchors' }),
      page('Chains', 'chains.html', { up: 'anchors' }),
    ];
    expect(orders(pages)).toEqual([names(pages)]);
  });

  it('stand by their names where the chain of their ways is broken and nothing lists them', () => {
    const chains = ['ch1', 'ch1s1', 'ch2s1', 'ch2s2', 'ch10', 'ch10s1'];
    const pages = chains.map((file, i) =>
      page(`About ${'xwzqyv'[i]}`, `${file}.html`, { next: i % 2 === 0 ? chains[i + 1] : 'lost' }),
    );
    const led = pages.map((one) => ({ ...one, ways: { ...one.ways, previous: 'lost' } }));
    led[2] = { ...led[2]!, ways: { ...led[2]!.ways, previous: 'ch1s1' } };
    expect(orders(led)).toEqual([names(pages)]);
  });

  it('stand as each leads to the next, though the last leads to the first', () => {
    const files = ['about', 'wheels', 'basins', 'anchors', 'mills'];
    const pages = files.map((file, i) =>
      page(`About ${file}`, `${file}.html`, { next: files[(i + 1) % files.length] }),
    );
    expect(orders(pages)).toEqual([names(pages)]);
  });

  it('stand as one of them lists the others', () => {
    const files = ['wheels', 'basins', 'anchors', 'mills'];
    const pages = [
      page('About water', 'start.html', { contents: ['legal', ...files] }),
      ...files.map((file) =>
        page(`About ${file}`, `${file}.html`, { contents: ['start', 'legal', 'mills'] }),
      ),
    ];
    expect(orders(pages)).toEqual([names(pages)]);
  });

  it('stand by what opens and closes a book, and behind what they speak of', () => {
    const speaking = (title: string, said: string): SourceText => ({
      ...page(title, `${title.toLowerCase()}.md`),
      ...buildPassages(
        [
          { kind: 'heading', level: 1, text: title },
          { kind: 'prose', text: `${told} ${said}` },
        ],
        'en',
      ),
    });
    const pages = [
      speaking('Getting started: the river', 'Nothing else is needed to begin with the river.'),
      speaking('Wheels and axles', 'The river turns them by day and by night.'),
      speaking(
        'Mills',
        'A mill is made of wheels and axles, and of two stones that lie on each other.',
      ),
      speaking('FAQ', 'Wheels, axles and mills are what most of the questions are about.'),
    ];
    expect(orders(pages)).toEqual([names(pages)]);
  });

  it('keep the order of the upload where two of them only name the same page', () => {
    const pages = ['wheels', 'basins', 'anchors'].map((file) =>
      page(`About ${file}`, `${file}.html`, { contents: ['start', 'legal', 'search'] }),
    );
    expect(orders(pages).length).toBeGreaterThan(1);
  });
});
