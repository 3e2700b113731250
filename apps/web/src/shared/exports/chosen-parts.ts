import type { CourseOutline } from '@coursewright/contract';

type Modules = Pick<CourseOutline, 'modules'>['modules'];

/** How many of a module's lessons are chosen, and whether those are all. */
export function choiceIn(module: Modules[number], chosen: ReadonlySet<string>) {
  const count = module.submodules.filter(({ id }) => chosen.has(id)).length;
  const isWhole = count > 0 && count === module.submodules.length;
  return { isWhole, isPartial: count > 0 && !isWhole };
}

/**
 * The shortest list of parts that stands for the chosen lessons: a module that is chosen whole is
 * named once. Undefined: all of the course.
 */
export function partsOf(modules: Modules, chosen: ReadonlySet<string>): string[] | undefined {
  const all = modules.flatMap(({ submodules }) => submodules);
  if (all.every(({ id }) => chosen.has(id))) return undefined;
  return modules.flatMap((module) =>
    choiceIn(module, chosen).isWhole
      ? [module.id]
      : module.submodules.map(({ id }) => id).filter((id) => chosen.has(id)),
  );
}
