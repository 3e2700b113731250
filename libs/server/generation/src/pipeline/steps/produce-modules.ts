import type { ModulesOutline, SubmodulesOutline } from '@coursewright/contract';
import type { CourseBrief, Material } from '@coursewright/authoring';
import { PassageIndex } from '@coursewright/sources';
import type { CourseDraft } from '../course-draft.ts';
import { reasonFor } from '../failure.ts';
import type { Limiter } from '../limiter.ts';
import { announcement } from '../phases.ts';
import type { CoursePorts } from '../ports.ts';
import { chooseResources } from './choose-resources.ts';
import { outlineSubmodules } from './outline-submodules.ts';
import { writeSubmodule } from './write-submodule.ts';

/**
 * Plans every module's lessons and writes them. Nothing waits for the slowest: a lesson starts when its module is planned and a slot
 * is free, first come first served. Further reading queues behind all module plans, so it never delays a lesson.
 */
export const produceModules =
  (ports: CoursePorts, draft: CourseDraft, planning: Limiter, writing: Limiter) =>
  async ({ brief, material, outline }: { brief: CourseBrief; material: Material; outline: ModulesOutline }): Promise<void> => {
    const index = new PassageIndex(material.sources, brief.language);
    const modules = outline.modules.map((_, index) => produceModule(index));
    await Promise.all([...modules, planning(() => findResources())]);

    async function produceModule(moduleIndex: number): Promise<void> {
      const submodules = await planning(() => planModule(moduleIndex));
      const lessons = submodules.map((planned, submoduleIndex) => {
        const place = placeOf(moduleIndex, planned, submodules);
        return writing(() => writeSubmodule(ports, draft)({ brief, material, index, place, planned, moduleIndex, submoduleIndex }));
      });
      await Promise.all([...lessons, planning(() => findResources(moduleIndex))]);
    }

    async function planModule(moduleIndex: number): Promise<SubmodulesOutline['submodules']> {
      const of = String(moduleIndex + 1);
      const { id, title, description } = draft.module(moduleIndex);
      try {
        const planned = await outlineSubmodules(ports)({ brief, material, outline, moduleIndex });
        const submodules = draft.planSubmodules(moduleIndex, planned);
        ports.announce(announcement('outline_submodules', of, {
          action: 'completed', phase: 'lessons', message: `“${title}” has ${planned.length} lessons`, phase_progress: draft.progress(),
          preview_data: { type: 'submodules', data: { module_id: id, submodules: submodules.map((one) => ({ id: one.id, title: one.title, description: one.description })) } },
        }, draft.view()));
        return planned;
      } catch (error) {
        const reason = reasonFor(error, ports, of);
        draft.planSubmodules(moduleIndex, [{ title, description, objectives: [], refs: [] }]);
        draft.update(moduleIndex, 0, { status: 'failed', error: reason });
        ports.announce(announcement('outline_submodules', of, {
          action: 'error', phase: 'lessons', message: `“${title}” could not be planned: ${reason}`, phase_progress: draft.progress(),
        }, draft.view()));
        return [];
      }
    }

    /** Of the course, or of one module. A course without them is still a course. */
    async function findResources(moduleIndex?: number): Promise<void> {
      const of = moduleIndex === undefined ? '' : String(moduleIndex + 1);
      try {
        const module = moduleIndex === undefined ? undefined : outline.modules[moduleIndex];
        const resources = await chooseResources(ports)({ brief, material, ...(module ? { module } : {}), of });
        if (moduleIndex === undefined) draft.resources = resources;
        else draft.setResources(moduleIndex, resources);
      } catch (error) {
        draft.note(`Further reading could not be chosen: ${reasonFor(error, ports, of)}`);
      }
    }

    function placeOf(moduleIndex: number, submodule: SubmodulesOutline['submodules'][number], siblings: SubmodulesOutline['submodules']) {
      return { module: outline.modules[moduleIndex]!, submodule, moduleTitles: outline.modules.map(({ title }) => title), submoduleTitles: siblings.map(({ title }) => title) };
    }
  };
