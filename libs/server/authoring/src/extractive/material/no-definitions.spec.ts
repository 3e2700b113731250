import { describe, expect, it } from 'vitest';
import { entries } from '../../../test/definitions-in.ts';
import { plainSource } from '../../../test/write-course.ts';
import { indexMaterial } from './material-index.ts';

const definedIn = (text: string, language: string, title = 'Post'): string[] =>
  indexMaterial({ sources: [plainSource('p', [text], { title, language })] }, language)
    .definitions.filter(({ isAbbreviation }) => !isAbbreviation)
    .map(({ term, definition }) => `${term}: ${definition}`);

describe('what an entry tells beside what its thing is', () => {
  it.each([
    [
      'titles of other places',
      '`$round_name`: Sorting rooms [Rounds], Night work [Rounds of the night]',
    ],
    ['one of what came before', '**night bag**: An older one that is usually carried by two.'],
    ['how many there are', '`bag`: The bag consists of two parts'],
    ['what is to be put in', '`bagSize`: Takes a number between one and nine'],
    ['which values it has', '`isFull`: True if the test of the other bag fails'],
    ['how it stands with it', '`oldBag`: Deprecated name for the bag of a round'],
    ['what is to be done with it', '`bagName`: Must be the name of the bag to be carried'],
    ['another entry', '`-r`: A more general form of the -q option'],
    ['what all of them have', '**letter bag**: Every bag consists of a strap and some pockets.'],
    ['words with a hole', '`bagFile`: The name of the and the file that is carried'],
    ['its type alone', '`bagNames`: A list of strings'],
    ['how much it matters', '**bag weight**: A critical factor in the choice of a round'],
    ['what else there is of it', '**bag hall**: The bag hall provides several options for letters'],
    ['what was mended', '`bagLoader`: Fixed a hole through which letters fell'],
  ])('is no definition: %s', (_, entry) => {
    expect(definedIn(entries(entry, 'Bags are carried by hand.'), 'en')).toEqual([]);
  });

  it('is no definition where a text lists what changed', () => {
    const text = entries(
      'sorter: Reduce the noise of the belt at night',
      'loader: Prevent a jam of parcels in the hall',
      'stamper: Ink of all colours dries sooner',
    );
    expect(definedIn(text, 'en', 'Post office release notes')).toEqual([]);
    expect(definedIn(text, 'en', 'The machines')).toHaveLength(3);
  });
});
