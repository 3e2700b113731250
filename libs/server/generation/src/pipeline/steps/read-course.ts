import { noteOf, readingDraft, say, type PathData } from '@coursewright/contract';
import { partsToRead, readingOf, type CourseBrief } from '@coursewright/authoring';
import type { CourseDraft } from '../course-draft.ts';
import { reasonFor } from '../failure.ts';
import type { CoursePorts } from '../ports.ts';

/**
 * Has the written course read once more for order, repetition and terms, in two calls at most. A
 * course is one without it.
 */
export const readCourse =
  (ports: CoursePorts, draft: CourseDraft) =>
  async (brief: CourseBrief): Promise<void> => {
    const { author, ask } = ports;
    if (author.readingRoom === undefined) return;
    const course: PathData = draft.view();
    const parts = partsToRead(course, author.readingRoom);
    try {
      const drafts = await Promise.all(
        parts.map((part, index) =>
          ask({
            step: 'read_course',
            of: String(index + 1),
            input: { brief, ...part },
            answer: readingDraft,
            call: (control) => author.readCourse({ brief, ...part }, control),
          }),
        ),
      );
      draft.reading = readingOf(course, drafts);
    } catch (error) {
      draft.note(noteOf(say('course_not_read'), reasonFor(error, ports, 'read_course')));
    }
  };
