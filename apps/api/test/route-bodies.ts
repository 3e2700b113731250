import type { OperationName } from '@coursewright/contract';

export const someId = '00000000-0000-4000-8000-000000000000';
export const modules = [
  {
    title: 'One',
    description: 'First',
    learning_objectives: ['know'],
    submodules: [{ title: 'One', description: 'First', objectives: ['know'] }],
  },
];
export const structure = {
  revision: 0,
  modules: [
    { title: 'One', description: 'First', submodules: [{ title: 'One', description: 'First' }] },
  ],
};
export const edit = {
  revision: 0,
  title: 'One',
  content: 'Text.',
  summary: 'Text.',
  key_terms: [],
  quiz: [],
};
export const place = { module_index: 0, submodule_index: 0 };
export const learned = {
  events: [
    {
      id: someId,
      submodule_id: someId,
      device: 'spec',
      at: '2026-01-01T00:00:00Z',
      kind: 'opened',
      payload: {},
    },
  ],
};
/** What is asked of things that are owned: enough to get past the checks of the input. */
export const bodies: Partial<Record<OperationName, object>> = {
  updateGeneration: { notify_by_email: true },
  saveOutline: { revision: 0, modules },
  rewriteSubmodule: { parts: 'both' },
  editSubmodule: edit,
  restoreVersion: { revision: 0 },
  saveStructure: structure,
  updateLearningPath: { favorite: true },
  recordLearningEvents: learned,
  updateProgress: { ...place, completed: true },
  updateLastVisited: place,
};
