import { describe, expect, it } from 'vitest';
import { namesItself } from './self-naming.ts';

describe('the key of a question', () => {
  it.each([
    ['whether the description is visible', 'ShowHideDescription', ['RotateCanvas', 'DrainQueue']],
    ['Paints a picture in oil', 'paint-core', ['draw-core', 'fill-core']],
    ['Zählt die Blätter eines Stapels', 'Blattzahl_Stapel', ['Farbe_Rand', 'Tiefe_Schnitt'], 'de'],
    ['keeps the spool small', 'SPOOL2', ['QUEUE2', 'QUOTA2']],
    ['Itsy Package Management System', 'ipkg', ['rpm', 'apk']],
    ['File system check', 'fsck', ['halt', 'mkfs']],
    ['A query language for SXML', 'SXPath', ['statprof', 'bookkeeper']],
    ['水中深く隠れる', '潜水', ['器用', '斬撃'], 'ja'],
    ['Entwicklerdateien zu libqueue', 'libqueue-dev', ['libqueue-perl', 'libqueue-ruby'], 'de'],
    ['Documentation of the queue', 'libqueue-doc', ['libqueue-dev', 'libqueue-perl']],
  ])('names itself in what is quoted (%s: %s)', (said, key, wrong, language = 'en') => {
    expect(namesItself(`Which is “${said}”?`, key, wrong, language)).toBe(true);
  });

  it('does not where every option has the word, or none', () => {
    const asked = 'Which is “Draws the margin of a page”?';
    expect(namesItself(asked, 'page-edge', ['page-fill', 'page-turn'], 'en')).toBe(false);
    expect(namesItself(asked, 'tracer', ['keeper', 'spoold'], 'en')).toBe(false);
  });
});
