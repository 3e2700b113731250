import type {
  CourseOutline,
  Curiosity,
  FinalStatus,
  KeptNotes,
  Phase,
  ProgressEvent,
  Step,
  Submodule,
  Wait,
} from '@coursewright/contract';

/**
 * What the screen shows of a course while it is written: the outline as far as it is known, and
 * what was read for it.
 */
export interface LiveCourse {
  /** Id of the last event taken in; 0 before the first. */
  readonly lastId: number;
  readonly phase: Phase;
  /** What is going on within the phase, as far as it is known. */
  readonly detail?: Detail | undefined;

  /** 0 to 1; never goes down. */
  readonly progress: number;
  readonly queries: readonly string[];
  readonly sources: readonly { title: string; kind: string; url?: string | undefined }[];
  readonly modules: readonly LiveModule[];
  /** To pass the time: facts and questions in the order they are shown. */
  readonly curiosities: readonly Curiosity[];
  /** What the run has stopped for, until the learner gives it. */
  readonly waitsFor?: Wait | undefined;
  /** What the research has tried in vain. */
  readonly triedInVain: KeptNotes;
  /** A few lines on what was achieved, for those who cannot watch. */
  readonly log: readonly LogLine[];
  readonly closed?: FinalStatus;
}
export interface LiveModule {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Absent until the module's lessons are planned. */
  readonly lessons?: readonly LiveLesson[];
}
export interface LiveLesson {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly status: Status;
  readonly step?: Step;
}

/** A line on what was achieved. */
export type LogLine =
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'ended'; readonly status: FinalStatus }
  | { readonly kind: 'modules'; readonly count: number }
  | { readonly kind: 'lesson_ready' | 'lesson_failed'; readonly title: string }
  | { readonly kind: 'waits'; readonly wait: Wait }
  | { readonly kind: 'again' };

export type Detail =
  | { readonly kind: 'searches' | 'modules'; readonly count: number }
  | { readonly kind: 'module_searches'; readonly module: string }
  | { readonly kind: 'source'; readonly title: string }
  | { readonly kind: 'lessons'; readonly module: string; readonly count: number }
  | { readonly kind: 'lesson'; readonly lesson: string; readonly step: Step };

type Status = Submodule['status'];

export const notStarted: LiveCourse = {
  lastId: 0,
  phase: 'queued',

  progress: 0,
  queries: [],
  sources: [],
  modules: [],
  curiosities: [],
  triedInVain: { notes: [] },
  log: [],
};

const rank: Record<Status, number> = {
  planned: 0,
  writing: 1,
  readable: 2,
  completed: 3,
  failed: 3,
};
/**
 * Of two reports on one lesson the later stage counts: the poll and the stream may overtake each
 * other.
 */
const later = (one: Status, other: Status): Status => (rank[other] > rank[one] ? other : one);

/** The course after one more event. An event that was already taken in changes nothing. */
export function afterEvent(course: LiveCourse, event: ProgressEvent): LiveCourse {
  if (event.id <= course.lastId) return course;
  const next: LiveCourse = {
    ...course,
    lastId: event.id,
    // A course that ended early stays at the stage it had reached.
    phase: event.status && event.status !== 'completed' ? course.phase : event.phase,
    detail: detailOf(event, course) ?? (event.phase === course.phase ? course.detail : undefined),
    waitsFor: waitIn(event),
    progress: Math.max(course.progress, event.overall_progress),
    ...(event.status ? { closed: event.status } : {}),
    log:
      event.phase !== course.phase && !event.status
        ? [...course.log, { kind: 'phase', phase: event.phase }]
        : course.log,
  };
  const shown = afterPreview(
    event.phase === 'queued' && event.action === 'started' ? tryingAgain(next) : next,
    event,
  );
  return event.status
    ? { ...shown, log: [...shown.log, { kind: 'ended', status: event.status }] }
    : shown;
}

/** A new run of the course begins: what failed before is to come once more. */
const tryingAgain = (course: LiveCourse): LiveCourse => ({
  ...course,
  log: course.lastId > 1 ? [...course.log, { kind: 'again' }] : course.log,
  modules: course.modules.map((module) => ({
    ...module,
    ...lessonsIfAny(
      module.lessons?.map((lesson) =>
        lesson.status === 'failed' ? { ...lesson, status: 'planned' } : lesson,
      ),
    ),
  })),
});

function afterPreview(course: LiveCourse, event: ProgressEvent): LiveCourse {
  const preview = event.preview_data;
  switch (preview?.type) {
    case undefined:
      return course;
    case 'searches':
      return { ...course, queries: [...new Set([...course.queries, ...preview.data.queries])] };
    case 'source': {
      const known = course.sources.some(
        ({ title, url }) => title === preview.data.title && url === preview.data.url,
      );
      return known ? course : { ...course, sources: [...course.sources, preview.data] };
    }
    case 'modules':
      return withModules(course, preview.data.modules);
    case 'submodules': {
      const { module_id, submodules } = preview.data;
      return changeModule(course, module_id, (module) => ({
        ...module,
        lessons: submodules.map((planned) => ({
          ...planned,
          status: 'planned',
          ...module.lessons?.find(({ id }) => id === planned.id),
        })),
      }));
    }
    case 'submodule':
      return withLesson(course, preview.data);
    case 'curiosities': {
      const known = new Set(course.curiosities.map(({ id }) => id));
      return {
        ...course,
        curiosities: [
          ...course.curiosities,
          ...mixed(preview.data.items.filter(({ id }) => !known.has(id))),
        ],
      };
    }
    case 'outline':
      return { ...course, log: [...course.log, { kind: 'waits', wait: 'outline' }] };
    case 'no_sources':
      return {
        ...course,
        triedInVain: preview.data,
        log: [...course.log, { kind: 'waits', wait: 'sources' }],
      };
  }
}

/** What the run waits for after an event: only its last one says so. */
function waitIn({ preview_data: preview }: ProgressEvent): Wait | undefined {
  if (preview?.type === 'outline') return 'outline';
  return preview?.type === 'no_sources' ? 'sources' : undefined;
}

type Preview<Type> = Extract<NonNullable<ProgressEvent['preview_data']>, { type: Type }>['data'];

/** The outline's modules are planned; lessons that are known already stay. */
function withModules(course: LiveCourse, planned: Preview<'modules'>['modules']): LiveCourse {
  const lessons = new Map(course.modules.map((module) => [module.id, module.lessons]));
  const modules = planned.map((module) => ({ ...module, ...lessonsIfAny(lessons.get(module.id)) }));
  return {
    ...course,
    modules,
    log: [...course.log, { kind: 'modules', count: modules.length }],
  };
}

/** A lesson moved on. */
function withLesson(
  course: LiveCourse,
  { module_id, submodule_id, status, step }: Preview<'submodule'>,
): LiveCourse {
  const before = course.modules
    .flatMap((module) => module.lessons ?? [])
    .find(({ id }) => id === submodule_id);
  const changed = changeModule(course, module_id, (module) => ({
    ...module,
    ...lessonsIfAny(
      module.lessons?.map((lesson) =>
        lesson.id === submodule_id
          ? { ...lesson, step, status: later(lesson.status, status) }
          : lesson,
      ),
    ),
  }));
  const news =
    before && rank[status] > rank[before.status] ? announcement(before, status) : undefined;
  return news ? { ...changed, log: [...changed.log, news] } : changed;
}

function detailOf(
  { preview_data: preview }: ProgressEvent,
  course: LiveCourse,
): Detail | undefined {
  switch (preview?.type) {
    case 'searches': {
      const { module_id, queries } = preview.data;
      const module = course.modules.find(({ id }) => id === module_id)?.title;
      return module === undefined
        ? { kind: 'searches', count: queries.length }
        : { kind: 'module_searches', module };
    }
    case 'source':
      return { kind: 'source', title: preview.data.title };
    case 'modules':
      return { kind: 'modules', count: preview.data.modules.length };
    case 'submodules': {
      const { module_id, submodules } = preview.data;
      const module = course.modules.find(({ id }) => id === module_id)?.title;
      return module === undefined
        ? undefined
        : { kind: 'lessons', module, count: submodules.length };
    }
    case 'submodule': {
      const { submodule_id, step } = preview.data;
      const lesson = course.modules
        .flatMap(({ lessons }) => lessons ?? [])
        .find(({ id }) => id === submodule_id)?.title;
      return lesson === undefined || step === undefined
        ? undefined
        : { kind: 'lesson', lesson, step };
    }
    default:
      return undefined;
  }
}

/** A question after every two facts, for as long as there are both. */
function mixed(items: readonly Curiosity[]): Curiosity[] {
  const questions = items.filter(({ kind }) => kind === 'question');
  const facts = items.filter(({ kind }) => kind === 'curiosity');
  const rows = facts.flatMap((fact, index) => [
    fact,
    ...(index % 2 === 1 ? questions.splice(0, 1) : []),
  ]);
  return [...rows, ...questions];
}

function announcement({ title, ...before }: LiveLesson, status: Status): LogLine | undefined {
  if (status === 'failed') return { kind: 'lesson_failed', title };
  const isNews = rank[before.status] < rank.readable && rank[status] >= rank.readable;
  return isNews ? { kind: 'lesson_ready', title } : undefined;
}

/** The course after a poll, which knows the outline as far as it is stored. */
export function afterPoll(course: LiveCourse, path: CourseOutline, progress: number): LiveCourse {
  const known = new Map(
    course.modules.flatMap((module) => module.lessons ?? []).map((lesson) => [lesson.id, lesson]),
  );
  const modules = path.modules.map(({ id, title, description, submodules }): LiveModule => {
    const seen = course.modules.find((module) => module.id === id)?.lessons;
    const lessons = submodules.map((stored): LiveLesson => {
      const live = known.get(stored.id);
      return {
        ...live,
        id: stored.id,
        title: stored.title,
        description: stored.description,
        status: live ? later(live.status, stored.status) : stored.status,
      };
    });
    return { id, title, description, ...lessonsIfAny(lessons.length > 0 ? lessons : seen) };
  });
  const titles = new Set(course.sources.map(({ title }) => title));
  const sources = [
    ...course.sources,
    ...path.sources
      .filter(({ title }) => !titles.has(title))
      .map(({ title, kind, url }) => ({ title, kind, url })),
  ];
  return {
    ...course,
    progress: Math.max(course.progress, progress),
    modules: modules.length > 0 ? modules : course.modules,
    sources,
  };
}

const lessonsIfAny = (lessons: readonly LiveLesson[] | undefined) => (lessons ? { lessons } : {});

const changeModule = (
  course: LiveCourse,
  id: string,
  change: (module: LiveModule) => LiveModule,
): LiveCourse => ({
  ...course,
  modules: course.modules.map((module) => (module.id === id ? change(module) : module)),
});
