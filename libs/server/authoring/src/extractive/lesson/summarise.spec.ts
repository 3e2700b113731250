import { expect, it } from 'vitest';
import { brief, plainSource, write } from '../../../test/write-course.ts';

const summaryOf = (...paragraphs: string[]): string =>
  write(
    { sources: [plainSource('s', [paragraphs.join('\n\n')])] },
    brief('Rivers', { moduleCount: 1, submoduleCount: 1 }),
  ).lessons[0]!.lesson.summary;

const plain = [
  'A river carries water from the hills to the sea, and with the water it carries sand, silt and stones that it has torn from its banks and from its bed.',
  'The speed of the water decides how large the stones may be that a river moves, and slow water lets fall what fast water has carried down from the hills.',
  'A delta grows where a river meets the sea, because the water of the river comes to rest there and all of the sand and silt that it carried sinks to the ground.',
];

it.each([
  [
    'a question',
    'Why does the water of a river carry sand and silt and stones from the hills to the sea?',
  ],
  [
    'words on the text',
    'We begin with sand and silt and stones that the water of a river carries to the sea.',
  ],
  ['what follows', 'A river carries sand, silt and stones to the sea for three reasons.'],
  [
    'where to read on',
    'For sand and silt and stones that rivers carry to the sea, consult the chapter on water.',
  ],
  ['a torn quotation', '“The water of a river carries sand and silt and stones to the sea.'],
  [
    'another sentence',
    'A river that carries sand and silt and stones to the sea obeys these laws of water.',
  ],
])('leaves out %s', (_, sentence) => {
  expect(summaryOf(...plain)).toContain('A river carries water');
  for (const at of [0, 1, 2]) {
    const paragraphs = plain.map((text, i) => (i === at ? `${sentence} ${text}` : text));
    expect(summaryOf(...paragraphs)).not.toContain(sentence);
  }
});
