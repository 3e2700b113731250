import { contentStems } from '@coursewright/text/terms';

/**
 * Is the right answer known by a word that it has in common with what the question quotes, and that
 * one of the wrong answers lacks? Names are taken apart at case, hyphens, underscores and digits:
 * "ShowHideDescription" and "whether the description is visible".
 */
export function namesItself(
  question: string,
  key: string,
  wrong: readonly string[],
  language: string,
): boolean {
  const quoted = [...question.matchAll(/[“«„「](?<quote>[^“”«»„「」]+)[”»“」]/gu)]
    .map(({ groups }) => groups?.['quote'] ?? '')
    .join(' ');
  const asked = piecesOf(quoted, language);
  const shared = piecesOf(key, language).filter((piece) => asked.some((one) => isKin(piece, one)));
  return shared.some((piece) =>
    wrong.some((option) => !piecesOf(option, language).some((one) => isKin(piece, one))),
  );
}

const piecesOf = (text: string, language: string): string[] => {
  const apart = text
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Cyrillic}])(?=\d)|[-_./:]+/gu, ' ');
  return contentStems(apart, language).filter((stem) => stem.length >= fewestLetters);
};
const fewestLetters = 3;
const longPiece = 4;

/** The same stem, or a long one inside a compound. */
const isKin = (one: string, other: string): boolean => {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= longPiece && (long.startsWith(short) || long.endsWith(short));
};
