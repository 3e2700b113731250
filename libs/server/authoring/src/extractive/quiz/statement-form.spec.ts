import { describe, expect, it } from 'vitest';
import { isDamaged, isForeign, joinedIn } from './clauses.ts';
import { isAlike, isSameKindOfName } from './likeness.ts';
import { couldGoWith, numberOf } from './number.ts';
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

describe('the number of a subject', () => {
  it.each([
    ['Consecutive clicks', 'will draw a line', 'many'],
    ['The foreground tool', 'may need memory', 'one'],
    ['The class of the objects', 'can change', 'one'],
    ['The limit and the depth', 'must agree', 'many'],
  ])('%s: %s', (subject, predicate, number) => {
    expect(numberOf(subject, predicate)).toBe(number);
    expect(couldGoWith(numberOf(subject, predicate), 'is measured in bytes')).toBe(
      number === 'one',
    );
    expect(couldGoWith(numberOf(subject, predicate), 'are kept in memory')).toBe(number === 'many');
    expect(couldGoWith(numberOf(subject, predicate), 'must be set')).toBe(true);
  });
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
  it('is a case without which the statement says the opposite', () => {
    const plain = 'Binding to a remote address will only succeed if the gateway option is enabled.';
    expect(joinedIn(plain, 'en')).toBeUndefined();
  });

  it('is a place in Japanese that is no aim', () => {
    const place = '分割ツールには、既存の領域を表示する機能が付いています。';
    const aim = '領域を分割するには、専用のツールを使う必要があります。';
    expect([joinedIn(place, 'ja'), joinedIn(aim, 'ja')?.kind]).toEqual([undefined, 'aim']);
  });

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

  it('are not a person and a product', () =>
    expect(isSameKindOfName('Ian Murdock', 'Debian', 'en')).toBe(false));
});
