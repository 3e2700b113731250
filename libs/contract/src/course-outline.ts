import { z } from 'zod';
import { courseModule, courseSource, pathData, quizItem, submodule } from './course.ts';

/**
 * A course in pieces: its outline, which is small, and its lessons, each for itself. Together they
 * say what the whole document says.
 */

/** A lesson as the outline has it: what is known of it before it is opened. */
export const outlinedLesson = submodule
  .pick({
    id: true,
    title: true,
    description: true,
    objectives: true,
    status: true,
    error: true,
    error_said: true,
  })
  .extend({
    revision: z
      .string()
      .describe('Another one as soon as anything of the lesson has changed, its quiz included.'),
    reading_minutes: z.int().min(0).describe('Whole minutes; 0 as long as there is no text.'),
    quiz: z
      .array(quizItem.pick({ id: true }))
      .describe('The ids of its questions, in order; learning events name them.'),
  });
export type OutlinedLesson = z.infer<typeof outlinedLesson>;

export const outlinedModule = courseModule.extend({ submodules: z.array(outlinedLesson) });
export type OutlinedModule = z.infer<typeof outlinedModule>;

/** A source without its text: the passages come with the lessons that cite them. */
export const outlinedSource = courseSource.omit({ passages: true, content_hash: true });
export type OutlinedSource = z.infer<typeof outlinedSource>;

export const courseOutline = pathData
  .extend({ sources: z.array(outlinedSource), modules: z.array(outlinedModule) })
  .describe('The course document without what its lessons say, ask and cite.')
  .meta({ id: 'CourseOutline' });
export type CourseOutline = z.infer<typeof courseOutline>;

/** One lesson whole. */
export const courseLesson = z
  .strictObject({
    submodule,
    revision: outlinedLesson.shape.revision,
    sources: z
      .array(courseSource)
      .describe('Those that the lesson cites or names, with the passages that it cites.'),
  })
  .meta({ id: 'CourseLesson' });
export type CourseLesson = z.infer<typeof courseLesson>;
