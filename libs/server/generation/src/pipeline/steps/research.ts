import { limits, researchVerdict } from '@coursewright/contract';
import type { Material } from '@coursewright/authoring';
import type { SourceText } from '@coursewright/sources';
import type { Limiter } from '../limiter.ts';
import { announcement } from '../phases.ts';
import { materialKey, type CourseOrder, type CoursePorts } from '../ports.ts';
import { planSearches } from './plan-searches.ts';
import { searchAndRead } from './search-and-read.ts';

/** Pages kept from the first round and from each refinement: together at most 12. */
const pagesOfFirstRound = 8;
const pagesPerRefinement = 2;

export interface Research {
  readonly material: Material;
  readonly notes: readonly string[];
}

/** Gathers what the course is written from: the order's own sources, and with web search a first round and at most two refinements. */
export const research =
  (ports: CoursePorts, searching: Limiter) =>
  async (order: CourseOrder): Promise<Research> => {
    const { author, ask, announce, keepSnapshot } = ports;
    const { brief } = order;
    for (const source of order.sources) {
      await keepSnapshot(source);
      announce(
        announcement('source', source.id, {
          action: 'processing',
          phase: 'research',
          message: `Reading “${source.title}”`,
          phase_progress: 0.1,
          preview_data: { type: 'source', data: { title: source.title, kind: source.kind } },
        }),
      );
    }
    if (!order.usesWeb) return finish(order.sources, order.notes);

    const gather = searchAndRead(ports, searching);
    const asked = await planSearches(ports)(order);
    const found = await gather({
      queries: asked,
      pagesWanted: pagesOfFirstRound,
      language: brief.language,
    });
    let sources = distinct([...order.sources, ...found.sources]);
    const notes = [...order.notes, ...found.notes];

    for (let refinement = 1; refinement <= limits.researchRefinements; refinement++) {
      const material = { sources };
      const judged = [...asked];
      const verdict = await ask({
        step: 'judge_research',
        of: String(refinement),
        input: { brief, asked: judged, material: materialKey(material) },
        answer: researchVerdict,
        call: (control) => author.judgeResearch({ brief, material, asked: judged }, control),
      });
      const queries = verdict.queries.filter((query) => !asked.includes(query));
      if (verdict.is_sufficient || queries.length === 0) break;
      announce(
        announcement('judge_research', String(refinement), {
          action: 'processing',
          phase: 'research',
          message: verdict.gaps[0] ? `Looking further: ${verdict.gaps[0]}` : 'Looking further',
          phase_progress: 0.6 + 0.15 * refinement,
          preview_data: { type: 'searches', data: { queries } },
        }),
      );
      const further = await gather({
        queries,
        pagesWanted: pagesPerRefinement,
        language: brief.language,
      });
      asked.push(...queries);
      notes.push(...further.notes);
      sources = distinct([...sources, ...further.sources]);
    }
    return finish(sources, notes);

    function finish(all: readonly SourceText[], allNotes: readonly string[]): Research {
      announce(
        announcement('research', '', {
          action: 'completed',
          phase: 'research',
          phase_progress: 1,
          message:
            all.length === 0
              ? 'Writing from the model’s own knowledge'
              : all.length === 1
                ? '1 source is ready'
                : `${all.length} sources are ready`,
        }),
      );
      const uncited =
        order.usesWeb && all.length === 0
          ? [
              'The web search found nothing that could be read, so the course was written from what the model knows; nothing in it is cited.',
            ]
          : [];
      return { material: { sources: all }, notes: [...allNotes, ...uncited] };
    }
  };

/** Two addresses with the same text are one source. */
const distinct = (sources: readonly SourceText[]): SourceText[] =>
  [
    ...new Map(
      sources.toReversed().map((source) => [source.contentHash, source] as const),
    ).values(),
  ].toReversed();
