import type { PathData, Submodule } from '@coursewright/contract';
import { citationAt, passageById, type OpenedCitation } from './citations.ts';

/** Where in the course the reader is, kept in the address: ?lesson=…&tab=quiz#source-3. */
export const tabs = ['content', 'quiz', 'resources'] as const;
export type Tab = (typeof tabs)[number];

export const lessonSearch = (submoduleId: string, tab: Tab = 'content'): string =>
  `?${new URLSearchParams({ lesson: submoduleId, ...(tab === 'content' ? {} : { tab }) })}`;

export const tabOf = (search: URLSearchParams): Tab => tabs.find((tab) => tab === search.get('tab')) ?? 'content';

export const hashOf = (target: { marker: number } | { passageId: string }): string =>
  'marker' in target ? `#source-${target.marker}` : `#passage-${target.passageId}`;

/** The citation that a hash names in a lesson; undefined if the course does not have it. */
export function citationFromHash(course: PathData, submodule: Submodule, hash: string): OpenedCitation | undefined {
  const marker = /^#source-(\d{1,4})$/.exec(hash)?.[1];
  if (marker) return citationAt(course, submodule, Number(marker));
  const passageId = /^#passage-(.+)$/.exec(hash)?.[1];
  const found = passageId && passageById(course, passageId);
  return found ? { ...found, status: 'supported', sentence: '' } : undefined;
}
