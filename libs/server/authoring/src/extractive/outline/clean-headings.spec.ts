import { describe, expect, it } from 'vitest';
import { cleanHeading } from '../material/clean-markdown.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { isTitle } from './titles.ts';

describe('a heading', () => {
  it.each([
    ['Leçon 2.7: L’ANNULATION', 'L’annulation'],
    ['附录 B 排除错误', '排除错误'],
    ['PLUS DE CHANGEMENTS AVEC c', 'Plus de changements avec c'],
    ['pump-house open GATE [FORCE]…', 'pump-house open'],
    ['Beispiel 22. Eine Richtlinie', 'Eine Richtlinie'],
    ['القيم [#default-values]', 'القيم'],
    ['قيود أسماء الخصائص Property names limitations', 'قيود أسماء الخصائص'],
    ['THE TYPES DEB AND DEB-SRC: FORMAT', 'The types deb and deb-src: format'],
    ['KEEPER’S GUIDE TO GATES', 'Keeper’s guide to gates'],
    ['SYNOPSIS', 'Synopsis'],
    ['GATES and SECURITY LOCKS', 'Gates and security locks'],
    ['EBNF の基礎の基礎', 'EBNF の基礎の基礎'],
  ])('of %s is %s', (heading, title) => {
    expect(
      cleanHeading(
        heading,
        new Map([
          ['deb', 'deb'],
          ['s', 'S'],
          ['synopsis', 'SYNOPSIS'],
        ]),
      ),
    ).toBe(title);
  });

  it('in German capitals has those of its nouns', () => {
    const written = new Map([
      ['gruppe', 'Gruppe'],
      ['ruft', 'ruft'],
    ]);
    const clean = (heading: string): string => cleanHeading(heading, written, 'de');
    expect(clean('DIE SCHLEUSENGRUPPE')).toBe('Die Schleusengruppe');
    expect(clean('WENN DER MANN AUFRUFT')).toBe('Wenn der mann aufruft');
    expect(clean('RÜCKGABE UND MELDUNG')).toBe('Rückgabe und Meldung');
  });

  it.each(['By Ada Lovelace', 'Déplacez le curseur ---> ci-dessous', '鍵を使います'])(
    'that reads %s is no title',
    (heading) => {
      expect(isTitle(heading)).toBe(false);
    },
  );
});

describe('a list of names', () => {
  it.each([
    ['ja', ['水門', '魚道'], '水門と魚道'],
    ['ja', ['水門', '魚道', '堰'], '水門、魚道、堰'],
    ['zh', ['入门和数学', '图形'], '入门和数学；图形'],
    ['ar', ['السدود والبوابات', 'الأمن'], 'السدود والبوابات؛ الأمن'],
  ])('shows in %s what belongs together: %j', (language, parts, list) => {
    expect(phrasesFor(language).list(parts)).toBe(list);
  });
});
