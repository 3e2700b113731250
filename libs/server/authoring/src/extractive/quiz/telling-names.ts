import { isTranslated } from './english-names.ts';
import { formOf } from './likeness.ts';

/**
 * Does the name tell what is said of it, or the other way round? "cvs-buildpackage" is told by "CVS
 * trees", "column_name" by "the name of a column", "reqenv" by "request environment", "CP1252" by
 * "page 1252", "txt2man" by "text". Letters count and not their accents, so that words are known
 * across related languages too.
 */
export function isTold(name: string, said: string, language = 'en'): boolean {
  const [plainName, plainSaid] = [withoutAccents(name), withoutAccents(said)];
  const [inName, inSaid] = [compact(plainName), compact(plainSaid)];
  if (inName.length >= fewestLetters && inSaid.includes(inName)) return true;
  if (sharesSigns(plainName, plainSaid) || isInitial(plainName, plainSaid)) return true;
  if (isSpelt(plainName, plainSaid) || isSpelt(plainSaid, plainName)) return true;
  if (denies.test(name) && denial.test(said)) return true;
  if (sayings.some(([own, told]) => own.test(name) && told.test(said))) return true;
  if (isSpeltThrough(name, plainSaid) || sharesOnset(name, plainSaid)) return true;
  if (isInitialsAndWord(plainName, plainSaid) || isBlended(plainName, plainSaid)) return true;
  if (endsAsKind(name, plainSaid)) return true;
  if (isInCapitals(inName, said) || holdsCapitals(inName, said)) return true;
  if (namesFlagOf(name, said) || holdsSkeleton(inName, plainSaid)) return true;
  if (isCoined(name) && isShortened(name, plainSaid)) return true;
  const parts = wordsIn(plainName.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  const words = wordsIn(plainSaid.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  if (endsInCapitals(name, said) || holdsSounds(name, words)) return true;
  if (!language.startsWith('en') && isInflected(parts, words)) return true;
  if (sharesRun(parts, words) || isCognate(parts, words)) return true;
  // Programs are named in English, whatever language tells of them.
  if (!language.startsWith('en') && soundsAlike(parts, words)) return true;
  if (isTranslated(name, said, language)) return true;
  // "gvimdiff" is told by "gVim", "nolazytime" by "Lazytime".
  const isCommand = formOf(name) === 'command';
  if (!isCommand && words.some((word) => word.length >= fewestLetters && inName.includes(word)))
    return true;
  const isPieced = isCoined(name);
  // "mawk" is told by "awk", "fig2sxd" by "XFig".
  if (
    isPieced &&
    !isCommand &&
    pieces(name).some((piece) => words.some((word) => holds(word, piece)))
  )
    return true;
  return parts.some(
    (part) =>
      words.some((word) => stemsFrom(part, word, isPieced)) ||
      (isPieced && (isPutTogether(part, words) || isChained(part, words))),
  );
}
const fewestLetters = 4;
const runLength = 5;

/** "bash" stands in the capitals of "GNU Bourne-Again SHell", as "isag" in "Interactive System …". */
const isInCapitals = (inName: string, said: string): boolean =>
  inName.length >= 3 &&
  inName.length <= 8 &&
  (said.match(/\p{Lu}/gu) ?? []).join('').toLowerCase().includes(inName);

/** "xmax" and "the upper limit": names of programs have few words, and everybody knows them. */
const sayings: readonly (readonly [RegExp, RegExp])[] = [
  [/max/i, /(?<!\p{L})(?:upper|largest|highest|greatest|most|at most)(?!\p{L})/iu],
  [/min/i, /(?<!\p{L})(?:lower|smallest|lowest|least|at least)(?!\p{L})/iu],
  [/err/i, /(?<!\p{L})(?:exceptions?|fail(?:s|ed|ures?)?|faults?)(?!\p{L})/iu],
  [/(?:^|[_.-])(?:del|rm|remove)/i, /^(?:delet|remov|eras)/iu],
  [/(?:^|[_.-])(?:mk|new|create|add)/i, /^(?:mak|creat|add|insert)/iu],
  [/(?:^|[_.-])(?:len|size|count|num)/i, /(?<!\p{L})(?:length|size|number|how many)(?!\p{L})/iu],
];

/** "lsalib.c" and "the LSAs". */
const holdsCapitals = (inName: string, said: string): boolean =>
  [...said.matchAll(/(?<![\p{L}\p{N}_])(?<letters>\p{Lu}{3,})s?(?![\p{L}\p{N}_])/gu)].some(
    ({ groups }) => inName.includes((groups?.['letters'] ?? '-').toLowerCase()),
  );

/** "GPTEX" and "TeX": a name of several capitals at the end of another one. */
const endsInCapitals = (name: string, said: string): boolean =>
  (said.match(/(?<![\p{L}\p{N}])\p{Lu}\p{L}*\p{Lu}(?![\p{L}\p{N}])/gu) ?? []).some(
    (word) =>
      word.length >= 3 && /^[\p{Lu}\d_]{4,}$/u.test(name) && name.endsWith(word.toUpperCase()),
  );

/** "CPLXSXP" and "complex", "vicmd" and "command": the sounds of a word at one end of a name. */
const holdsSounds = (name: string, words: readonly string[]): boolean => {
  const sounds = (
    /^[B-DF-HJ-NP-TV-Z]{4}/.exec(name) ?? /(?<=^[a-z]{2,5})[b-df-hj-np-tv-z]{3}$/.exec(name)
  )?.[0].toLowerCase();
  return (
    sounds !== undefined &&
    words.some((word) => word.length > sounds.length && isWithin(sounds, word))
  );
};

/** "-prefix" and "the test for the -P option". */
const namesFlagOf = (name: string, said: string): boolean => {
  const letter = /\p{L}/u.exec(name)?.[0].toLowerCase();
  return [...said.matchAll(/(?<![\p{L}\d-])-(\p{L})(?!\p{L})/gu)].some(
    ([, flag]) => flag?.toLowerCase() === letter,
  );
};
/** "SIGALRM" and "alarm", "zmpkg" and "package": a word without its vowels. */
const holdsSkeleton = (inName: string, said: string): boolean =>
  wordsIn(said)
    .filter((word) => word.length >= runLength)
    .map((word) => (word.charAt(0) + skeleton(word.slice(1))).replace('ck', 'k'))
    .some((bare) => bare.length >= fewestSounds && inName.includes(bare));
const fewestSounds = 3;

/** "qt" and "QuickTime", "lavc" and "libavcodec", "nuv" and "nuppel视频". */
function isShortened(name: string, said: string): boolean {
  const names = name.split(/[^\p{L}]+/u).filter((part) => /^\p{Script=Latin}{2,6}$/u.test(part));
  const initials = said
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (/^\p{Lu}/u.test(word) ? word.charAt(0) : ' '))
    .join('')
    .toLowerCase();
  const isOtherScript = /[^\p{Script=Latin}\P{L}]/u.test(said);
  const words = (said.match(/\p{Script=Latin}{4,}/gu) ?? []).map((word) => word.toLowerCase());
  return names.some((part) => {
    const small = part.toLowerCase();
    return (
      initials.includes(small) ||
      // "stmt" has the sounds of "statement".
      (small.length >= 3 && !vowels.test(small) && words.some((word) => isWithin(small, word))) ||
      (isOtherScript &&
        words.some((word) => word.startsWith(small.slice(0, 2)) || isWithin(small, word)))
    );
  });
}
/** Do the letters stand in the word in their order, the first of them first? */
function isWithin(letters: string, word: string): boolean {
  if (letters.length < 3 || letters.charAt(0) !== word.charAt(0)) return false;
  let at = -1;
  return [...letters].every((letter) => (at = word.indexOf(letter, at + 1)) !== -1);
}

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '');
const compact = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 2);

/** "shlib" is put together from "shared library". */
const isPutTogether = (part: string, words: readonly string[]): boolean =>
  [2, 3, 4].some((at) =>
    [part.slice(0, at), part.slice(at)].every(
      (piece) =>
        piece !== '' &&
        words.some((word) => word.length >= fewestLetters && word.startsWith(piece)),
    ),
  );

/** "nocc" is "no" and "Cc", "vikeys" is "vi" and "key": words of the saying one after another. */
function isChained(part: string, words: readonly string[]): boolean {
  const bare = part.replace(/^(?:no|un|dis|en|set|get|use)(?=\p{L}{2})/u, '').replace(/s$/u, '');
  const isMade = (rest: string): boolean =>
    rest === '' ||
    words.some((word) =>
      [word, skeleton(word).slice(0, 3)].some(
        (piece) => piece.length >= 2 && rest.startsWith(piece) && isMade(rest.slice(piece.length)),
      ),
    );
  return bare.length < part.length || words.every((word) => word !== bare) ? isMade(bare) : false;
}

/** "canonicalize" and "kanonisiert": long words of two languages that sound alike at the beginning. */
const isCognate = (parts: readonly string[], words: readonly string[]): boolean =>
  parts
    .filter((part) => part.length >= longWord)
    .some((part) =>
      words.some(
        (word) => word.length >= longWord && sound(part).slice(0, 5) === sound(word).slice(0, 5),
      ),
    );
/** "Asno" and "asnas": the same word but for its ending. */
const isInflected = (parts: readonly string[], words: readonly string[]): boolean => {
  const bare = (word: string): string => word.replace(/[aeio]s?$/u, '');
  const stems = new Set(words.map(bare));
  return parts.map(bare).some((part) => part.length >= 3 && stems.has(part));
};
/** "groups" and "Gruppen", "action" and "Ereignisaktion": the same consonants, in order. */
const soundsAlike = (parts: readonly string[], words: readonly string[]): boolean =>
  parts
    .filter((part) => part.length >= runLength)
    .some((part) => {
      const bare = consonants(part);
      return (
        bare.length >= 3 &&
        words.some(
          (word) =>
            word.length >= runLength &&
            ((part.charAt(0) === word.charAt(0) &&
              consonants(word).slice(0, 3) === bare.slice(0, 3)) ||
              consonants(word).endsWith(bare)),
        )
      );
    });
const consonants = (word: string): string =>
  sound(word)
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1/g, '$1');
const longWord = 7;
const sound = (word: string): string =>
  word.replace(/ph/g, 'f').replace(/[ckq]/g, 'k').replace(/[zsx]/g, 's').replace(/y/g, 'i');

const pieces = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((piece) => piece.length >= 3);
const holds = (word: string, piece: string): boolean =>
  word.length >= 3 &&
  ((piece.length > word.length && piece.endsWith(word)) ||
    (word.length > piece.length && word.endsWith(piece)));

/** A name that somebody made up of signs and pieces of words, and no plain word. */
const isCoined = (name: string): boolean =>
  formOf(name) !== 'word' ||
  /[-./\d_]|\p{Ll}\p{Lu}/u.test(name) ||
  /^(?:\p{Ll}{2,}|\p{Lu}{4,})$/u.test(name);

/** "Num" and "number", "colar" and "colagem", "txt" and "text", "reqenv" and "request". */
function stemsFrom(part: string, word: string, isPieced: boolean): boolean {
  if (part === word) return part.length >= 3 || isPieced;
  if (part.length >= fewestLetters && word.includes(part.replace(/(?<=.{4})s$/, ''))) return true;
  const [short, long] = part.length <= word.length ? [part, word] : [word, part];
  if (short.length >= 3 && short.length <= 6 && long.startsWith(short)) return true;
  if (isPieced && part.length === 2 && word.length >= fewestLetters && word.startsWith(part))
    return true;
  if (part.length >= 4 && part.length <= 6 && word.startsWith(part.slice(0, fewestLetters)))
    return true;
  if (part.length >= 8 && word.length >= 8 && word.includes(part.slice(0, fewestLetters)))
    return true;
  if (!isPieced || word.length < fewestLetters) return false;
  // "cutrestoffile" and "cuts".
  if (part.length >= 8 && part.startsWith(word.replace(/s$/, ''))) return true;
  const isAbbreviated = part.length >= 3 && !vowels.test(part) && skeleton(word).startsWith(part);
  return (
    isAbbreviated ||
    (word.length >= runLength &&
      (part.startsWith(word.slice(0, 3)) ||
        part.endsWith(word.slice(0, 3)) ||
        part.includes(word.slice(0, fewestLetters))))
  );
}
const vowels = /[aeiou]/;
const skeleton = (word: string): string => word.replace(/[aeiou]/g, '').replace(/(.)\1/g, '$1');

/** "cgi" is spelt by "common gateway interface", "CAD" stands in "librecad". */
function isSpelt(name: string, said: string): boolean {
  const initials = said
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0))
    .join('');
  return name.split(/[^\p{L}\p{N}]+/u).some((word) => {
    const small = word.toLowerCase();
    const isAcronym = /^\p{Lu}{2,6}$/u.test(word);
    const isName = name.length <= 6 && /^\p{L}{2,6}$/u.test(word);
    return (
      ((isAcronym || isName) && initials.includes(small.replace(/(?<=..)s$/, ''))) ||
      (isAcronym && small.length >= 3 && compact(said).includes(small))
    );
  });
}

/** "IQR" and "the interquartile range": letters of which one stands inside a long word. */
const isSpeltThrough = (name: string, said: string): boolean => {
  // "ADX" and "ADCX, ADOX".
  const isCapital = /^\p{Lu}{3,5}$/u.test(name);
  if (isCapital && (said.match(/\p{Lu}{3,}/gu) ?? []).some((word) => isWithin(name, word)))
    return true;
  const letters = /(?<![\p{L}\d])\p{Lu}{3,5}$/u.exec(name)?.[0].toLowerCase();
  if (letters === undefined) return false;
  const [first = '', ...rest] = letters;
  const last = rest.pop() ?? '';
  return new RegExp(
    `(?<!\\p{L})${first}\\p{L}*${rest.join('\\p{L}*')}\\p{L}*[^\\p{L}]+(?:\\p{L}{1,3} )?${last}`,
    'iu',
  ).test(said);
};

/** "gzrt" and "gzip": no ordinary word begins so. */
const sharesOnset = (name: string, said: string): boolean => {
  const onset =
    /^(?!b[lr]|c[hlr]|d[r]|f[lr]|g[lnr]|k[lnr]|p[fhlnrst]|qu|s[chklmnpqtwv]|t[hrw]|w[hr]|zw|mn|вз|вс|вн|вп)[bcdfghj-np-tvwxz]{2}(?=\w)/iu.exec(
      name,
    )?.[0];
  return (
    onset !== undefined &&
    wordsIn(said).some((word) => word.length > onset.length && word.startsWith(onset.toLowerCase()))
  );
};

/** "pid" is told by "process id": the first letters of words, and the last of them whole. */
const isInitialsAndWord = (name: string, said: string): boolean => {
  const words = wordsIn(said);
  return words.some((word, at) =>
    [1, 2].some((before) => {
      const initials = words.slice(Math.max(0, at - before), at).map((one) => one.charAt(0));
      return initials.length === before && `${initials.join('')}${word}` === name.toLowerCase();
    }),
  );
};

/** "srid" is made of the beginnings of "spatial reference identifier", as a part of a name may be. */
function isBlended(name: string, said: string): boolean {
  const parts = [compact(name), ...pieces(name)]
    .map((part) => part.replace(/(?<=.{3})s$/, ''))
    .filter((part) => part.length >= 3 && part.length <= longestBlend);
  const words = wordsIn(said).filter((word) => word.length > 2);
  const isMade = (rest: string, at: number, used: number): boolean => {
    if (rest === '') return used >= 2;
    const word = words[at] ?? '';
    // "nbadrcpts": "number of bad recipients".
    if (used > 0 && rest.length > 3 && words.slice(at, at + 2).some((one) => isWithin(rest, one)))
      return true;
    for (let taken = Math.min(rest.length, word.length); taken > 0; taken--)
      if (word.startsWith(rest.slice(0, taken)) && isMade(rest.slice(taken), at + 1, used + 1))
        return true;
    return false;
  };
  return parts.some((part) => words.some((_, at) => isMade(part, at, 0)));
}
const longestBlend = 10;

/** The last letter of "ACL" stands for the list that it is. */
const endsAsKind = (name: string, said: string): boolean => {
  if (!/^\p{Lu}{2,5}$/u.test(name)) return false;
  const last = name.slice(-1).toLowerCase();
  return wordsIn(said)
    .filter((word) => word.length > 2)
    .slice(0, firstWords)
    .some((word) => word.startsWith(last));
};

/** "--no-data" is told by "do not load". */
const denies = /(?:^|[-_])no[-_]?\p{L}/iu;
const denial =
  /(?<!\p{L})(?:not?|without|kein\p{L}*|nicht|ohne|ne|pas|sans|sin|non|senza|não|sem|не|без)(?!\p{L})/iu;

/** "g++" and "C++", "CP1252" and "page 1252", "Ctrl + 3" and "image 3". */
const sharesSigns = (name: string, said: string): boolean =>
  [...name.matchAll(/[+#*$&%!?]{2,}/gu)].some(([signs]) => said.includes(signs)) ||
  // "X11" and "programs for X".
  [...name.matchAll(/(?<!\p{L})\p{Lu}(?=\d|[-_/.]|$)/gu)].some(([letter]) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${letter}(?![\\p{L}\\p{N}])`, 'u').test(said),
  ) ||
  [...name.matchAll(/\d+/gu)].some(([digits]) =>
    new RegExp(`(?<![\\d.])${digits}(?![\\d.])`).test(said),
  );

/** "/d" and "delete", "-R" and "run refer": a letter stands for a word that begins with it. */
const isInitial = (name: string, said: string): boolean => {
  const letter = /(?:^|[^\p{L}])(\p{L})$/u.exec(name)?.[1]?.toLowerCase();
  if (letter === undefined) return false;
  // Of an option the letter may stand for any of the words.
  const within = name.startsWith('-') ? Number.POSITIVE_INFINITY : firstWords;
  return wordsIn(said)
    .filter((word, at) => at === 0 || word.length > 3 || word === 'go')
    .slice(0, within)
    .some((word) => word.startsWith(letter));
};
const firstWords = 3;

/** "Скопировать" and "копирует": most letters of a word in one piece. */
const sharesRun = (parts: readonly string[], words: readonly string[]): boolean =>
  parts
    .filter((part) => part.length >= runLength)
    .some((part) =>
      words.some((word) => {
        if (word.length < runLength) return false;
        const needed = Math.max(runLength, Math.ceil(Math.min(part.length, word.length) * 0.6));
        for (let at = 0; at + needed <= part.length; at++)
          if (word.includes(part.slice(at, at + needed))) return true;
        return false;
      }),
    );
