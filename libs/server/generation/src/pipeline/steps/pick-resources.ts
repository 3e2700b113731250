import type { Citation, Resource } from '@coursewright/contract';
import type { Material } from '@coursewright/authoring';
import { toResource } from './choose-resources.ts';

const resourcesAtMost = 3;

/**
 * Where to read on from a lesson or a module: the sources it cites most, in their own words. No
 * call is paid for it.
 */
export function pickResources(citations: readonly Citation[], material: Material): Resource[] {
  const uses = new Map<string, number>();
  for (const { source_id } of citations) uses.set(source_id, (uses.get(source_id) ?? 0) + 1);
  return material.sources
    .filter((source) => uses.has(source.id))
    .toSorted((a, b) => uses.get(b.id)! - uses.get(a.id)!)
    .slice(0, resourcesAtMost)
    .map((source) => {
      const cited = new Set(citations.map(({ passage_id }) => passage_id));
      const sections = [
        ...new Set(
          source.passages
            .filter(({ id }) => cited.has(id))
            .flatMap(({ headings }) => headings.at(-1) ?? []),
        ),
      ];
      return toResource(source, sections.slice(0, 3).join(' · '));
    });
}
