import type { SubmoduleVersion } from '@coursewright/contract';

/** Courses have one owner, who needs no name in the list of versions. */
export const learner: SubmoduleVersion['author'] = { kind: 'learner', name: 'You' };
