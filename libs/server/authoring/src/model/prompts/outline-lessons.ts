import type { ModulesOutline } from '@coursewright/contract';
import type { CourseBrief, Material } from '../../author.ts';
import {
  briefLines,
  bullets,
  lessonCount,
  noMaterial,
  oneLine,
  type Prompt,
  styleGuidance,
  systemPrompt,
} from './course-brief.ts';
import { materialDigest } from './quoted-material.ts';

export function outlineLessonsPrompt({
  brief,
  material,
  characters,
  outline,
  moduleIndex,
}: {
  brief: CourseBrief;
  material: Material;
  characters: number;
  outline: ModulesOutline;
  moduleIndex: number;
}): Prompt {
  const module = outline.modules[moduleIndex];
  if (!module) throw new RangeError(`The outline has no module ${moduleIndex}`);
  const count = lessonCount(brief);
  const hasMaterial = material.sources.length > 0;
  return {
    system: systemPrompt({
      task: 'outline_submodules',
      brief,
      hasMaterial,
      role: 'You are an experienced course designer. You divide one module of a course into lessons of about ten minutes each.',
      rules: [
        `Number of lessons: ${count}. Not one more or less.`,
        'Together the lessons reach every learning objective of the module and nothing that belongs to another module. Each lesson has one subject of its own and builds on the ones before it.',
        'A title names the subject in two to ten words, without a number or the word "lesson". The description says in one or two sentences what the lesson explains.',
        'Objectives: one to three per lesson, each starting with one observable verb such as explain, compare, calculate, choose or judge; never know, understand or learn.',
        hasMaterial
          ? 'Refs: the passages the lesson should rest on, best first, four to twelve of those listed in the material, copied exactly. Lessons of one module share as few as possible. Leave the list empty rather than name a passage that is beside the point.'
          : 'Refs: an empty list for every lesson.',
        'Terms: up to four that the lesson introduces, each in one lesson only, none that an earlier module introduces. A lesson uses a term only after the lesson that introduces it.',
        styleGuidance[brief.style],
      ],
      answer: `{"submodules": [{"title": "…", "description": "…", "objectives": ["…"], "refs": ${hasMaterial ? '["S1.4", "S2.1"]' : '[]'}, "terms": ["…"]}]}`,
    }),
    user: `${briefLines(brief)}
Lessons: ${count}
Module: ${oneLine(module.title)}
What it teaches: ${oneLine(module.description)}
Its learning objectives:
${bullets(module.learning_objectives)}

All modules, in order, with the terms they introduce:
${bullets(outline.modules.map(({ title, terms }) => (terms?.length ? `${title} (${terms.join(', ')})` : title)))}

${
  hasMaterial
    ? `Material (sections with their size in words, under each: ref | first sentence of passages):
${materialDigest(material, { language: brief.language, characters, about: [module.title, module.description, ...module.learning_objectives].join(' ') })}`
    : noMaterial
}`,
  };
}
