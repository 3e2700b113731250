import {
  type DiagramDraft,
  diagramDraft,
  diagramFlaws,
  type DiagramKind,
  limits,
} from '@coursewright/contract';
import type { Answer, CallControl, CourseBrief, LessonToDraw } from '../author.ts';
import { plainText, refsIn } from '../markdown/index.ts';
import { drawLessonPrompt } from './prompts/draw-lesson.ts';
import { type Flaw, type ModelAccess, structuredAnswer } from './structured-answer.ts';
import { knownRefs, unique } from './tidy-answers.ts';

const { labelMax, detailMax, groupMax } = limits.visualization;

/** A diagram as the model plans it, reduced to what can be drawn. */
export function drawLesson(
  access: ModelAccess,
  input: { brief: CourseBrief; lesson: LessonToDraw; kind?: DiagramKind },
  control: CallControl,
): Promise<Answer<DiagramDraft>> {
  const given = new Set(refsIn(input.lesson.content));
  return structuredAnswer(
    access,
    {
      name: 'diagram_draft',
      schema: diagramDraft,
      prompt: drawLessonPrompt(input),
      language: input.brief.language,
      tidy: (draft) => tidy(draft, given, input.lesson.title),
      prose: ({ nodes }) => nodes.flatMap(({ label, detail }) => [label, detail]).join('\n'),
      flaws: (draft) => flawsOf(draft, input.kind),
    },
    control,
  );
}

/**
 * Texts without markup, within their bounds; ids of ours in place of whatever the model calls its
 * nodes; refs that were given.
 */
function tidy(draft: DiagramDraft, given: ReadonlySet<string>, title: string): DiagramDraft {
  // Ids that are told apart stay so; a repeated one is the same again, which is a flaw.
  const names = unique(draft.nodes, ({ id }) => id).map(({ id }) => id);
  const numbers = new Map(names.map((id, index) => [id, `n${index + 1}`]));
  return {
    ...draft,
    suggested_kinds: [...new Set(draft.suggested_kinds)],
    title: line(draft.title, labelMax) || line(title, labelMax),
    nodes: draft.nodes.map((node) => ({
      id: numbers.get(node.id) ?? '',
      label: line(node.label, labelMax),
      detail: line(node.detail, detailMax),
      group: line(node.group, groupMax),
      at: line(node.at, groupMax),
      refs: knownRefs(node.refs, given),
    })),
    edges: unique(draft.edges, ({ from, to }) => JSON.stringify([from, to])).map(
      ({ from, to, label }) => ({
        from: numbers.get(from) ?? '',
        to: numbers.get(to) ?? '',
        label: line(label, groupMax),
      }),
    ),
  };
}

function flawsOf(draft: DiagramDraft, asked: DiagramKind | undefined): Flaw[] {
  if (!draft.is_suitable) return [];
  return [
    ...(asked && draft.kind !== asked ? [`The kind asked for is "${asked}".`] : []),
    ...(draft.nodes.length < 2 ? ['A diagram has at least two nodes.'] : []),
    ...(draft.nodes.some(({ label }) => label === '') ? ['A node has no label.'] : []),
    ...diagramFlaws(draft),
  ].map((problem) => ({ problem }));
}

/** What turns the direction of text around or hides it has no place in a label. */
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

function line(text: string, most: number): string {
  const plain = plainText(text).replace(unseen, '').replace(/\s+/g, ' ').trim();
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).toWellFormed()}…`;
}
