import type { LessonToDraw } from '@coursewright/authoring';
import {
  AppError,
  diagram,
  type Diagram,
  type DiagramDraft,
  type Submodule,
} from '@coursewright/contract';

/** The lesson as authors read it: a marker names a passage by a ref, never by an id. */
export const lessonToDraw = ({ title, content, summary, key_terms }: Submodule): LessonToDraw => ({
  title,
  content: content.replace(/\[\^(\d{1,4})\]/g, ' [S1.$1]'),
  summary: summary.replace(/\s?\[\^\d{1,4}\]/g, ''),
  keyTerms: key_terms,
});

/**
 * An author's draft as a diagram of the lesson, with the passages that its refs name. Throws
 * provider_error where it cannot be drawn.
 */
export function diagramOf(draft: DiagramDraft, { citations }: Submodule): Diagram {
  const passages = new Map<string, string>(
    citations.map(({ marker, passage_id }) => [`S1.${marker}`, passage_id]),
  );
  const drawn = diagram.safeParse({
    kind: draft.kind,
    title: draft.title,
    nodes: draft.nodes.map(({ id, label, detail, group, at, refs }) => ({
      id,
      label,
      detail,
      ...(group ? { group } : {}),
      ...(at ? { at } : {}),
      passage_ids: [...new Set(refs.flatMap((ref) => passages.get(ref) ?? []))].slice(0, 20),
    })),
    edges: draft.edges.map(({ from, to, label }) => ({ from, to, ...(label ? { label } : {}) })),
  });
  if (drawn.success) return drawn.data;
  throw new AppError(
    'provider_error',
    'The author drew something that cannot be shown. Nothing was charged; try again, or another kind of diagram.',
    { cause: drawn.error },
  );
}
