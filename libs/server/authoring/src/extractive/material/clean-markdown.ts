import { isBland } from '../outline/bland-headings.ts';
import { htmlTag } from '../../markdown/index.ts';

/**
 * Inline Markdown of a `language` without region, fit for quoting: pictures, badges, HTML, footnotes and link targets go; emphasis,
 * code and formulas stay.
 */
export function cleanInline(markdown: string, language = 'en'): string {
  const kept: string[] = [];
  // Code and formulas are set aside, since nothing in them is markup.
  const bare = markdown.replace(
    /(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)|(?<![\\$\w])\$(?![\s$])[^$\n]*?[^\s$\\]\$(?![\w$])|\$\$[\s\S]+?\$\$/g,
    (found) => `\uE000${kept.push(found) - 1}\uE001`,
  );
  const clean = bare
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/^\s*\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/i, '')
    .replace(/\[\s*!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])\s*\](?:\([^)]*\)|\[[^\]]*\])/g, ' ')
    .replace(/!\[[^\]\n]*\](?:\([^)]*\)|\[[^\]\n]*\])/g, ' ')
    .replace(/\[([^\]\n]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '$1')
    .replace(/\[([^\]\n^]+)\]\[[^\]\n]*\]/g, '$1')
    .replace(/\[\^[^\]\s]+\]/g, '')
    .replace(/<(?:https?:\/\/|mailto:)([^\s>]+)>/g, '$1')
    .replace(/<(?:code|kbd|samp|tt)>([^<`]+)<\/(?:code|kbd|samp|tt)>/gi, '`$1`')
    .replace(htmlTag, ' ')
    // Other tags are what the text speaks of.
    .replace(/<\/?[a-z][^<>\n]{0,80}>/gi, (tag) => `\`${tag}\``)
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/:[a-z_]+:(?=\s|$)/g, '')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, (found) =>
      /[\d#*©®™]/u.test(found) ? found : '',
    )
    .replace(/\s+/g, ' ')
    // What was taken out has left it; French sets one before some signs.
    .replace(language === 'fr' ? /\s+([.,])(?=\s|$)/g : /\s+([.,;:!?])(?=\s|$)/g, '$1')
    .trim();
  return clean.replace(/\uE000(\d+)\uE001/g, (_, i: string) =>
    (kept[Number(i)] ?? '').replace(/\s+/g, ' '),
  );
}

/** Within a name, as in "pump__open", they are no sign of emphasis. */
const underscores = /(?<!\w)__|__(?!\w)/g;

/** One at an end of the sentence, as in "_Pump the water."; behind a name it may be that of a link. */
const underscore = /^_(?=[^\s_])|(?<=[.!?…])_$/g;

/** Emphasis or code cut open by the end of a sentence: the lone signs go. */
export function mendEmphasis(sentence: string): string {
  let mended = sentence;
  const codes: string[] = [];
  mended = mended.replace(/(`+)[^`]+\1/g, (code) => `\uE000${codes.push(code) - 1}\uE001`);
  for (const sign of [/\*\*/g, underscores, underscore])
    if ((mended.match(sign)?.length ?? 0) % 2 === 1) mended = mended.replace(sign, '');
  return mended.replace(/\uE000(\d+)\uE001/g, (_, i: string) => codes[Number(i)] ?? '');
}

/**
 * A heading for people, in which a signature is known by its name: "on(method, path, [options])" →
 * "on()". `written` is how the text writes a word inside a sentence.
 */
export function cleanHeading(
  heading: string,
  written: ReadonlyMap<string, string> = new Map(),
  language = 'en',
): string {
  const text = withoutShouting(cleanTitle(heading), written, language);
  // "选项 (OPTIONS)": a translated heading with the word that it stands for.
  const translated =
    /^([^()（）]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}][^()（）]*)\s?[(（][A-Za-z][A-Za-z ,&/-]*[)）]$/u.exec(
      text,
    )?.[1];
  if (translated !== undefined) return translated.trim();
  // The same once more in English.
  const twice = /^([^A-Za-z]*[\p{sc=Arabic}\p{sc=Devanagari}][^A-Za-z]*?)(?: [A-Za-z]+){3,}$/u.exec(
    text,
  )?.[1];
  if (twice !== undefined) return twice.trim();
  // "pump-house open GATE [FORCE]…" is the command "pump-house open".
  const command =
    /^([a-z][\w.-]*(?: [a-z][\w-]*)*)(?: (?:\[[^\]]*\]|\p{Lu}[\p{Lu}\d_|]+)…?)+$/u.exec(text)?.[1];
  if (command !== undefined) return command;
  // A page of the manual: "git-log(1)".
  if (/^[\w.+:-]+\([1-9]\w{0,3}\)$/.test(text)) return text;
  // "v2.9.0 (2022-08-11)" is a release, and no call.
  if (/^v\d+(?:\.\d+)+\S* \([^()]*\)$/u.test(text)) return text.replace(/ \(.*$/u, '');
  const name =
    /^(?:(?:async|static|new|await|function|class)\s+)*([\p{L}_$@][\p{L}\p{N}_$.:#-]*)\s?\(.*[)\]>}]|^([\p{L}_$@][\p{L}\p{N}_$.:#-]*)\s?\([^)]*$/u.exec(
      text,
    );
  // "Removal (of a package)" is a word with a remark, "Server(s)" one of several.
  const isName =
    name && !unspacedScript.test(text) && !/^\p{Lu}\p{Ll}+(?: \(|\(\p{Ll}{1,5}\)$)/u.test(text);
  return isName && !/^[\p{L}-]+ \([\p{L}\p{N} .,&/-]+\)$/u.test(text)
    ? `${name[1] ?? name[2] ?? ''}()`
    : text;
}

/** Small words that some write small among shouted ones: "GATES and LOCKS". */
const joining =
  /(?<!\p{L})(?:and|or|of|for|the|in|to|on|with|et|de|la|le|les|des|und|der|die|y|del|los|las|e|di|della|do|da|и)(?!\p{L})/gu;

/**
 * "EXIT STATUS" is "Exit status": each word as the text writes it. Where the text has it not, a
 * short word in capitals may be a name ("TCP") and stays.
 */
function withoutShouting(
  title: string,
  written: ReadonlyMap<string, string>,
  language: string,
): string {
  const words = title.match(/\p{Lu}+/gu) ?? [];
  const isShouted =
    // "MORE CHANGES WITH c" has a key of one letter in it.
    !/\p{Ll}{2}/u.test(title.replace(joining, '')) &&
    (title === title.toUpperCase() || words.filter((word) => word.length >= 4).length > 1) &&
    words.some((word) => word.length >= 5);
  if (!isShouted) return title;
  if (isBland(title)) return title.charAt(0) + title.slice(1).toLowerCase();
  // Among signs without capitals those of a name are its own: "EBNF の基礎", "LATEX 的概念".
  const isCommon = (word: string): boolean =>
    word.length >= (unspacedScript.test(title) ? 6 : 4) ||
    /^(?:A|AN|AND|AS|AT|BY|DE|DEL|DER|DES|DI|DIE|DU|E|EN|ET|FOR|FROM|IN|DAS|DEM|DEN|EIN|EINE|MIT|AUF|AUS|BEI|FÜR|WIE|WAS|NE|JEU|UNE|UN|SUR|PAR|POUR|QUE|QUI|CON|POR|PARA|UNA|UNO|NEL|PER|CHE|COM|UMA|NO|OUT|NOT|ALL|NEW|ONE|TWO|USE|HOW|WHY|CAN|GET|SET|OFF|BUT|YOU|YOUR|OUR|ITS|JOB|KEY|END|RUN|ADD|LOG|DAY|WAY|ARE|IS|LA|LE|LOS|OF|ON|OR|OU|THE|TO|UND|UP|VON|Y|ZU|И|В|НА|О|С)$/u.test(
      word,
    );
  // In German what ends like a noun of the text is one: "Schleusengruppe" like "Gruppe".
  const nouns =
    language === 'de'
      ? [...written.values()].filter((form) => form.length > 4 && /^\p{Lu}\p{Ll}+$/u.test(form))
      : [];
  const small = (word: string): string => {
    const lower = word.toLowerCase();
    const isNoun =
      nouns.some((noun) => lower.endsWith(noun.toLowerCase())) ||
      (language === 'de' &&
        /.(?:ung|ungen|heit|keit|ion|ionen|schaft|tät|nis|nisse)$/u.test(lower));
    return isNoun ? `${word.charAt(0)}${lower.slice(1)}` : lower;
  };
  // "IPV6_MULTICAST_HOPS" and "POSIX.2" are names.
  const lower = title.replace(/\S+/gu, (token) =>
    /[_$\d]/.test(token)
      ? token
      : token
          .replace(
            /(?<![’'])\p{L}+|\p{L}{2,}/gu,
            (word) => written.get(word.toLowerCase()) ?? (isCommon(word) ? small(word) : word),
          )
          .replace(/(?<=\p{Ll}[’'])\p{Lu}(?!\p{L})/u, (word) => word.toLowerCase())
          // "deb-SRC": one name.
          .replace(/(?<=^\p{Ll}+-)\p{Lu}+(?=\P{L}*$)/u, (word) => word.toLowerCase()),
  );
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/**
 * A title without numbering, markup, trailing signs or pictures; its capitals as they are, save a
 * lower-case beginning.
 */
export function cleanTitle(heading: string): string {
  const text = withoutSpacing(cleanInline(heading.replace(/^[#=]+\s*|\s*[#=]+$/g, '')))
    .replace(/`/g, '')
    // Signs without width stand between letters of some scripts, and in others mean nothing.
    .replace(/(?<=[\p{sc=Latin}\d\s])[\u200B-\u200D\u2060\uFEFF]+/gu, '')
    .replace(/\*\*|__/g, '')
    .replace(/(?<![\p{L}\p{N}_])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}_])/gu, '')
    .replace(
      /^(?:(?:chapter|chương|hoofdstuk|rozdział|розділ|capitolul|section|part|lesson|レッスン|урок|lektion|lezione|leçon|li[çc][ãa]o|lliçó|unit|module|cap[íi]tulo|secci[óo]n|parte|lecci[óo]n|unidad|chapitre|partie|kapitel|abschnitt|teil|lektion|capitolo|sezione|cap[íi]tol|appendix|anhang|ap[ée]ndice|apêndice|annexe|appendice|глава|часть|приложение|раздел|الفصل|فصل|الباب|باب|القسم|قسم|अध्याय|खंड|第)\s*)?(?:\d+(?:\.\d+)+-\d+(?=\s)|\d+(?:\.\d+)*|[A-Z](?:\.\d+)+|[A-Z](?=\.\s)|[IVXLC]+(?=[.):]))(?:\s?[章节節])?(?:[.):–—-]\s*|\s+)(?=\S)/iu,
      '',
    )
    .replace(
      /^(?:appendix|anhang|ap[ée]ndice|apêndice|anexo|annexe|appendice|приложение)\s+\p{Lu}(?:\s*[.):–—-]\s*|\s+)(?=\p{Lu})/iu,
      '',
    )
    .replace(
      /^(?:example|exemple|beispiel|ejemplo|esempio|exemplo|пример|table|tabelle|tableau|tabla|tabella|figure|abbildung|listing)\s+\d+(?:\.\d+)*[.:]\s+(?=\S)/iu,
      '',
    )
    .replace(/^(?:附录|附錄|付録|ملحق|الملحق)\s*\p{Lu}(?:\s*[.):：–—-]\s*|\s+)(?=\S)/u, '')
    .replace(/^\d+장\.?\s+(?=\S)/u, '')
    .replace(/^章\s?\d+(?:\.\d+)*[.．]?\s+(?=\S)/u, '')
    .replace(/^第\s*[\d一二三四五六七八九十百]+\s*[章节節部編篇回課课]\s*(?=\S)/u, '')
    .replace(/\s*(?:\{#[^}]*\}|\[#[^\]]*\])\s*$/, '')
    .replace(/(?<=\p{L}) -{2,3} (?=\p{L})/gu, ' – ')
    // "State *": a mark of what stands below.
    .replace(/(?<=\p{L})\s[*†‡]+$/u, '')
    .replace(/[\s:;,.–—-]+$/u, '')
    .replace(/^[\s–—:•·*-]+|^\.\s+/u, '')
    .trim();
  // "ps コマンド": what stands among signs without capitals needs none.
  return new RegExp(`^\\p{Ll}+(?=\\s(?!${unspaced})\\p{L})`, 'u').test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
}

const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;
const unspacedScript = new RegExp(unspaced, 'u');

/** "教 本 へ よ う こ そ": signs set apart to fill a line belong together. */
const withoutSpacing = (title: string): string => {
  const apart = new RegExp(`(?<=(?<!${unspaced})${unspaced}) (?=${unspaced}(?!${unspaced}))`, 'gu');
  const whole =
    (title.match(apart)?.length ?? 0) < 3
      ? title
      : title.replace(new RegExp(`(?<=${unspaced}) (?=${unspaced})`, 'gu'), '');
  return whole.replace(/(?<![\p{L}\p{N}])\p{L}(?: \p{L}(?![\p{L}\p{N}])){4,}/gu, (letters) =>
    letters.replaceAll(' ', ''),
  );
};
