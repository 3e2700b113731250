import { noteOf, say, secondReading, type Submodule } from '@coursewright/contract';
import {
  claimsToReadAgain,
  withSecondReading,
  type CourseBrief,
  type Material,
} from '@coursewright/authoring';
import type { CourseDraft } from '../course-draft.ts';
import { reasonFor } from '../failure.ts';
import type { CoursePorts } from '../ports.ts';

/**
 * Has a second reader judge what stayed uncertain in the lessons of a module, in one call: none
 * where nothing did. Its verdicts stand beside those of the check and change none. A course is one
 * without them.
 */
export const readAgain =
  (ports: CoursePorts, draft: CourseDraft) =>
  async (brief: CourseBrief, material: Material, moduleIndex: number): Promise<void> => {
    const { submodules, title } = draft.module(moduleIndex);
    const of = String(moduleIndex + 1);
    const { claims, checks: asked } = claimsToReadAgain(readable(submodules, material));
    if (claims.length === 0) return;
    try {
      const reading = await ports.ask({
        step: 'second_reading',
        of,
        input: { brief, claims },
        answer: secondReading,
        call: (control) => ports.author.readAgain({ brief, claims }, control),
      });
      submodules.forEach(({ checks }, lessonIndex) => {
        if (checks)
          draft.update(moduleIndex, lessonIndex, {
            checks: withSecondReading(checks, asked, reading),
          });
      });
    } catch (error) {
      draft.note(noteOf(say('no_second_reading', { title }), reasonFor(error, ports, of)));
    }
  };

/** Every check of the lessons with the passages that its sentence cites. */
function readable(submodules: readonly Submodule[], { sources }: Material) {
  const texts = new Map(
    sources.flatMap(({ passages }) => passages.map(({ id, text }) => [id, text] as const)),
  );
  return submodules.flatMap(({ checks = [], citations }) =>
    checks.map((check) => ({
      check,
      passages: citations
        .filter(({ marker }) => check.markers.includes(marker))
        .flatMap(({ passage_id }) => texts.get(passage_id) ?? []),
    })),
  );
}
