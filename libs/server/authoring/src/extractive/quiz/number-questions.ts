import { leansElsewhere } from '../material/definition-form.ts';
import { countWords } from '@coursewright/text';
import type { MaterialIndex } from '../material/material-index.ts';
import { numbersIn } from './answers.ts';
import type { Candidate } from './candidate.ts';
import { distractorsFor } from './distractors.ts';
import type { Prose } from './lesson-parts.ts';
import { worded, type Wording } from './wording.ts';

const gap = '_____';
/** Numbers that a reader should know: with a unit, or a year. */
const telling =
  /^(?:%|percent|prozent|por|pour|per|bits?|bytes?|[kmgt]i?b|kb|hz|khz|mhz|ghz|seconds?|minutes?|hours?|days?|weeks?|months?|years?|metres?|meters?|km|cm|mm|degrees?|colou?rs?|levels?|layers?|channels?|characters?|digits?|people|times|segundos?|minutos?|horas?|días?|años?|colores|niveles|sekunden?|minuten?|stunden?|tagen?|jahren?|farben|ebenen|secondes?|heures?|jours?|ans|années|couleurs|niveaux|secondi|minuti|ore|giorni|anni|colori|livelli|dias?|anos?|cores|níveis|секунд\p{L}*|минут\p{L}*|час\p{L}*|дн\p{L}*|лет|год\p{L}*|цвет\p{L}*|бит\p{L}*|байт\p{L}*)$/iu;

/** "Which number belongs in this statement?": only where the number is the point. */
export function numberQuestions(
  sentences: readonly Prose[],
  index: MaterialIndex,
  chunkOf: (ref: string) => number,
  wording: Wording,
  language: string,
): Candidate[] {
  return sentences.flatMap((sentence) => {
    const { plain, factual, refs, number: place } = sentence;
    const words = countWords(plain);
    if (!factual || refs.length === 0 || words < 7 || words > 32) return [];
    if (leansElsewhere(plain, language) || /[`=<>{}()[\]/\\]/.test(plain)) return [];
    const numbers = numbersIn(plain);
    const [only] = numbers;
    if (!only || numbers.length > 1 || (plain.match(/\d+/g)?.length ?? 0) > 1) return [];
    if (only.kind === 'number' && !telling.test(only.unit)) return [];
    const spot = {
      kind: only.kind,
      start: only.start,
      end: only.start + only.text.length,
      text: only.text,
      stems: [],
      unit: only.unit,
      worth: 1,
    };
    const wrong = distractorsFor(spot, plain, language, chunkOf(refs[0] ?? ''), index, 6);
    return [
      {
        type: 'number' as const,
        question: worded(wording.whichNumber, {
          a: `${plain.slice(0, spot.start)}${gap}${plain.slice(spot.end)}`,
        }),
        key: only.text,
        wrong,
        explanation: worded(wording.because, { a: plain }),
        refs,
        place,
        about: [plain],
        worth: 1,
      },
    ];
  });
}
