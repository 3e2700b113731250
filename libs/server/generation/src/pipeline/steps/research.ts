import {
  distinctNotes,
  Failure,
  limits,
  type Note,
  researchVerdict,
  say,
} from '@coursewright/contract';
import type { CourseBrief, Material } from '@coursewright/authoring';
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
  /** What the learner should know: what was left out, and what did not work. */
  readonly notes: readonly Note[];
}

/** Whether there is anything to cite. */
export const hasSources = ({ material }: Research): boolean =>
  material.sources.some(({ passages }) => passages.length > 0);

/** What has been read so far, and the queries that found it. */
interface Findings {
  readonly asked: readonly string[];
  readonly sources: readonly SourceText[];
  readonly notes: readonly Note[];
}

/**
 * Gathers what the course is written from: the order's own sources, and with web search a first
 * round and at most two refinements. Throws unavailable where nothing is found and the order refuses
 * a course without sources.
 */
export const research =
  (ports: CoursePorts, searching: Limiter) =>
  async (order: CourseOrder): Promise<Research> => {
    await readOwnSources(ports, order.sources);
    const { sources, notes } = order.usesWeb
      ? await searchInRounds(ports, searching, order)
      : order;
    const findings: Research = { material: { sources }, notes: distinctNotes(notes) };
    const isUnsourced = !hasSources(findings);
    announceSources(ports, isUnsourced ? 0 : sources.length);
    if (isUnsourced && ports.author.kind === 'model' && order.withoutSources === 'refuse')
      throw new Failure('unavailable', say('no_sources_agreed'));
    return findings;
  };

async function readOwnSources(
  { announce, keepSnapshot }: CoursePorts,
  sources: readonly SourceText[],
): Promise<void> {
  for (const source of sources) {
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
}

async function searchInRounds(
  ports: CoursePorts,
  searching: Limiter,
  order: CourseOrder,
): Promise<Findings> {
  const gather = searchAndRead(ports, searching, { phase: 'research', progress: 0.5 });
  const { language } = order.brief;
  let findings: Findings = { asked: [], sources: order.sources, notes: order.notes };
  const searchFor = async (queries: readonly string[], pagesWanted: number) => {
    const found = await gather({ queries, pagesWanted, language });
    findings = {
      asked: [...findings.asked, ...queries],
      sources: distinct([...findings.sources, ...found.sources]),
      notes: [...findings.notes, ...found.notes],
    };
  };

  await searchFor(await planSearches(ports)(order), pagesOfFirstRound);
  for (let refinement = 1; refinement <= limits.researchRefinements; refinement++) {
    const queries = await furtherQueries(ports, order.brief, findings, refinement);
    if (queries.length === 0) break;
    await searchFor(queries, pagesPerRefinement);
  }
  return findings;
}

/**
 * What the author still wants to search for; empty when what was found is enough, or nothing new
 * comes to its mind.
 */
async function furtherQueries(
  { author, ask, announce }: CoursePorts,
  brief: CourseBrief,
  { asked, sources }: Findings,
  refinement: number,
): Promise<string[]> {
  const material = { sources };
  const verdict = await ask({
    step: 'judge_research',
    of: String(refinement),
    input: { brief, asked, material: materialKey(material) },
    answer: researchVerdict,
    call: (control) => author.judgeResearch({ brief, material, asked }, control),
  });
  const queries = verdict.queries.filter((query) => !asked.includes(query));
  if (verdict.is_sufficient || queries.length === 0) return [];
  announce(
    announcement('judge_research', String(refinement), {
      action: 'processing',
      phase: 'research',
      message: verdict.gaps[0] ? `Looking further: ${verdict.gaps[0]}` : 'Looking further',
      phase_progress: 0.6 + 0.15 * refinement,
      preview_data: { type: 'searches', data: { queries } },
    }),
  );
  return queries;
}

function announceSources({ announce }: CoursePorts, count: number): void {
  announce(
    announcement('research', '', {
      action: 'completed',
      phase: 'research',
      phase_progress: 1,
      message:
        count === 0
          ? 'No source was found'
          : count === 1
            ? '1 source is ready'
            : `${count} sources are ready`,
    }),
  );
}

/** Two addresses with the same text are one source. */
export const distinct = (sources: readonly SourceText[]): SourceText[] =>
  [
    ...new Map(
      sources.toReversed().map((source) => [source.contentHash, source] as const),
    ).values(),
  ].toReversed();
