/** Alphabets, codes and customs in which a word can be written so that nobody sees it at a glance. */

const latin = 'abcdefghijklmnopqrstuvwxyz';
const numberOf = (letter: string): number => letter.charCodeAt(0) - 97;

export const shifted = (text: string, by: number): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + by + 26) % 26) + first);
  });

/** Signs that look like letters, in whatever alphabet they are at home. */
const alike = tableOf(
  '0o 1i 3e 4a 5s 7t @a $s !i аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw αa οo ρp νv τt ιi κk υu χx',
);
/** Letters that sound like others. */
const sounds = tableOf(
  'аa бb вv гg дd еe ёe жj зz иi йj кk лl мm нn оo пp рr сs тt уu фf хh цc ыy эe αa βb γg δd εe ζz ηh θt ιi κk λl μm νn ξx οo πp ρr σs ςs τt υu φf χc ψp ωo',
);
function tableOf(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(' ').map((pair) => {
      const [sign = '', letter = ''] = pair;
      return [sign, letter];
    }),
  );
}
const through = (text: string, table: ReadonlyMap<string, string>): string =>
  [...text.toLowerCase()].map((sign) => table.get(sign) ?? sign).join('');

const radio = new Map(
  'alfa alpha bravo charlie delta echo foxtrot golf hotel india juliett juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu'
    .split(' ')
    .map((word) => [word, word[0]!]),
);
const lamps = new Map(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
    .split(' ')
    .map((code, at) => [code, latin[at]!]),
);

const fromBase64 = (text: string): string[] =>
  (text.match(/[A-Za-z0-9+/_-]{6,}={0,2}/g) ?? []).map((code) =>
    Buffer.from(code, 'base64').toString('utf8'),
  );
const fromBase32 = (text: string): string[] =>
  (text.match(/[A-Z2-7]{8,}/g) ?? []).map((code) => {
    const bits = [...code]
      .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign))
      .map((value) => value.toString(2).padStart(5, '0'))
      .join('');
    return fromBytes((bits.match(/[01]{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  });
const fromBytes = (bytes: readonly number[]): string => Buffer.from(bytes).toString('utf8');

/** Rows of numbers, as whichever code of letters they can be. */
const fromNumbers = (text: string): string[] =>
  (text.match(/(?:\b\d{1,3}\b[^\p{L}\p{N}]{1,3}){3,}\d{1,3}\b/gu) ?? []).flatMap((row) => {
    const said = row.match(/\d+/g) ?? [];
    const [numbers, octal] = [said.map(Number), said.map((each) => Number.parseInt(each, 8))];
    return [
      ...(numbers.every((one) => one >= 1 && one <= 26)
        ? [numbers.map((one) => latin[one - 1]).join('')]
        : []),
      ...[numbers, octal]
        .filter((bytes) => bytes.every((one) => one >= 32 && one <= 126))
        .map(fromBytes),
    ];
  });
const fromHex = (text: string): string[] =>
  (text.match(/(?:(?:0x|\\x|\\u00|%)?[0-9a-f]{2}[\s,]*){4,}/gi) ?? []).map((code) =>
    Buffer.from(code.replace(/0x|\\x|\\u00|[%\s,]/gi, ''), 'hex').toString('utf8'),
  );
const fromBits = (text: string): string[] =>
  (text.match(/(?:[01]{8}\s*){4,}/g) ?? []).map((code) =>
    fromBytes((code.match(/[01]{8}/g) ?? []).map((bits) => Number.parseInt(bits, 2))),
  );
const fromEntities = (text: string): string =>
  text.replace(/&#(x?)([0-9a-f]{1,6});?/gi, (whole, hex: string, digits: string) => {
    const code = Number.parseInt(digits, hex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
const fromLamps = (text: string): string =>
  (text.match(/[.\-–·]{1,4}(?=[\s/|,]|$)/g) ?? [])
    .map((code) => lamps.get(code.replaceAll('–', '-').replaceAll('·', '.')) ?? '')
    .join('');
const fromRadio = (text: string): string =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => radio.get(word) ?? '').join('');

/** What stands at the beginnings and the ends of the lines, sentences and words of a text. */
const edgesOf = (text: string): string[] =>
  [/[^\n]+/g, /[^.!?。！？\n]+/g, /\S+/g].flatMap((part) => {
    const parts = (text.match(part) ?? []).map((each) => each.replace(/[^\p{L}\p{N}]/gu, ''));
    return [parts.map((each) => each[0] ?? ''), parts.map((each) => each.at(-1) ?? '')].map(
      (letters) => letters.join(''),
    );
  });

/** A text in every form in which it can be read: in words, and with its letters alone. */
export const readingsOf = (text: string): string[] => {
  const encoded = [...fromBase64(text), ...fromBase32(text)];
  return [
    text,
    [...text].toReversed().join(''),
    shifted(text, 13),
    through(text, alike),
    through(text, sounds),
    fromEntities(text),
    ...encoded,
    ...encoded.flatMap(fromBase64),
    ...fromNumbers(text),
    ...fromHex(text),
    ...fromBits(text),
    fromLamps(text),
    fromRadio(text),
  ];
};

/** The word that the beginnings or ends of the parts of a text spell; letters only. */
export const spelledBy = (text: string): string[] =>
  edgesOf(text).map((each) => each.toLowerCase());

/** A word with its letters moved on by each number of places. */
export const movedOn = (bare: string): string[] =>
  Array.from({ length: 25 }, (_each, at) => shifted(bare, at + 1));

/** Forms of a word that no reading of the text undoes, with its letters alone. */
export function formsOf(bare: string): string[] {
  const mirrored = [...bare]
    .map((letter) => (latin.includes(letter) ? latin[25 - numberOf(letter)]! : letter))
    .join('');
  return [
    // Five letters may stand in a row by chance; as a word of their own they hardly do.
    ...(bare.length > 5 ? movedOn(bare) : []),
    mirrored,
    [...bare].map((letter) => letter + letter).join(''),
    `${bare.slice(1)}${bare[0]}ay`,
  ];
}

/** Its consonants, where they are enough to know it by; otherwise nothing. */
export function consonantsOf(bare: string): string {
  const found = bare.replaceAll(/[aeiou]/g, '');
  return found.length > 3 && found !== bare ? found : '';
}
