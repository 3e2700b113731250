/** "3. Data structures", "Chapter 3", "6.2. Valves", "ch03.html", "第3章", "Part IV", "第十二课". */
const numbered =
  /^(?:(?:chapter|part|lesson|unit|module|week|day|kapitel|teil|lektion|cap[ií]tulo|lecci[oó]n|unidad|tema|chapitre|partie|le[çc]on|capitolo|lezione|unidade|глава|часть|урок|ch|chap|kap|cap|sec|sect|section|第|الفصل|अध्याय)[\s._-]*)?0*(\d{1,3}(?:[.-]\d{1,3}(?!\d))*)(?:[.)_:：\s-]|\s?[章节節課课讲講部回]|$)/iu;
const roman =
  /^(?:(?:chapter|part|lesson|kapitel|teil|lektion|cap[ií]tulo|parte|lecci[oó]n|chapitre|partie|le[çc]on|capitolo|lezione|livre|book|глава|часть)[\s._-]+([IVXLC]{1,8})(?:[.)_:\s-]|$)|([IVXLC]{1,8})[.):]\s)/iu;
const han = /^第\s*([一二三四五六七八九十百]{1,5})\s*[章节節課课讲講部回]/u;
const lettered =
  /^(?:(?:Appendix|Anhang|Ap[eé]ndice|Apêndice|Anexo|Annexe|Appendice|Приложение|附录|附錄|付録)[\s_-]*([A-Z])(?:\.(\d{1,3}))?|([A-Z])\.(\d{1,3}))(?=[.):\s_-]|$)/iu;

/** What stands before all chapters, and behind them, where it has no number. */
const opening =
  /^(?:pr|fr|front|index|preface|foreword|introduction|intro|getting[\s_-]started|overview|basics?|hello[\s,_-]*world|your[\s_-]first|quick[\s_-]?start|tutorial|install(?:ation|ing)?|tutoriel|instalaci[oó]n|installazione|instala[cç][aã]o|установка|быстрый[\s_-]старт|快速入门|安装|インストール|チュートリアル|first[\s_-]steps|erste[\s_-]schritte|primeros[\s_-]pasos|premiers[\s_-]pas|primi[\s_-]passi|primeiros[\s_-]passos|первые[\s_-]шаги|入门|入門|基础|基礎|about|readme|einleitung|einf[uü]hrung|vorwort|pr[oó]logo|prefacio|introducci[oó]n|pr[eé]face|avant-propos|prefazione|introduzione|premessa|pref[aá]cio|introdu[cç][aã]o|введение|предисловие|前言|序|序言|介绍|简介|引言|はじめに|序章|まえがき|مقدمة|परिचय|भूमिका)(?=[\s._:：-]|$)/iu;
const closing =
  /^(?:conclusions?|faq|troubleshooting|contributing|credits|changelog|epilogue|afterword|glossary|bibliography|references|appendix|appendices|schluss|nachwort|glossar|anhang|conclusi[oó]n(?:es)?|ep[ií]logo|glosario|ap[eé]ndices?|conclusion|glossaire|annexes?|conclusioni|glossario|appendic[ei]|conclus[aã]o|заключение|глоссарий|приложени[ея]|结语|结论|后记|附录|术语表|おわりに|付録|用語集|خاتمة)(?=[\s._:：-]|$)/iu;

const ends = { first: 0, last: 5_000 } as const;

/**
 * The numbers of names as ones that sort: chapters, then sections of them; appendices last. What
 * most names begin with says nothing: "guide-02", "guide-10".
 */
export function numbersOf(names: readonly string[]): (number | undefined)[] {
  const plain = names.map((name) => numberOf(name.trim()));
  const shared = sharedBeginning(names);
  const rest = names.map((name) => numberOf(name.slice(shared).trim()));
  const known = (numbers: readonly (number | undefined)[]) => new Set(numbers.filter(Boolean)).size;
  return known(rest) > known(plain) ? rest : plain;
}

/** Where a name without a number stands among others that have one; undefined if it says nothing. */
export function endOf(name: string): number | undefined {
  const text = name.trim();
  if (opening.test(text)) return ends.first;
  return closing.test(text) ? ends.last : undefined;
}

function numberOf(text: string): number | undefined {
  const digits = numbered.exec(text)?.[1]?.split(/[.-]/).map(Number);
  if (digits) return sortKey(digits);
  const [, ofPart, alone] = roman.exec(text) ?? [];
  const value = romanValue((ofPart ?? alone ?? '').toUpperCase());
  if (value !== undefined) return value;
  const counted = hanValue(han.exec(text)?.[1] ?? '');
  if (counted > 0) return counted;
  const [, appendix, section, letter, part] = lettered.exec(text) ?? [];
  const place = appendix ?? letter;
  if (place === undefined) return undefined;
  return sortKey([1_000 + place.toUpperCase().codePointAt(0)!, Number(section ?? part ?? 0)]);
}

const sortKey = (numbers: readonly number[]): number =>
  numbers.slice(0, 4).reduce((key, number, i) => key + number / 1_000 ** i, 0);

const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

function romanValue(letters: string): number | undefined {
  const whole = /^(?=.)C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(letters);
  if (!whole) return undefined;
  const digits = [...letters].map((letter) => values[letter] ?? 0);
  return digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0);
}

/** 十二 is 12, 三十 is 30. */
function hanValue(letters: string): number {
  let [sum, digit] = [0, 0];
  for (const letter of letters) {
    const unit = { 十: 10, 百: 100 }[letter];
    if (unit === undefined) digit = '一二三四五六七八九'.indexOf(letter) + 1;
    else [sum, digit] = [sum + Math.max(1, digit) * unit, 0];
  }
  return sum + digit;
}

/** Letters with which all names begin, back to where a word or number begins. */
function sharedBeginning(names: readonly string[]): number {
  const [first = '', ...others] = names;
  let end = 0;
  while (end < first.length && others.every((name) => name[end] === first[end])) end += 1;
  while (end > 0 && /\d/.test(first[end - 1]!)) end -= 1;
  return /[\s._-]/.test(first[end - 1] ?? ' ') || /^\d/.test(first.slice(end)) ? end : 0;
}
