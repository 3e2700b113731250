import { createContext, use } from 'react';
import type { PathData } from '@coursewright/contract';
import type { CourseText } from '../../../shared/course-text.ts';
import type { CitationTarget } from './address.ts';

/** What every part of the course view needs to know of the course around it. */
export interface Reader {
  readonly course: PathData;
  /** For elements that hold the course's own words, which are not in the interface's language. */
  readonly text: CourseText;
  /** Whether lessons still arrive. */
  readonly isWriting: boolean;
  /** Shows the passage behind a citation of the open lesson, or any passage of the course. */
  readonly openCitation: (target: CitationTarget) => void;
  readonly marks: ReadingMarks | undefined;
  readonly uncertain: UncertainFilter;
}

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

export const ReaderContext = createContext<Reader | null>(null);

export function useReader(): Reader {
  const reader = use(ReaderContext);
  if (!reader) throw new Error('not inside a CourseView');
  return reader;
}
