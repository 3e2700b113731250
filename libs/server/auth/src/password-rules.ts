import { readFileSync } from 'node:fs';
import { fieldRefusal, type Said, say } from '@coursewright/contract';

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  readonly fullName: string;
}

const product = 'coursewright';

// The passwords that everybody tries first, in lower case, also shorter ones: they count with
// digits and signs around them, too.
const wellKnown = new Set(
  readFileSync(new URL('../common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((row) => [row + row, [...(row + row)].toReversed().join('')]);

/** Below this many characters beside a word that everybody can guess, the word is the password. */
const ownCharacters = 6;

/**
 * Refuses (422) what the contract's length rule lets through and an attacker tries first. `field`
 * is where it was typed.
 */
export function refuseWeakPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'new_password' = 'password',
): void {
  const weakness = weaknessOf(password, owner);
  if (weakness) throw fieldRefusal(field, weakness);
}

function weaknessOf(password: string, { email, fullName }: PasswordOwner): Said | undefined {
  if (!password.isWellFormed()) return say('password_not_text');
  const lower = password.normalize('NFKC').toLowerCase();
  if (isRepetition(lower)) return say('password_repeats');
  if (runs.some((run) => run.includes(lower))) return say('password_is_run');
  if (isWellKnown(lower)) return say('password_well_known');
  const localPart = email.split('@', 1)[0] ?? '';
  if (
    restsOn(lower, [
      localPart,
      email,
      fullName,
      fullName.replaceAll(/\s/gu, ''),
      ...fullName.split(/\s+/u),
    ])
  )
    return say('password_is_name');
  if (restsOn(lower, [product])) return say('password_is_product');
  return undefined;
}

/** "aaaaaaaaaa", "abcabcabcabc": up to four characters over and over. */
function isRepetition(password: string): boolean {
  return [1, 2, 3, 4].some((length) => password.slice(length) === password.slice(0, -length));
}

function isWellKnown(password: string): boolean {
  const word = password.replace(/^[\d\P{L}]+/u, '').replace(/[\d\P{L}]+$/u, '');
  return [password, word, plainLetters(password), plainLetters(word)].some((form) =>
    wellKnown.has(form),
  );
}

/** "p@ssw0rd" as "password". */
const plainLetters = (text: string) =>
  text
    .replaceAll(/[@4]/g, 'a')
    .replaceAll('0', 'o')
    .replaceAll(/[1!]/g, 'i')
    .replaceAll('3', 'e')
    .replaceAll(/[$5]/g, 's')
    .replaceAll('7', 't');

/** Whether hardly anything is left of the password without one of the words. */
function restsOn(password: string, words: readonly string[]): boolean {
  return words
    .map((word) => word.toLowerCase())
    .some(
      (word) =>
        word.length >= 3 &&
        password.includes(word) &&
        password.replaceAll(word, '').length < ownCharacters,
    );
}
