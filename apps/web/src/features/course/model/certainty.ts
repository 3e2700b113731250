import type { ClaimCheck, ClaimState, PathData, Submodule } from '@coursewright/contract';

const certain: Record<ClaimState, boolean> = {
  quoted: true,
  supported: true,
  loose: false,
  contradicted: false,
  unsourced: false,
};

/** Whether the sources have the sentence, word for word or in other words. */
export const isCertain = ({ state }: Pick<ClaimCheck, 'state'>): boolean => certain[state];

/** How many statements of a course were checked and how many are certain; none in older courses. */
export function certaintyOf({ report }: Pick<PathData, 'report'>) {
  if (!report?.claims) return undefined;
  const { quoted, supported, loose, contradicted, unsourced = 0 } = report.claims;
  const all = quoted + supported + loose + contradicted + unsourced;
  return all > 0 ? { certain: quoted + supported, all } : undefined;
}

/** The check of a key term, whose text is "term: definition". */
export const checkOfTerm = (
  { checks = [] }: Pick<Submodule, 'checks'>,
  { term, definition }: Submodule['key_terms'][number],
): ClaimCheck | undefined => {
  const wanted = lettersOf(term + definition);
  return checks.find(({ part, text }) => part === 'key_term' && lettersOf(text) === wanted);
};

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
