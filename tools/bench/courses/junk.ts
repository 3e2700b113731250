/**
 * What is no lesson: navigation, tables of contents, indexes, licences, title pages and the
 * furniture of pages. Told from the words of the finished lesson alone, with patterns of its own,
 * so that a reader's blind spot is not this one's too.
 */
export type Junk = 'navigation' | 'contents' | 'index' | 'licence' | 'title page' | 'furniture';

const titles: readonly [Junk, RegExp][] = [
  [
    'contents',
    /^(?:(?:table of |list of )(?:contents|figures|tables|examples)|contents|inhalt(?:sverzeichnis)?|table des matières|sommaire|índice(?: general)?|contenidos?|sommario|indice|sumário|содержание|оглавление|目录|目次|المحتويات|विषय.?सूची)$/iu,
  ],
  [
    'index',
    /^(?:(?:general |concept |keyword )?index|register|stichwortverzeichnis|sachregister|index (?:général|alphabétique)|índice (?:alfabético|analítico)|indice analitico|предметный указатель|索引)$/iu,
  ],
  [
    'licence',
    /\b(?:gnu (?:free documentation|general public|lesser)|free documentation) licen[cs]e|^(?:copyright(?: notice| and licen[cs]e)?|licen[cs]e|lizenz|licence|licencia|licenza|licença|лицензия|авторские права|许可|授权|版权|著作権|ライセンス)$/iu,
  ],
  ['title page', /^(?:title page|colophon|imprint|impressum|front matter|cover)$/iu],
];

const licenceCues = [
  /permission is (?:hereby )?granted/i,
  /without (?:even the )?implied warranty|without (?:any )?warranty|ohne (?:jede |irgendeine )?(?:gewähr|garantie)|sans (?:aucune )?garantie|sin (?:ninguna )?garant[ií]a|senza (?:alcuna )?garanzia|sem (?:qualquer )?garantia|без (?:каких-либо )?гарантий/iu,
  /redistribut|weitergeben und\/oder|redistribuer|redistribuir|ridistribu|распространять/iu,
  /free software foundation/i,
  /general public licen[cs]e|free documentation licen[cs]e|creative commons|\bGPL\b|\bGFDL\b/i,
  /copyright (?:notice|holder|owner)|verbatim cop(?:y|ies)|all rights reserved/i,
  /invariant sections?|cover texts?/i,
  /merchantability|fitness for a particular purpose/i,
  /(?:\(c\)|©|copyright) ?(?:\d{4}|by\b)/i,
];
const navigationWords =
  /\b(?:prev(?:ious)?|next|up|home|top|contents|index|zurück|weiter|nach oben|zum anfang|précédent|suivant|sommaire|niveau supérieur|début|anterior|siguiente|subir|inicio|indietro|precedente|successivo|avanti|risali|partenza|próximo|seguinte|acima|início)\b|上一页|下一页|上一级|起始页|前のページ|次のページ|上に戻る|ホーム|前へ|次へ|Пред\.|След\.|Наверх|Начало|السابق|التالي/giu;
const bylines =
  /(?:\bISBN\b|©|\(c\) ?\d{4}|\bcopyright\b|\b(?:version|edition|revision) ?\d|\bpublished by\b|\bwritten by\b|<?[\w.]+@[\w.]+>?|\b(?:19|20)\d\d-\d\d-\d\d\b)/giu;

/** Share of its words from which a lesson is not one. */
const muchOfIt = 0.3;
const wordCount = (text: string): number =>
  (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) +
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / 2;

/** Why a lesson is junk; undefined if it is none. `content` is Markdown. */
export function junkIn(title: string, content: string): Junk | undefined {
  const named = titles.find(([, pattern]) => pattern.test(title.trim()));
  if (named) return named[0];
  const text = content.replace(/```[\s\S]*?```/g, ' ').replace(/\[\^?[\w.]+\]/g, '');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const all = Math.max(1, wordCount(text));
  const share = (isJunk: (line: string) => boolean): number =>
    lines.filter(isJunk).reduce((sum, line) => sum + wordCount(line), 0) / all;
  if (share(isContents) >= muchOfIt) return 'contents';
  if (share(isIndex) >= muchOfIt) return 'index';
  if (share(isNavigation) >= muchOfIt / 2) return 'navigation';
  const sentences = text.split(/(?<=[.!?。])\s*/u);
  const ofSentences = (isJunk: (sentence: string) => boolean): number =>
    sentences.filter(isJunk).reduce((sum, one) => sum + wordCount(one), 0) / all;
  const isLicence = (one: string): boolean => licenceCues.some((cue) => cue.test(one));
  const cues = licenceCues.filter((cue) => cue.test(text)).length;
  if (cues >= 4 && ofSentences(isLicence) >= muchOfIt) return 'licence';
  if ((text.match(bylines)?.length ?? 0) / all > 0.06) return 'title page';
  return undefined;
}

/** Lines of furniture within a lesson that is one: "| Prev | Up | Next |", "Page 12 of 80". */
export const furnitureLines = (content: string): string[] =>
  content
    .replace(/```[\s\S]*?```/g, ' ')
    .split('\n')
    .filter((line) => isNavigation(line) || isContents(line) || /(?:\. ?){5,}\s*\d+/.test(line));

function isNavigation(line: string): boolean {
  const found = line.match(navigationWords)?.length ?? 0;
  const words = wordCount(line);
  return found >= 2 && words <= 40 && found / Math.max(1, words) >= 0.25;
}

/** "1.2 Basics … 1.3 Advanced …": numbered headings in a row, or leaders to page numbers. */
function isContents(line: string): boolean {
  const leaders = line.match(/(?:\. ?){4,}\s*\d+/g)?.length ?? 0;
  const numbered = line.match(/(?<![\w.])\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{L}/gu)?.length ?? 0;
  const words = wordCount(line);
  return leaders >= 2 || (numbered >= 4 && words / numbered < 12);
}

/** "apt, 12, 45, apt-get, 13": terms with the pages they are on. */
function isIndex(line: string): boolean {
  const references = line.match(/,\s?\d{1,4}(?=,|;|\s|$)/g)?.length ?? 0;
  return references >= 6 && references / Math.max(1, wordCount(line)) > 0.25;
}
