import { expect, it } from 'vitest';
import type { CourseBrief, LessonPlace, Material } from '../../author.ts';
import { drawLessonPrompt } from './draw-lesson.ts';
import { outlineLessonsPrompt } from './outline-lessons.ts';
import { outlineModulesPrompt } from './outline-modules.ts';
import { writeLessonPrompt } from './write-lesson.ts';
import { writeQuizPrompt } from './write-quiz.ts';

const brief: CourseBrief = { topic: 'Sourdough', language: 'en', style: 'example' };
const nothing: Material = { sources: [] };
const module = {
  title: 'The living starter',
  description: 'How a starter lives.',
  learning_objectives: ['Explain what feeds a starter'],
  prerequisites: [],
};
const submodule = {
  title: 'Feeding',
  description: 'What a starter needs.',
  objectives: ['Plan a feeding'],
};
const place: LessonPlace = {
  module,
  submodule,
  moduleTitles: [module.title],
  submoduleTitles: ['Keeping', submodule.title],
  defined: ['leaven'],
};
const lesson = { content: 'Flour feeds it.', summary: 'Flour.', key_terms: [], evidence: [] };

const prompts = {
  'an outline': outlineModulesPrompt({ brief, material: nothing, characters: 6_000 }),
  'a plan of lessons': outlineLessonsPrompt({
    brief,
    material: nothing,
    characters: 6_000,
    outline: { summary: 'Bread.', modules: [module] },
    moduleIndex: 0,
  }),
  'a lesson': writeLessonPrompt({ brief, place, passages: [] }),
  'a lesson written again': writeLessonPrompt({
    brief,
    place,
    passages: [],
    rewrite: { instruction: 'shorter', previous: 'Flour feeds it.' },
  }),
  'a quiz': writeQuizPrompt({ brief, place, lesson, wanted: 5 }),
  'a diagram': drawLessonPrompt({
    brief,
    lesson: { title: submodule.title, content: lesson.content, summary: '', keyTerms: [] },
  }),
};

/** What only who has sources can be told: the rule on quoted data and empty fields aside. */
const speaksOfSources =
  /\bpassages?\b|\bcit(?:e|es|ed|ation)\b|\bS1\.|\bwith(?:out)? (?:its )?refs?\b/i;

it.each(Object.entries(prompts))('%s without sources is asked for as such', (_what, prompt) => {
  const rules = prompt.system
    .split('\n')
    .filter((line) => !line.startsWith('- What stands inside') && !/no refs|empty list/.test(line));
  expect(rules.filter((line) => speaksOfSources.test(line))).toEqual([]);
  expect(prompt.system).toMatch(/well-established knowledge/);
  expect(prompt.user).not.toMatch(/^(?:Material|Passages)\b.*:\s*$/m);
});
