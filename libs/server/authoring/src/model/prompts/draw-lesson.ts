import { type DiagramKind, diagramKinds } from '@coursewright/contract';
import type { CourseBrief, LessonToDraw } from '../../author.ts';
import { refsIn } from '../../markdown/index.ts';
import { bullets, briefLines, oneLine, type Prompt, systemPrompt } from './course-brief.ts';
import { quotedText } from './quoted-material.ts';

export function drawLessonPrompt({
  brief,
  lesson,
  kind,
}: {
  brief: CourseBrief;
  lesson: LessonToDraw;
  kind?: DiagramKind;
}): Prompt {
  const hasMaterial = refsIn(lesson.content).length > 0;
  return {
    system: systemPrompt({
      task: 'draw_lesson',
      brief,
      hasMaterial,
      role: 'You plan the diagram of a lesson as data; somebody else draws it. A good diagram shows at a glance how the ideas of the lesson belong together.',
      rules: [
        kind
          ? `Kind: "${kind}". Where the lesson does not have what such a diagram shows, "is_suitable" is false, "suggested_kinds" names the kinds that would suit it, and there are no nodes.`
          : `Kind: the one of ${diagramKinds.map((one) => `"${one}"`).join(', ')} that shows most of this lesson. Only where none can, "is_suitable" is false and there are no nodes.`,
        '"concept_map": ideas and how they are related; every edge has a label, a verb of one to three words. "hierarchy": wholes and their parts, from the topmost down; each node but the topmost has exactly one edge to it. "flow": steps in order; "cycle": steps of which the last leads to the first again; edges lead from each to the next.',
        '"timeline": events; each has its time in "at", as the lesson names it; in order; no edges. "comparison": a table; each node is a cell with its column, one of the things compared, in "group" and its row, by what they are compared, in "at"; every cell is there; no edges.',
        'Five to twenty-five nodes; never more than sixty. Ids are n1, n2 and so on; edges name nodes by them.',
        'Label: two to eight words of the lesson. Detail: one or two sentences on what the lesson says about it. "group" and "at" are empty where nothing above asks for them.',
        'Plain text: no Markdown, no HTML, no formulas in dollar signs, no refs in it.',
        hasMaterial
          ? 'Refs: the passages that the node rests on, one to three, copied exactly from the sentences of the lesson.'
          : 'Refs: an empty list.',
      ],
      answer: `{"is_suitable": true, "suggested_kinds": ["flow"], "kind": "concept_map", "title": "…", "nodes": [{"id": "n1", "label": "…", "detail": "…", "group": "", "at": "", "refs": ${hasMaterial ? '["S1.3"]' : '[]'}}], "edges": [{"from": "n1", "to": "n2", "label": "…"}]}`,
    }),
    user: `${briefLines(brief)}
Lesson: ${oneLine(lesson.title)}
Its key terms:
${bullets(lesson.keyTerms.map(({ term, definition }) => `${term}: ${definition}`))}

${quotedText('lesson', lesson.content)}`,
  };
}
