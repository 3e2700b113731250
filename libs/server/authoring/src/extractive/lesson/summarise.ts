import { isUnspaced } from '@coursewright/text';
import { isUntranslated } from '../material/own-language.ts';
import { isAboutItsPlace, isFragment } from '../material/dangling.ts';
import { selfContained } from '../material/self-contained.ts';
import type { Sentence } from '../material/sentence.ts';
import { weightOf } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Quoted } from './select-text.ts';

/** "If you need …": tells somebody what to do rather than what is so. */
const advice =
  /^(?:(?:if|when|you|note|please)\b|(?:wenn|falls|sofern) sie\b|si (?:vous|usted|quiere|desea|necesita)\b|(?:veuillez|lorsque vous|por favor|per favore|se (?:vuoi|si vuole|desideri)|se você|quando você)\b|(?:если|когда) вы(?!\p{L})|пожалуйста|如果[你您]|请|もし)|(?<!\p{L})(?:bitte|sie bitte)(?!\p{L})/iu;
const isAdvice = ({ plain }: Sentence): boolean => advice.test(plain);

/**
 * Two or three of the lesson's own sentences that stand alone and between them say most of it, in
 * order.
 */
export function summarise(quoted: readonly Quoted[], index: MaterialIndex): string {
  const counts = new Map<string, number>();
  const all = quoted.flatMap(({ chunk, sentences }, section) =>
    sentences.map((sentence, at) => ({
      sentence,
      section,
      at,
      headings: chunk.headings.join('\u0000'),
    })),
  );
  for (const { sentence } of all)
    for (const stem of sentence.stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const defining = new Set(
    quoted.flatMap(({ chunk }) =>
      (index.definitionsByChunk.get(chunk.id) ?? []).map(({ sentence }) => sentence),
    ),
  );
  const language = quoted[0]?.chunk.language ?? 'en';
  const fits = ({ sentence }: { sentence: Sentence }): boolean =>
    !isUntranslated(sentence.markdown, language) &&
    !sentence.dangling &&
    !sentence.leadIn &&
    !isFragment(sentence.plain) &&
    !isAboutItsPlace(sentence.plain) &&
    sentence.words >= 6 &&
    sentence.words <= 36 &&
    selfContained(sentence.plain, language) > 0;
  const pool =
    all.filter(fits).length > 0 ? all.filter(fits) : all.filter(({ sentence }) => !sentence.leadIn);
  const covered = new Set<string>();
  const chosen: typeof pool = [];
  const wanted = all.length <= 5 ? 2 : 3;
  while (chosen.length < wanted && chosen.length < pool.length) {
    const gain = (one: (typeof pool)[number]): number => {
      const fresh = one.sentence.stems.reduce(
        (sum, stem) =>
          sum +
          (covered.has(stem)
            ? 0
            : ((counts.get(stem) ?? 0) - 0.7) * Math.min(1.5, weightOf(index, stem))),
        0,
      );
      const sameSection = chosen.some(
        ({ headings, section }) =>
          section === one.section ||
          (headings === one.headings && new Set(all.map((each) => each.headings)).size > 1),
      );
      return (
        (fresh / Math.sqrt(5 + one.sentence.stems.length)) *
        (defining.has(one.sentence) ? 1.4 : 1) *
        (one.at === 0 ? 1.5 : 1) *
        (isAdvice(one.sentence) ? 0.5 : 1) *
        selfContained(one.sentence.plain, language) *
        (sameSection ? 0.6 : 1)
      );
    };
    const best = pool
      .filter((one) => !chosen.includes(one))
      .reduce<(typeof pool)[number] | undefined>(
        (winner, one) => (winner === undefined || gain(one) > gain(winner) ? one : winner),
        undefined,
      );
    if (!best) break;
    chosen.push(best);
    for (const stem of best.sentence.stems) covered.add(stem);
  }
  const space = isUnspaced(language) ? '' : ' ';
  const text = chosen
    .toSorted((a, b) => a.section - b.section || a.at - b.at)
    .map(({ sentence }) => sentence.plain)
    .join(space);
  return text !== ''
    ? text
    : quoted
        .flatMap(({ chunk }) => chunk.attachments.flatMap((attachment) => attachment.entries))
        .filter(({ plain, dangling }) => !dangling && wholeEntry.test(plain))
        .slice(0, 2)
        .map((entry) => entry.plain)
        .join(space);
}

/** An entry of a list that is a sentence and no name with a remark. */
const wholeEntry = /^(?=\p{Lu}|\p{Lo})[^:：]{40,}[.!。！।]$/u;
