import type { PathData, Submodule } from '@coursewright/contract';
import { keepKnownPassages } from '@coursewright/learning-paths/document';

const rank: Record<Submodule['status'], number> = {
  planned: 0,
  failed: 0,
  writing: 1,
  readable: 2,
  completed: 3,
};

/**
 * A course while a run repeats what an earlier one had written: a lesson that could be read stays
 * readable until the run has come to it again. A lesson of another title is another lesson.
 */
export function keepWritten(before: PathData | undefined, now: PathData): PathData {
  const written = new Map(
    before?.modules
      .flatMap(({ submodules }) => submodules)
      .filter(({ status }) => rank[status] >= rank.readable)
      .map((one) => [one.id, one] as const),
  );
  if (!before || written.size === 0) return now;
  let isKept = false;
  const modules = now.modules.map((module) => {
    const old = before.modules.find(({ id, title }) => id === module.id && title === module.title);
    const submodules = module.submodules.length === 0 ? (old?.submodules ?? []) : module.submodules;
    if (submodules !== module.submodules) isKept = true;
    return {
      ...module,
      submodules: submodules.map((one) => {
        const earlier = written.get(one.id);
        if (!earlier || earlier.title !== one.title || rank[earlier.status] <= rank[one.status])
          return one;
        isKept = true;
        return earlier;
      }),
    };
  });
  return isKept
    ? { ...now, modules, sources: keepKnownPassages(before.sources, now.sources) }
    : now;
}
