import type { CourseBrief, Material } from '../../author.ts';
import { briefLines, bullets, type Prompt, systemPrompt } from './course-brief.ts';
import { materialDigest } from './quoted-material.ts';

export function judgeResearchPrompt({
  brief,
  material,
  characters,
  asked,
}: {
  brief: CourseBrief;
  material: Material;
  characters: number;
  asked: readonly string[];
}): Prompt {
  return {
    system: systemPrompt({
      task: 'judge_research',
      brief,
      forLearner: false,
      role: 'You judge whether the material found so far is enough to write the course from, and what to search for if it is not.',
      rules: [
        'It is sufficient if every aspect that a course on the topic cannot leave out is covered by at least one source that explains it. It need not be exhaustive.',
        'A gap is one missing aspect, named in a few words. At most five.',
        'Queries (two to ten words, no operators) would close the gaps; at most four, none like one already asked; an empty list if the material is sufficient.',
      ],
      answer: '{"is_sufficient": true or false, "gaps": ["…"], "queries": ["…"]}',
    }),
    user: `${briefLines(brief)}

Queries already asked:
${bullets(asked)}

Material found (sections with their size in words, under each: ref | first sentence of passages spread over it):
${materialDigest(material, { language: brief.language, characters })}`,
  };
}
