// What a run can be at, without the schemas of what is said of one.

export const taskStatuses = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
/**
 * Statuses a run ends with. Only a new run of the same task, asked for by the learner, leaves them
 * again.
 */
export const finalStatuses = ['completed', 'failed', 'cancelled'] as const satisfies TaskStatus[];
export type FinalStatus = (typeof finalStatuses)[number];

/**
 * What a run does. Their names are the stage labels of the interface and the keys of the journal
 * (with the id of the module or lesson appended).
 */
export const steps = [
  'plan_searches',
  'search',
  'fetch',
  'judge_research',
  'outline_modules',
  'write_curiosities',
  'topic_resources',
  'outline_submodules',
  'module_resources',
  'pick_passages',
  'write_lesson',
  'check_citations',
  'revise_sentences',
  'second_reading',
  'write_quiz',
  'pick_resources',
  'read_course',
  'assemble',
] as const;
export type Step = (typeof steps)[number];
