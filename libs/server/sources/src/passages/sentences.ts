// Words after which a point ends no sentence, in the languages courses are most often written in.
const abbreviations = new Set(
  `mr mrs ms dr prof st sr jr vs etc e.g i.e eg ie cf al fig figs no nos vol pp p ch eq approx dept est inc ltd co gen gov rev hon
   z.b d.h u.a bzw ca usw vgl nr abb bd hrsg jh jhdt sog ggf evtl
   sra srta dña ud uds pág págs núm p.ej ej art
   m mme mlle ed éd env
   sig dott ecc pag
   т.е т.д т.п др г гг в вв им напр см рис`.split(/\s+/),
);
const segmenters = new Map<string, Intl.Segmenter>();

/** The sentences of a text in order, trimmed; none of them is cut at an abbreviation or an initial. */
export function sentencesOf(text: string, language = 'en'): string[] {
  const sentences: string[] = [];
  let pending = '';
  for (const { segment } of sentenceSegmenter(language).segment(text)) {
    pending += segment;
    if (endsInAbbreviation(pending) && !/\n\s*$/.test(segment)) continue;
    if (pending.trim()) sentences.push(pending.trim());
    pending = '';
  }
  if (pending.trim()) sentences.push(pending.trim());
  return sentences;
}

function sentenceSegmenter(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(isLocale(language) ? language : 'en', { granularity: 'sentence' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

function isLocale(language: string): boolean {
  try {
    return Intl.Segmenter.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}

function endsInAbbreviation(text: string): boolean {
  const end = text.slice(-24).trimEnd();
  if (!end.endsWith('.')) return false;
  const word = /([\p{L}.]+)\.$/u.exec(end)?.[1];
  if (word === undefined) return false;
  return abbreviations.has(word.toLowerCase().replaceAll(' ', '')) || /^\p{Lu}$/u.test(word) && /(?:^|\s)\p{Lu}\.$/u.test(end) || /^\d{1,3}\.$/.test(end);
}
