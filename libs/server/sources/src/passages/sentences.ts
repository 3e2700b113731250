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
/** Longer than any abbreviation. */
const endLength = 24;

/**
 * The sentences of a text in order, trimmed. None is cut at an abbreviation, an initial or an ordinal ("3. Mai"), or where the
 * text goes on in lower case; in doubt two sentences stay together rather than one be torn apart.
 */
export function sentencesOf(text: string, language = 'en'): string[] {
  const sentences: { readonly start: number; end: number }[] = [];
  // How a sentence ends decides; all of it, looked at again with every segment, would cost the square of a long text.
  const endOf = ({ start, end }: { start: number; end: number }) =>
    text.slice(Math.max(start, end - endLength), end);
  let isOpen = false;
  for (const { segment, index } of sentenceSegmenter(language).segment(text)) {
    let last = sentences.at(-1);
    const goesOn = last && (isOpen || (/^\p{Ll}/u.test(segment) && !endsInBreak(endOf(last))));
    if (last && goesOn) last.end = index + segment.length;
    else sentences.push((last = { start: index, end: index + segment.length }));
    isOpen = !endsInBreak(segment) && isUnfinished(endOf(last), language);
  }
  return sentences.map(({ start, end }) => text.slice(start, end).trim()).filter(Boolean);
}

function sentenceSegmenter(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(isLocale(language) ? language : 'en', {
      granularity: 'sentence',
    });
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

/** By the end of a sentence so far. */
function isUnfinished(text: string, language: string): boolean {
  const end = text.trimEnd();
  if (!end.endsWith('.')) return false;
  if (/(?:^|\s)\d{1,2}\.$/.test(end))
    return withOrdinals.has(language.split('-')[0]!) || /^\d{1,2}\.$/.test(end);
  const word = /(?<![\p{L}\p{N}])([\p{L}.]+)\.$/u.exec(end)?.[1];
  return (
    word !== undefined &&
    (abbreviations.has(word.toLowerCase()) || /^\p{Lu}(?:\.\p{Lu})*$/u.test(word))
  );
}
