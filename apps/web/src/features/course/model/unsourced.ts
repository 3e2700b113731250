import type { CourseOutline, Submodule } from '@coursewright/contract';

/** Whether a lesson has a text and cites nothing. */
export const citesNothing = ({ content, citations }: Submodule): boolean =>
  content !== '' && citations.length === 0;

/** Whether a course rests on no source, so that nothing in it can be checked against one. */
export const isUnsourced = ({ sources, modules }: CourseOutline): boolean =>
  sources.length === 0 &&
  modules.some(({ submodules }) => submodules.some(({ reading_minutes }) => reading_minutes > 0));
