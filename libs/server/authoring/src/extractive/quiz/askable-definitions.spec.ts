import { describe, expect, it } from 'vitest';
import type { Definition } from '../material/definitions.ts';
import { isOfUnnamed, isToAsk } from './askable-definitions.ts';

const defined = (term: string, plain: string, said: string, more: Partial<Definition> = {}) =>
  ({
    term,
    definition: said,
    stems: [term.toLowerCase()],
    sentence: { plain, ref: 'S1.1' },
    chunk: 0,
    marked: false,
    code: false,
    language: 'en',
    opens: true,
    ...more,
  }) as Definition;

describe('a definition that is asked for', () => {
  it.each([
    ['en', 'quota', 'A quota is an upper bound on the memory.', 'An upper bound on the memory'],
    ['fr', 'gain', 'Le gain est le quotient des amplitudes.', 'Le quotient des amplitudes lues'],
  ])('says what a thing is (%s)', (language, term, plain, said) =>
    expect(isToAsk(defined(term, plain, said), language)).toBe(true),
  );

  it.each([
    ['de', 'Argument', 'Das Argument ist eine Zahl, die die Rate angibt.', 'Eine Zahl, die …'],
    ['de', 'einfachste Fall', 'Der einfachste Fall ist ein Name.', 'Ein Name eines Zielrechners'],
    [
      'de',
      'Stärke',
      'Stärke: Die Verschiebung einstellen.',
      'Die Verschiebung der Pixel einstellen',
    ],
    ['fr', 'index', 'L’index est un élément fort utile.', 'Un élément fort utile pour tous'],
    ['fr', 'accent', 'L’accent est le caractère 〈code〉.', 'Le caractère de position 〈code〉'],
    ['en', 'wallet', 'A wallet is the 1st level of data.', 'The 1st level of all data'],
    ['ru', 'frameno', 'frameno: Использовался для прохода.', 'Использовался для третьего прохода'],
    ['ru', 'fontfile', 'fontfile: Название файла шрифта.', 'Название описания всякого шрифта'],
    ['ja', '勘定科目コード', '勘定科目コード - オプション欄です。', 'オプション欄です'],
  ])(
    'is none of one thing, of praise, of a deed, of a sign (%s: %s)',
    (language, term, plain, said) =>
      expect(isToAsk(defined(term, plain, said), language)).toBe(false),
  );

  it('is asked for by the name that stands in the question', () => {
    const said = 'Führt alles aus, außer den tatsächlichen Systemaufruf';
    const option = defined('-f, --fake', `-f, --fake: ${said}.`, said, {
      code: true,
      marked: true,
    });
    expect(isToAsk(option, 'de')).toBe(false);
  });

  it('says where a thing is met in no place of what it is', () => {
    const said = 'In a drawing file the size may be given in two ways';
    const option = (text: string) => defined('hires', `hires: ${text}.`, text, { code: true });
    expect(isToAsk(option(said), 'en')).toBe(false);
    expect(isToAsk(option('Takes the size of a drawing from a second place'), 'en')).toBe(true);
  });

  it('leans on nothing that was named before', () => {
    expect(isOfUnnamed('La somme de sa hauteur et de sa profondeur')).toBe(true);
    expect(isOfUnnamed('Une boîte par lui-même, et une page entière')).toBe(true);
    expect(isOfUnnamed('A program that keeps the rights of its owner')).toBe(false);
  });
});
