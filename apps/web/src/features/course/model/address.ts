import type { CourseLesson } from '@coursewright/contract';
import { citationAt, passageById, type OpenedCitation } from './citations.ts';

/** Where in the course the reader is, kept in the address: ?lesson=…&tab=quiz#source-3. */
export const tabs = ['content', 'quiz', 'resources', 'chat', 'audio', 'visualization'] as const;
export type Tab = (typeof tabs)[number];

export const lessonSearch = (submoduleId: string, tab: Tab = 'content'): string =>
  `?${new URLSearchParams({ lesson: submoduleId, ...(tab === 'content' ? {} : { tab }) })}`;

/** The tutor of a lesson, at a question of its quiz that help is wanted with. */
export const helpSearch = (submoduleId: string, questionId: string): string =>
  `${lessonSearch(submoduleId, 'chat')}&${new URLSearchParams({ help: questionId })}`;

export const helpOf = (search: URLSearchParams): string | null => search.get('help');

export const tabOf = (search: URLSearchParams): Tab =>
  tabs.find((tab) => tab === search.get('tab')) ?? 'content';

/**
 * One of the open lesson's citations, of which a marker can have several, or any passage that a
 * lesson cites: that of the questions of `lessonId`, of the open one if that is absent.
 */
export type CitationTarget =
  | { marker: number; occurrence?: number }
  | { passageId: string; lessonId?: string };

export const hashOf = (target: CitationTarget): string => {
  if ('passageId' in target) return `#passage-${target.passageId}`;
  const { marker, occurrence = 1 } = target;
  return occurrence === 1 ? `#source-${marker}` : `#source-${marker}-${occurrence}`;
};

/** The citation that a hash names in a lesson; undefined if the lesson does not have it. */
export function citationFromHash(open: CourseLesson, hash: string): OpenedCitation | undefined {
  const cited = /^#source-(\d{1,4})(?:-(\d{1,4}))?$/.exec(hash);
  if (cited) return citationAt(open, Number(cited[1]), Number(cited[2] ?? 1));
  const passageId = /^#passage-(.+)$/.exec(hash)?.[1];
  const found = passageId && passageById(open, passageId);
  return found ? { ...found, status: 'supported' } : undefined;
}
