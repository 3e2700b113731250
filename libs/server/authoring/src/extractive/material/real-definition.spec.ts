import { describe, expect, it } from 'vitest';
import { brief, plainSource, write } from '../../../test/write-course.ts';

const running =
  'A drawing program keeps every layer of an image apart, so that each of them can be changed alone. It also remembers what was done last, and takes it back when somebody asks for that.';

/** The key terms of a lesson on what the paragraphs say. */
const termsOf = (...paragraphs: string[]): Record<string, string> =>
  Object.fromEntries(
    write(
      { sources: [plainSource('s', [[running, ...paragraphs].join('\n\n')])] },
      brief('Drawing program', { moduleCount: 1, submoduleCount: 1 }),
    ).lessons[0]!.lesson.key_terms.map(({ term, definition }) => [term, definition]),
  );

const list = (...entries: readonly (readonly [string, string])[]): string =>
  entries.map(([term, said]) => `- **${term}**: ${said}`).join('\n');

describe('the key terms of the built-in author', () => {
  it('are things with what they are', () => {
    const terms = termsOf(
      'A **palette** is a set of discrete colors that belong together in one drawing.',
      list(
        ['Canvas', 'The surface on which a drawing is shown and worked upon.'],
        ['Angle', 'The angle determines the direction of the light that falls on a layer.'],
      ),
    );
    expect(terms).toEqual({
      palette: 'A set of discrete colors that belong together in one drawing.',
      canvas: 'The surface on which a drawing is shown and worked upon.',
      angle: 'The angle determines the direction of the light that falls on a layer.',
    });
  });

  it.each([
    ['a way through a menu', ['Help → News', 'The list of all changes of the program.']],
    ['a stroke on the keyboard', ['Ctrl+Shift', 'The combination of keys for a round selection.']],
    ['what names the term once more', ['Color model', 'The color model used for the picture.']],
    ['a statement', ['Length', 'The number of strokes sets the strength of the whole effect.']],
    ['an aim', ['Radius', 'To set the size of the brush before something is drawn.']],
    ['a comparison', ['Hardness', 'The harder the brush, the sharper are the edges of strokes.']],
    ['an entry inside an entry', ['Groups', 'The shadows: the settings for all dark parts.']],
    ['an example', ['Pause', 'A specific example of waiting for an event outside.']],
  ] as const)('are not made of %s', (_, entry) => {
    const beside = ['Canvas', 'The surface on which a drawing is shown and worked upon.'] as const;
    expect(Object.keys(termsOf(list(entry, beside)))).toEqual(['canvas']);
  });

  it('take no words out of the middle of an enumeration', () => {
    const terms = termsOf(
      'You can show or hide the occupied **cache**, the total size of the memory for tiles, and the physical size of it.',
    );
    expect(terms).toEqual({});
  });
});
