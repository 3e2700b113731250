import {
  submodulesOutline,
  type ModulesOutline,
  type SubmodulesOutline,
} from '@coursewright/contract';
import type { CourseBrief, Material } from '@coursewright/authoring';
import { materialKey, type CoursePorts } from '../ports.ts';

/**
 * One module's lessons, each with the passages it should rest on; never more than were asked for.
 */
export const outlineLessons =
  ({ author, ask }: CoursePorts) =>
  async (input: {
    brief: CourseBrief;
    material: Material;
    outline: ModulesOutline;
    moduleIndex: number;
  }): Promise<SubmodulesOutline['submodules']> => {
    const { brief, material, outline, moduleIndex } = input;
    const { submodules } = await ask({
      step: 'outline_submodules',
      of: String(moduleIndex + 1),
      input: { brief, outline, moduleIndex, material: materialKey(material) },
      answer: submodulesOutline,
      call: (control) => author.outlineLessons(input, control),
    });
    return submodules.slice(0, brief.submoduleCount);
  };
