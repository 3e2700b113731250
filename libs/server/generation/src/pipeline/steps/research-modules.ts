import { type ModulesOutline, noteOf, say } from '@coursewright/contract';
import type { Material } from '@coursewright/authoring';
import { PassageIndex, type SourceText } from '@coursewright/sources';
import type { CourseDraft } from '../course-draft.ts';
import { reasonFor } from '../failure.ts';
import type { Limiter } from '../limiter.ts';
import { announcement } from '../phases.ts';
import type { CourseOrder, CoursePorts } from '../ports.ts';
import { distinct, hasSources } from './research.ts';
import { searchAndRead, type Found } from './search-and-read.ts';

type OutlinedModule = ModulesOutline['modules'][number];

/** Pages that one module may add to those of the course. */
const pagesPerModule = 2;
/** Terms of a module that are searched for beside its title. */
const termsSearched = 3;
/** An objective is looked for in so many passages. */
const passagesPerObjective = 3;
/** Share of what its objectives speak of from which a module needs no search of its own. */
const sufficientShare = 0.7;
const nothing: Found = { sources: [], notes: [] };

/**
 * Searches the web for each module whose objectives the sources hardly speak of, and takes what is
 * found into the course, in the order of the modules. Costs no call to the model. The built-in author
 * divides the texts themselves into modules, so none of them lacks any; and who was asked for a
 * course without sources has it as confirmed.
 */
export const researchModules =
  (ports: CoursePorts, draft: CourseDraft, searching: Limiter) =>
  async ({
    order,
    outline,
    material,
  }: {
    order: CourseOrder;
    outline: ModulesOutline;
    material: Material;
  }): Promise<readonly SourceText[]> => {
    const searches = order.usesWeb && hasSources({ material, notes: [] });
    if (!searches || ports.author.kind !== 'model') return [];
    const { topic, language } = order.brief;
    const index = new PassageIndex(material.sources, language);
    const known = new Set(material.sources.flatMap(({ url }) => url ?? []));
    const stage = { phase: 'outline', progress: 1, known } as const;
    const gather = searchAndRead(ports, searching, stage);

    const found = await Promise.all(
      outline.modules.map(async (module, at) =>
        isCovered(module, index, language) ? nothing : await searchFor(module, at),
      ),
    );
    for (const note of found.flatMap(({ notes }) => notes)) draft.note(note);
    const hashes = new Set(material.sources.map(({ contentHash }) => contentHash));
    const further = distinct(found.flatMap(({ sources }) => sources)).filter(
      ({ contentHash }) => !hashes.has(contentHash),
    );
    draft.addSources(further);
    return further;

    /** A module that cannot be searched for is written from what there is. */
    async function searchFor(module: OutlinedModule, at: number): Promise<Found> {
      const of = String(at + 1);
      const queries = queriesFor(topic, module);
      announceSearch(of, draft.module(at), queries);
      try {
        return await gather({ queries, pagesWanted: pagesPerModule, language });
      } catch (error) {
        const said = say('module_search_in_vain', { title: module.title });
        return { sources: [], notes: [noteOf(said, reasonFor(error, ports, of))] };
      }
    }

    function announceSearch(
      of: string,
      { id, title }: { id: string; title: string },
      queries: string[],
    ): void {
      ports.announce(
        announcement('research_modules', of, {
          action: 'started',
          phase: stage.phase,
          message: `Searching for more on “${title}”`,
          phase_progress: stage.progress,
          preview_data: { type: 'searches', data: { queries, module_id: id } },
        }),
      );
    }
  };

/** Whether the passages speak of most of what the module is to teach. */
function isCovered(
  { title, description, learning_objectives }: OutlinedModule,
  index: PassageIndex,
  language: string,
): boolean {
  const asked = learning_objectives.length > 0 ? learning_objectives : [`${title} ${description}`];
  const shares = asked.map((objective) =>
    index.coverage(objective, { limit: passagesPerObjective, language }),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length >= sufficientShare;
}

/** By its name, and by the terms it introduces. */
function queriesFor(topic: string, { title, terms = [] }: OutlinedModule): string[] {
  const named = terms.slice(0, termsSearched).join(' ');
  return [`${topic} ${title}`, ...(named ? [`${topic} ${named}`] : [])];
}
