import { saysWhatItDoes } from './definition-sources.ts';
import type { Made } from './definitions.ts';
import { namesTaken } from './parameters.ts';
import { defined } from './sentence-definitions.ts';
import type { Sentence } from './sentence.ts';

/** "int open_gate(int key, long time); Opens …", "gates.open(key): Opens …", "GATE cget(long n) opens …". */
const signature =
  /^(?<types>(?:[A-Za-z_][\w<>]*[ *&]+){0,4})(?<name>[A-Za-z_][\w.:]{3,})\((?<taken>[^()]*(?:\([^()]*\)[^()]*)*)\)(?<stop>;|:| [—–-])? (?<said>\p{L}.+)$/u;
/** "open_gate", "gates.open", "openGate": no word is written so. */
const written = /[_.:]|\p{Ll}\p{Lu}/u;

/** "Let x be …", "is used for …": no deed of its own. */
const opensOtherwise =
  /^(?:let|assume|suppose|given|is|are|was|can|may|must|should|needs?|often|as|like|same|see|this|it|if|when) /iu;

/** What a sentence says of the function whose call, with what it takes, stands before it. */
export function fromSignature({ plain, leadIn }: Sentence, language: string): Made | undefined {
  const {
    types = '',
    name = '',
    taken = '',
    stop,
    said = '',
  } = signature.exec(plain)?.groups ?? {};
  if (leadIn || name === '' || !/\p{L}/u.test(taken)) return undefined;
  if (types === '' && !written.test(name)) return undefined;
  if (opensOtherwise.test(said)) return undefined;
  if (stop === undefined ? !saysWhatItDoes(said, language) : !/^\p{Lu}/u.test(said))
    return undefined;
  // "Adds x and y": without the call nobody knows what these are.
  const words = new Set(said.match(/[\p{L}\p{N}_]+/gu));
  if (namesTaken(plain).some((one) => words.has(one))) return undefined;
  return defined(
    { term: `${name}()`, rest: said, marked: true, code: true, opens: false },
    language,
    undefined,
  );
}
