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
  const quoted = quotedIn(question);
  const asked = piecesOf(quoted, language);
  const shared = piecesOf(key, language).filter((piece) => asked.some((one) => isKin(piece, one)));
  return (
    shared.some((piece) =>
      wrong.some((option) => !piecesOf(option, language).some((one) => isKin(piece, one))),
    ) ||
    [isShortFor, isOfKindNamed, isOfFamily].some(
      (is) => is(key, quoted) && !wrong.every((one) => is(one, quoted)),
    )
  );
}

/** "ipkg" and "Itsy Package Management", "fsck" and "file system check": made of words in a row. */
function isShortFor(name: string, quoted: string): boolean {
  const letters = /^[\w.-]{3,6}$/.test(name) ? name.toLowerCase().replace(/[^a-z\d]/g, '') : '';
  if (letters.length < fewestLetters) return false;
  const words = quoted.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const spells = (rest: string, at: number, used: number): boolean => {
    if (rest === '') return used >= fewestWords;
    const word = words[at]?.toLowerCase() ?? '';
    if (word === '' || !rest.startsWith(word.charAt(0))) return false;
    let end = 0;
    for (let taken = 1; taken <= rest.length; taken++) {
      end = word.indexOf(rest.charAt(taken - 1), end) + 1;
      if (end === 0) return false;
      if (spells(rest.slice(taken), at + 1, used + 1)) return true;
    }
    return false;
  };
  return words.some((_, at) => spells(letters, at, 0));
}
const fewestWords = 2;

/** "libqueue-dev" and "development files": the last piece of the name is the kind that is told. */
const isOfKindNamed = (name: string, quoted: string): boolean => {
  const kind = /[-_.](?<kind>[a-z]{3,6})$/.exec(name)?.groups?.['kind'];
  return kind !== undefined && (kinds[kind]?.test(quoted) ?? false);
};
const kinds: Readonly<Record<string, RegExp>> = {
  dev: /develop|entwickl|dévelop|desarroll|desenvolv|svilupp|разработ|开发|開発/iu,
  devel: /develop|entwickl|dévelop|desarroll|desenvolv|svilupp|разработ|开发|開発/iu,
  doc: /do[ck]ument|manual|handb|手册|文档|文書|документ/iu,
  docs: /do[ck]ument|manual|handb|手册|文档|文書|документ/iu,
  src: /source|quell|fuente|sorgent|fonte|исходн|源|ソース/iu,
  dbg: /debug|fehlersuch|dépann|depur|отлад|调试|デバッグ/iu,
  cfg: /config|konfig|confi|настро|配置|設定/iu,
  img: /image|bild|imagen|immagin|imagem|изображ|图像|画像/iu,
};

/** "SXPath" and "SXML": the same two capitals to begin with. */
const isOfFamily = (name: string, quoted: string): boolean => {
  const family = /^\p{Lu}{2}(?=\p{Lu})/u.exec(name)?.[0];
  return family !== undefined && new RegExp(`(?<!\\p{L})${family}\\p{Lu}`, 'u').test(quoted);
};

const quotedIn = (question: string): string =>
  [...question.matchAll(/[“«„「](?<quote>[^“”«»„「」]+)[”»“」]/gu)]
    .map(({ groups }) => groups?.['quote'] ?? '')
    .join(' ');

const piecesOf = (text: string, language: string): string[] => {
  const apart = text
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Cyrillic}])(?=\d)|[-_./:]+/gu, ' ');
  return [
    ...contentStems(apart, language).filter((stem) => stem.length >= fewestLetters),
    // "潜水" and "水中": a single sign is a word.
    ...(text.match(/\p{Script=Han}/gu) ?? []),
  ];
};
const fewestLetters = 3;
const longPiece = 4;

/** The same stem, or a long one inside a compound. */
const isKin = (one: string, other: string): boolean => {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= longPiece && (long.startsWith(short) || long.endsWith(short));
};
