import type { CourseBrief, Material, OutlinedModule } from '../../author.ts';
import { briefLines, bullets, oneLine, type Prompt, systemPrompt } from './course-brief.ts';
import { listedSources } from './quoted-material.ts';

export function chooseResourcesPrompt({
  brief,
  material,
  module,
  wanted,
}: {
  brief: CourseBrief;
  material: Material;
  module?: OutlinedModule;
  wanted: number;
}): Prompt {
  const subject = module ? 'one module of a course' : 'a course';
  return {
    system: systemPrompt({
      task: module ? 'module_resources' : 'topic_resources',
      brief,
      role: `You choose further reading for ${subject} among the sources at hand.`,
      rules: [
        `At most ${wanted}, best first. Fewer, or none, if fewer are worth the learner's time for ${subject}.`,
        'Name a source by its ref, copied exactly, each at most once. Never write an address.',
        'Description: one or two sentences on what the learner finds there that goes beyond the lessons, judged by its title, sections and first sentence only.',
      ],
      answer: '{"resources": [{"ref": "S2", "description": "…"}]}',
    }),
    user: `${briefLines(brief)}
Resources: at most ${wanted}${module ? `\nModule: ${oneLine(module.title)}\nWhat it teaches: ${oneLine(module.description)}\nIts learning objectives:\n${bullets(module.learning_objectives)}` : ''}

Sources (title, sections, first sentence):
${listedSources(material)}`,
  };
}
