/**
 * An outline while it is being changed. What is removed stays in its place, marked, until the
 * outline is saved: it can be put back.
 */
export interface OutlineItem {
  /** Stable for as long as the editor is open; the item's id if it has one. */
  readonly key: string;
  /** Absent on items that were added here. */
  readonly id?: string;
  readonly title: string;
  readonly description: string;
  readonly objectives: readonly string[];
  readonly isRemoved: boolean;
}
export interface OutlineModule extends OutlineItem {
  readonly lessons: readonly OutlineItem[];
}
export type Outline = readonly OutlineModule[];

export type OutlineChange =
  | {
      readonly type: 'write';
      readonly key: string;
      readonly words: Partial<Pick<OutlineItem, 'title' | 'description' | 'objectives'>>;
    }
  | { readonly type: 'add_module'; readonly key: string }
  | { readonly type: 'add_lesson'; readonly key: string; readonly moduleKey: string }
  | { readonly type: 'remove' | 'put_back'; readonly key: string }
  /** One place up or down; a lesson at the edge of its module goes on into the neighbouring one. */
  | { readonly type: 'shift'; readonly key: string; readonly by: -1 | 1 }
  | { readonly type: 'move_to'; readonly key: string; readonly moduleKey: string };

type Written = { readonly id: string; readonly title: string; readonly description: string };

/** A module as far as its outline says, whatever else is known of it. */
export type WrittenModule = Written & {
  readonly learning_objectives: readonly string[];
  readonly submodules: readonly (Written & { readonly objectives: readonly string[] })[];
};

/** A course's modules as an outline to change. */
export const outlineOf = (modules: readonly WrittenModule[]): Outline =>
  modules.map(({ id, title, description, learning_objectives, submodules }) => ({
    key: id,
    id,
    title,
    description,
    objectives: learning_objectives,
    isRemoved: false,
    lessons: submodules.map((lesson) => ({
      key: lesson.id,
      id: lesson.id,
      title: lesson.title,
      description: lesson.description,
      objectives: lesson.objectives,
      isRemoved: false,
    })),
  }));

const blank = (key: string): OutlineItem => ({
  key,
  title: '',
  description: '',
  objectives: [],
  isRemoved: false,
});

export function changeOutline(outline: Outline, change: OutlineChange): Outline {
  switch (change.type) {
    case 'write':
      return eachItem(outline, change.key, (item) => ({ ...item, ...change.words }));
    case 'add_module':
      return [...outline, { ...blank(change.key), lessons: [] }];
    case 'add_lesson':
      return outline.map((module) =>
        module.key === change.moduleKey
          ? { ...module, lessons: [...module.lessons, blank(change.key)] }
          : module,
      );
    case 'remove':
      return eachItem(withoutBlank(outline, change.key), change.key, (item) => ({
        ...item,
        isRemoved: true,
      }));
    case 'put_back':
      return eachItem(outline, change.key, (item) => ({ ...item, isRemoved: false }));
    case 'shift':
      return shifted(outline, change.key, change.by);
    case 'move_to': {
      const from = moduleOf(outline, change.key);
      const lesson = from?.lessons.find(({ key }) => key === change.key);
      return lesson && from?.key !== change.moduleKey
        ? placed(outline, lesson, change.moduleKey, Infinity)
        : outline;
    }
  }
}

function eachItem(
  outline: Outline,
  key: string,
  change: <Item extends OutlineItem>(item: Item) => Item,
): Outline {
  return outline.map((module) =>
    module.key === key
      ? change(module)
      : {
          ...module,
          lessons: module.lessons.map((lesson) => (lesson.key === key ? change(lesson) : lesson)),
        },
  );
}

/** A item that was added and never written is not worth a place to put it back to. */
function withoutBlank(outline: Outline, key: string): Outline {
  const isBlank = (item: OutlineItem) =>
    item.key === key && item.id === undefined && !item.title && !item.description;
  return outline
    .filter((module) => !(isBlank(module) && module.lessons.length === 0))
    .map((module) => ({ ...module, lessons: module.lessons.filter((lesson) => !isBlank(lesson)) }));
}

/** The module that holds this lesson. */
export const moduleOf = (outline: Outline, lessonKey: string): OutlineModule | undefined =>
  outline.find(({ lessons }) => lessons.some(({ key }) => key === lessonKey));

function shifted(outline: Outline, key: string, by: -1 | 1): Outline {
  const place = outline.findIndex((module) => module.key === key);
  if (place >= 0) return swapped(outline, place, kept(outline, place, by));
  const from = moduleOf(outline, key);
  if (!from) return outline;
  const at = from.lessons.findIndex((lesson) => lesson.key === key);
  const within = kept(from.lessons, at, by);
  if (within !== undefined)
    return outline.map((module) =>
      module === from ? { ...from, lessons: swapped(from.lessons, at, within) } : module,
    );
  const next = kept(outline, outline.indexOf(from), by);
  const target = next === undefined ? undefined : outline[next];
  const lesson = from.lessons[at];
  return target && lesson ? placed(outline, lesson, target.key, by === 1 ? 0 : Infinity) : outline;
}

/** Where the next item stands that is not removed. */
function kept(items: readonly OutlineItem[], from: number, by: -1 | 1): number | undefined {
  for (let at = from + by; at >= 0 && at < items.length; at += by)
    if (!items[at]?.isRemoved) return at;
  return undefined;
}

function swapped<Item>(
  items: readonly Item[],
  one: number,
  other: number | undefined,
): readonly Item[] {
  const moved = items[one];
  if (other === undefined || moved === undefined) return items;
  const rest = items.filter((_, index) => index !== one);
  return [...rest.slice(0, other), moved, ...rest.slice(other)];
}

const placed = (outline: Outline, lesson: OutlineItem, moduleKey: string, at: number): Outline =>
  outline.map((module) => {
    const rest = module.lessons.filter(({ key }) => key !== lesson.key);
    return module.key === moduleKey
      ? { ...module, lessons: [...rest.slice(0, at), lesson, ...rest.slice(at)] }
      : { ...module, lessons: rest };
  });

/** What is left when the removed items are gone: what is saved. */
export const keptOutline = (outline: Outline): Outline =>
  outline
    .filter(({ isRemoved }) => !isRemoved)
    .map((module) => ({
      ...module,
      lessons: module.lessons.filter(({ isRemoved }) => !isRemoved),
    }));

/**
 * Errors by item and field ("<key>.title") from errors by path ("modules.0.submodules.2.title"),
 * the way a schema or a refusal of the server names them. Paths count the kept items. What belongs
 * to no single field stands under the item's key, or under "" for the outline.
 */
export function errorsByItem(
  outline: Outline,
  errors: readonly { path: string; message: string }[],
): ReadonlyMap<string, string> {
  const saved = keptOutline(outline);
  const found = new Map<string, string>();
  for (const { path, message } of errors) {
    const [, moduleAt, , lessonAt, field] =
      /^modules(?:\.(\d+)(\.submodules(?:\.(\d+))?)?)?(?:\.(\w+))?/.exec(path) ?? [];
    const module = moduleAt === undefined ? undefined : saved[Number(moduleAt)];
    const item = lessonAt === undefined ? module : module?.lessons[Number(lessonAt)];
    const place = item ? (field ? `${item.key}.${field}` : item.key) : '';
    if (!found.has(place)) found.set(place, message);
  }
  return found;
}
