import type {
  Note,
  PathData,
  PreviewData,
  ProgressReport,
  WithoutSources,
} from '@coursewright/contract';
import type { Author, CourseBrief, LessonChecker, Material } from '@coursewright/authoring';
import type { PageReader, SourceText, WebSearch } from '@coursewright/sources';
import type { CourseOutline } from './course-outline.ts';
import type { Ask } from './journal.ts';

/** How many of each kind of work run at once for one course. */
export interface Widths {
  readonly search: number;
  readonly module: number;
  readonly submodule: number;
}

/** What a run is given before it starts: the same on every restart. */
export interface CourseOrder {
  readonly taskId: string;
  readonly brief: CourseBrief;
  /** Documents or sample texts; they come before web pages in the material. */
  readonly sources: readonly SourceText[];
  /** Whether the web is searched too. */
  readonly usesWeb: boolean;
  /** What becomes of the course if no source is found. */
  readonly withoutSources: WithoutSources;
  readonly widths: Widths;
  /** What the learner should know about the sources, for the report. */
  readonly notes: readonly Note[];
  /** What the learner has confirmed; the author plans nothing then. */
  readonly outline?: CourseOutline;
  /** Whether the run ends with the outline, for the learner to confirm. */
  readonly proposes?: boolean;
}

/**
 * Something the learner may see. `key` is unique per task, so that a restart does not announce it
 * again.
 */
export interface Announcement {
  readonly key: string;
  readonly report: Omit<ProgressReport, 'status' | 'overall_progress'> & {
    preview_data?: PreviewData;
  };
  /** The course as it stands; stored before the announcement is published. */
  readonly course?: PathData;
}

/**
 * What the pipeline is handed: the author, the web, the journal and the reader. It knows no
 * database and no framework.
 */
export interface CoursePorts {
  readonly author: Author;
  /** The citation check, off the event loop. */
  readonly checker: Pick<LessonChecker, 'cite' | 'claims'>;
  readonly webSearch: WebSearch;
  readonly pages: PageReader;
  readonly keepSnapshot: (source: SourceText) => Promise<void>;
  readonly ask: Ask;
  readonly announce: (announcement: Announcement) => void;
  /**
   * Tells how far a lesson has come that is being written, often; no text: it has ended, and what
   * there is of it is announced.
   */
  readonly showText: (submoduleId: string, text: (() => string) | undefined) => void;
  /**
   * Tells the operator of a failure that nobody foresaw; `of` names the part of the course
   * that was being written.
   */
  readonly logUnexpected: (error: unknown, of: string) => void;
}

/** Stands for the material in a journal key: the same texts in the same order. */
export const materialKey = (material: Material): string[] =>
  material.sources.map((source) => `${source.id} ${source.contentHash}`);
