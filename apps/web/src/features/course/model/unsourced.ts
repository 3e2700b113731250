import type { PathData, Submodule } from '@coursewright/contract';

/** Whether a lesson has a text and cites nothing. */
export const citesNothing = ({ content, citations }: Submodule): boolean =>
  content !== '' && citations.length === 0;

/** Whether a course rests on no source, so that nothing in it can be checked against one. */
export const isUnsourced = ({ sources, modules }: PathData): boolean => {
  const written = modules.flatMap(({ submodules }) => submodules).filter(({ content }) => content);
  return sources.length === 0 && written.length > 0 && written.every(citesNothing);
};
