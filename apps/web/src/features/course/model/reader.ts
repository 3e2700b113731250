import { createContext, use } from 'react';
import type { CourseLesson, CourseOutline, LearningState } from '@coursewright/contract';
import type { CourseText } from '../../../shared/course-text.ts';
import type { Said } from '../../../shared/learning/outbox.ts';
import type { CitationTarget } from './address.ts';
import type { LessonSource } from './lesson-source.ts';

/** What every part of the course view needs to know of the course around it. */
export interface Reader {
  readonly course: CourseOutline;
  /** Where its lessons are read; see `useLesson` and `useWholeCourse`. */
  readonly lessons: LessonSource;
  /** The own course that it is, for what is made of its lessons; absent where it is not own. */
  readonly courseId: string | undefined;
  /** For elements that hold the course's own words, which are not in the interface's language. */
  readonly text: CourseText;
  /** Whether lessons still arrive. */
  readonly isWriting: boolean;
  /**
   * Shows the passage behind a citation of the open lesson, or any passage of the course; one of
   * `from` without leaving the lesson that is open.
   */
  readonly openCitation: (target: CitationTarget, from?: CourseLesson) => void;
  readonly marks: ReadingMarks | undefined;
  readonly evidence: Evidence;
  readonly uncertain: UncertainFilter;
  /** Where a source opens: beside the text where there is room for it, else over it. */
  readonly sourcesOpenIn: 'pane' | 'drawer';
  readonly openTool: (tool: ReadingTool) => void;
  /** Tells the owner of a public course that a question is wrong; absent in one's own. */
  readonly reportQuestion?: ReportQuestion | undefined;
}

export type ReportQuestion = (report: { question_id: string; reason: string }) => Promise<void>;

/** What opens beside a course for its reader. */
export type ReadingTool = 'search' | 'glossary' | 'shortcuts';

/** Whether sentences that are not certain stand out in the text. */
export interface UncertainFilter {
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
}

/** Which lessons the reader has finished. */
export interface ReadingMarks {
  readonly read: ReadonlySet<string>;
  readonly setRead: (submoduleId: string, isRead: boolean) => void;
}

/** What the reader did in the course, and where to say what happens now. */
export interface Evidence {
  readonly learning: LearningState;
  readonly record: (said: Said) => void;
  /**
   * The lesson that was visited last, when the course was opened; null: none was. Undefined until it
   * is known.
   */
  readonly resumeAt: string | null | undefined;
  /** Whether it is there on another visit and another device. */
  readonly isKept: boolean;
}

export const ReaderContext = createContext<Reader | null>(null);

export function useReader(): Reader {
  const reader = use(ReaderContext);
  if (!reader) throw new Error('not inside a CourseView');
  return reader;
}
