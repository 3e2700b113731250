/** Forms in which the same words can be written so that they are not seen at a glance. */

/** As it is compared: letters and digits, in lower case, with blanks at both ends. */
export const plain = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

const squeezed = (text: string): string => plain(text).replaceAll(' ', '');

/** Letters of a text that is spelled, read backwards or without its blanks, at least. */
const spelledLength = 5;

/** Whether a text has a part as words of its own. */
export function has(text: string, part: string): boolean {
  const wanted = plain(part);
  // Where words are not set apart, there are no blanks around them.
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(
    wanted,
  );
  return wanted.trim() !== '' && plain(text).includes(isUnspaced ? wanted.trim() : wanted);
}

/** Whether a text has a part in any form: in words, spelled out, backwards, or in a usual code. */
export const hides = (text: string, part: string): boolean => {
  const bare = squeezed(part);
  return readingsOf(text).some(
    (reading) =>
      has(reading, part) || (bare.length >= spelledLength && squeezed(reading).includes(bare)),
  );
};

/** A text as it stands, and as it can be read. */
export const readingsOf = (text: string): string[] => [
  text,
  [...text].toReversed().join(''),
  rotated(text),
  lookingAlike(text),
  ...codes(text),
];

/** Each letter thirteen places on. */
const rotated = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

const alike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const lookingAlike = (text: string): string =>
  text.replace(/[013457@$!]/g, (sign) => alike[sign] ?? sign);

/** What stands in Base64, in hexadecimal numbers or in binary ones. */
function codes(text: string): string[] {
  const base64 = text.match(/[A-Za-z0-9+/_-]{6,}={0,2}/g) ?? [];
  const hex = text.match(/(?:(?:0x|\\x)?[0-9a-f]{2}[\s,]*){4,}/gi) ?? [];
  const binary = text.match(/(?:[01]{8}\s*){4,}/g) ?? [];
  return [
    ...base64.map((code) => Buffer.from(code, 'base64').toString('utf8')),
    ...hex.map((code) => Buffer.from(code.replace(/0x|\\x|[\s,]/gi, ''), 'hex').toString('utf8')),
    ...binary.map((code) =>
      String.fromCharCode(
        ...(code.match(/[01]{8}/g) ?? []).map((bits) => Number.parseInt(bits, 2)),
      ),
    ),
  ];
}
