import { describe, expect, it } from 'vitest';
import { isDamaged, isForeign } from './clauses.ts';
import { areFullNames, isAlike, isSameKindOfName } from './likeness.ts';
import { statementForm } from './statement-form.ts';

describe('the form of a statement', () => {
  it.each([
    ['Click the icon that is shown on the left', 'order'],
    ['Double-click the heading in the panel', 'order'],
    ['You can move the area to any place', 'leave'],
    ['The sum is updated as soon as a cell changes', 'statement'],
    ['Spool files are removed after seven days', 'statement'],
    ['List of the names and addresses of all helpers', 'phrase'],
    ['An object with a fixed value', 'phrase'],
  ])('%s: %s', (text, form) => expect(statementForm(text, 'en')).toBe(form));
});

describe('a sentence that its layout has damaged', () => {
  it.each([
    'Hold down while you drag the slide.',
    'Icon indicates that the next slide has an animation.',
    'It is the value of the statement2 The value can be assigned.',
    'In the image menu through Colors → Curves.',
    'Its parts are shown in figure 2.17 below.',
  ])('is not asked about: %s', (plain) => expect(isDamaged(plain)).toBe(true));

  it.each([
    'Hold down the key while you drag the slide.',
    'Press Enter and wait for the prompt.',
    'The value can be assigned to The Hague.',
  ])('is told from a sound one: %s', (plain) => expect(isDamaged(plain)).toBe(false));
});

describe('what makes no question', () => {
  it('is Spanish in a text that was taken for English', () => {
    expect(isForeign('Muestra el nombre del archivo donde se produjo', 'en')).toBe(true);
    expect(isForeign('Shows the name of the file La Traviata', 'en')).toBe(false);
  });
});

describe('options that could stand for one another', () => {
  it.each([
    ['attacker', 'pattern'],
    ['gcashdata_5', 'GnuCash'],
    ['grep vmx /proc/cpuinfo', 'virtualization'],
  ])('are not %s and %s', (one, other) => expect(isAlike(one, other, 'en')).toBe(false));

  it('are no people', () => {
    expect(areFullNames(['Jim Klimov', 'Niels Baggesen', 'Arnaud'])).toBe(true);
    expect(areFullNames(['Kinematik', 'Spindel', 'Mirror Horizontally'])).toBe(false);
  });

  it('are not a person and a product', () =>
    expect(isSameKindOfName('Ian Murdock', 'Debian')).toBe(false));
});
