import type { Block } from './block.ts';

const place = String.raw`(?:sections?|sect?\.|§|chapters?|ch\.|appendix|pages?|p\.|figures?|fig\.|abschnitte?|kapitel|anhang|seiten?|s\.|abbildung|abb\.|secci[oó]n(?:es)?|cap[ií]tulos?|ap[eé]ndice|p[aá]ginas?|p[aá]g\.|figura|sections?|chapitres?|annexe|pages?|sezion[ei]|capitol[oi]|appendice|pagin[ae]|se[cç][aã]o|se[cç][oõ]es|cap[ií]tulos?|ap[eê]ndice|раздел\p{L}*|глав\p{L}*|приложени\p{L}*|стр\.|рис\.|قسم|القسم|فصل|الفصل|ملحق|अध्याय|खंड)`;
const see = String.raw`(?:(?:see|cf\.|compare|refer to|as in|siehe|s\.|vgl\.|véase|ver|vea|consulte|voir|cf|vedi|vedere|si veda|veja|consulte|см\.|смотрите|انظر|راجع|देखें|参见|参阅|见|請參閱|參見)(?:\s+(?:also|auch|también|aussi|anche|também|также|أيضا|أيضًا))?[\s:]*)`;
const number = String.raw`(?:\d{1,3}(?:\.\d{1,3})*|(?:\p{Lu}(?:\.\d{1,3})*|[ivxlc]+|[IVXLC]+)(?!\p{L}))`;
const inner = String.raw`[^()（）]{0,110}`;
/** Behind a number that nobody is sent to, only a title or further numbers: else it says something. */
const title = String.raw`(?:\s*(?:[,;:/–—“"«‘-]|(?:and|or|to|und|bis|y|a|et|à|e|и)\s+(?=\d))${inner})?\s*`;
const pointer = String.raw`(?:${see}${place}\s*${number}${inner}|${place}\s*${number}${title})`;
const han = String.raw`${see}?(?:第\s*\d+(?:\.\d+)*\s*[章节節]|(?:図|图|圖)\s*\d+|\d+(?:\.\d+)*\s*[章节節])${inner}|${inner}\d\s*[章節]を参照${inner}|[^()（）]{1,60}?(?:を?参照(?:のこと)?|参看|參見)\s*`;
const aside = new RegExp(String.raw`\s?[(（]\s*(?:${pointer}|${han})[)）]`, 'giu');

/**
 * Text without remarks in brackets that only send the reader to another place of the document:
 * "(see Section 5.2, “Valves”)". Whoever reads a part of it has no such place.
 */
export const withoutCrossReferences = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === 'prose') {
      const text = block.text.replace(aside, '');
      return text.trim() === '' ? [] : [{ ...block, text }];
    }
    if (block.kind !== 'list') return [block];
    const items = block.items.map((item) => item.replace(aside, ''));
    return [{ ...block, items: items.filter((item) => /[\p{L}\p{N}]/u.test(item)) }];
  });
