import { aLesson, anEvent, ids } from './course-factory.ts';

/** A run whose modules are planned. */
export const outline = anEvent(3, {
  action: 'ready',
  phase: 'outline',
  message: 'Modules planned',
  overall_progress: 0.2,
  preview_data: {
    type: 'modules',
    data: {
      modules: [1, 2].map((module) => ({
        id: ids.module(module),
        title: `Module ${module}`,
        description: '',
      })),
    },
  },
});
/** The lessons of its first module are planned. */
export const lessons = anEvent(4, {
  action: 'ready',
  phase: 'outline',
  message: 'Lessons planned',
  overall_progress: 0.25,
  preview_data: {
    type: 'submodules',
    data: {
      module_id: ids.module(1),
      submodules: [1, 2].map((lesson) => ({
        id: ids.lesson(1, lesson),
        title: aLesson(1, lesson).title,
        description: '',
      })),
    },
  },
});
/** A lesson of that module goes on. */
export const lessonEvent = (
  id: number,
  status: 'writing' | 'readable' | 'completed' | 'failed',
  step: 'write_lesson' | 'write_quiz' = 'write_lesson',
  lesson = 1,
) =>
  anEvent(id, {
    phase: 'lessons',
    message: 'At work',
    overall_progress: id / 20,
    preview_data: {
      type: 'submodule',
      data: { module_id: ids.module(1), submodule_id: ids.lesson(1, lesson), step, status },
    },
  });
