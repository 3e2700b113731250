import type { OperationName } from '@coursewright/contract';

export const someId = '00000000-0000-4000-8000-000000000000';
const modules = [
  {
    title: 'One',
    description: 'First',
    learning_objectives: ['know'],
    submodules: [{ title: 'One', description: 'First', objectives: ['know'] }],
  },
];
const structure = {
  revision: 0,
  modules: [
    { title: 'One', description: 'First', submodules: [{ title: 'One', description: 'First' }] },
  ],
};
const edit = {
  revision: 0,
  title: 'One',
  content: 'Text.',
  summary: 'Text.',
  key_terms: [],
  quiz: [],
};
const question = {
  kind: 'multiple_choice',
  question: 'Why?',
  options: [
    { text: 'So', is_correct: true },
    { text: 'Not', is_correct: false },
  ],
  explanation: '',
};
const questionFile = { file: 'YQ==', file_name: 'a.gift' };
const brought = {
  course_revision: 0,
  file_name: 'a.gift',
  format: 'gift',
  questions: [{ submodule_id: someId, question }],
};
const place = { module_index: 0, submodule_index: 0 };
const asked = { path_id: someId, ...place, message: 'Why?' };
const learned = {
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
  readQuestionFile: questionFile,
  addQuestions: brought,
  updateLearningPath: { favorite: true },
  recordLearningEvents: learned,
  createLessonAudio: { wait: false },
  startExport: { format: 'markdown' },
  updateProgress: { ...place, completed: true },
  updateLastVisited: place,
  updatePublicity: { is_public: true },
  reportPublicCourse: { reason: 'other' },
  reportPublicQuestion: { question_id: someId },
  chat: asked,
  chatStream: asked,
  clearChat: { thread_id: someId },
};

/** The same for procedures of tRPC, beside the ids of what is asked for. */
export const inputs: Record<string, object> = {
  'generation.update': { notify_by_email: true },
  'generation.saveOutline': { revision: 0, modules },
  'editing.rewriteSubmodule': { parts: 'both' },
  'editing.editSubmodule': edit,
  'editing.restoreVersion': { revision: 0, number: 1 },
  'editing.submoduleVersion': { number: 1 },
  'editing.saveStructure': structure,
  'exports.start': { format: 'markdown' },
  'exports.get': { export_id: someId },
  'exports.cancel': { export_id: someId },
  'editing.readQuestionFile': questionFile,
  'editing.addQuestions': brought,
  'narration.get': place,
  'narration.create': place,
  'library.lesson': { submodule_id: someId },
  'library.recordEvents': learned,
  'library.progress': { ...place, completed: true },
  'library.lastVisited': place,
  'visualization.list': { moduleIndex: 0, submoduleIndex: 0 },
  'visualization.draw': { moduleIndex: 0, submoduleIndex: 0 },
  'library.publicity': { is_public: true },
  'library.report': { reason: 'other' },
  'library.reportQuestion': { question_id: someId },
  'chatbot.chat': asked,
  'chatbot.thread': { submodule_id: someId },
  'chatbot.clear': { thread_id: someId },
  'library.dismissQuestionReports': { question_id: someId },
};
