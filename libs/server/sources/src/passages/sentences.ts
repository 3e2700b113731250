// Words after which a point ends no sentence, in the languages courses are most often written in.
const abbreviations = new Set(
  `mr mrs ms dr prof st sr jr vs etc e.g i.e eg ie cf al fig figs no nos vol pp p ch eq approx dept est inc ltd co gen gov rev hon
   z.b d.h u.a bzw ca usw vgl nr abb bd hrsg jh jhdt sog ggf evtl
   sra srta dña ud uds pág págs núm p.ej ej art
   m mme mlle ed éd env
   sig dott ecc pag
   т.е т.д т.п др г гг в вв им напр см рис`.split(/\s+/),
);
/** Languages that write "3rd" as "3.". */
const withOrdinals = new Set('de da nb nn no fi et lv cs sk sl hr sr bs hu is tr'.split(' '));
const segmenters = new Map<string, Intl.Segmenter>();

/**
 * The sentences of a text in order, trimmed. None is cut at an abbreviation, an initial or an ordinal ("3. Mai"), or where the
 * text goes on in lower case; in doubt two sentences stay together rather than one be torn apart.
 */
export function sentencesOf(text: string, language = 'en'): string[] {
  const sentences: string[] = [];
  let isOpen = false;
  for (const { segment } of sentenceSegmenter(language).segment(text)) {
    const goesOn = isOpen || (/^\p{Ll}/u.test(segment) && sentences.length > 0 && !endsInBreak(sentences.at(-1)!));
    if (goesOn) sentences[sentences.length - 1] += segment;
    else sentences.push(segment);
    isOpen = !endsInBreak(segment) && isUnfinished(sentences.at(-1)!, language);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
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

const endsInBreak = (text: string): boolean => /\n\s*$/.test(text.slice(-8));

function isUnfinished(text: string, language: string): boolean {
  const end = text.slice(-24).trimEnd();
  if (!end.endsWith('.')) return false;
  if (/(?:^|\s)\d{1,2}\.$/.test(end)) return withOrdinals.has(language.split('-')[0]!) || /^\d{1,2}\.$/.test(end);
  const word = /(?<![\p{L}\p{N}])([\p{L}.]+)\.$/u.exec(end)?.[1];
  return word !== undefined && (abbreviations.has(word.toLowerCase()) || /^\p{Lu}(?:\.\p{Lu})*$/u.test(word));
}
