import { resourceChoice, type Resource } from '@coursewright/contract';
import type { CourseBrief, Material, OutlinedModule } from '@coursewright/authoring';
import type { SourceText } from '@coursewright/sources';
import { materialKey, type CoursePorts } from '../ports.ts';

const resourcesWanted = 4;

/**
 * Further reading for the course or one module. The author names sources by ref, so no address is
 * ever invented.
 */
export const chooseResources =
  ({ author, ask }: CoursePorts) =>
  async (input: {
    brief: CourseBrief;
    material: Material;
    module?: OutlinedModule;
    of?: string;
  }): Promise<Resource[]> => {
    const { brief, material, module, of } = input;
    if (material.sources.length === 0) return [];
    const choice = await ask({
      step: module ? 'module_resources' : 'topic_resources',
      of,
      input: { brief, module, material: materialKey(material) },
      answer: resourceChoice,
      call: (control) =>
        author.chooseResources(
          { brief, material, ...(module ? { module } : {}), wanted: resourcesWanted },
          control,
        ),
    });
    const chosen = new Map(
      choice.resources.map(({ ref, description }) => [ref, description] as const),
    );
    return material.sources
      .flatMap((source, index) => {
        const description = chosen.get(`S${index + 1}`);
        return description === undefined ? [] : [toResource(source, description)];
      })
      .slice(0, resourcesWanted);
  };

/** A source as something to read further. */
export function toResource(source: SourceText, description: string): Resource {
  return {
    title: source.title,
    description,
    ...(source.url ? { url: source.url } : {}),
    type: source.kind === 'web' ? 'article' : 'document',
    source_id: source.id,
  };
}
