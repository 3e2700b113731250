import type { ResourceChoice } from '@coursewright/contract';
import { contentStems } from '@coursewright/text/terms';
import type { CourseBrief, OutlinedModule } from '../../author.ts';
import { isBoilerplate } from '../material/boilerplate.ts';
import type { Chunk } from '../material/chunks.ts';
import { weightOf } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { phrasesFor } from '../phrases/phrases.ts';

/**
 * Sources about the subject, those with most text first, each with one of its own sentences that
 * says what it is about.
 */
export function chooseResources(
  index: MaterialIndex,
  brief: CourseBrief,
  module: OutlinedModule | undefined,
  wanted: number,
): ResourceChoice {
  const subject = module ? [module.title, ...module.learning_objectives].join(' ') : brief.topic;
  const phrases = phrasesFor(brief.language);
  const scored = index.sources.map((source, i) => {
    const stems = new Set(contentStems(subject, source.language));
    const chunks = index.chunks.filter(
      (chunk) => chunk.source === i && !isBoilerplate(chunk.headings, '', chunk.language),
    );
    const score = (chunk: Chunk): number =>
      [...stems].reduce(
        (sum, stem) => sum + (chunk.stems.has(stem) ? weightOf(index, stem) : 0),
        0,
      );
    const best = chunks.reduce<{ chunk: Chunk; score: number } | undefined>(
      (winner, chunk) =>
        winner === undefined || score(chunk) > winner.score
          ? { chunk, score: score(chunk) }
          : winner,
      undefined,
    );
    const title = [...stems].filter((stem) => source.titleStems.has(stem)).length;
    // For the whole course the opening says best what a source is about.
    const fromWhere = module && best && best.score > 0 ? [best.chunk, ...chunks] : chunks;
    const sentence = fromWhere
      .slice(0, 12)
      .flatMap((chunk) => chunk.sentences)
      .find((one) => !one.dangling && !one.leadIn && one.words >= 6 && one.words <= 45);
    return {
      ref: `S${i + 1}`,
      score: (best?.score ?? 0) + title,
      description: sentence?.plain ?? phrases.quoteFrom(source.title),
      any: chunks.length > 0,
    };
  });
  return {
    resources: scored
      .filter(({ score, any }) => any && (score > 0 || !module))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, Math.min(wanted, 6))
      .map(({ ref, description }) => ({ ref, description })),
  };
}
