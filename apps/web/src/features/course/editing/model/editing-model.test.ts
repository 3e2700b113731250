import { describe, expect, it } from 'vitest';
import { aLesson } from '../../../../testing/course-factory.ts';
import { chosenVersion } from './version-words.ts';
import { instructionOf } from './instruction.ts';
import { checkedEdit, draftOf } from './lesson-draft.ts';
import { markerChanges, markersIn } from './markers.ts';
import { countWords, diffTexts, isUnchanged, type DiffParagraph } from './word-diff.ts';
import { en } from '../messages/en.tsx';

const shape = (paragraphs: readonly DiffParagraph[]) =>
  paragraphs.map((parts) =>
    parts
      .map(({ kind, text }) =>
        kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`,
      )
      .join(''),
  );

describe('what changed between two texts', () => {
  it.each<[string, string, string, string[]]>([
    [
      'words within a paragraph',
      'The river is very wide here.',
      'The river is narrow here.',
      ['The river is -very wide-+narrow+ here.'],
    ],
    [
      'a paragraph that came',
      'One.\n\nThree.',
      'One.\n\nTwo.\n\nThree.',
      ['One.', '+Two.+', 'Three.'],
    ],
    [
      'a paragraph that went',
      'One.\n\nTwo.\n\nThree.',
      'One.\n\nThree.',
      ['One.', '-Two.-', 'Three.'],
    ],
    [
      'a paragraph said anew, whole',
      'Ice carves valleys over ages.',
      'Bridges need firm ground below both ends.',
      ['-Ice carves valleys over ages.-+Bridges need firm ground below both ends.+'],
    ],
    [
      'nothing in another spacing between paragraphs',
      'One.\n\n\n\nTwo.',
      'One.\n\nTwo.\n',
      ['One.', 'Two.'],
    ],
    ['everything of a text that is new', '', 'One.', ['+One.+']],
  ])('is %s', (_behaviour, before, after, expected) => {
    expect(shape(diffTexts(before, after, 'en'))).toEqual(expected);
  });

  it('finds words where there are no spaces', () => {
    const [paragraph] = diffTexts(
      '河流把泥沙带到下游，形成了宽阔的平原。',
      '河流把石头带到下游，形成了宽阔的平原。',
      'zh',
    );
    expect(paragraph?.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual([
      '泥沙',
      '石头',
    ]);
  });

  it('loses no word of either text', () => {
    const before = aLesson(1, 1).content;
    const after = `${before.replace('gravity', 'its weight').replace('- The **channel**', '- A **channel**')}\n\nAnd so on.`;
    const parts = diffTexts(before, after, 'en');
    const side = (other: 'added' | 'removed') =>
      parts
        .map((paragraph) =>
          paragraph
            .filter(({ kind }) => kind !== other)
            .map(({ text }) => text)
            .join(''),
        )
        .join('')
        .replace(/\s+/g, '');
    expect(side('removed')).toBe(after.replace(/\s+/g, ''));
    expect(side('added')).toBe(before.replace(/\s+/g, ''));
  });

  it('stays quick for long texts with nothing in common', () => {
    const long = (word: string) =>
      Array.from({ length: 9_000 }, (_, at) => `${word}${(at * 7919) % 6_007}`).join(' ');
    const parts = diffTexts(long('a'), long('b'), 'en');
    expect(parts).toHaveLength(1);
    expect(countWords(parts, 'en')).toEqual({ added: 9_000, removed: 9_000 });
    expect(isUnchanged(parts[0]!)).toBe(false);
  });
});

describe('citation markers', () => {
  it('are found once each, in order, and compared', () => {
    expect(markersIn('A.[^12] B.[^2][^12] [^x] [^99999]')).toEqual([2, 12]);
    expect(markerChanges('A.[^1] B.[^2]', 'A.[^1] C.[^4]', [1, 2, 3])).toEqual({
      removed: [2],
      unknown: [4],
    });
  });
});

describe('a hand edit', () => {
  it('of an unchanged lesson says what the lesson says', () => {
    const lesson = aLesson(1, 1);
    const checked = checkedEdit(draftOf(lesson), 7);
    expect('edit' in checked && checked.edit).toMatchObject({
      revision: 7,
      title: lesson.title,
      objectives: lesson.objectives,
      key_terms: lesson.key_terms,
      quiz: lesson.quiz,
    });
  });

  it('names the place of each mistake once', () => {
    const draft = draftOf(aLesson(1, 1));
    const checked = checkedEdit(
      {
        ...draft,
        title: ' ',
        objectives: 'x'.repeat(301),
        quiz: draft.quiz.map((item) => ({
          ...item,
          options: item.options.map((option) => ({ ...option, is_correct: true })),
        })),
      },
      1,
    );
    expect('errors' in checked && [...checked.errors.keys()]).toEqual([
      'title',
      'objectives',
      'quiz.0.options',
      'quiz.1.options',
    ]);
  });
});

it('instructionOf joins what is asked of a rewrite in a fixed order', () => {
  expect(instructionOf(['simpler_words', 'shorter'], ' Name a river ', en.quick)).toBe(
    'Shorter. Simpler words. Name a river',
  );
  expect(instructionOf([], '  ', en.quick)).toBe('');
});

describe('the version that an address names', () => {
  const version = (number: number, is_current = false) => ({
    number,
    created_at: '2026-11-20T10:00:00.000Z',
    author: { kind: 'builtin' as const, name: 'x' },
    change: 'written' as const,
    is_current,
  });
  const all = [version(3, true), version(2), version(1)];
  it.each<[string, { number: number; view: string }]>([
    ['', { number: 3, view: 'before' }],
    ['version=1', { number: 1, view: 'present' }],
    ['version=1&view=before', { number: 1, view: 'present' }],
    ['version=3&view=present', { number: 3, view: 'whole' }],
    ['version=2&view=present', { number: 2, view: 'present' }],
    ['version=77', { number: 3, view: 'before' }],
  ])('%s', (search, expected) => {
    const chosen = chosenVersion(all, new URLSearchParams(search));
    expect({ number: chosen?.version.number, view: chosen?.view }).toEqual(expected);
  });
});
