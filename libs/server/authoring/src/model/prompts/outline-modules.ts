import type { CourseBrief, Material } from '../../author.ts';
import {
  briefLines,
  moduleCount,
  noMaterial,
  type Prompt,
  styleGuidance,
  systemPrompt,
} from './course-brief.ts';
import { materialDigest } from './quoted-material.ts';

export function outlineModulesPrompt({
  brief,
  material,
  characters,
}: {
  brief: CourseBrief;
  material: Material;
  characters: number;
}): Prompt {
  const count = moduleCount(brief);
  const hasMaterial = material.sources.length > 0;
  return {
    system: systemPrompt({
      task: 'outline_modules',
      brief,
      hasMaterial,
      role: 'You are an experienced course designer. You divide a course into modules, each of which later becomes a handful of lessons.',
      rules: [
        `Number of modules: ${count}. Not one more or less.`,
        `Order them so that nothing is needed before it is taught: foundations first, use and judgement last. Each module has a subject of its own; together they cover ${hasMaterial ? 'the topic as far as the material carries it' : 'what a course on the topic cannot leave out'}.`,
        'No filler: no module called introduction, overview, conclusion or summary. A title names the subject in two to eight words, without a number or the word "module".',
        'Description: one or two sentences on what the module teaches and why it matters here.',
        'Learning objectives: two to four per module. Each says what the learner can do afterwards and starts with one observable verb such as explain, compare, calculate, choose, build or judge; never know, understand or learn. Later modules ask for more than recall.',
        'Prerequisites: titles of earlier modules of this course exactly as you wrote them, or prior knowledge in a few words; an empty list for the first module if none is needed.',
        ...(hasMaterial
          ? [
              'Cover all of the material that serves the topic in proportion: a section with many words carries more of the course than one with few, wherever it stands. What has nothing to do with the topic is left out.',
            ]
          : []),
        'Terms: the two to six terms that the module introduces, each at home in one module only; later modules take them as known.',
        'Summary: two or three sentences on what the course teaches and to whom.',
        styleGuidance[brief.style],
      ],
      answer:
        '{"summary": "…", "modules": [{"title": "…", "description": "…", "learning_objectives": ["…"], "prerequisites": ["…"], "terms": ["…"]}]}',
    }),
    user: `${briefLines(brief)}
Modules: ${count}

${
  hasMaterial
    ? `Material (sections with their size in words, under each: ref | first sentence of passages spread over it):
${materialDigest(material, { language: brief.language, characters })}`
    : noMaterial
}`,
  };
}
